/* Card sets to choose from, and those that somebody wrote: read and checked, or refused line by line. */

import {MAX_PACK_BYTES, openPack} from "./art.js";
import {shippedSets, tryToLearn} from "./cards.js";
import {FileField, isPack, refuse, SETS, textOf} from "./files.js";
import {tellFailure} from "./notices.js";
import {Picker} from "./parts.js";
import {AtLine} from "./problems.js";
import {MAX_SET_BYTES, PRINTED} from "./sheet.js";
import {drafts, nameOfDraft} from "./store.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const [OWN, FILE] = ["own", "file"]; // what the list offers beside the names of sets

/** A list of card sets: those that come with the library, those of the workshop, and one from a file if there is a `field`.

    `now` is the set that is chosen: {set} with its name if it comes with the library, {draft} with its id if it is one of the
    workshop, else {own}, what to call it. `take` gets {set}, {draft}, the whole of it, or {file}. `field` is the id of a hidden field
    that takes a file. */
export function SetPicker({id, now, field, take}) {
  const own = drafts.all();
  const shown = now.set ?? own.find((one) => one.id === now.draft)?.id ?? OWN;
  const choose = (chosen) => {
    document.getElementById(id).value = shown; // until the set is there
    const draft = own.find((one) => one.id === chosen);
    if (chosen === FILE) document.getElementById(field).click();
    else if (draft) take({draft});
    else if (chosen !== OWN) take({set: chosen});
  };
  const options = [
    ...[PRINTED, ...shippedSets().slice(1)].map((set) => [set, nameOfSet(set)]),
    ...(shown === OWN ? [[OWN, now.own]] : []),
    ...own.map((one) => [one.id, nameOfDraft(one)]),
    ...(field ? [[FILE, say("page-set-open")]] : []),
  ];
  return html`
    <${Picker} id=${id} label=${say("page-set-label")} options=${options} chosen=${shown} onchange=${choose} />
    ${field && html`<${FileField} id=${field} accept=${SETS} onfile=${(file) => take({file})} />`}
  `;
}

export function nameOfSet(set) {
  return set === PRINTED ? say("page-set-printed") : say("page-set-named", {name: set});
}

/** Return a function that takes {set}, {draft} or {file}, and gives {set}, or {text, name, draft, pictures} of a good one, to `onset`;
    the errors of a bad one are shown.

    Reading takes its time: a set that comes after a later choice, or when `about` is no longer what it was, is forgotten. */
export function setTaker(onset, about = () => null) {
  let latest = null;
  return (given) => {
    latest = given;
    const before = about();
    const isLatest = () => latest === given && about() === before;
    read(given).then(
      (set) => isLatest() && (set.reasons ? refuse(set.name, set.reasons) : onset(set)),
      (error) => isLatest() && tellFailure(error),
    );
  };
}

async function read({set, draft, file}) {
  if (set) return {set};
  const name = draft ? nameOfDraft(draft) : file.name;
  const {text, pictures, reasons} = draft ?? (await setOfFile(file));
  if (reasons) return {name, reasons};
  const {cards, problems} = await tryToLearn({text});
  return cards ? {text, name, draft: draft?.id, pictures} : {name, reasons: reasonsOf(problems)};
}

/** Read the set of a file, a text or a pack, whose pictures are here then: {name, text, pictures}, or {reasons} why there is none. */
export async function setOfFile(file) {
  if (!isPack(file)) {
    const {text, refusal} = await textOf(file, MAX_SET_BYTES);
    return refusal ? {reasons: [refusal]} : {name: file.name.replace(/\.ya?ml$/i, ""), text: text.replace(/\r\n?/g, "\n")};
  }
  if (file.size > MAX_PACK_BYTES) return {reasons: [say("page-file-pack-too-large")]};
  const {set, problems} = await openPack(await file.arrayBuffer());
  if (!set) return {reasons: reasonsOf(problems.filter(({severity}) => severity === "error"))};
  return set.text.length > MAX_SET_BYTES ? {reasons: [say("page-file-too-large")]} : set;
}

/** Return problems for a list. */
export function reasonsOf(problems) {
  return problems.map((problem) => html`<${AtLine} ...${problem} />`);
}
