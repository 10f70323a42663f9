/* The games that are kept on this device: open, begin, delete, load from a file. */

import {ask} from "./ask.js";
import {closeDialog, showDialog} from "./dialog.js";
import {button, element} from "./dom.js";
import {labels} from "./facts.js";
import {textOf} from "./files.js";
import {open, remove, state} from "./game.js";
import {keptRow} from "./kept-list.js";
import {tell} from "./notices.js";
import {atLine} from "./problems.js";
import {MAX_FILE_BYTES, sheetOf} from "./sheet.js";
import {keptGames, newGame} from "./store.js";
import {say} from "./words.js";

export function openGames() {
  showDialog(say("Games on this device"), [
    element("ul", {class: "games"}, keptGames().map(gameRow)),
    element(
      "div",
      {class: "row"},
      button(say("New game"), () => start(newGame()), {id: "new-game", class: "main"}),
      button(say("Load a sheet"), () => document.getElementById("file").click(), {id: "load-game"}),
    ),
  ]);
}

function start(game) {
  open(game);
  closeDialog();
}

function gameRow(game) {
  const names = game.sheet.players.map(({name}, seat) => name.trim() || `${labels().player} ${seat + 1}`).join(", ");
  const isOpen = game.id === state.game.id;
  const deletes = say("Delete: the game of {}", names);
  const row = {kind: "game", id: game.id, title: names, changed: game.changed, isOpen, deletes};
  return keptRow(row, () => start(game), () => drop(game));
}

function drop(game) {
  remove(game);
  openGames();
}

/** Open the score sheet of a file as a new game; a bad one is told, and nothing else happens. */
export async function loadFile(file) {
  const {sheet, reasons} = await readSheet(file);
  if (!sheet) {
    refuse(file, reasons);
    return;
  }
  start(newGame(sheet));
  tell(say("{} is open as a new game.", file.name));
}

/** Read a file: {sheet}, or {reasons} why it is no score sheet. */
async function readSheet(file) {
  const {text, refusal} = await textOf(file, MAX_FILE_BYTES);
  if (refusal) return {reasons: [refusal]};
  try {
    const {sheet: data, problems} = await ask({ask: "read", text});
    const reasons = problems.map((problem) => (data ? element("span", {lang: "en"}, problem.message) : atLine(problem)));
    return {sheet: sheetOf(data), reasons: reasons.length ? reasons : [say("It is too large for this page.")]};
  } catch (error) {
    return {reasons: [error.message]};
  }
}

function refuse(file, reasons) {
  showDialog(say("This file is not a score sheet"), [
    element("p", {}, say("{} was not loaded; your games are as they were.", file.name)),
    element("ul", {}, reasons.slice(0, 10).map((reason) => element("li", {}, reason))),
  ]);
}
