/* What the page says at its top, to eyes and ears. */

import {fill} from "./dom.js";

/** Say something at the top of the page until something else is to be said. */
export function status(text) {
  fill("status", text);
}

let telling = 0;

/** Say something for some seconds, to eyes and ears. */
export function tell(text) {
  status(text);
  clearTimeout(telling);
  telling = setTimeout(() => status(""), 8000);
}
