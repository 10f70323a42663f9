/* Card sets to choose from, and those that somebody wrote: read and checked, or refused line by line. */

import {ask} from "./ask.js";
import {showDialog} from "./dialog.js";
import {element, picker} from "./dom.js";
import {shippedSets} from "./facts.js";
import {fileField, textOf} from "./files.js";
import {LARGEST_SET, PRINTED} from "./sheet.js";
import {keptDrafts, nameOfDraft} from "./store.js";
import {say, spoken} from "./words.js";

const [OWN, FILE] = ["own", "file"]; // what the list offers beside the names of sets

/** Make a list of card sets: those that come with the library, those of the workshop, and one from a file.

    `now` is the set that is chosen: {set} with its name if it comes with the library, {draft} with its id if it is one of the
    workshop, else {own}, what to call it. `onset` gets {set}, or a set as `readSet` gives it. A file comes by the field of the
    id `field`. */
export function setPicker(id, now, field, onset) {
  const drafts = keptDrafts();
  const shown = now.set ?? drafts.find(({id}) => id === now.draft)?.id ?? OWN;
  const options = [
    ...[PRINTED, ...shippedSets().slice(1)].map((set) => [set, nameOfSet(set)]),
    ...(shown === OWN ? [[OWN, now.own]] : []),
    ...drafts.map((draft) => [draft.id, nameOfDraft(draft)]),
    [FILE, say("Open a card set (YAML)")],
  ];
  return picker(id, say("Cards"), options, shown, (chosen) => {
    document.getElementById(id).value = shown; // until the set is there
    const draft = drafts.find((one) => one.id === chosen);
    if (chosen === FILE) document.getElementById(field).click();
    else if (draft) readSet(nameOfDraft(draft), draft.text, (set) => onset({...set, draft: draft.id}));
    else if (chosen !== OWN) onset({set: chosen});
  });
}

function nameOfSet(set) {
  return set === PRINTED ? say("The printed cards") : say("The set “{}”", set);
}

/** Make a hidden field that takes a file; `onset` gets the set of it: {file, name, cards, text, problems}. */
export function setField(id, onset) {
  return fileField(id, say("Open a card set (YAML)"), (file) => loadSet(file, onset));
}

/** Read the set of a file; one with errors is told, and nothing else happens. */
export async function loadSet(file, onset) {
  const {text, refusal} = await textOf(file, LARGEST_SET);
  if (refusal) refuse(file.name, [refusal]);
  else await readSet(file.name, text, onset);
}

/** Read the set of a text, as `loadSet` does. */
async function readSet(file, text, onset) {
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
