/* Builds the page as a static folder, web/site or the one that is named: the page, Pyodide, and the library packed and
   compiled for it.

   `npm ci && npm run build` needs a Python that can import viceroy: that of the environment, or the one in PYTHON. */

import {execFileSync} from "node:child_process";
import {createHash} from "node:crypto";
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join, relative} from "node:path";
import {fileURLToPath} from "node:url";
import {gzipSync} from "node:zlib";
import {loadPyodide} from "pyodide";

const HERE = dirname(fileURLToPath(import.meta.url));
const SITE = process.argv[2] ?? join(HERE, "site");
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const UNUSED = [
  ...["_pydatetime.py", "_pydecimal.py", "_pyio.py", "cProfile.py", "doctest.py", "ftplib.py", "imaplib.py", "mailbox.py"],
  ...["multiprocessing/", "optparse.py", "pdb.py", "pickletools.py", "poplib.py", "profile.py", "pstats.py", "pydoc"],
  ...["smtplib.py", "tarfile.py", "trace.py", "unittest/", "wsgiref/", "xmlrpc/", "http/cookiejar.py", "http/server.py"],
]; // modules of Python's library, or folders of them, that nothing in the page imports
const MOST_BYTES = 8_000_000; // what a first visit may download, compressed by gzip

/** Compile the sources in the packed library by the Python that will run them, which then starts faster. */
const COMPILE = `
import os, py_compile, zipfile
with zipfile.ZipFile("/in.zip") as packed:
    packed.extractall("/all")
with zipfile.ZipFile("/out.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for folder, _, names in sorted(os.walk("/all")):
        for name in sorted(names):
            path = os.path.join(folder, name)
            inside = os.path.relpath(path, "/all")
            if name.endswith(".py"):
                py_compile.compile(path, "/one.pyc", "/" + inside, doraise=True, optimize=2,
                    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
                path, inside = "/one.pyc", inside + "c"
            with open(path, "rb") as file:
                packed.writestr(zipfile.ZipInfo(inside), file.read(), zipfile.ZIP_DEFLATED, 9)
`;

/** Leave out of Python's own library what the page does without. */
const THIN = `
import zipfile
with zipfile.ZipFile("/stdlib.zip") as whole, zipfile.ZipFile("/thin.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as thin:
    for info in whole.infolist():
        if not info.filename.startswith(tuple(unused.to_py())):
            thin.writestr(zipfile.ZipInfo(info.filename), whole.read(info), zipfile.ZIP_DEFLATED, 9)
`;

function copy() {
  rmSync(SITE, {recursive: true, force: true});
  cpSync(join(HERE, "page"), SITE, {recursive: true});
  cpSync(join(HERE, "pyodide"), SITE, {recursive: true});
  mkdirSync(join(SITE, "pyodide"));
  const home = dirname(fileURLToPath(import.meta.resolve("pyodide")));
  for (const name of PYODIDE) cpSync(join(home, name), join(SITE, "pyodide", name));
  const {info} = JSON.parse(readFileSync(join(home, "pyodide-lock.json"), "utf-8"));
  writeFileSync(join(SITE, "pyodide", "pyodide-lock.json"), JSON.stringify({info, packages: {}}));
}

async function pack() {
  const python = process.env.PYTHON ?? "python3";
  process.stdout.write(execFileSync(python, [join(HERE, "pack.py"), SITE]));
  const pyodide = await loadPyodide();
  pyodide.FS.writeFile("/in.zip", readFileSync(join(SITE, "python.zip")));
  pyodide.runPython(COMPILE);
  writeFileSync(join(SITE, "python.zip"), pyodide.FS.readFile("/out.zip"));
  const library = join(SITE, "pyodide", "python_stdlib.zip");
  pyodide.FS.writeFile("/stdlib.zip", readFileSync(library));
  pyodide.globals.set("unused", UNUSED);
  pyodide.runPython(THIN);
  writeFileSync(library, pyodide.FS.readFile("/thin.zip"));
}

function filesIn(folder) {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Tell the service worker which files there are, and a version that changes with any of them. */
function list(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(SITE, file)));
  const worker = join(SITE, "sw.js");
  const kept = ["./", ...files.filter((file) => file !== "index.html" && file !== "sw.js")];
  const text = readFileSync(worker, "utf-8")
    .replace('const VERSION = "";', `const VERSION = "${hash.digest("hex").slice(0, 16)}";`)
    .replace("const FILES = [];", `const FILES = ${JSON.stringify(kept)};`);
  writeFileSync(worker, text);
}

function weigh(files) {
  const sizes = files.map((file) => [gzipSync(readFileSync(join(SITE, file)), {level: 9}).length, file]);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  for (const [size, file] of sizes.sort(([one], [other]) => other - one).slice(0, 5)) console.log(`${size} ${file}`);
  console.log(`${total} bytes in ${files.length} files, compressed; ${MOST_BYTES} are allowed`);
  if (total > MOST_BYTES) throw new Error("the page is too large");
}

copy();
await pack();
const files = filesIn(SITE);
list(files);
weigh(files);
