/* What else one can do with the open game: read its log, replay it, save it, leave it. */

import {closeDialog, showDialog} from "./dialog.js";
import {saveFile} from "./files.js";
import {tell} from "./notices.js";
import {Button} from "./parts.js";
import {close, play, recordText, replayAt, wholeLog} from "./play-game.js";
import {LogList} from "./play-log.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

export function openMenu() {
  showDialog(say("Menu"), Menu);
}

function Menu() {
  const item = (id, label, onclick) => html`<${Button} id=${id} onclick=${onclick}>${label}<//>`;
  return html`
    <div class="menu-list">
      ${item("show-log", say("What has happened"), openLog)}
      ${item("show-replay", say("Replay the game"), () => shut(() => replayAt(0)))}
      ${item("save-record", say("Save the game as a file"), saveRecord)}
      ${navigator.canShare && item("share-record", say("Share the game"), shareRecord)}
      ${item("leave-game", say("Another game"), () => shut(close))}
    </div>
  `;
}

function shut(how) {
  closeDialog();
  return how();
}

async function openLog() {
  const log = await wholeLog();
  showDialog(say("What has happened"), () => html`<${LogList} log=${log} />`);
}

async function saveRecord() {
  const text = await recordText();
  if (text !== null) saveFile(new Blob([text], {type: "application/json"}), play.kept.name, "jsonl");
}

async function shareRecord() {
  const text = await recordText();
  if (text === null) return;
  const files = [new File([text], "viceroy.jsonl.txt", {type: "text/plain"})];
  await navigator.share({files}).catch((error) => {
    if (error.name !== "AbortError") tell(say("That did not work: {}", error.message));
  });
}
