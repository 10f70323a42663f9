/* Files that come to the page and leave it. */

import {showDialog} from "./dialog.js";
import {Button} from "./parts.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const YAML = ".yaml,.yml,.json,text/yaml"; // JSON is YAML too
const PACK = ".viceroy";
export const SETS = `${YAML},${PACK}`;
const TYPES = {viceroy: "application/zip", json: "application/json", jsonl: "application/json", png: "image/png", svg: "image/svg+xml", yaml: "text/yaml"};
const MOST = 50; // reasons that are shown
const BYTES = 3; // that UTF-8 takes at most for one character of JavaScript

/** A button that asks for a file; `field` is the id of the hidden field that takes it. */
export function FileButton({id, field, label, ...more}) {
  const press = () => document.getElementById(field).click();
  return html`<${Button} id=${id} onclick=${press}>${label}<//><${FileField} id=${field} ...${more} />`;
}

/** A hidden field that takes a file, in YAML if nothing else is said, to be opened by a click on it. */
export function FileField({id, onfile, accept = YAML}) {
  const take = ({target}) => {
    const [file] = target.files;
    if (file) onfile(file);
    target.value = ""; // the same file may come again
  };
  return html`<input type="file" id=${id} hidden accept=${accept} onchange=${take} />`;
}

/** Whether a file is a pack: a card set with its pictures. */
export function isPack({name}) {
  return name.toLowerCase().endsWith(PACK);
}

/** Read a file of at most `most` characters: {text}, or {refusal} with the reason. */
export async function textOf(file, most) {
  if (file.size > BYTES * (most + 1)) return tooLarge(); // there may be a mark of the byte order before the text
  try {
    const text = new TextDecoder("utf-8", {fatal: true}).decode(await file.arrayBuffer());
    if (text.length > most) return tooLarge();
    if (!text.includes("\0")) return {text};
  } catch {
    // bytes that are no text
  }
  return {refusal: say("page-file-no-text")};
}

function tooLarge() {
  return {refusal: say("page-file-too-large")};
}

/** Say why something cannot be opened. */
export function refuse(name, reasons) {
  showDialog(
    say("page-file-refused", {name}),
    html`
      <p>${say("page-file-open-stays")}</p>
      <ul>${reasons.slice(0, MOST).map((reason) => html`<li>${reason}</li>`)}</ul>
    `,
  );
}

/** Save a text or a picture as a file, under a name that is made of any text. */
export function saveFile(content, text, ending) {
  const url = URL.createObjectURL(new Blob([content], {type: TYPES[ending]}));
  const name = text.replace(/[^\p{L}\p{N}-]+/gu, "_").slice(0, 60);
  Object.assign(document.createElement("a"), {href: url, download: `${name}.${ending}`}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
