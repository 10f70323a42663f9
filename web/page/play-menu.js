/* What else one can do with the open game: read its log, replay it, save it, leave it. */

import {ask} from "./ask.js";
import {closeDialog, showDialog} from "./dialog.js";
import {saveFile} from "./files.js";
import {setLanguage} from "./game.js";
import {tellFailure} from "./notices.js";
import {Button, imageUrl, Picker} from "./parts.js";
import {close, play, recordText, replayAt, wholeLog} from "./play-game.js";
import {LogList} from "./play-log.js";
import {Guide} from "./play-parts.js";
import {html} from "./vendor/preact.js";
import {LANGUAGES, say, spoken} from "./words.js";

export function openMenu() {
  showDialog(() => say("Menu"), Menu);
}

function Menu() {
  const item = (id, label, onclick) => html`<${Button} id=${id} onclick=${onclick}>${label}<//>`;
  return html`
    <div class="menu-list">
      ${item("show-log", say("What has happened"), openLog)}
      ${item("show-replay", say("Replay the game"), () => shut(() => replayAt(0)))}
      ${item("save-record", say("Save the game as a file"), saveRecord)}
      ${navigator.canShare && item("share-record", say("Share the game"), shareRecord)}
      ${item("show-signs", say("What the signs mean"), openSigns)}
      <${Guide} />
      ${item("leave-game", say("Another game"), () => shut(close))}
      <${Picker} id="play-language" label=${say("Language")} options=${Object.entries(LANGUAGES)} chosen=${spoken()} onchange=${setLanguage} />
    </div>
  `;
}

async function openSigns() {
  const {signs} = await ask({ask: "signs", language: spoken()}).catch((error) => (tellFailure(error), {}));
  if (!signs) return;
  showDialog(say("What the signs mean"), () => html`
    <ul class="signs" id="signs">
      ${signs.map(({svg, text}) => html`<li key=${text}><img alt="" src=${imageUrl(svg)} width="66" height="36" />${text}</li>`)}
    </ul>
  `);
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
  if (text !== null) saveFile(text, play.kept.name, "jsonl");
}

async function shareRecord() {
  const text = await recordText();
  if (text === null) return;
  const files = [new File([text], "viceroy.jsonl.txt", {type: "text/plain"})];
  await navigator.share({files}).catch((error) => {
    if (error.name !== "AbortError") tellFailure(error);
  });
}
