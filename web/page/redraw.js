/* When the page draws itself anew: whatever changes what it shows calls `redraw`, and the root draws at once; while it is
   drawing, once more after that.

   Between the press and the click of a tap it waits: news of other phones, or an answer that comes then, would move what is under the
   finger, and the tap would be another one, or none. What the tap itself does is drawn at once. */

const LONGEST = 2000; // milliseconds: of some presses no end is told, such as of one that opens a list of the browser
const UNTIL_CLICK = 350; // some browsers wait so long for a second tap

let draw = () => {};
let isDrawing = false;
let isDue = false;
let hold = null; // the timer that ends the wait, during a press

export function drawBy(how) {
  draw = how;
  addEventListener("pointerdown", ({isPrimary, button}) => isPrimary && button === 0 && holdFor(LONGEST), true);
  addEventListener("pointerup", () => hold !== null && holdFor(UNTIL_CLICK), true);
  addEventListener("pointercancel", letGo, true); // the finger scrolls
  addEventListener("click", beforeClick, true);
}

function holdFor(milliseconds) {
  clearTimeout(hold);
  hold = setTimeout(letGo, milliseconds);
}

function letGo() {
  clearTimeout(hold);
  hold = null;
  if (isDue) redraw();
}

/** End the wait for what the click does; what came before it is drawn with that, or after it. */
function beforeClick() {
  if (hold === null) return;
  clearTimeout(hold);
  hold = null;
  setTimeout(letGo);
}

export function redraw() {
  isDue = true;
  if (isDrawing || hold !== null) return;
  isDrawing = true;
  try {
    while (isDue) {
      isDue = false;
      draw();
    }
  } finally {
    isDrawing = false;
  }
}
