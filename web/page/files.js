/* Files that come to the page and leave it. */

import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const YAML = ".yaml,.yml,.json,text/yaml"; // JSON is YAML too
const BYTES = 3; // that UTF-8 takes at most for one character of JavaScript

/** A hidden field that takes a file, in YAML if nothing else is said, to be opened by a click on it. */
export function FileField({id, label, onfile, accept = YAML}) {
  const take = ({target}) => {
    const [file] = target.files;
    if (file) onfile(file);
    target.value = ""; // the same file may come again
  };
  return html`<input type="file" id=${id} class="unseen" tabindex="-1" accept=${accept} aria-label=${label} onchange=${take} />`;
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
  return {refusal: say("It is not text in UTF-8.")};
}

function tooLarge() {
  return {refusal: say("It is too large for this page.")};
}

/** Save a file under a name that is made of any text. */
export function saveFile(blob, text, ending) {
  const url = URL.createObjectURL(blob);
  const name = text.replace(/[^\p{L}\p{N}-]+/gu, "_").slice(0, 60);
  Object.assign(document.createElement("a"), {href: url, download: `${name}.${ending}`}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
