/* The worker in which Python runs: questions in, answers out, one after the other. */

import {loadPyodide} from "./pyodide/pyodide.mjs";

const FIRST = {ask: "score", sheet: {format: "score-sheet/1", players: [{name: "A", pyramid: [[32, 5], [40]]}]}};

async function start() {
  const zip = fetch("python.zip").then((response) => response.arrayBuffer());
  const python = await loadPyodide({indexURL: new URL("./pyodide/", import.meta.url).href});
  python.unpackArchive(await zip, "zip", {extractDir: "/library"});
  const answer = python.runPython(`
import sys
sys.path.insert(0, "/library")
from viceroy.web.service import answer_text
answer_text
`);
  answer(JSON.stringify(FIRST)); // what is imported late is there before somebody waits for it
  return answer;
}

const started = start();
started.then(
  () => postMessage({id: 0}),
  (error) => postMessage({failed: String(error.message ?? error)}),
);

addEventListener("message", async ({data: {id, text}}) => {
  const answer = await started;
  try {
    postMessage({id, text: answer(text)});
  } catch (error) {
    postMessage({failed: String(error.message ?? error)});
  }
});
