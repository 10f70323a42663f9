/* The lists of what is kept on this device: games, and card sets that are being written. */

import {button, element, isSure} from "./dom.js";
import {say, spoken} from "./words.js";

/** Make the row of something that is kept: a touch opens it, and its button deletes it after a second touch.

    `kind` begins the ids of the row; `deletes` is what a screen reader says of the button, null where there is none. */
export function keptRow({kind, id, title, changed, isOpen, deletes}, onopen, ondelete) {
  const day = new Date(changed).toLocaleString(spoken(), {dateStyle: "medium", timeStyle: "short"});
  return element(
    "li",
    {},
    button([title, element("small", {}, isOpen ? say("{}, open", day) : day)], onopen, {
      id: `${kind}-${id}`,
      class: "game",
      "aria-current": isOpen ? "true" : null,
    }),
    deletes &&
      button(say("Delete"), ({currentTarget}) => isSure(currentTarget, say("Really?")) && ondelete(), {
        id: `drop-${id}`,
        "aria-label": deletes,
      }),
  );
}
