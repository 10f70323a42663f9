/* Elements made of data. Text becomes text nodes, never markup: it may come from a stranger's file. */

/** Make an element; `on*` are listeners, `--*` custom properties of its style, true and false switch attributes. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name.startsWith("--")) made.style.setProperty(name, value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Put new children into the element of an id; what had the focus has it again, found by its own id. */
export function fill(id, ...children) {
  const place = document.getElementById(id);
  const active = document.activeElement;
  const had = active && active.id && place.contains(active) ? active.id : null;
  const caret = had && active.type === "text" ? [active.selectionStart, active.selectionEnd] : null;
  place.replaceChildren(...children.flat(3).filter((child) => child !== null && child !== undefined && child !== false));
  const again = had && document.getElementById(had);
  if (!again) return;
  again.focus({preventScroll: true});
  if (caret && again.type === "text") again.setSelectionRange(...caret);
}

/** Return the URL of a drawing, for an image. */
export function imageUrl(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

let buttons = 0;

/** Make a button that does something. */
export function button(label, onclick, attributes = {}) {
  return element("button", {type: "button", id: `button-${buttons++}`, ...attributes, onclick}, label);
}

let pressed = null; // what the mouse, or a finger, was put on last
addEventListener("mousedown", ({target}) => (pressed = target), true);

/** Press a button that was made anew while the mouse held it down: for the browser nothing was clicked. */
addEventListener("mouseup", ({target, button: which}) => {
  const [before, now] = [pressed, target].map(controlAt);
  if (which === 0 && before && !before.isConnected && before.id === now?.id) now.click();
});

function controlAt(place) {
  const found = place?.closest?.("button, label");
  return found?.control ?? found;
}

/** Whether a button that destroys something is touched for the second time; at the first it asks. */
export function isSure(asking, question) {
  if (asking.dataset.asked) return true;
  asking.dataset.asked = "yes";
  asking.textContent = question;
  asking.removeAttribute("aria-label");
  return false;
}

/** Make a stepper: a number between two buttons, said to screen readers by its label. */
export function stepper(id, label, value, [low, high], change, mark = null) {
  const step = (by) => () => change(Math.min(high, Math.max(low, value + by)));
  return element(
    "div",
    {class: "stepper", role: "group", "aria-label": label},
    element("span", {class: "stepper-label"}, mark, label),
    button("−", step(-1), {id: `${id}-less`, "aria-label": `${label}: −1`, ...ended(value <= low)}),
    element("output", {id: `${id}-value`, "aria-label": label}, String(value)),
    button("+", step(1), {id: `${id}-more`, "aria-label": `${label}: +1`, ...ended(value >= high)}),
  );
}

/** Say that a button does nothing now; it stays in reach, so that a keyboard does not lose its place. */
function ended(isSo) {
  return isSo ? {"aria-disabled": "true"} : {};
}

export function colorDot(color) {
  return element("span", {class: `dot ${color}`, "aria-hidden": "true"}, color[0].toUpperCase());
}

/** Make a group of radio buttons; `options` are [value, text] pairs. */
export function choices(id, legend, options, chosen, change) {
  return element(
    "fieldset",
    {class: "choices"},
    element("legend", {}, legend),
    options.map(([value, text, mark]) =>
      element(
        "label",
        {},
        element("input", {
          type: "radio",
          name: id,
          id: `${id}-${value}`,
          checked: value === chosen,
          onchange: () => change(value),
        }),
        mark,
        text,
      ),
    ),
  );
}

/** Make a list of choices that unfolds; `options` are [value, text] pairs. */
export function picker(id, label, options, chosen, change) {
  return element(
    "label",
    {class: "picker", for: id},
    element("span", {}, label),
    element(
      "select",
      {id, onchange: (event) => change(event.target.value)},
      options.map(([value, text]) => element("option", {value, selected: value === chosen}, text)),
    ),
  );
}
