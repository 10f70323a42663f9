/* What is kept on this device: games, card sets, games against bots, seats at tables, each under a key of its own; and settings of
   the page. */

import {laid, newSheet, sheetOf} from "./sheet.js";
import {say} from "./words.js";

const ASIDE = "viceroy.broken.";
const PATIENCE = 7 * 24 * 3600 * 1000; // milliseconds until a browser is asked again to delete nothing

// -- shelves --------------------------------------------------------------------------------------------------------

/** Things of one kind, each {id, changed} and what `contentOf` reads in it, under keys that begin with `start`. `contentOf` gets
    any object, and returns null where that is no such thing. `isDear` says for which the browser is asked to delete nothing. */
function shelf(start, contentOf, isDear = () => false) {
  const thingOf = (text, id) => {
    const data = parsed(text);
    const content = data && contentOf(data);
    return content && {id, ...content, changed: Number(data.changed) || 0};
  };
  const find = (id) => thingOf(read(start + id), id);
  const ids = () => keysOf(start).map((key) => key.slice(start.length));
  return {
    start,
    thingOf,
    find,
    ids,
    make: (content, id = newId()) => ({id, ...content, changed: Date.now()}),
    /** Return all that are kept, the latest first; what cannot be read stays where it is. */
    all: () => ids().map(find).filter(Boolean).sort((one, other) => other.changed - one.changed),
    /** Keep a thing; whether that could be done. Its time is that of the last change, also by another tab. */
    keep: (thing) => {
      const [content, kept] = [contentOf(thing), find(thing.id)];
      if (!content) return false; // it could not be read again
      if (kept && JSON.stringify(contentOf(kept)) === JSON.stringify(content)) return true;
      thing.changed = Date.now();
      if (isDear(thing)) askToPersist();
      return write(start + thing.id, JSON.stringify({...content, changed: thing.changed}));
    },
    forget: ({id}) => remove(start + id),
    /** Call `onchange` with whatever another tab of this browser keeps from now on. */
    watch: (onchange) => addEventListener("storage", ({key, newValue}) => {
      const thing = key?.startsWith(start) && thingOf(newValue, key.slice(start.length));
      if (thing) onchange(thing);
    }),
  };
}

/** Score sheets: {sheet}. */
export const games = shelf("viceroy.game.", ({sheet}) => withSheet(sheetOf(sheet)), hasCards);

/** Card sets that are being written: {name, text, pictures}; the name is that of a file, and the pictures are as in art.js. */
export const drafts = shelf("viceroy.draft.", ({name, text, pictures}) =>
  typeof text === "string" ? {name: String(name), text, ...withPictures(pictures)} : null,
);

/** Games that were played in the page: {name, game, moment, result, pictures, told}; Python knows one by the text `game`, `result` is
    that of a finished one: {name, bot, rank, total} of each player, the pictures are those of its card set, as in art.js, and `told`
    has the questions of a first game that were answered. */
export const plays = shelf(
  "viceroy.play.",
  ({name, game, moment = "", result, pictures, told}) =>
    typeof game === "string"
      ? {
          name: String(name), game, moment: String(moment), ...(isResult(result) ? {result} : {}), ...withPictures(pictures),
          ...(Array.isArray(told) ? {told: told.map(String)} : {}),
        }
      : null,
  () => true,
);

function withPictures(pictures) {
  const isOne = ([file, digest]) => file.length <= 200 && typeof digest === "string" && /^[0-9a-f]{64}$/.test(digest);
  const good = Object.entries(pictures ?? {}).filter(isOne);
  return good.length ? {pictures: Object.fromEntries(good)} : {};
}

/** Return the pictures of all that is kept, by their digests. */
export function keptPictures() {
  return [...drafts.all(), ...plays.all()].flatMap(({pictures = {}}) => Object.values(pictures));
}

function isResult(result) {
  return Array.isArray(result) && result.every(({name, rank, total}) => typeof name === "string" && Number.isInteger(rank) && Number.isInteger(total));
}

/** Tables of friends, by their codes: {secret, name, title, moment, wishes}, the secret null where one watches. A seat belongs to this
    device: it is in no file of what is kept. */
export const tables = shelf(
  "viceroy.seat.",
  ({secret = null, name = "", title = "", moment = "", wishes = []}) =>
    (secret === null || typeof secret === "string") && Array.isArray(wishes)
      ? {secret, name: String(name), title: String(title), moment: String(moment), wishes}
      : null,
  ({secret}) => secret !== null,
);

const SHELVES = [games, drafts, plays];

function withSheet(sheet) {
  return sheet && {sheet};
}

function hasCards({sheet}) {
  return sheet.players.some((player) => laid(player).length);
}

function parsed(text) {
  try {
    const data = JSON.parse(text);
    return typeof data === "object" ? data : null;
  } catch {
    return null;
  }
}

/** Return an id that nothing else has. */
export function newId() {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
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

// -- games and sets -------------------------------------------------------------------------------------------------

export function newGame(sheet = newSheet()) {
  return games.make({sheet});
}

/** Return how many kept games cannot be read. */
export function unreadGames() {
  return games.ids().length - games.all().length;
}

/** Return the names of players in kept games, those of the latest game first, each once. */
export function rememberedNames() {
  return namesIn(games.all());
}

function namesIn(some) {
  return [...new Set(some.flatMap(({sheet}) => sheet.players.map(({name}) => name.trim())).filter(Boolean))];
}

/** Forget the games in which nothing was typed, or names alone that another game has too; `open` stays. */
export function forgetBlank(open) {
  const others = games.all().filter(({id}) => id !== open.id);
  const isBlank = ({id, sheet}) =>
    !sharing.find(id) && sheet.players.every((player) => !laid(player).length && !Object.keys(player.gems).length && !player.attack);
  const names = new Set(namesIn([open, ...others.filter((game) => !isBlank(game))]));
  others.filter((game) => isBlank(game) && namesIn([game]).every((name) => names.has(name))).forEach(games.forget);
}

/** Return the name of a draft: the id in its text, else the name of its file. */
export function nameOfDraft({name, text}) {
  return /^id: *["']?([a-z0-9-]{1,60})/m.exec(text)?.[1] ?? name;
}

/** Lay what earlier versions put aside, because they could not read it, among the other games again. */
export function takeBack() {
  for (const key of keysOf(ASIDE)) {
    const home = games.start + key.slice(ASIDE.length);
    if (read(home) === read(key) || (read(home) === null && write(home, read(key)))) remove(key);
  }
}

// -- shared games ---------------------------------------------------------------------------------------------------

const SHARED = "viceroy.shared.";
const unkept = new Map(); // what the browser has no room for, by the id of the game

/** What this phone knows of games that it shares, by their ids; it goes into no file, for it has secrets. */
export const sharing = {
  ids: () => [...new Set([...keysOf(SHARED).map((key) => key.slice(SHARED.length)), ...unkept.keys()])],
  find: (id) => unkept.get(id) ?? parsed(read(SHARED + id)),
  keep: (id, data) => {
    if (write(SHARED + id, JSON.stringify(data))) unkept.delete(id);
    else unkept.set(id, data);
  },
  forget: (id) => {
    remove(SHARED + id);
    unkept.delete(id);
  },
  /** Call `onchange` with the id of what another tab of this browser keeps from now on. */
  watch: (onchange) => addEventListener("storage", ({key}) => key?.startsWith(SHARED) && onchange(key.slice(SHARED.length))),
};

// -- settings -------------------------------------------------------------------------------------------------------

export function setting(name) {
  return read(`viceroy.${name}`);
}

export function keepSetting(name, value) {
  return write(`viceroy.${name}`, value);
}

/** Return a setting that is kept as JSON; null where it is none, as of another version. */
export function settingData(name) {
  return parsed(setting(name));
}

/** Return the data that this tab of the browser keeps under a name until it is closed; null for none. */
export function tabData(name) {
  try {
    return parsed(sessionStorage.getItem(`viceroy.${name}`));
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** Keep something for this tab of the browser alone, where there is room for it. */
export function keepTabData(name, data) {
  try {
    sessionStorage.setItem(`viceroy.${name}`, JSON.stringify(data));
  } catch {
    // after a reload it is not there
  }
}

// -- the keys of the browser ----------------------------------------------------------------------------------------

function keysOf(start) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return []; // a browser that keeps nothing
  }
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

function remove(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // it was never kept
  }
}

/** Return why the latest thing could not be kept. */
export function whyNotKept() {
  return isFull
    ? say("page-kept-full")
    : say("page-kept-nothing");
}

// -- all of it as one file ------------------------------------------------------------------------------------------

const FORMAT = "viceroy-kept/1";
export const MAX_KEPT_BYTES = 60_000_000; // characters of such a file: browsers keep a tenth of that as text, the rest are pictures

/** Return everything that is kept, games and card sets, as the text of one file; with what cannot be read here, and with pictures,
    {digest, address} each. */
export function keptText(pictures = []) {
  const kept = [...SHELVES.map(({start}) => start), ASIDE].flatMap(keysOf);
  const content = {format: FORMAT, kept: Object.fromEntries(kept.map((key) => [key, read(key)])), ...(pictures.length ? {pictures} : {})};
  return JSON.stringify(content, null, 1);
}

/** Whether a text is such a file. */
export function isKeptText(text) {
  return parsed(text)?.format === FORMAT;
}

/** Return the pictures in such a file that something kept here has, as `keptText` got them. */
export function picturesInText(text) {
  const {pictures} = parsed(text);
  const used = new Set(keptPictures());
  return Array.isArray(pictures) ? pictures.filter((one) => used.has(one?.digest) && typeof one.address === "string") : [];
}

/** Keep what is in such a file beside what is kept here; of one game or set the one that was changed last. How many were
    {taken}, were here already or are older ({had}), and are {lost}, for want of room or because nobody can read them. */
export function restore(text) {
  const counts = {taken: 0, had: 0, lost: 0};
  for (const [name, value] of Object.entries(parsed(text).kept ?? {})) {
    const key = name.startsWith(ASIDE) ? games.start + name.slice(ASIDE.length) : name;
    const home = SHELVES.find(({start}) => key.startsWith(start));
    const id = key.slice(home?.start.length);
    const came = home && /^[a-z0-9]{1,40}$/.test(id) ? home.thingOf(value, id) : null;
    const here = came && home.find(id);
    if (came && here && here.changed >= came.changed) counts.had += 1;
    else if (came && write(key, value)) counts.taken += 1;
    else counts.lost += 1;
  }
  return counts;
}
