/* A headless Firefox over WebDriver BiDi: commands come as lines of JSON, {method, params}, and each has a line as answer.

   The first argument is the program, the second an empty folder for its profile. It ends with its standard input. */

import {spawn} from "node:child_process";
import {createRequire} from "node:module";
import {createInterface} from "node:readline";

const [, , program, profile, packages] = process.argv;
const WebSocket = createRequire(`${packages}/`)("ws");

const firefox = spawn(program, ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"], {
  stdio: ["ignore", "ignore", "pipe"],
});
const address = await new Promise((resolve, reject) => {
  createInterface(firefox.stderr).on("line", (line) => {
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line);
    if (found) resolve(found[1]);
  });
  firefox.on("exit", () => reject(new Error("Firefox ended")));
});

const socket = new WebSocket(`${address}/session`);
await new Promise((resolve, reject) => socket.on("open", resolve).on("error", reject));
const waiting = new Map();
socket.on("message", (text) => {
  const message = JSON.parse(text);
  if (message.id !== undefined) waiting.get(message.id)(message);
  else console.log(JSON.stringify({event: message.method, params: message.params}));
});
let last = 0;
const send = (method, params) =>
  new Promise((resolve) => {
    waiting.set((last += 1), resolve);
    socket.send(JSON.stringify({id: last, method, params}));
  });

await send("session.new", {capabilities: {}});
for await (const line of createInterface(process.stdin)) {
  const {method, params} = JSON.parse(line);
  const {result, error, message} = await send(method, params);
  console.log(JSON.stringify(error ? {error: `${error}: ${message}`} : {result}));
}
await send("browser.close", {});
firefox.kill();
process.exit(0);
