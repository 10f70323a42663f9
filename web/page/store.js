/* Games that are kept on this device, each under a key of its own, and the settings of the page. */

import {newSheet, sheetOf} from "./sheet.js";

const GAME = "viceroy.game.";
const BROKEN = "viceroy.broken.";
const DRAFT = "viceroy.draft.";

/** Return all games that are kept, the latest first; what cannot be read is put aside, not deleted. */
export function keptGames() {
  const games = [];
  for (const key of keysOf(GAME)) {
    const game = gameOf(localStorage.getItem(key), key.slice(GAME.length));
    if (game) games.push(game);
    else putAside(key);
  }
  return games.sort((one, other) => other.changed - one.changed);
}

function keysOf(start) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return []; // a browser that keeps nothing
  }
}

function gameOf(text, id) {
  try {
    const data = JSON.parse(text);
    const sheet = sheetOf(data.sheet);
    return sheet && {id, sheet, changed: Number(data.changed) || 0};
  } catch {
    return null;
  }
}

/** Call `ongame` and `ondraft` with what another tab of this browser keeps from now on. */
export function watchOthers({ongame, ondraft}) {
  addEventListener("storage", ({key, newValue}) => {
    const game = key?.startsWith(GAME) && gameOf(newValue, key.slice(GAME.length));
    if (game) ongame(game);
    const draft = key?.startsWith(DRAFT) && draftOf(newValue, key.slice(DRAFT.length));
    if (draft) ondraft(draft);
  });
}

function putAside(key) {
  try {
    localStorage.setItem(BROKEN + key.slice(GAME.length), localStorage.getItem(key));
    localStorage.removeItem(key);
  } catch {
    // it stays where it is
  }
}

/** Keep a game; whether that could be done. */
export function keep(game) {
  game.changed = Date.now();
  return write(GAME + game.id, JSON.stringify({sheet: game.sheet, changed: game.changed}));
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
  try {
    const {name, text, changed} = JSON.parse(kept);
    return typeof text === "string" ? {id, name: String(name), text, changed: Number(changed) || 0} : null;
  } catch {
    return null; // it stays where it is
  }
}

/** Return what a draft is called: by its id as it is written, else as its file. */
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

// -- settings -------------------------------------------------------------------------------------------------------

export function setting(name) {
  try {
    return localStorage.getItem(`viceroy.${name}`);
  } catch {
    return null;
  }
}

export function keepSetting(name, value) {
  return write(`viceroy.${name}`, value);
}

function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
