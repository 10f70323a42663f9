/* The one dialog of the page: a sheet from below on a telephone, a box on a desktop. */

import {Notices} from "./notices.js";
import {redraw} from "./redraw.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

let shown = null; // {title, body}
let openedBy = ""; // the id of what had the focus before

const place = () => document.getElementById("dialog");

/** Show something in the dialog, which opens if it is closed; `body` is a component, which is drawn anew with the page, or
    virtual elements, and `title` a text, or a function where it follows the language. */
export function showDialog(title, body) {
  shown = {title, body};
  if (!place().open) openedBy = document.activeElement?.id ?? "";
  redraw();
  if (!place().open) place().showModal();
  else if (!place().contains(document.activeElement)) document.getElementById("dialog-title").focus({preventScroll: true});
}

export function isDialogOpen() {
  return shown !== null;
}

export function closeDialog() {
  place().close();
}

export function Dialog() {
  return html`
    <dialog id="dialog" aria-labelledby="dialog-title" onmousedown=${notePress} onclick=${closeOutside} onclose=${forget}>
      ${shown && html`<${Shown} ...${shown} />`}
    </dialog>
  `;
}

function Shown({title, body}) {
  return html`
    <div class="dialog-head">
      <h2 id="dialog-title" tabindex="-1" autofocus>${typeof title === "function" ? title() : title}</h2>
      <button type="button" id="dialog-close" class="quiet close" aria-label=${say("page-common-close")} onclick=${closeDialog}>×</button>
    </div>
    <div class="dialog-body">${typeof body === "function" ? html`<${body} />` : body}</div>
    <div class="dialog-foot">
      <button type="button" id="dialog-done" onclick=${closeDialog}>${say("page-common-done")}</button>
    </div>
    <${Notices} id="dialog-status" />
  `;
}

function forget() {
  if (place().open) return; // it was opened again at once
  shown = null;
  redraw();
  document.getElementById(openedBy)?.focus({preventScroll: true});
}

let pressed = null; // what the mouse, or a finger, was put on last

function notePress({target}) {
  pressed = target;
}

/** Close the dialog at a click beside it, but not where text was selected in it and the mouse let go outside. */
function closeOutside({target}) {
  if (target === place() && pressed === place()) closeDialog();
}
