/* What else one can do with the open game: read its log, replay it, save it, leave it. */

import {closeDialog, showDialog} from "./dialog.js";
import {FriendsMenu} from "./friends-menu.js";
import {friends} from "./friends-table.js";
import {leaveLesson} from "./learn.js";
import {saveFile} from "./files.js";
import {tellFailure} from "./notices.js";
import {Button} from "./parts.js";
import {openSigns} from "./play-cards.js";
import {close, play, recordText, replayAt, wholeLog} from "./play-game.js";
import {showKeys} from "./play-keys.js";
import {LogList} from "./play-log.js";
import {Guide} from "./play-parts.js";
import {LanguagePicker} from "./setup-view.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

export function openMenu() {
  showDialog(() => say("page-menu-title"), Menu);
}

function Menu() {
  const item = (id, label, onclick) => html`<${Button} id=${id} onclick=${onclick}>${label}<//>`;
  if (play.table?.lesson) {
    return html`
      <div class="menu-list">
        ${item("lesson-list", say("page-learn-list"), () => shut(leaveLesson))}
        ${item("show-signs", say("page-menu-signs"), openSigns)}
        ${item("show-keys", say("page-keyboard-title"), showKeys)}
        <${Guide} />
        <${LanguagePicker} id="play-language" />
      </div>
    `;
  }
  return html`
    <div class="menu-list">
      ${item("show-log", say("page-log-title"), openLog)}
      ${item("show-replay", say("page-menu-replay"), () => shut(() => replayAt(0)))}
      ${hasRecord() && item("save-record", say("page-menu-save"), saveRecord)}
      ${hasRecord() && navigator.canShare && item("share-record", say("page-menu-share"), shareRecord)}
      ${item("show-signs", say("page-menu-signs"), openSigns)}
      ${item("show-keys", say("page-keyboard-title"), showKeys)}
      <${Guide} />
      ${friends.message ? html`<${FriendsMenu} />` : item("leave-game", say("page-choice-again"), () => shut(close))}
      <${LanguagePicker} id="play-language" />
    </div>
  `;
}

/** Whether there is a record to be had: it tells all secrets, so with friends there is none before the end. */
function hasRecord() {
  return !friends.message || play.table.is_over;
}

function shut(how) {
  closeDialog();
  return how();
}

async function openLog() {
  const log = await wholeLog();
  showDialog(say("page-log-title"), () => html`<${LogList} log=${log} />`);
}

async function saveRecord() {
  const text = await recordText();
  if (text !== null) saveFile(text, nameOfGame(), "jsonl");
}

function nameOfGame() {
  return play.kept?.name ?? play.table.players.map(({name}) => name).join(", ");
}

async function shareRecord() {
  const text = await recordText();
  if (text === null) return;
  const files = [new File([text], "viceroy.jsonl.txt", {type: "text/plain"})];
  await navigator.share({files}).catch((error) => {
    if (error.name !== "AbortError") tellFailure(error);
  });
}
