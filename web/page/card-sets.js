/* Card sets to choose from, and those that somebody wrote: read and checked, or refused line by line. */

import {ask} from "./ask.js";
import {showDialog} from "./dialog.js";
import {shippedSets} from "./facts.js";
import {FileField, textOf} from "./files.js";
import {tell} from "./notices.js";
import {Picker} from "./parts.js";
import {AtLine} from "./problems.js";
import {MAX_SET_BYTES, PRINTED} from "./sheet.js";
import {keptDrafts, nameOfDraft} from "./store.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

const [OWN, FILE] = ["own", "file"]; // what the list offers beside the names of sets

/** A list of card sets: those that come with the library, those of the workshop, and one from a file if there is a `field`.

    `now` is the set that is chosen: {set} with its name if it comes with the library, {draft} with its id if it is one of the
    workshop, else {own}, what to call it. `take` gets {set}, or {draft}, the whole of it. `field` is the id of a field that
    takes a file. */
export function SetPicker({id, now, field, take}) {
  const drafts = keptDrafts();
  const shown = now.set ?? drafts.find((one) => one.id === now.draft)?.id ?? OWN;
  const choose = (chosen) => {
    document.getElementById(id).value = shown; // until the set is there
    const draft = drafts.find((one) => one.id === chosen);
    if (chosen === FILE) document.getElementById(field).click();
    else if (draft) take({draft});
    else if (chosen !== OWN) take({set: chosen});
  };
  const options = [
    ...[PRINTED, ...shippedSets().slice(1)].map((set) => [set, nameOfSet(set)]),
    ...(shown === OWN ? [[OWN, now.own]] : []),
    ...drafts.map((one) => [one.id, nameOfDraft(one)]),
    ...(field ? [[FILE, say("Open a card set (YAML)")]] : []),
  ];
  return html`<${Picker} id=${id} label=${say("Cards")} options=${options} chosen=${shown} onchange=${choose} />`;
}

/** A hidden field that takes a file; `take` gets the promise of its set. */
export function SetField({id, take}) {
  return html`<${FileField} id=${id} label=${say("Open a card set (YAML)")} onfile=${(file) => take(loadSet(file))} />`;
}

export function nameOfSet(set) {
  return set === PRINTED ? say("The printed cards") : say("The set “{}”", set);
}

/** Return a function that gives a set, the promise of one, or that of a {draft}, to `onset`; it shows the errors of a bad one.

    Reading takes its time: a set that comes after a later choice, or when `about` is no longer what it was, is forgotten. */
export function setTaker(onset, about = () => null) {
  let latest = null;
  return (given) => {
    const {draft} = given;
    const promised = (latest = draft ? readSet(nameOfDraft(draft), draft.text, {draft: draft.id}) : given);
    const before = about();
    const isLatest = () => latest === promised && about() === before;
    Promise.resolve(promised).then(
      (set) => isLatest() && (set.reasons ? refuse(set) : onset(set)),
      (error) => isLatest() && tell(say("That did not work: {}", error.message)),
    );
  };
}

/** Read the set of a file, as `readSet` does. */
export async function loadSet(file) {
  const {text, refusal} = await textOf(file, MAX_SET_BYTES);
  return refusal ? {file: file.name, reasons: [refusal]} : readSet(file.name, text);
}

/** Read the set of a text: {file, name, cards, text, problems, language}, or {file, reasons} if it has errors. */
async function readSet(file, text, more = {}) {
  const language = spoken();
  const {name, cards, problems} = await ask({ask: "cards", text, language});
  if (cards) return {file, name, cards, text, problems, language, ...more};
  return {file, reasons: problems.map((problem) => html`<${AtLine} ...${problem} />`)};
}

function refuse({file, reasons}) {
  showDialog(
    say("This card set has errors"),
    html`
      <p>${say("{} was not opened. Line by line:", file)}</p>
      <ul>${reasons.slice(0, 50).map((reason) => html`<li>${reason}</li>`)}</ul>
    `,
  );
}
