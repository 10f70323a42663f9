/* The one dialog of the page: a sheet from below on a telephone, a box on a desktop. */

import {button, element, fill, isPressed} from "./dom.js";
import {say} from "./words.js";

const place = () => document.getElementById("dialog");
let openedBy = ""; // the id of what had the focus before

/** Show something in the dialog, which opens if it is closed; `more` are buttons beside the one that closes it. */
export function showDialog(title, children, {more = []} = {}) {
  fill(
    "dialog",
    element(
      "div",
      {class: "dialog-head"},
      element("h2", {id: "dialog-title", tabindex: "-1", autofocus: true}, title),
      button("×", closeDialog, {id: "dialog-close", class: "quiet close", "aria-label": say("Close")}),
    ),
    element("div", {class: "dialog-body"}, children),
    element("div", {class: "dialog-foot"}, more, button(say("Done"), closeDialog, {id: "dialog-done"})),
  );
  if (place().open) {
    if (!place().contains(document.activeElement)) document.getElementById("dialog-title").focus({preventScroll: true});
    return; // what had the focus may be gone: the title says what came instead
  }
  openedBy = document.activeElement?.id ?? "";
  place().addEventListener("close", giveBack, {once: true});
  place().addEventListener("click", closeOutside);
  place().showModal();
}

/** Give the focus back to what had it, or to the card that lies there now, or to its place when it is gone. */
function giveBack() {
  const [, where = null] = /^(?:slot|card|remark)(-\d+-\d+)$/.exec(openedBy) ?? [];
  const ids = where === null ? [openedBy] : [openedBy, `card${where}`, `slot${where}`];
  ids.map((id) => document.getElementById(id)).find(Boolean)?.focus({preventScroll: true});
}

export function closeDialog() {
  place().close();
}

/** Close the dialog at a click beside it, but not where text was selected in it and the mouse let go outside. */
function closeOutside({target}) {
  if (target === place() && isPressed(place())) closeDialog();
}
