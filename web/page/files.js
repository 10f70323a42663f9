/* Files that come to the page and leave it. */

import {element} from "./dom.js";

const YAML = ".yaml,.yml,.json,text/yaml"; // JSON is YAML too

/** Make a hidden field that takes a file in YAML, to be opened by a click on it. */
export function fileField(id, label, onfile) {
  const take = ({target}) => {
    const [file] = target.files;
    if (file) onfile(file);
    target.value = ""; // the same file may come again
  };
  return element("input", {type: "file", id, class: "unseen", tabindex: "-1", accept: YAML, "aria-label": label, onchange: take});
}

/** Save a file under a name that is made of any text. */
export function saveFile(blob, text, ending) {
  const url = URL.createObjectURL(blob);
  const name = text.replace(/[^\p{L}\p{N}-]+/gu, "_").slice(0, 60);
  element("a", {href: url, download: `${name}.${ending}`}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
