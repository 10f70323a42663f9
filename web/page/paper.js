/* What is on paper and not on the screen: a view draws more of itself while the page is printed. */

import {tellFailure} from "./notices.js";
import {redraw} from "./redraw.js";

let isPrinting = false;

function turn(isOn) {
  isPrinting = isOn;
  redraw();
}
addEventListener("beforeprint", () => turn(true));
addEventListener("afterprint", () => turn(false));

/** Whether the page is being printed; what is drawn then is on paper. */
export function isOnPaper() {
  return isPrinting;
}

let isWaiting = false;

/** Print when something is ready that takes its time; where that fails, print what is there. */
export async function printWhen(ready) {
  if (isWaiting) return;
  isWaiting = true;
  try {
    await ready();
  } catch (error) {
    tellFailure(error);
  }
  isWaiting = false;
  print();
}
