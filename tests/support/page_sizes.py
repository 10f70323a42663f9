"""Where things lie on the table of the page: whether all that one may tap, and all that is asked about, is in sight."""

from __future__ import annotations

from browser import Watched

SIZES = ((390, 844), (320, 568), (667, 375), (844, 390), (768, 1024), (1280, 800))
"""Windows in pixels: a telephone, a small one, two of them on their side, a tablet, a desktop."""

_HIDDEN = """() => {
  const faults = [];
  const note = (one, what) => faults.push(`${one.id || one.className || one.tagName} ${what}`);
  const [wide, high] = [innerWidth, innerHeight];
  const root = document.scrollingElement;
  if (root.scrollHeight > high || root.scrollWidth > wide) note(root, "scrolls");
  const tray = document.querySelector(".tray").getBoundingClientRect();
  const asked = ".is-about-row .card-thing, .scene .spot, .bank .gems, #prompt, .is-asked, .screen, .hand .card-thing";
  for (const one of document.querySelectorAll(`.table button, ${asked}`)) {
    if (!one.checkVisibility()) continue;
    const {left, right, top, bottom, width, height} = one.getBoundingClientRect();
    if (left < -0.5 || top < -0.5 || right > wide + 0.5 || bottom > high + 0.5) note(one, "is not in the window");
    if (one.closest(".scene") && bottom > tray.top + 0.5 && right > tray.left + 0.5) note(one, "is under the tray");
    const stage = one.closest(".stage"); // as broad as the window, or a preview below the row, it may be small
    const isBroad = stage && stage.offsetWidth > 0.95 * stage.parentElement.clientWidth - 4;
    const leastSpot = isBroad || one.closest(".is-about-row") ? [14, 20] : [20, 30];
    const [narrow, low] = one.matches(".spot") ? leastSpot : one.matches("button") ? [40, 44] : [1, 1];
    if (width < narrow - 0.1 || height < low - 0.1) note(one, `is small: ${width} x ${height}`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (one.matches("button, .spot") && !one.contains(hit)) note(one, `is covered by ${hit?.id || hit?.className}`);
  }
  const boxes = ".tray, .tray-choices, .scene, .table-head, .pyramid-stage, .hand, .tray-foot";
  for (const box of document.querySelectorAll(boxes)) {
    const [across, down] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
    if (across > 1 || down > 1) note(box, `is cut by ${across} x ${down}`);
  }
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const {parentElement: parent, data} = walker.currentNode;
    if (!data.trim() || !parent.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(parent).fontSize);
    if (size < (parent.matches(".dot, .free") ? 7 : 11)) note(parent, `has small letters: ${data}, ${size}`);
  }
  return faults;
}"""


def hidden(seen: Watched, size: tuple[int, int]) -> list[str]:
    """Return what is not as it should be in a window of a size: out of sight, covered, cut off, too small."""
    seen.page.set_viewport_size({"width": size[0], "height": size[1]})
    faults: list[str] = seen.page.evaluate(_HIDDEN)
    return faults
