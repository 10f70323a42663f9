/* The state of the page: one game at a time, kept after every touch, scored after every touch.

   Views import this module, and it imports none of them: `app.js` tells it what shows a change. */

import {askUntilAnswered, latest} from "./ask.js";
import {labels, learn, learnSet} from "./facts.js";
import {status, tell} from "./notices.js";
import {asked, changeSet, newPlayer, PRINTED, setOf} from "./sheet.js";
import {forget, keep, keptGames, keepSetting, newGame, whyNotKept} from "./store.js";
import {say, speak, spoken} from "./words.js";

/** All that the page shows. `answer` is the latest of Python, and `answered` the sheet that it is about. */
export const state = {tab: "score", game: null, seat: 0, answer: null, answered: null, isSilent: false};

const askScore = latest(onScore, onSilence, onRefusal);
const shown = {all: () => {}, answer: () => {}, cards: () => {}};

/** Call `all` whenever anything has changed, `answer` when there is a new answer of Python about the same game, and
    `cards` when it is known what the cards are called. */
export function showBy({all, answer, cards}) {
  Object.assign(shown, {all, answer, cards});
}

// -- the game -------------------------------------------------------------------------------------------------------

export function player() {
  return state.game.sheet.players[state.seat];
}

/** Whether rows of this game may have gaps. */
export function mayGap() {
  return state.game.sheet.edition?.contiguous_rows === false;
}

export function nameOf(seat) {
  return state.game.sheet.players[seat].name.trim() || `${labels().player} ${seat + 1}`;
}

/** Change the sheet, keep it, and ask for its score; `isMoved` says that players were added or taken away. */
export function change(how, {isMoved = false} = {}) {
  how(state.game.sheet);
  if (!keep(state.game)) tell(whyNotKept());
  if (isMoved) state.answered = state.answer = null;
  request();
  shown.all();
}

export function request() {
  const sheet = structuredClone(state.game.sheet);
  setBusy(true);
  performance.mark("typed");
  askScore({ask: "score", ...asked(sheet, nameOf), language: spoken()}, {sheet, game: state.game.id});
}

function onScore(answer, {sheet, game}) {
  if (game !== state.game.id || sheet.players.length !== state.game.sheet.players.length) return;
  state.answer = answer;
  state.answered = sheet;
  hear();
  const isLatest = JSON.stringify(sheet) === JSON.stringify(state.game.sheet);
  setBusy(!isLatest); // even if it cannot be shown
  shown.answer();
  performance.measure("scored", "typed");
}

function setBusy(isBusy) {
  document.getElementById("score")?.setAttribute("aria-busy", String(isBusy));
}

/** Somebody answers: what was said of silence is over. */
function hear() {
  if (state.isSilent) status("");
  state.isSilent = false;
}

/** Python has no score for this sheet, and would have none if it were asked again. */
function onRefusal(error) {
  hear();
  setBusy(false);
  tell(say("That did not work: {}", error.message));
}

function onSilence(error) {
  state.isSilent = true;
  status(say("There is no answer at the moment ({}). What you type is kept, and the page tries again.", error.message));
}

/** Open a game: another one that is kept, or a new one; whether this browser keeps it. */
export function open(game) {
  Object.assign(state, {game, seat: 0, answer: null, answered: null});
  goToTab("score");
  keepSetting("open", game.id);
  const isKept = keep(game);
  learnCards();
  request();
  shown.all();
  return isKept;
}

/** Go on with this game as another tab has kept it: else the tab that writes last would undo what was typed in the other. */
export function takeOver(game) {
  if (game.id !== state.game.id) return;
  const seat = Math.min(state.seat, game.sheet.players.length - 1);
  Object.assign(state, {game, seat, answer: null, answered: null});
  learnCards();
  request();
  shown.all();
}

/** Play this game with the cards of another set: one that comes with the library, or that of a text. */
export function playWith(name, text) {
  change((sheet) => changeSet(sheet, name, text));
  learnCards();
}

export function remove(game) {
  forget(game);
  if (game.id === state.game.id) open(keptGames()[0] ?? newGame());
}

export function addPlayer() {
  change((sheet) => sheet.players.push(newPlayer()), {isMoved: true});
  turnTo(state.game.sheet.players.length - 1);
}

export function removePlayer() {
  const seat = state.seat;
  state.seat = Math.max(0, seat - 1);
  change((sheet) => sheet.players.splice(seat, 1), {isMoved: true});
}

export function turnTo(seat) {
  state.seat = seat;
  shown.all();
}

export function turnToTab(tab) {
  goToTab(tab);
  shown.all();
  scrollTo(0, 0);
}

/** Note the tab in the history, so that Back leads to the one before. */
function goToTab(tab) {
  if (tab === state.tab) return;
  state.tab = tab;
  history.pushState(null, "", tab === "score" ? location.pathname + location.search : `#${tab}`);
}

export function setLanguage(language) {
  speak(language);
  keepSetting("language", language);
  learnCards();
  request();
  shown.all();
}

/** Ask what the cards are called and say, in the language of the reader: the printed ones, and those of the game. */
async function learnCards() {
  const language = spoken();
  const set = setOf(state.game.sheet);
  const isPrinted = set.set === PRINTED;
  if (!isPrinted) learnSet([]);
  const printed = await answerTo({ask: "cards", language});
  const isLatest = () => language === spoken() && JSON.stringify(set) === JSON.stringify(setOf(state.game.sheet));
  if (!isLatest()) return;
  if (printed.cards) learn(printed);
  if (!isPrinted) {
    const {cards} = await answerTo({ask: "cards", language, ...set});
    if (isLatest()) learnSet(cards ?? []);
  } else learnSet(printed.cards ?? []);
  shown.all();
  shown.cards();
}

const told = new Map();

/** Ask once and remember the answer; none where the question is refused, to be asked again another time. */
async function answerTo(question) {
  const key = JSON.stringify(question);
  if (!told.has(key)) {
    const answer = await askUntilAnswered(question, onSilence).catch(() => null);
    hear();
    if (!answer) return {};
    told.set(key, answer);
  }
  return told.get(key);
}

/** Take in what others have typed in this game: `how` returns a sheet with it. What one types here stays as it is. */
export function takeIn(how) {
  const {game} = state;
  const before = JSON.stringify(game.sheet);
  const sheet = how(structuredClone(game.sheet));
  if (JSON.stringify(sheet) === before) return;
  if (sheet.players.length !== game.sheet.players.length) state.answer = state.answered = null;
  game.sheet = sheet;
  state.seat = Math.min(state.seat, sheet.players.length - 1);
  if (!keep(game)) tell(whyNotKept());
  learnCards();
  request();
  shown.all();
}
