/* Games that are kept on this device, each under a key of its own, and the settings of the page. */

import {laid, newSheet, sheetOf} from "./sheet.js";
import {say} from "./words.js";

const GAME = "viceroy.game.";
const ASIDE = "viceroy.broken."; // where earlier versions put games that they could not read
const DRAFT = "viceroy.draft.";
const PLAY = "viceroy.play.";
const PATIENCE = 7 * 24 * 3600 * 1000; // milliseconds until a browser is asked again to delete nothing

/** Return all games that are kept, the latest first; what cannot be read stays where it is. */
export function keptGames() {
  keysOf(ASIDE).forEach(takeBack);
  const games = keysOf(GAME).map((key) => gameOf(localStorage.getItem(key), key.slice(GAME.length)));
  return games.filter(Boolean).sort((one, other) => other.changed - one.changed);
}

/** Return how many kept games cannot be read. */
export function unreadGames() {
  return keysOf(GAME).length + keysOf(ASIDE).length - keptGames().length;
}

/** Return the names of players in kept games, those of the latest game first, each once. */
export function rememberedNames() {
  return namesIn(keptGames());
}

function namesIn(games) {
  return [...new Set(games.flatMap(({sheet}) => sheet.players.map(({name}) => name.trim())).filter(Boolean))];
}

/** Forget the games in which nothing was typed, or names alone that another game has too; `open` stays. */
export function forgetBlank(open) {
  const games = keptGames().filter(({id}) => id !== open.id);
  const isBlank = ({sheet}) =>
    sheet.players.every((player) => !laid(player).length && !Object.keys(player.gems).length && !player.attack);
  const names = new Set(namesIn([open, ...games.filter((game) => !isBlank(game))]));
  games.filter((game) => isBlank(game) && namesIn([game]).every((name) => names.has(name))).forEach(forget);
}

function keysOf(start) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return []; // a browser that keeps nothing
  }
}

function gameOf(text, id) {
  const data = parsed(text);
  const sheet = sheetOf(data?.sheet);
  return sheet && {id, sheet, changed: Number(data.changed) || 0};
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Call `ongame`, `ondraft` and `onplay` with what another tab of this browser keeps from now on. */
export function watchOthers({ongame, ondraft, onplay}) {
  addEventListener("storage", ({key, newValue}) => {
    const game = key?.startsWith(GAME) && gameOf(newValue, key.slice(GAME.length));
    if (game) ongame(game);
    const draft = key?.startsWith(DRAFT) && draftOf(newValue, key.slice(DRAFT.length));
    if (draft) ondraft(draft);
    const play = key?.startsWith(PLAY) && playOf(newValue, key.slice(PLAY.length));
    if (play) onplay(play);
  });
}

/** Keep a game that was put aside among the others, if it can be read after all. */
function takeBack(key) {
  const id = key.slice(ASIDE.length);
  const text = localStorage.getItem(key);
  if (gameOf(text, id) && (localStorage.getItem(GAME + id) !== null || write(GAME + id, text))) remove(key);
}

/** Keep a game; whether that could be done. Its time is that of the last change. */
export function keep(game) {
  const kept = gameOf(read(GAME + game.id), game.id);
  if (JSON.stringify(kept?.sheet) === JSON.stringify(game.sheet)) return true;
  game.changed = Date.now();
  if (game.sheet.players.some((player) => laid(player).length)) askToPersist();
  return write(GAME + game.id, JSON.stringify({sheet: game.sheet, changed: game.changed}));
}

/** Ask the browser to delete nothing by itself, once a week at most: some of them ask the reader then. */
async function askToPersist() {
  if (!navigator.storage?.persist || Date.now() - Number(setting("persist")) < PATIENCE) return;
  keepSetting("persist", String(Date.now()));
  if (!(await isSafe())) navigator.storage.persist().catch(() => {}); // it may refuse
}

/** Whether the browser promised to delete nothing by itself. */
export async function isSafe() {
  return (await navigator.storage?.persisted?.().catch(() => false)) ?? false;
}

export function forget(game) {
  remove(GAME + game.id);
}

function remove(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // it was never kept
  }
}

export function newGame(sheet = newSheet()) {
  return {id: newId(), sheet, changed: Date.now()};
}

function newId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
}

// -- card sets that are being written -------------------------------------------------------------------------------

/** Return all drafts that are kept, the latest first. */
export function keptDrafts() {
  const drafts = keysOf(DRAFT).map((key) => draftOf(localStorage.getItem(key), key.slice(DRAFT.length)));
  return drafts.filter(Boolean).sort((one, other) => other.changed - one.changed);
}

function draftOf(kept, id) {
  const {name, text, changed} = parsed(kept) ?? {};
  return typeof text === "string" ? {id, name: String(name), text, changed: Number(changed) || 0} : null;
}

/** Return the name of a draft: the id in its text, else the name of its file. */
export function nameOfDraft({name, text}) {
  return /^id: *["']?([a-z0-9-]{1,60})/m.exec(text)?.[1] ?? name;
}

/** Keep a draft; whether that could be done. */
export function keepDraft(draft) {
  draft.changed = Date.now();
  return write(DRAFT + draft.id, JSON.stringify({name: draft.name, text: draft.text, changed: draft.changed}));
}

export function forgetDraft(draft) {
  remove(DRAFT + draft.id);
}

/** Return a draft of a text; `name` is that of its file. */
export function newDraft(text, name) {
  return {id: newId(), name, text, changed: Date.now()};
}

// -- games that are played here --------------------------------------------------------------------------------------

/** Return all kept games against bots, the latest first. */
export function keptPlays() {
  const plays = keysOf(PLAY).map((key) => playOf(read(key), key.slice(PLAY.length)));
  return plays.filter(Boolean).sort((one, other) => other.changed - one.changed);
}

function playOf(kept, id) {
  const {name, game, moment = "", changed} = parsed(kept) ?? {};
  return typeof game === "string" ? {id, name: String(name), game, moment: String(moment), changed: Number(changed) || 0} : null;
}

/** Keep a game against bots; whether that could be done. */
export function keepPlay(play) {
  if (playOf(read(PLAY + play.id), play.id)?.game === play.game) return true; // also what another tab has just kept
  play.changed = Date.now();
  askToPersist();
  return write(PLAY + play.id, JSON.stringify({name: play.name, game: play.game, moment: play.moment, changed: play.changed}));
}

export function forgetPlay(play) {
  remove(PLAY + play.id);
}

/** Return a game against bots; `game` is the text by which Python knows it, and `name` what it is called. */
export function newPlay(name, game) {
  return {id: newId(), name, game, moment: "", changed: Date.now()};
}

// -- settings -------------------------------------------------------------------------------------------------------

export function setting(name) {
  return read(`viceroy.${name}`);
}

export function keepSetting(name, value) {
  return write(`viceroy.${name}`, value);
}

function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // a browser that keeps nothing
  }
}

let isFull = false;

function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch (error) {
    isFull = error.name === "QuotaExceededError" && localStorage.length > 0; // some that keep nothing have no room at all
    return false;
  }
}

/** Return why the latest thing could not be kept. */
export function whyNotKept() {
  return isFull
    ? say("There is no room left for what you type now. Save it as a file, or delete kept games and card sets.")
    : say("This browser keeps nothing: save what you typed as a file before you close the page.");
}

// -- all of it as one file ------------------------------------------------------------------------------------------

const READERS = {[GAME]: gameOf, [ASIDE]: gameOf, [DRAFT]: draftOf, [PLAY]: playOf};
const FORMAT = "viceroy-kept/1";
export const MAX_KEPT_BYTES = 12_000_000; // characters of such a file: browsers keep about half of that

/** Return everything that is kept, games and card sets, as the text of one file; with what cannot be read here. */
export function keptText() {
  const kept = Object.keys(READERS).flatMap(keysOf);
  return JSON.stringify({format: FORMAT, kept: Object.fromEntries(kept.map((key) => [key, read(key)]))}, null, 1);
}

/** Whether a text is such a file. */
export function isKeptText(text) {
  return parsed(text)?.format === FORMAT;
}

/** Keep what is in such a file beside what is kept here; of one game or set the one that was changed last. How many were
    {taken}, were here already or are older ({had}), and are {lost}, for want of room or because nobody can read them. */
export function restore(text) {
  const counts = {taken: 0, had: 0, lost: 0};
  for (const [key, value] of Object.entries(parsed(text).kept ?? {})) {
    const start = Object.keys(READERS).find((one) => key.startsWith(one));
    const id = key.slice(start?.length);
    const came = start && /^[a-z0-9]{1,40}$/.test(id) ? READERS[start](value, id) : null;
    const home = start === ASIDE ? GAME : start;
    const here = came && READERS[home](read(home + id), id);
    if (came && here && here.changed >= came.changed) counts.had += 1;
    else if (came && write(home + id, value)) counts.taken += 1;
    else counts.lost += 1;
  }
  return counts;
}
