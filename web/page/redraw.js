/* When the page draws itself anew: whatever changes what it shows calls `redraw`, and the root draws at once. */

let draw = () => {};

export function drawBy(how) {
  draw = how;
}

export function redraw() {
  draw();
}
