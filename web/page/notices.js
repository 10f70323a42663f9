/* What the page says at its foot, to eyes and ears. */

import {fill} from "./dom.js";

const SHOWN = 8000; // milliseconds

let lasting = "";
let passing = ""; // goes first: what lasts can still be read after it
let telling = 0;

/** Say something until something else is to be said. */
export function status(text) {
  lasting = text;
  show();
}

/** Say something for some seconds. */
export function tell(text) {
  passing = text;
  show();
  clearTimeout(telling);
  telling = setTimeout(() => {
    passing = "";
    show();
  }, SHOWN);
}

function show() {
  fill("status", passing || lasting);
}
