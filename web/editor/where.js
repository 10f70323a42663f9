/* Where one is in a text of YAML: the keys and indexes that lead there, found by the parser of the editor. */

import {parser} from "./parser.js";

const MARK = "here"; // stands where somebody types, so that a place exists for what is not written yet

/** Return the steps to the value or key at a position, the outermost first; null where there is no such thing.

    A step into a mapping is {key, beside}: what else the mapping says, as scalar texts by key, null for a value that is no
    scalar. A step into a list is {index}. */
export function stepsAt(text, position) {
  const tree = parser.parse(text);
  return stepsOf(text, tree.resolveInner(position, 1)) ?? stepsOf(text, tree.resolveInner(position, -1));
}

function stepsOf(text, node) {
  const key = inKey(node);
  if (key) return [...stepsTo(text, key), stepInto(text, key.parent)];
  return isScalar(node) ? stepsTo(text, node) : null;
}

/** Return what may be typed at a position, null in a comment: `from` where the word starts, `steps` to what holds it,
    `beside` what that says already, and whether it `takesKeys` or `takesValues` there. */
export function typedAt(text, position) {
  const start = text.lastIndexOf("\n", position - 1) + 1;
  const end = (text.indexOf("\n", position) + 1 || text.length + 1) - 1;
  const before = text.slice(start, position);
  const from = position - /[\w/-]*$/.exec(before)[0].length;
  const head = text.slice(start, from);
  if (/(^|\s)#/.test(head)) return null;
  const rest = text.slice(position, end).replace(/^[\w/-]*/, "");
  const isFirst = /^\s*(-\s+)*$/.test(head);
  const mark = isFirst && !/^\s*:/.test(rest) ? `${MARK}:` : MARK;
  const whole = placeOf(text.slice(0, from) + mark + rest + text.slice(end), from);
  const place = whole.isSound ? whole : placeOf(text.slice(0, from) + mark, from);
  return {from, indent: /^\s*(-\s+)*/.exec(head)[0].length, hasColon: /^\s*:/.test(rest), ...place};
}

/** Return what holds the mark at a position of a text that has one. */
function placeOf(text, from) {
  const node = parser.parse(text).resolveInner(from + 1, 0);
  const key = inKey(node);
  const beside = key ? besideOf(text, key.parent) : {};
  const isFlow = isInFlow(node);
  return {
    steps: stepsTo(text, key ?? node),
    beside,
    isFlow,
    takesKeys: key !== null,
    takesValues: key === null || (!isFlow && Object.keys(beside).length === 0),
    isSound: !isBroken(node),
  };
}

function inKey(node) {
  for (let at = node; at; at = at.parent) {
    if (at.name === "Key") return at;
    if (at.name === "Pair" || at.name === "Item") return null;
  }
  return null;
}

function isScalar(node) {
  return node.name === "Literal" || node.name === "QuotedLiteral";
}

function isInFlow(node) {
  for (let at = node; at; at = at.parent) if (at.name.startsWith("Flow")) return true;
  return false;
}

function isBroken(node) {
  for (let at = node; at; at = at.parent) if (at.name.startsWith("Flow") && at.lastChild?.type.isError) return true;
  return false;
}

function stepsTo(text, node) {
  const steps = [];
  for (let at = node; at.parent; at = at.parent) {
    if (at.name === "Item") steps.unshift({index: itemsBefore(at)});
    else if (at.parent.name === "Pair" && at.name !== "Key") steps.unshift(stepInto(text, at.parent));
  }
  return steps;
}

function stepInto(text, pair) {
  return {key: textOf(text, pair.getChild("Key")), beside: besideOf(text, pair)};
}

function itemsBefore(item) {
  let count = 0;
  for (let at = item.prevSibling; at; at = at.prevSibling) if (at.name === "Item") count += 1;
  return count;
}

function besideOf(text, pair) {
  const beside = {};
  for (const other of pair.parent?.getChildren("Pair") ?? []) {
    if (other.from === pair.from) continue;
    const value = other.lastChild;
    beside[textOf(text, other.getChild("Key"))] = value && isScalar(value) ? textOf(text, value) : null;
  }
  return beside;
}

function textOf(text, node) {
  return node ? text.slice(node.from, node.to).replace(/^(["'])(.*)\1$/s, "$2") : "";
}
