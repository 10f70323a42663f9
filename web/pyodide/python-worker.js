/* The worker in which Python runs: questions in, answers out, one after the other.

   The build fills in a hash of all that the memory of Python depends on, and how large the large files are: in bytes as
   they are, and as they are sent. */

import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import {loadPyodide} from "./pyodide/pyodide.mjs";
import {forgetMemory, keepMemory, keptMemory} from "./python-memory.js";

const VERSION = "";
const SIZES = {};

const PYODIDE = {indexURL: new URL("./pyodide/", import.meta.url).href};
const PIECE = 2 ** 20; // bytes

const UNPACK = `
import importlib, zipfile
with zipfile.ZipFile("/python.zip") as packed:
    packed.extractall("/library")
importlib.invalidate_caches()
`;

/** Import the library, and what it imports late: a first score brings that about. */
const IMPORT = `
import gc, json, sys
sys.path.insert(0, "/library")
from viceroy.web.service import answer_text
sheet = {"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[32, 5], [40]]}]}
answer_text(json.dumps({"ask": "score", "sheet": sheet}))
gc.collect()
`;

async function start() {
  countLoading();
  const zip = new Uint8Array(await (await fetch("python.zip")).arrayBuffer());
  const isAgain = location.search !== ""; // the worker before this one died, perhaps of its memory
  const remembering = isAgain ? null : await remembered();
  const python = remembering ?? (await loadPyodide({...PYODIDE, _makeSnapshot: true}));
  python.FS.writeFile("/python.zip", zip);
  python.runPython(UNPACK);
  if (!remembering) {
    python.runPython(IMPORT);
    keepMemory(VERSION, () => python.makeMemorySnapshot());
  }
  return python.runPython("answer_text");
}

/** Tell the page how much of the large files is here, as they come: {loaded, total} in bytes that are sent. */
function countLoading() {
  const load = self.fetch;
  const total = Object.values(SIZES).reduce((sum, [, sent]) => sum + sent, 0);
  let loaded = 0;
  self.fetch = async (address, options) => {
    const response = await load(address, {...options, cache: "no-cache"}); // of one version, all of them
    const [size, sent] = SIZES[new URL(response.url).pathname.split("/").at(-1)] ?? [];
    if (!size || !response.ok) return response;
    const counter = new TransformStream({
      transform(piece, stream) {
        loaded += (piece.length / size) * sent;
        postMessage({loaded, total});
        stream.enqueue(piece);
      },
    });
    return new Response(response.body.pipeThrough(counter), {headers: response.headers});
  };
}

/** Return a Python that begins with the memory that was kept; null where there is none that fits. */
async function remembered() {
  const memory = await keptMemory(VERSION);
  if (!memory) return null;
  try {
    const [, head] = new Uint32Array(memory.buffer, 0, 2); // bytes before the memory itself
    return await loadPyodide({...PYODIDE, _loadSnapshot: memory, createPyodideModule: roomFor(memory.length - head)});
  } catch {
    await forgetMemory();
    return null;
  }
}

/** Return a maker of the module of Pyodide that gives it at least this much memory; by itself it begins with less. */
function roomFor(bytes) {
  return async (settings) => {
    const made = await createPyodideModule(settings);
    while (made.HEAP8.length < bytes && made._malloc(PIECE)); // it grows; what lies in it is overwritten
    return made;
  };
}

const started = start();
started.then(
  () => postMessage({id: 0}),
  (error) => postMessage({failed: reasonOf(error)}),
);

addEventListener("message", async ({data: {id, text}}) => {
  const answer = await started;
  try {
    postMessage({id, text: answer(text)});
  } catch (error) {
    postMessage({failed: reasonOf(error)});
  }
});

/** Return why something failed: of an error of Python its last line, which says what happened. */
function reasonOf(error) {
  return String(error.message ?? error).trim().split("\n").at(-1);
}
