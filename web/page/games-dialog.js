/* The games that are kept on this device: open, begin, delete, load from a file, save and restore all of them. */

import {ask} from "./ask.js";
import {closeDialog, showDialog} from "./dialog.js";
import {labels} from "./facts.js";
import {FileField, saveFile, textOf} from "./files.js";
import {open, remove, state, takeOver} from "./game.js";
import {KeptRow} from "./kept-list.js";
import {tell} from "./notices.js";
import {Button} from "./parts.js";
import {AtLine} from "./problems.js";
import {redraw} from "./redraw.js";
import {MAX_FILE_BYTES, sheetOf} from "./sheet.js";
import {forgetBlank, isKeptText, isSafe, keptGames, keptText, MAX_KEPT_BYTES, newGame, restore, unreadGames} from "./store.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {say} from "./words.js";

export function openGames() {
  showDialog(say("Games on this device"), GamesDialog);
}

function GamesDialog() {
  const [isKept, setKept] = useState(true);
  useEffect(() => isSafe().then(setKept), []);
  const games = keptGames();
  const unread = unreadGames();
  return html`
    <ul class="games">${games.map((game) => html`<${GameRow} key=${game.id} game=${game} />`)}</ul>
    ${unread > 0 && html`<p class="note">${say("Kept games that this page cannot read: {}. They stay here; “Save all” takes them along.", unread)}</p>`}
    <div class="row">
      <${Button} id="new-game" class="main" onclick=${() => start(newGame())}>${say("New game")}<//>
      <${Button} id="load-game" onclick=${() => document.getElementById("games-file").click()}>${say("Load a sheet")}<//>
      <${FileField} id="games-file" label=${say("Load a score sheet")} onfile=${loadFile} />
      <${Button} id="save-all" onclick=${saveAll}>${say("Save all")}<//>
    </div>
    <p class="soft">${say("“Save all” makes one file of all games and card sets; “Load a sheet” takes it, on another device too.")}</p>
    ${!isKept && html`<p class="soft" id="unsafe">${say("This browser may delete what it keeps when the page was not opened for some days.")}</p>`}
  `;
}

function start(game) {
  open(game);
  forgetBlank(game);
  closeDialog();
}

function GameRow({game}) {
  const names = game.sheet.players.map(({name}, seat) => name.trim() || `${labels().player} ${seat + 1}`).join(", ");
  const isOpen = game.id === state.game.id;
  const drop = () => {
    remove(game);
    redraw();
  };
  return html`
    <${KeptRow} kind="game" id=${game.id} title=${names} changed=${game.changed} isOpen=${isOpen}
      deletes=${say("Delete: the game of {}", names)} onopen=${() => start(game)} ondelete=${drop} />
  `;
}

// -- files ----------------------------------------------------------------------------------------------------------

function saveAll() {
  saveFile(new Blob([keptText()], {type: "application/json"}), "viceroy-games", "json");
}

/** Open the score sheet of a file as a new game, or take all games of a file; a bad one is told, and nothing else happens. */
export async function loadFile(file) {
  const {text, refusal} = await textOf(file, MAX_KEPT_BYTES);
  if (text && isKeptText(text)) {
    takeAll(text);
    return;
  }
  const {sheet, reasons} = refusal ? {reasons: [refusal]} : await readSheet(text);
  if (!sheet) {
    refuse(file, reasons);
    return;
  }
  start(newGame(sheet));
  tell(say("{} is open as a new game.", file.name));
}

function takeAll(text) {
  const {taken, had, lost} = restore(text);
  const now = keptGames().find(({id}) => id === state.game.id);
  if (now) takeOver(now);
  const told = [say("Taken: {}.", taken), had > 0 && say("Here already: {}.", had), lost > 0 && say("Not taken, for want of room or unreadable: {}.", lost)];
  tell(told.filter(Boolean).join(" "));
}

/** Read the text of a file: {sheet}, or {reasons} why it is no score sheet. */
async function readSheet(text) {
  if (text.length > MAX_FILE_BYTES) return {reasons: [say("It is too large for this page.")]};
  try {
    const {sheet: data, problems} = await ask({ask: "read", text});
    const reasons = problems.map((problem) =>
      data ? html`<span lang="en">${problem.message}</span>` : html`<${AtLine} ...${problem} />`,
    );
    return {sheet: sheetOf(data), reasons: reasons.length ? reasons : [say("It is too large for this page.")]};
  } catch (error) {
    return {reasons: [error.message]};
  }
}

function refuse(file, reasons) {
  showDialog(
    say("This file is not a score sheet"),
    html`
      <p>${say("{} was not loaded; your games are as they were.", file.name)}</p>
      <ul>${reasons.slice(0, 10).map((reason) => html`<li>${reason}</li>`)}</ul>
    `,
  );
}
