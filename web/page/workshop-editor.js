/* The editor of the workshop, which is loaded when it is wanted; a plain field for text where it cannot be had. */

let tried = 0; // a browser may remember that an address failed: later ones have a number

/** Make an editor in an element; its functions are those of `makeEditor` in web/editor/editor.js. The plain field from `before`
    goes, unless somebody types in it. */
export async function editorIn(parent, options, before = null) {
  try {
    const {makeEditor} = await import(tried ? `./vendor/editor.js?${tried}` : "./vendor/editor.js");
    if (parent.contains(document.activeElement)) return before;
    const plain = [...parent.children];
    const editor = makeEditor(parent, options);
    plain.forEach((one) => one.remove());
    return editor;
  } catch {
    tried += 1;
    return before ?? plainEditor(parent, options);
  }
}

function plainEditor(parent, {text, label, most, onchange, onmove}) {
  const field = document.createElement("textarea");
  const says = {id: "plain-editor", "aria-label": label, maxlength: most, spellcheck: "false", autocapitalize: "off"};
  for (const [name, value] of Object.entries(says)) field.setAttribute(name, value);
  field.addEventListener("input", () => (onchange(), onmove()));
  field.addEventListener("click", onmove);
  field.addEventListener("keyup", onmove);
  field.value = text;
  parent.append(field);
  return {
    text: () => field.value,
    setText: (changed) => (field.value = changed),
    replace: ({from, to, insert}) => field.setRangeText(insert, from, to, "preserve"),
    relabel: (said) => field.setAttribute("aria-label", said),
    line: () => field.value.slice(0, field.selectionStart).split("\n").length,
    about: () => null,
    mark: () => {},
    suggest: null, // it cannot
    goTo: (line, column) => {
      const before = field.value.split("\n").slice(0, line - 1);
      const place = before.join("\n").length + (before.length ? 1 : 0) + column - 1;
      field.focus();
      field.setSelectionRange(place, place);
    },
  };
}

/** Return the replacement that makes one text of another: {from, to, insert}. */
export function difference(before, after) {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  const most = Math.min(before.length, after.length) - from;
  let same = 0; // at the end
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return {from, to: before.length - same, insert: after.slice(from, after.length - same)};
}
