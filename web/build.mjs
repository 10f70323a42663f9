/* Builds the page as a static folder, web/site or the one that is named: the page, Pyodide, and the library packed and
   compiled for it.

   `npm ci && npm run build` needs a Python that can import viceroy: that of the environment, or the one in PYTHON. */

import {execFileSync} from "node:child_process";
import {createHash} from "node:crypto";
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from "node:fs";
import {dirname, join, relative} from "node:path";
import {fileURLToPath} from "node:url";
import {gzipSync} from "node:zlib";
import {loadPyodide} from "pyodide";

const HERE = dirname(fileURLToPath(import.meta.url));
const SITE = process.argv[2] ?? join(HERE, "site");
const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
const LOADED = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "python.zip"]; // of which progress is shown
const ENCODINGS = ["big5", "euc_", "gb", "hp_", "hz", "iso", "johab", "koi8", "kz", "mac_", "palmos", "ptcp", "shift_jis", "tis_"];
const CODE_PAGES = ["cp0", "cp10", "cp11", "cp2", "cp42", "cp5", "cp7", "cp8", "cp9"];
const UNUSED = [
  ...["_pydatetime.py", "_pydecimal.py", "_pyio.py", "_pyrepl/", "argparse.py", "bdb.py", "cmd.py", "colorsys.py", "configparser.py"],
  ...["cProfile.py", "ctypes/", "doctest.py", "filecmp.py", "fileinput.py", "ftplib.py", "getpass.py", "http/cookiejar.py"],
  ...["http/server.py", "imaplib.py", "logging/config.py", "logging/handlers.py", "mailbox.py", "modulefinder.py", "multiprocessing/"],
  ...["netrc.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py", "pstats.py", "pyclbr.py"],
  ...["pydoc", "sched.py", "shelve.py", "smtplib.py", "socketserver.py", "sqlite3/", "symtable.py", "tabnanny.py", "tarfile.py"],
  ...["timeit.py", "tomllib/", "trace.py", "unittest/", "uuid.py", "wave.py", "wsgiref/", "xml/dom/", "xmlrpc/", "zipapp.py"],
  ...[...ENCODINGS, ...CODE_PAGES].map((name) => `encodings/${name}`),
]; // modules of Python's library, or folders of them, that nothing in the page imports
const MAX_BYTES = 8_000_000; // what a first visit may download, compressed by gzip

/** Compile the sources in a packed library by the Python that will run them, which then starts in half of the time. */
const COMPILE = `
import py_compile, zipfile
how = {"doraise": True, "optimize": 2, "invalidation_mode": py_compile.PycInvalidationMode.UNCHECKED_HASH}

def compile_all(path, is_wanted=lambda name: True, is_left_out=lambda name: False):
    with zipfile.ZipFile(path) as sources, zipfile.ZipFile("/out.zip", "w") as packed:
        for name in sorted(sources.namelist()):
            content = sources.read(name)
            if is_left_out(name):
                continue
            if name.endswith(".py") and is_wanted(name):
                with open("/one.py", "wb") as file:
                    file.write(content)
                py_compile.compile("/one.py", "/one.pyc", "/" + name, **how)
                with open("/one.pyc", "rb") as file:
                    content = file.read()
                name += "c"
            packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)

compile_all("/python.zip")
`;

/** Of Python's own library, compile what a first score imports: the rest is smaller as it is. */
const COMPILE_STANDARD = `
import sys
with zipfile.ZipFile("/python.zip") as packed:
    packed.extractall("/library")
sys.path.insert(0, "/library")
from viceroy.web.service import answer_text
answer_text('{"ask": "score", "sheet": {"format": "score-sheet/1", "players": [{"name": "A", "pyramid": [[32, 5], [40]]}]}}')
loaded = {name.replace(".", "/") for name in sys.modules}
is_loaded = lambda name: name.removesuffix(".py").removesuffix("/__init__") in loaded
compile_all("/stdlib.zip", is_loaded, lambda name: name.startswith(tuple(unused.to_py())))
`;

function copy() {
  rmSync(SITE, {recursive: true, force: true});
  cpSync(join(HERE, "page"), SITE, {recursive: true});
  copyTexts(join(HERE, "..", "data", "locales"), join(SITE, "locales"));
  cpSync(join(HERE, "pyodide"), SITE, {recursive: true});
  mkdirSync(join(SITE, "pyodide"));
  const home = dirname(fileURLToPath(import.meta.resolve("pyodide")));
  for (const name of PYODIDE) cpSync(join(home, name), join(SITE, "pyodide", name));
  const {info} = JSON.parse(readFileSync(join(home, "pyodide-lock.json"), "utf-8"));
  writeFileSync(join(SITE, "pyodide", "pyodide-lock.json"), JSON.stringify({info, packages: {}}));
}

/** Copy the texts of the page in all finished languages, without the comments for translators. */
function copyTexts(from, to) {
  const languages = readFileSync(join(from, "languages.json"), "utf-8");
  const finished = Object.entries(JSON.parse(languages)).filter(([, one]) => one.finished);
  for (const [tag] of finished) {
    mkdirSync(join(to, tag), {recursive: true});
    const text = readFileSync(join(from, tag, "page.ftl"), "utf-8");
    writeFileSync(join(to, tag, "page.ftl"), text.replace(/^#.*\n/gm, ""));
  }
  writeFileSync(join(to, "languages.json"), languages);
}

async function pack() {
  const python = process.env.PYTHON ?? "python3";
  process.stdout.write(execFileSync(python, [join(HERE, "pack.py"), SITE]));
  const pyodide = await loadPyodide({env: {PYTHONNODEBUGRANGES: "1"}}); // tracebacks name lines without columns
  pyodide.globals.set("unused", UNUSED);
  const compile = (source, path, inside) => {
    pyodide.FS.writeFile(inside, readFileSync(path));
    pyodide.runPython(source);
    writeFileSync(path, pyodide.FS.readFile("/out.zip"));
  };
  compile(COMPILE, join(SITE, "python.zip"), "/python.zip");
  compile(COMPILE_STANDARD, join(SITE, "pyodide", "python_stdlib.zip"), "/stdlib.zip");
}

function filesIn(folder) {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

/** Return a version that changes with any of some files. */
function versionOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(SITE, file)));
  return hash.digest("hex").slice(0, 16);
}

function fillIn(file, values) {
  const path = join(SITE, file);
  let text = readFileSync(path, "utf-8");
  for (const [name, value] of Object.entries(values)) {
    const place = new RegExp(`^const ${name} = .*;$`, "m");
    if (!place.test(text)) throw new Error(`${file} has no ${name}`);
    text = text.replace(place, () => `const ${name} = ${JSON.stringify(value)};`);
  }
  writeFileSync(path, text);
}

/** Tell the worker what its memory depends on, and how large the files are that it loads. */
function describePython(files) {
  const sizes = LOADED.map((file) => [file.split("/").at(-1), [statSync(join(SITE, file)).size, sentBytes(file)]]);
  const own = files.filter((file) => /^(pyodide\/|python)/.test(file));
  fillIn("python-worker.js", {VERSION: versionOf(own), SIZES: Object.fromEntries(sizes)});
}

/** Tell the service worker which files there are, and a version that changes with any of them. */
function list(files) {
  const kept = ["./", ...files.filter((file) => file !== "index.html" && file !== "sw.js")];
  fillIn("sw.js", {VERSION: versionOf(files), FILES: kept});
}

function sentBytes(file) {
  return gzipSync(readFileSync(join(SITE, file)), {level: 9}).length;
}

function weigh(files) {
  const sizes = files.map((file) => [sentBytes(file), file]);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  for (const [size, file] of sizes.sort(([one], [other]) => other - one).slice(0, 5)) console.log(`${size} ${file}`);
  console.log(`${total} bytes in ${files.length} files, compressed; ${MAX_BYTES} are allowed`);
  if (total > MAX_BYTES) throw new Error("the page is too large");
}

copy();
await pack();
const files = filesIn(SITE);
describePython(files);
list(files);
weigh(files);
