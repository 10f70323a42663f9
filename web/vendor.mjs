/* Builds what the page takes from other projects: one file for each bundle, and the licences of what is in it beside it.

   `npm run build:vendor` writes them to page/vendor, from where the page and the Python package take them; a folder that is
   named gets them instead. The same packages give the same files. */

import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";
import {build} from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));
const INTO = process.argv[2] ?? join(HERE, "page", "vendor");

async function bundle(folder, name) {
  const {metafile} = await build({
    entryPoints: [join(HERE, folder, `${name}.js`)],
    absWorkingDir: HERE,
    outfile: join(INTO, `${name}.js`),
    bundle: true,
    format: "esm",
    target: "es2022",
    minify: true,
    legalComments: "none",
    metafile: true,
  });
  writeFileSync(join(INTO, `${name}-licences.txt`), licencesOf(Object.keys(metafile.inputs)));
}

function licencesOf(files) {
  const packages = new Map();
  for (const file of files) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file);
    if (name) packages.set(name[1], join(HERE, name[0]));
  }
  const licences = [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, folder]) => {
    const {version, license} = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    const path = file ? join(folder, file) : join(HERE, "licences", `${license}.txt`); // some packages only name theirs
    return `${name} ${version} (${license})\n\n${readFileSync(path, "utf-8").trim()}\n`;
  });
  return licences.join(`\n${"-".repeat(72)}\n\n`);
}

mkdirSync(INTO, {recursive: true});
await bundle("editor", "editor");
await bundle("fluent", "fluent");
await bundle("preact", "preact");
