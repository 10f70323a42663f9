// A front end in JavaScript, written from the JSON formats alone. It starts examples/table_server.py as its table, shows
// what the player of seat 0 may know, offers the legal actions, and sends the chosen one.
//
//   node examples/front_end.mjs [PYTHON] [SEED]      and answer with the number of your choice

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const [python = "python3", seed = "7"] = process.argv.slice(2);
const here = dirname(fileURLToPath(import.meta.url));
const table = spawn(python, [join(here, "table_server.py"), seed], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const names = new Map();

const card = (number) => (number === null ? "-" : `${number} ${names.get(number)}`);
const gems = (held) => Object.entries(held).map(([color, count]) => `${count} ${color}`).join(", ");
const row = (cards) => Object.entries(cards).map(([color, number]) => `${color}: ${card(number)}`).join(", ");

// An action is an object whose first key names it; the rest is what it is about. Cards get their names.
function words({ action, seat, ...about }) {
  const parts = Object.entries(about).map(([key, value]) => {
    if (["card", "place", "keep"].includes(key) && typeof value === "number") return `${key} ${card(value)}`;
    if (key === "gems" || key === "infinite") return `${key} ${gems(value)}`;
    return `${key} ${JSON.stringify(value)}`;
  });
  return [action.replaceAll("_", " "), ...parts].join(", ");
}

function show(view) {
  const own = view.seats[view.seat];
  console.log(`\nTurn ${view.turn}. Bases: ${row(view.bases)}. Tips: ${row(view.tips)}. Bank: ${gems(view.bank)}.`);
  view.seats.forEach((seat, index) => {
    const places = seat.pyramid.map((placed) => `${placed.card}@${placed.place}`).join(" ");
    console.log(`${view.rules.players[index]}: ${seat.hand.length} in hand; pyramid ${places || "empty"}`);
  });
  console.log(`Your gems: ${gems(own.gems)}; hand: ${own.hand.map((held) => card(held.card)).join(", ")}`);
  view.legal.forEach((action, index) => console.log(`${index + 1}. ${words(action)}`));
}

async function choose(legal) {
  for (;;) {
    const { value, done } = await answers.next();
    if (done) return null;
    const action = legal[Number(value.trim()) - 1];
    if (action) return action;
    console.log(`A number from 1 to ${legal.length}, please.`);
  }
}

async function main() {
  for await (const line of createInterface({ input: table.stdout })) {
    const { cards, view, events, score, refused, bad_json } = JSON.parse(line);
    for (const one of [...(cards?.characters ?? []), ...(cards?.laws ?? [])]) names.set(one.number, one.name.en);
    for (const one of events?.events ?? []) console.log(`  (${one.event.replaceAll("_", " ")})`);
    if (refused || bad_json) console.log("Refused:", JSON.stringify(refused ?? bad_json));
    if (score) for (const player of score.players) console.log(`${player.rank}. ${player.name}: ${player.total}`);
    if (!view) continue;
    show(view);
    const action = await choose(view.legal);
    if (action === null) break;
    table.stdin.write(`${JSON.stringify({ format: "action/2", ...action })}\n`);
  }
  table.stdin.end();
  process.stdin.destroy();
}

await main();
