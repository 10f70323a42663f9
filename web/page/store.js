/* Games that are kept on this device, each under a key of its own, and the settings of the page. */

import {newSheet, sheetOf} from "./sheet.js";

const GAME = "viceroy.game.";
const BROKEN = "viceroy.broken.";

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
  try {
    localStorage.removeItem(GAME + game.id);
  } catch {
    // it was never kept
  }
}

export function newGame(sheet = newSheet()) {
  const id = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  return {id, sheet, changed: Date.now()};
}

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
