/* Builds the editor of the workshop: one file for the page, and the licences of what is in it beside it.

   `npm run build:editor` writes them to page/vendor, from where the page and the Python package take them; a folder that is
   named gets them instead. The same packages give the same files. */

import {mkdirSync, readdirSync, readFileSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";
import {build} from "esbuild";

const HERE = dirname(fileURLToPath(import.meta.url));
const INTO = process.argv[2] ?? join(HERE, "..", "page", "vendor");

const {metafile} = await build({
  entryPoints: [join(HERE, "editor.js")],
  absWorkingDir: HERE,
  outfile: join(INTO, "editor.js"),
  bundle: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  metafile: true,
});

const packages = new Map();
for (const file of Object.keys(metafile.inputs)) {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file);
  if (name) packages.set(name[1], join(HERE, name[0]));
}
const licences = [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, folder]) => {
  const {version, license} = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return `${name} ${version} (${license})\n\n${readFileSync(join(folder, file), "utf-8").trim()}\n`;
});
mkdirSync(INTO, {recursive: true});
writeFileSync(join(INTO, "editor-licences.txt"), licences.join(`\n${"-".repeat(72)}\n\n`));
