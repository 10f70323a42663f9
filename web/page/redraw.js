/* When the page draws itself anew: whatever changes what it shows calls `redraw`, and the root draws at once; while it is
   drawing, once more after that. */

let draw = () => {};
let isDrawing = false;
let isDue = false;

export function drawBy(how) {
  draw = how;
}

export function redraw() {
  isDue = true;
  if (isDrawing) return;
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
