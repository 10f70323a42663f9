/* What the page says at its head, to eyes and ears; over an open dialog, in it. */

import {redraw} from "./redraw.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const SHOWN = 8000; // milliseconds

let lasting = "";
let passing = ""; // goes first: what lasts can still be read after it
let telling = 0;

/** Say something until something else is to be said. */
export function status(text) {
  lasting = text;
  redraw();
}

/** Say something for some seconds. */
export function tell(text) {
  passing = text;
  redraw();
  clearTimeout(telling);
  telling = setTimeout(() => {
    passing = "";
    redraw();
  }, SHOWN);
}

/** Say for some seconds that something failed, and why. */
export function tellFailure(error) {
  tell(say("page-notice-failed", {reason: error.message}));
}

/** The place of the notices: there is one on the page and one in the dialog, and the text stands in one of them. */
export function Notices({id, isCovered}) {
  return html`<p id=${id} class="notice" role="status">${isCovered ? "" : passing || lasting}</p>`;
}
