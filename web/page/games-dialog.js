/* The games that are kept on this device: open, begin, delete, load from a file, save and restore all of them. */

import {keepPictures, picturesOf} from "./art.js";
import {ask} from "./ask.js";
import {labels} from "./cards.js";
import {closeDialog, showDialog} from "./dialog.js";
import {FileButton, refuse, saveFile, textOf} from "./files.js";
import {open, playerName, remove, state, takeOver} from "./game.js";
import {KeptRow} from "./kept-list.js";
import {tell} from "./notices.js";
import {Button} from "./parts.js";
import {AtLine} from "./problems.js";
import {learnResults, resultOf, statisticsOf} from "./results.js";
import {laid, MAX_FILE_BYTES, sheetOf} from "./sheet.js";
import {
  forgetBlank, games, isKeptText, isSafe, keptPictures, keptText, MAX_KEPT_BYTES, newGame, picturesInText, plays, restore, unreadGames,
  whyNotKept,
} from "./store.js";
import {SeveralPhones} from "./shared-view.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {about} from "./way.js";
import {say} from "./words.js";

export function openGames() {
  showDialog(say("page-games-title"), GamesDialog);
}

function GamesDialog() {
  const [isKept, setKept] = useState(true);
  const [isServed, setServed] = useState(false);
  useEffect(() => isSafe().then(setKept), []);
  useEffect(() => void about.then((told) => setServed("shared" in told)), []);
  const kept = games.all();
  useEffect(() => {
    let isClosed = false;
    learnResults(kept, () => isClosed);
    return () => (isClosed = true);
  }, []);
  const unread = unreadGames();
  return html`
    <div class="row">
      <${Button} id="new-game" class="main" onclick=${() => start(newGame())}>${say("page-games-new")}<//>
      <${FileButton} id="load-game" field="games-file" label=${say("page-file-load-sheet")} onfile=${loadFile} />
      <${SeveralPhones} id="several-phones" />
      <${Button} id="save-all" onclick=${saveAll}>${say("page-games-save-all")}<//>
    </div>
    <ul class="games">${kept.map((game) => html`<${GameRow} key=${game.id} game=${game} />`)}</ul>
    ${unread > 0 && html`<p class="note">${say("page-games-unread", {count: unread})}</p>`}
    <${Statistics} players=${statisticsOf(kept, plays.all())} />
    <p class="soft">${say("page-games-save-all-help")}</p>
    ${isServed && html`<p class="soft" id="games-address">${say("page-games-address", {address: location.host})}</p>`}
    ${!isKept && html`<p class="soft" id="unsafe">${say("page-games-unsafe")}</p>`}
  `;
}

function Statistics({players}) {
  if (!players.length) return null;
  const people = players.filter(({bot}) => bot === null);
  const row = ({name, bot, games, won, mean, best}) => html`
    <tr key=${`${bot} ${name}`}>
      <th scope="row">${name}</th>
      ${[games, won, mean.toFixed(1), best].map((value) => html`<td>${value}</td>`)}
    </tr>
  `;
  return html`
    <details id="statistics">
      <summary>${say("page-games-statistics")}</summary>
      <table class="statistics">
        <thead>
          <tr>
            <th scope="col">${labels().player}</th>
            ${[say("page-games-column-games"), say("page-games-column-won"), say("page-games-column-mean"), say("page-games-column-best")].map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>${people.map(row)}</tbody>
        ${people.length < players.length && html`
          <tbody class="bots">
            <tr><th scope="rowgroup" colspan="5">${say("page-games-bots")}</th></tr>
            ${players.filter((player) => !people.includes(player)).map(row)}
          </tbody>
        `}
      </table>
    </details>
  `;
}

function start(game) {
  open(game);
  forgetBlank(game);
  closeDialog();
}

function GameRow({game}) {
  const names = game.sheet.players.map(playerName).join(", ");
  const isOpen = game.id === state.game.id;
  return html`
    <${KeptRow} kind="game" id=${game.id} title=${names} more=${toldResult(game)} changed=${game.changed} isOpen=${isOpen}
      onopen=${() => start(game)} ondelete=${() => remove(game)} />
  `;
}

/** Return the totals in the order of the players, a star before those who won a finished game. */
function toldResult(game) {
  const result = resultOf(game);
  if (!result || !game.sheet.players.some((player) => laid(player).length)) return null;
  const hasWon = (seat) => result.is_whole && result.totals.length > 1 && result.ranks[seat] === 1;
  const told = result.totals.map((total, seat) =>
    hasWon(seat) ? html`<strong>★ ${total}<span class="unseen"> ${labels().winner}</span></strong>` : String(total ?? "–"),
  );
  const points = told.flatMap((one, seat) => (seat ? [" : ", one] : [one]));
  return result.is_whole ? points : [...points, ` (${say("page-games-so-far")})`];
}

// -- files ----------------------------------------------------------------------------------------------------------

async function saveAll() {
  const pictures = await picturesOf({pictures: [...new Set(keptPictures())]});
  saveFile(keptText(pictures), "viceroy-games", "json");
}

/** Open the score sheet of a file as a new game, or take all games of a file; of a bad file the errors are shown. */
export async function loadFile(file) {
  const {text, refusal} = await textOf(file, MAX_KEPT_BYTES);
  if (text && isKeptText(text)) {
    takeAll(text);
    return;
  }
  const {sheet, reasons} = refusal ? {reasons: [refusal]} : await readSheet(text);
  if (!sheet) {
    refuse(file.name, reasons);
    return;
  }
  start(newGame(sheet));
  tell(say("page-games-opened", {name: file.name}));
}

function takeAll(text) {
  const {taken, had, lost} = restore(text);
  keepPictures(picturesInText(text)).then((isKept) => isKept || tell(whyNotKept()));
  const now = games.all().find(({id}) => id === state.game.id);
  if (now) takeOver(now);
  const told = [say("page-games-taken", {count: taken}), had > 0 && say("page-games-had", {count: had}), lost > 0 && say("page-games-lost", {count: lost})];
  tell(told.filter(Boolean).join(" "));
}

/** Read the text of a file: {sheet}, or {reasons} why it is no score sheet. */
async function readSheet(text) {
  if (text.length > MAX_FILE_BYTES) return {reasons: [say("page-file-too-large")]};
  try {
    const {sheet: data, problems} = await ask({ask: "read", text});
    const reasons = problems.map((problem) =>
      data ? html`<span lang="en">${problem.message}</span>` : html`<${AtLine} ...${problem} />`,
    );
    return {sheet: sheetOf(data), reasons: reasons.length ? reasons : [say("page-file-too-large")]};
  } catch (error) {
    return {reasons: [error.message]};
  }
}
