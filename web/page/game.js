/* The state of the page: one game at a time, kept after every touch, scored after every touch; any touch can be undone. */

import {latest} from "./ask.js";
import {labels} from "./cards.js";
import {tell, tellFailure} from "./notices.js";
import {redraw} from "./redraw.js";
import {asked, changeSet, distinctNames, laid, nameLine, newPlayer} from "./sheet.js";
import {games, keepSetting, keepTabData, newGame, tabData, whyNotKept} from "./store.js";
import {say, speak, spoken} from "./words.js";

/** All that the page shows. `answer` is the latest of Python, and `answered` the sheet that it is about. `at` is where one
    types or looks: a place {level, x}, and `how`, one of lay, insert, replace, card, move. `lately` is the place of the card
    that was laid last, and `typed` what is typed of the next one. `isResultDue` says that the result is wanted in sight. */
export const state = {
  tab: "score",
  game: null,
  seat: 0,
  at: null,
  lately: null,
  typed: "",
  answer: null,
  answered: null,
  isBusy: false,
  isResultDue: false,
};

const askScore = latest(onScore, onRefusal);

// -- the game -------------------------------------------------------------------------------------------------------

export function player() {
  return state.game.sheet.players[state.seat];
}

/** Whether rows of this game may have gaps. */
export function mayGap() {
  return state.game.sheet.edition?.contiguous_rows === false;
}

/** Whether all is scored and nobody types a pyramid: only then somebody has won. */
export function isFinished() {
  const isTyping = state.at !== null && (state.at.how === "lay" || state.at.isNew);
  return Boolean(state.answer?.is_whole) && !isTyping;
}

/** Return the name of a player of a sheet; a number stands for one that nobody typed. */
export function playerName({name}, seat) {
  return nameLine(name) || `${labels().player} ${seat + 1}`;
}

export function nameOf(seat) {
  return playerName(state.game.sheet.players[seat], seat);
}

/** Return the seats whose players have one name; null where all differ. */
export function namesakes() {
  const seats = state.game.sheet.players.map((_, seat) => seat);
  const alike = seats.filter((seat) => seats.some((other) => other !== seat && nameOf(other) === nameOf(seat)));
  return alike.length ? alike : null;
}

/** Return the game as a question about it, with names by which Python tells the players apart. */
export function askedGame() {
  const names = distinctNames(state.game.sheet.players.map(playerName));
  return asked(state.game.sheet, (seat) => names[seat]);
}

/** Change the sheet, keep it, and ask for its score. `isMoved` says that players were added or taken away; changes in a row
    with the same `merge`, such as the letters of a name, are undone together. */
export function change(how, {isMoved = false, merge = null} = {}) {
  if (merge === null || merge !== merged) past.push(moment());
  merged = merge;
  future.length = 0;
  how(state.game.sheet);
  if (isMoved) state.answered = state.answer = null;
  keepAndRequest();
}

function keepAndRequest() {
  if (!games.keep(state.game)) tell(whyNotKept());
  keepWay();
  request();
  redraw();
}

export function request() {
  const sheet = structuredClone(state.game.sheet);
  state.isBusy = true;
  performance.mark("typed");
  askScore({ask: "score", ...askedGame(), language: spoken()}, {sheet, game: state.game.id});
}

function onScore(answer, {sheet, game}) {
  if (game !== state.game.id || sheet.players.length !== state.game.sheet.players.length) return;
  state.answer = answer;
  state.answered = sheet;
  state.isBusy = JSON.stringify(sheet) !== JSON.stringify(state.game.sheet);
  redraw();
  performance.measure("scored", "typed");
}

/** Python has no score for this sheet, and would have none if it were asked again. */
function onRefusal(error) {
  state.isBusy = false;
  tellFailure(error);
}

/** Open a game: another one that is kept, or a new one; whether this browser keeps it. */
export function open(game) {
  goToTab("score");
  show(game);
  select(laid(player()).length ? null : {level: 1, x: 0, how: "lay"});
  keepSetting("open", game.id);
  const isKept = games.keep(game);
  return isKept;
}

/** Go on with this game as another tab has kept it: else the tab that writes last would undo what was typed in the other. */
export function takeOver(game) {
  if (game.id !== state.game.id) return;
  show(game, Math.min(state.seat, game.sheet.players.length - 1));
  select(null);
}

function show(game, seat = 0) {
  Object.assign(state, {game, seat, answer: null, answered: null, isResultDue: false});
  past.length = future.length = 0;
  request();
}

/** Play this game with the cards of another set: one that comes with the library, or that of a text. */
export function playWith(name, text) {
  change((sheet) => changeSet(sheet, name, text));
}

export function remove(game) {
  games.forget(game);
  if (game.id === state.game.id) open(games.all()[0] ?? newGame());
}

export function addPlayer() {
  change((sheet) => sheet.players.push(newPlayer()), {isMoved: true});
  turnTo(state.game.sheet.players.length - 1);
}

export function removePlayer() {
  const {seat} = state;
  change((sheet) => {
    sheet.players.splice(seat, 1);
    state.seat = Math.max(0, seat - 1);
  }, {isMoved: true});
  select(null);
}

/** Turn to a player; one without cards begins at once. */
export function turnTo(seat) {
  state.seat = seat;
  keepWay();
  select(laid(player()).length ? null : {level: 1, x: 0, how: "lay"});
}

/** Type or look at a place; null at none. */
export function select(at) {
  Object.assign(state, {at, lately: null, typed: ""});
  redraw();
}

/** Take in what others have typed in this game: `how` returns a sheet with it, and `howKept` one in which all that was typed
    here stays. Return the seat of a player that differs in these, null if none does: undo brings back the one that was kept. */
export function takeIn(how, howKept) {
  const {game} = state;
  const before = game.sheet;
  const [sheet, kept] = [how, howKept].map((make) => make(structuredClone(before)));
  if (JSON.stringify(sheet) === JSON.stringify(before)) return null;
  if (sheet.players.length !== before.players.length) state.answer = state.answered = null;
  [past, future].forEach((moments) => moments.splice(0, moments.length, ...moments.map((one) => withOthers(one, before, sheet))));
  const lost = kept.players.findIndex((player, seat) => JSON.stringify(player) !== JSON.stringify(sheet.players[seat]));
  if (lost >= 0) {
    past.push({...moment(), sheet: JSON.stringify(kept)});
    merged = null;
  }
  game.sheet = sheet;
  state.seat = Math.min(state.seat, sheet.players.length - 1);
  keepAndRequest();
  return lost >= 0 ? lost : null;
}

/** Return a moment to come back to with what others have changed since: undoing takes back nothing of theirs. */
function withOthers(one, before, now) {
  const sheet = JSON.parse(one.sheet);
  const isTheirs = (seat) => JSON.stringify(now.players[seat]) !== JSON.stringify(before.players[seat]);
  const players = now.players.map((player, seat) => (isTheirs(seat) ? player : (sheet.players[seat] ?? player)));
  return {...one, seat: Math.min(one.seat, players.length - 1), sheet: JSON.stringify({...sheet, players})};
}

// -- undo -----------------------------------------------------------------------------------------------------------

const past = [];
const future = [];
let merged = null;

function moment() {
  const {at} = state;
  const settled = at?.how === "move" ? {...at, how: "card"} : at; // who comes back moves nothing by the next tap
  return {sheet: JSON.stringify(state.game.sheet), seat: state.seat, at: settled};
}

const WAY = "way"; // back, and who is looked at
const MOST_KEPT = 30; // moments

function keepWay() {
  keepTabData(WAY, {id: state.game.id, sheet: JSON.stringify(state.game.sheet), seat: state.seat, past: past.slice(-MOST_KEPT)});
}

/** After a reload go on where this tab was: with the same player, and the way back if nobody changed the sheet meanwhile. */
export function comeBack() {
  const kept = tabData(WAY);
  if (kept?.id !== state.game.id || !state.game.sheet.players[kept.seat]) return;
  if (kept.sheet === JSON.stringify(state.game.sheet)) past.push(...kept.past);
  turnTo(kept.seat);
}

export function canUndo() {
  return past.length > 0;
}

export function canRedo() {
  return future.length > 0;
}

export function undo() {
  step(past, future);
}

export function redo() {
  step(future, past);
}

function step(from, to) {
  if (!from.length) return;
  to.push(moment());
  const {sheet, seat, at} = from.pop();
  merged = null;
  state.game.sheet = JSON.parse(sheet);
  Object.assign(state, {seat, at, lately: null, typed: ""});
  if (state.answered?.players.length !== state.game.sheet.players.length) state.answered = state.answer = null;
  keepAndRequest();
}

// -- tabs and language ----------------------------------------------------------------------------------------------

const scrolled = {};

export function turnToTab(tab) {
  scrolled[state.tab] = scrollY;
  goToTab(tab);
  redraw();
  scrollTo(0, scrolled[tab] ?? 0);
}

/** Note the tab in the history, so that Back leads to the one before. */
function goToTab(tab) {
  if (tab === state.tab) return;
  state.tab = tab;
  history.pushState(null, "", tab === "score" ? location.pathname + location.search : `#${tab}`);
}

export async function setLanguage(language) {
  try {
    await speak(language);
  } catch {
    tell(say("page-notice-no-language"));
    return;
  }
  keepSetting("language", spoken());
  request();
  redraw();
}
