/* The one dialog of the page: a sheet from below on a telephone, a box on a desktop. */

import {button, element, fill} from "./dom.js";
import {say} from "./words.js";

const place = () => document.getElementById("dialog");
let onclose = () => {};

/** Show something in the dialog, which opens if it is closed; `more` are buttons beside the one that closes it. */
export function showDialog(title, children, {more = [], done = say("Done"), closed = () => {}} = {}) {
  fill(
    "dialog",
    element(
      "div",
      {class: "dialog-head"},
      element("h2", {id: "dialog-title", tabindex: "-1"}, title),
      button("×", closeDialog, {id: "dialog-close", class: "quiet close", "aria-label": say("Close")}),
    ),
    element("div", {class: "dialog-body"}, children),
    element("div", {class: "dialog-foot"}, more, button(done, closeDialog, {id: "dialog-done"})),
  );
  onclose = closed;
  if (!place().open) {
    place().addEventListener("close", () => onclose(), {once: true});
    place().addEventListener("click", closeOutside);
    place().showModal();
  }
}

export function closeDialog() {
  place().close();
}

function closeOutside(event) {
  if (event.target === place()) closeDialog();
}
