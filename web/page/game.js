/* The state of the page: one game at a time, kept after every touch, scored after every touch; any touch can be undone. */

import {latest} from "./ask.js";
import {labels} from "./cards.js";
import {tell, tellFailure} from "./notices.js";
import {redraw} from "./redraw.js";
import {carried, cellsOf, changedKeys, keyed} from "./shared-sheet.js";
import {asked, cardAt, changeSet, distinctNames, laid, nameIn, nameLine, newPlayer, openPlaces, placeAfter} from "./sheet.js";
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
  const before = structuredClone(state.game.sheet);
  how(state.game.sheet);
  if (isMoved) state.answered = state.answer = null;
  watching.typed(state.game, before);
  keepAndRequest();
}

let watching = {typed: () => {}, opened: () => {}, removed: () => {}};

/** Call `typed` with a game and the sheet before whenever somebody has typed in it, before it is kept; `opened` and `removed` with
    a game. */
export function watchGame(watchers) {
  watching = watchers;
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
  watching.opened(game);
  return isKept;
}

/** Go on with this game as another tab has kept it: else the tab that writes last would undo what was typed in the other. */
export function takeOver(game) {
  if (game.id !== state.game.id || JSON.stringify(game.sheet) === JSON.stringify(state.game.sheet)) return;
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
  watching.removed(game);
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

// -- what others type -----------------------------------------------------------------------------------------------

/** Take in the sheet with what others have typed in this game. Undo takes back nothing of theirs, and the place where the next
    card goes moves on where they have laid one there. */
export function takeIn(sheet) {
  const {game} = state;
  const before = game.sheet;
  nameKeys("here");
  const [cellsBefore, cells] = [cellsOf(before), cellsOf(sheet)];
  if (!changedKeys(cellsBefore, cells).length) return;
  const own = player();
  eachMoment((then) => carried(then, cellsBefore, cells));
  game.sheet = sheet;
  while (past.length && past.at(-1).sheet === JSON.stringify(sheet)) past.pop();
  const seat = sheet.players.findIndex(({key}) => key === own.key);
  state.seat = Math.max(0, seat);
  if (keysOf(before) !== keysOf(sheet)) state.answer = state.answered = null;
  if (seat < 0) state.at = null;
  else moveMark(own);
  keepAndRequest();
}

function keysOf(sheet) {
  return sheet.players.map(({key}) => key).join(" ");
}

/** Give each player a key by which phones name the same one; the same in the moments to come back to. */
export function nameKeys(random) {
  const {sheet} = state.game;
  if (sheet.players.every(({key}) => key)) return;
  const keys = keyed(sheet, random).players.map(({key}) => key);
  sheet.players.forEach((one, seat) => (one.key = keys[seat]));
  eachMoment((then) => {
    then.players.forEach((one, seat) => (one.key ??= keys[seat]));
    return keyed(then, random);
  });
}

function eachMoment(how) {
  for (const one of [...past, ...future]) {
    const sheet = how(JSON.parse(one.sheet));
    Object.assign(one, {sheet: JSON.stringify(sheet), seat: Math.min(one.seat, sheet.players.length - 1)});
  }
}

/** Keep the place where one types or looks, as far as what others have typed lets it: the next card goes to the next open place. */
function moveMark(before) {
  const {at} = state;
  if (!at) return;
  const isHere = ({level, x}) => level === at.level && x === at.x;
  const nameAt = (own) => JSON.stringify(nameIn(cardAt(own, at.level, at.x)));
  const rowOf = (own) => JSON.stringify(own.pyramid[at.level - 1]);
  if (at.how === "lay") {
    const open = openPlaces(player(), mayGap());
    if (!open.some(isHere)) state.at = {...(placeAfter(player(), mayGap(), at) ?? open[0]), how: "lay"};
  } else if (at.how === "insert" ? rowOf(before) !== rowOf(player()) : nameAt(before) !== nameAt(player())) {
    state.at = null;
  }
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
  const before = state.game.sheet;
  merged = null;
  state.game.sheet = JSON.parse(sheet);
  Object.assign(state, {seat, at, lately: null, typed: ""});
  if (state.answered?.players.length !== state.game.sheet.players.length) state.answered = state.answer = null;
  watching.typed(state.game, before);
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
