/* Runs tests on the Python of Pyodide, which is newer than most: `node .ci/pyodide.mjs PACKAGES:PACKAGES TEST...`. The packages
   of the tests are in two folders, the first one before the other. No test can run there that starts a process or needs a
   compiled package. Pyodide is that of web/node_modules, or the one in PYODIDE. */

import {dirname, join} from "node:path";
import {fileURLToPath, pathToFileURL} from "node:url";

const CHECKOUT = join(dirname(fileURLToPath(import.meta.url)), "..");
const PYODIDE = process.env.PYODIDE ?? join(CHECKOUT, "web", "node_modules", "pyodide");
const [packages, ...tests] = process.argv.slice(2);

const {loadPyodide} = await import(pathToFileURL(join(PYODIDE, "pyodide.mjs")));
const pyodide = await loadPyodide({indexURL: PYODIDE, env: {HOME: "/tmp", PYTHONDONTWRITEBYTECODE: "1"}});
const folders = packages.split(":").map((folder, index) => {
  pyodide.mountNodeFS(`/packages${index}`, folder);
  return `/packages${index}`;
});
pyodide.mountNodeFS("/checkout", CHECKOUT);
pyodide.globals.set("folders", pyodide.toPy(folders));
pyodide.globals.set("tests", pyodide.toPy(tests));
process.exitCode = pyodide.runPython(`
import os, sys
os.chdir("/checkout")
sys.path[:0] = ["/checkout/src", *folders]
print("Python", sys.version.split()[0])
import pytest
int(pytest.main(["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-o", "addopts=--strict-markers", *tests]))
`);
