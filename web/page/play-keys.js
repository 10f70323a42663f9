/* The keys of the table: for choices, and for what can be done at any moment. */

import {isDialogOpen, showDialog} from "./dialog.js";
import {state} from "./game.js";
import {play, undo} from "./play-game.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const PRESSES = {h: "#play-hint", a: "#all-choices", m: "#play-menu"};

/** Do what a key of the table stands for, unless somebody types, or a dialog without choices is open. */
export function onTableKey(event) {
  const isField = event.target.matches("input, select, textarea, [contenteditable]");
  if (state.tab !== "play" || !play.table || play.replay || isField || event.altKey) return;
  const key = event.key.toLowerCase();
  const isCommand = event.ctrlKey || event.metaKey;
  const done = isCommand ? key === "z" && !event.shiftKey && !isDialogOpen() && undo : actionOf(key);
  if (!done) return;
  event.preventDefault();
  done();
}

/** Return the action of a key; null where it has none now. */
function actionOf(key) {
  if (/^[1-9]$/.test(key)) return press(document.querySelectorAll(isDialogOpen() ? "#dialog .choice" : ".tray .choice")[key - 1]);
  if (isDialogOpen()) return null;
  if (key === "u") return undo;
  if (key === "p") return press(passButton());
  if (key === "arrowright" || key === "arrowdown") return press(neighbor(1));
  if (key === "arrowleft" || key === "arrowup") return press(neighbor(-1));
  return PRESSES[key] ? press(document.querySelector(PRESSES[key])) : null;
}

function press(button) {
  return button && (() => {
    button.focus({preventScroll: true});
    button.click();
  });
}

/** Return the thing with a choice that comes after, or before, what is picked. */
function neighbor(by) {
  const things = [...document.querySelectorAll(".scene .thing.is-offered, .hand .thing.is-offered")];
  const at = things.findIndex((thing) => thing.getAttribute("aria-pressed") === "true");
  return at < 0 ? things.at(by > 0 ? 0 : -1) : things[(at + by + things.length) % things.length];
}

/** Return the button of the choice to pass, else of that to stop. */
function passButton() {
  const ends = new Set(["pass", "done"]);
  const choice = play.table.choices.find(({action}) => ends.has(action.action));
  return choice && [...document.querySelectorAll(".tray .choice")].find((button) => button.textContent === choice.text);
}

/** Tell the keys. */
export function showKeys() {
  const told = () => [
    ["1–9", say("page-keyboard-choose")],
    ["← →", say("page-keyboard-next")],
    ["P", say("page-keyboard-pass")],
    ["H", say("page-keyboard-hint")],
    ["U", say("page-keyboard-undo")],
    ["A", say("page-keyboard-all")],
    ["M", say("page-keyboard-menu")],
  ];
  showDialog(say("page-keyboard-title"), () => html`
    <dl class="keyboard" id="keyboard">${told().map(([key, text]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${text}</dd></div>`)}</dl>
  `);
}
