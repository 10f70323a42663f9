/* Card sets that somebody wrote: read and checked, or refused line by line. */

import {ask} from "./ask.js";
import {showDialog} from "./dialog.js";
import {element} from "./dom.js";
import {fileField} from "./files.js";
import {LARGEST_SET} from "./sheet.js";
import {say, spoken} from "./words.js";

/** Make a hidden field that takes a file; `onset` gets the set of it: {file, name, cards, text, problems}. */
export function setField(id, onset) {
  return fileField(id, say("Open a card set (YAML)"), (file) => loadSet(file, onset));
}

/** Read the set of a file; one with errors is told, and nothing else happens. */
export async function loadSet(file, onset) {
  if (file.size > LARGEST_SET) refuse(file.name, [say("It is too large for this page.")]);
  else await readSet(file.name, await file.text(), onset);
}

/** Read the set of a text, as `loadSet` does. */
export async function readSet(file, text, onset) {
  try {
    const {name, cards, problems} = await ask({ask: "cards", text, language: spoken()});
    if (cards) onset({file, name, cards, text, problems});
    else refuse(file, problems.map(({line, message}) => `${line}: ${message}`));
  } catch (error) {
    refuse(file, [error.message]);
  }
}

function refuse(name, reasons) {
  showDialog(say("This card set has errors"), [
    element("p", {}, say("{} was not opened. Line by line:", name)),
    element("ul", {lang: "en"}, reasons.slice(0, 50).map((reason) => element("li", {}, reason))),
  ]);
}
