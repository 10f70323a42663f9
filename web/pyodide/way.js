/* The way to Python: a worker beside the page, in which Pyodide runs the library. Nothing leaves the device. */

import {PRINTED} from "./sheet.js";
import {languageNames, say} from "./words.js";

const PATIENCE = 15_000; // milliseconds for an answer
const PATIENCE_WITH_BOTS = 60_000; // ... while a bot thinks, on a slow telephone
const PATIENCE_AT_START = 120_000; // ... while Python is loaded, on a slow telephone

let progress = null;
let tellProgress = () => {};

/** Call `tell` now and while Python is loaded: with {loaded, total} in bytes, total 0 as long as that is not known, and with
    null once it is ready. */
export function whileLoading(tell) {
  tellProgress = tell;
  tell(progress);
}

function advance(to) {
  progress = to;
  tellProgress(to);
}

/** Keep the files of the page for the next visit, once they are here: they would be in each other's way. Without it the page
    needs a network, and nothing else is lost. */
function registerWorker() {
  navigator.serviceWorker?.register("sw.js").catch(() => {});
}

/** Return a function that sends a question as text and promises the answer as text; a worker that dies is replaced. */
export function connect() {
  let worker = null;
  let isReady = false;
  let hasDied = false;
  let last = 0;
  const waiting = new Map();

  const fail = (message) => {
    worker?.terminate();
    worker = null;
    isReady = false;
    hasDied = true;
    for (const {reject} of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  const start = () => {
    advance({loaded: 0, total: 0});
    worker = new Worker(hasDied ? "python-worker.js?again" : "python-worker.js", {type: "module"});
    worker.addEventListener("error", (event) => fail(event.message || say("page-notice-python-ended")));
    worker.addEventListener("message", ({data}) => {
      if (data.total !== undefined) {
        advance(data);
        return;
      }
      if (!isReady) advance(null);
      isReady = true;
      registerWorker();
      if (data.failed) fail(data.failed);
      waiting.get(data.id)?.resolve(data.text);
      waiting.delete(data.id);
    });
  };
  const send = (text, patience = PATIENCE) =>
    new Promise((resolve, reject) => {
      if (!worker) start();
      const id = (last += 1);
      waiting.set(id, {resolve, reject});
      worker.postMessage({id, text});
      setTimeout(() => waiting.has(id) && fail(say("page-notice-too-slow")), isReady ? patience : PATIENCE_AT_START);
    });

  start();
  return async (text) => {
    const {ask, game, language, set} = JSON.parse(text);
    if (game !== undefined) return send(text, PATIENCE_WITH_BOTS);
    if (ask !== "cards" || set !== PRINTED) return send(text);
    const isKnown = languageNames().some(([tag]) => tag === language);
    const response = await fetch(`cards-${isKnown ? language : "en"}.json`); // the printed cards are there before Python is
    if (!response.ok) throw new Error(say("page-notice-server-status", {status: response.status}));
    return response.text();
  };
}

/** Promises what a server says about itself; here there is none. */
export const about = Promise.resolve({});