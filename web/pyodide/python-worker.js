/* The worker in which Python runs: questions in, answers out, one after the other. */

import createPyodideModule from "./pyodide/pyodide.asm.mjs";
import {loadPyodide} from "./pyodide/pyodide.mjs";
import {forgetMemory, keepMemory, keptMemory, versionOf} from "./python-memory.js";

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
  const zip = new Uint8Array(await (await fetch("python.zip")).arrayBuffer());
  const version = await versionOf(zip);
  const isAgain = location.search !== ""; // the worker before this one died, perhaps of its memory
  const remembering = isAgain ? null : await remembered(version);
  const python = remembering ?? (await loadPyodide({...PYODIDE, _makeSnapshot: true}));
  python.FS.writeFile("/python.zip", zip);
  python.runPython(UNPACK);
  if (!remembering) {
    python.runPython(IMPORT);
    keepMemory(version, () => python.makeMemorySnapshot());
  }
  return python.runPython("answer_text");
}

/** Return a Python that begins with the memory that was kept; null where there is none that fits. */
async function remembered(version) {
  const memory = await keptMemory(version);
  if (!memory) return null;
  try {
    const [, head] = new Uint32Array(memory.buffer, 0, 2); // bytes before the memory itself
    return await loadPyodide({...PYODIDE, _loadSnapshot: memory, createPyodideModule: roomFor(memory.length - head)});
  } catch {
    await forgetMemory();
    return null;
  }
}

/** Return what makes the module of Pyodide with as much memory as that; it would begin with less. */
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
