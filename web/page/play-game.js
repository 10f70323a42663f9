/* The game that is played at this device, by one or several people and bots: one table at a time, kept after every answer.

   Whoever holds the game is the source: it answers questions about it, mostly with the whole table. That of a game at this device
   is Python, by the text that it calls the game; the page keeps this text, and reads nothing in it. While bots have to choose there,
   they are asked one after the other. */

import {askUntilAnswered, Refusal} from "./ask.js";
import {named} from "./cards.js";
import {state} from "./game.js";
import {tell, tellFailure} from "./notices.js";
import {cardIn, plannedAction, plannedKey, promptOf, whyNot} from "./play-actions.js";
import {redraw} from "./redraw.js";
import {keepSetting, plays, setting, whyNotKept} from "./store.js";
import {say, spoken} from "./words.js";

const OPEN = "play";
const CLOSED = {
  source: null, // asks about the open game: a function from a question to its answer
  kept: null, // {id, name, game, moment, changed}: a game at this device
  table: null, // the latest answer
  holder: null, // of several people, the seat of the one who has the device
  isCovered: false, // ... whose choice is made: somebody else is to get the device
  hasNews: false, // ... who got cards that nobody else knows, and has not seen them yet
  picked: null, // the key of what was tapped last, as in play-actions.js
  plan: null, // {card, place, cost}: where a card of the hand is to lie, and for what price
  due: null, // the action that lays the card of the plan, once it is its turn
  places: null, // {card, places}: where a card that was tapped may lie
  refusal: null, // why what was tapped is not possible
  rule: null, // the number of the rule that says so, with which the refusal ends
  hints: null,
  replay: null, // {at, table}
  isBusy: false,
};

/** All that the tab shows; `asked` counts the questions, so that what was tapped for one is not taken for another. */
export const play = {...CLOSED, setup: null, asked: 0};

/** What is on view: the table as it is now, or as it was at a moment of the replay. */
export function shownTable() {
  return play.replay?.table ?? play.table;
}

// -- questions ------------------------------------------------------------------------------------------------------

function answerTo(question) {
  return askUntilAnswered({language: spoken(), ...question});
}

/** Ask about the open game; null if another game was opened meanwhile, or if Python refuses. Drawings that are on view are not
    sent again. */
async function about(question) {
  const {source} = play;
  const seen = new Map(shownTable()?.players.map(({drawing, svg}) => [drawing, svg]));
  try {
    const answer = await source({drawn: [...seen.keys()], ...question});
    answer.players?.forEach((player) => (player.svg ??= seen.get(player.drawing)));
    return play.source === source ? answer : null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (play.source === source) tellFailure(error);
    return null;
  }
}

/** Return the source of a game that is kept at this device; of several people the one who has the device asks. */
function sourceOf(kept) {
  return (question) => answerTo({game: kept.game, ...(play.holder === null ? {} : {seat: play.holder}), ...question});
}

/** Show the table of an answer and keep its game, if it is at this device; bots that have to choose follow. */
export function take(table) {
  if (table.refusal) return refuse(table.refusal);
  const before = play.table;
  const {kept} = play;
  if (kept?.pictures) table.set = {...table.set, pictures: kept.pictures};
  if (kept) {
    if (table.score) kept.result = table.score.players.map(({name, rank, total}, seat) => ({name, bot: table.players[seat].bot, rank, total}));
    if (kept.game !== table.game || !kept.moment) Object.assign(kept, {game: table.game, moment: table.moment});
    if (!plays.keep(kept)) tell(whyNotKept());
  }
  const isStill = !kept && isSameQuestion(before, table);
  Object.assign(play, {table, ...(isStill ? {} : {hints: null, refusal: null})});
  if (!isStill && before?.serial !== table.serial) Object.assign(play, {asked: play.asked + 1, picked: null, places: null});
  if (!isStill) followPlan(table);
  if (before?.seat === table.seat && table.seat !== null) coverAfter(before);
  redraw();
}

/** Pick the place where a card was planned to lie, once it is asked for; what is certain of it is done without another tap. */
function followPlan(table) {
  play.due = play.plan && plannedAction(table, play.plan);
  if (play.plan && table.choices.length) play.picked = plannedKey(table, play.plan);
  if (play.picked) play.plan = null;
}

/** Whether others have chosen meanwhile, and nothing has changed for who looks. */
function isSameQuestion(before, table) {
  const asked = ({moment, question, choices, news_from: last}) => JSON.stringify([moment, question, choices, last]);
  return before !== null && asked(before) === asked(table);
}

/** Cover the table once somebody else is to choose, unless who chose last got something to look at. */
function coverAfter(before) {
  const {table} = play;
  const handOf = ({view, seat}) => view.seats[seat].hand.map(({card}) => card);
  play.hasNews ||= handOf(table).some((card) => !handOf(before).includes(card));
  const {next_person: next, seat} = table;
  if (next !== null && next !== seat && next !== before.next_person) play.isCovered = !play.hasNews;
}

function refuse({code, message, rule = null}) {
  if (code === "broken-game") {
    tell(message);
    close();
  } else Object.assign(play, {refusal: message, rule});
  redraw();
}

let waiting = null; // the last choice that was tapped while an answer was on its way, such as a hint

/** Ask one thing after the other. */
async function busy(how) {
  if (play.isBusy) return;
  const {kept} = play;
  play.isBusy = true;
  redraw();
  try {
    await how();
  } finally {
    play.isBusy = false;
    redraw();
  }
  const isTakenOver = play.kept !== kept && play.kept?.id === kept?.id; // by another tab, meanwhile
  (isTakenOver ? renew : goOnAlone)();
}

/** Ask for the next table, and show it. */
export function advance(question) {
  return busy(async () => {
    const table = await about(question);
    if (table) take(table);
  });
}

/** Ask for the next table by a choice. One that is tapped while an answer is on its way follows, if that leaves the same question:
    so the second half of a double tap does nothing. */
function advanceInTurn(question) {
  if (!play.isBusy) return advance(question);
  waiting = {question, source: play.source, asked: play.asked};
  return Promise.resolve();
}

/** Do what is due without another tap, as long as the tab is open: a card lies where it was planned, what was tapped meanwhile
    follows, and bots choose, one at a time. */
export async function goOnAlone() {
  if (play.isBusy || play.replay || state.tab !== "play") return;
  const {due} = play;
  const {question, source, asked} = waiting ?? {};
  play.due = waiting = null;
  if (due) await act(due);
  else if (question && source === play.source && asked === play.asked) await advance(question);
  else if (play.table?.bots_to_act) await advance({ask: "bots"});
}

/** Make a choice. */
export function act(action) {
  const {kept, table} = play;
  play.hasNews = false;
  if (kept?.told) kept.told = [...new Set([...kept.told, promptOf(table.view).task])];
  return advanceInTurn({ask: "act", serial: play.table.serial, action});
}

export function undo() {
  if (play.table.undo !== null) {
    play.refusal = play.table.undo;
    redraw();
    return Promise.resolve();
  }
  return advanceInTurn({ask: "undo"});
}

export function showHints() {
  return busy(async () => {
    const answer = await about({ask: "hint"});
    if (answer) play.hints = answer.hints ?? [];
  });
}

// -- what is tapped -------------------------------------------------------------------------------------------------

/** Tap something on the table: it is picked, or put back. Where nothing can be done with it, Python has said why. */
export async function pick(key) {
  const {table} = play;
  const isAgain = play.picked === key;
  const refusal = isAgain ? null : whyNot(shownTable(), key);
  Object.assign(play, {picked: isAgain ? null : key, refusal: refusal?.message ?? null, rule: refusal?.rule ?? null, places: null, plan: null});
  redraw();
  const card = cardIn(key);
  if (isAgain || card === null || play.replay || table.view.turn === 0) return; // the first card lies anywhere, and is free
  const answer = await about({ask: "places", card});
  if (!answer?.places || play.picked !== key || play.table !== table) return;
  play.places = {card, places: answer.places};
  redraw();
}

/** Plan where the card that is picked is to lie, once it is its turn. */
export function planPlace(place) {
  const {cost} = play.places.places.find((one) => String(one.place) === String(place));
  play.plan = {card: play.places.card, place, cost};
  redraw();
}

// -- several people -------------------------------------------------------------------------------------------------

/** Show the table of the person who is to choose, and now has the device. */
export function takeDevice() {
  Object.assign(play, {holder: play.table.next_person, isCovered: false, hasNews: false, picked: null, places: null, plan: null, refusal: null, hints: null});
  return renew();
}

/** Cover the table for the next person. */
export function passOn() {
  Object.assign(play, {isCovered: true, refusal: null});
  redraw();
}

/** Show once more the table of who chose last. */
export function back() {
  play.isCovered = false;
  redraw();
}

// -- opening --------------------------------------------------------------------------------------------------------

/** Deal a new game; why it cannot be dealt is in `play.refusal`. `pictures` are those of its card set, as in art.js; a first game has
    a list `told`, of the questions that were answered. */
export function deal(question, name, pictures, told) {
  return busy(async () => {
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const table = await answerTo({ask: "deal", seed, ...question}).catch(({message}) => ({refusal: {message}}));
    if (table.problems) play.refusal = say("page-play-bad-set");
    else if (table.refusal) play.refusal = table.refusal.message;
    else begin(plays.make({name, game: table.game, pictures, told}), table);
  });
}

/** Deal another game of the same players, by the same rules, with the same cards. */
export function rematch() {
  const {kept, table} = play;
  const players = table.players.map(({name, bot}) => ({name, ...(bot ? {bot} : {})}));
  const {edition} = table.view.rules;
  return deal({players, edition: edition.name, virtual_opponents: table.view.virtual_done.length, ...named(table.set)}, kept.name, kept.pictures);
}

/** Begin another game that goes on from the moment of the replay. */
export function playOn() {
  const {kept, replay} = play;
  return playOnFrom(kept, replay.at);
}

/** Begin another game that goes on from a moment of a game that is kept. */
export function playOnFrom(kept, at) {
  return busy(async () => {
    const {game, name, pictures} = kept;
    const table = await answerTo({ask: "branch", game, at}).catch((error) => (tellFailure(error), null));
    if (table && !table.refusal) begin(plays.make({name, game: table.game, pictures}), table);
  });
}

function begin(kept, table) {
  const {isBusy} = play;
  openFrom(sourceOf(kept), kept);
  play.isBusy = isBusy;
  take(table);
}

/** Turn to the game of a source; the table comes later. */
export function openFrom(source, kept = null) {
  Object.assign(play, CLOSED, {source, kept});
  keepSetting(OPEN, kept?.id ?? "");
}

/** Open a game that is kept. */
export function openPlay(kept) {
  openFrom(sourceOf(kept), kept);
  return renew();
}

/** Go on with a game as another tab has kept it. */
export function takeOverPlay(kept) {
  if (kept.id !== play.kept?.id) return;
  Object.assign(play, {kept, source: sourceOf(kept)}); // an answer about the game before comes too late
  renew();
}

/** Ask for the table anew: after a reload, or in another language. */
export function renew() {
  return busy(async () => {
    const {replay} = play;
    const table = await about({ask: "table"});
    if (table) take(table);
    if (replay && play.replay) await replayAt(replay.at);
  });
}

/** Return the id of the game that was open last. */
export function openedLast() {
  return setting(OPEN);
}

export function close() {
  Object.assign(play, CLOSED);
  keepSetting(OPEN, "");
  redraw();
}

// -- records --------------------------------------------------------------------------------------------------------

/** Return the record of the open game as text; null if there is none. */
export async function recordText() {
  return (await about({ask: "record"}))?.text ?? null;
}

/** Open the game of a record; return what is wrong with it, or null. */
export async function openRecord(text, name) {
  const answer = await answerTo({ask: "open-record", text});
  if (!answer.game) return answer.problems ?? [];
  await openPlay(plays.make({name, game: answer.game}));
  return null;
}

/** Show the table as it was after so many actions. */
export async function replayAt(at) {
  const table = await about({ask: "replay", at});
  if (!table || table.refusal) return;
  Object.assign(play, {replay: {at: table.at, table}, picked: null, places: null, refusal: null, hints: null});
  redraw();
}

export function endReplay() {
  play.replay = null;
  redraw();
  goOnAlone();
}

/** Return the log of the whole game, the oldest step first. */
export async function wholeLog() {
  return (await about({ask: "log"}))?.log ?? [];
}
