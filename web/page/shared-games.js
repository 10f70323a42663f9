/* The games that this phone shares with others: what each types goes to the server of `viceroy web --lan`, and comes to all.

   What a phone knows of a shared game is kept beside the game: {copy, secret, code, isAlone, isGone}. `shared-sheet.js` says what
   happens to the copy; each step reads what is kept and keeps what comes of it, so that another tab, or a browser that is closed,
   loses nothing. A phone that goes on alone types on like one without a network, and sends all that when it is back. */

import {noteAnswer, noteSilence} from "./ask.js";
import {call, follow, newSecret} from "./friends-way.js";
import {change, nameKeys, open, state, takeIn, watchGame} from "./game.js";
import {tell} from "./notices.js";
import {redraw} from "./redraw.js";
import {
  brought, cellsOf, drawnCells, leaveTheirs, newCopy, originOf, sending, sheetWith, sheetWithMine, take, typed,
} from "./shared-sheet.js";
import {games, newGame, newId, sharing} from "./store.js";
import {say, spoken} from "./words.js";

const PAUSE = 3000; // milliseconds until what could not be sent is sent again
const GONE = 404; // what the server answers about a table that it does not have
const FULL = 409; // what the server answers beyond its limits

// -- what is kept ---------------------------------------------------------------------------------------------------

/** Return what is kept of a shared game; null for a game that was never shared from this phone. */
export function sharedGame(id) {
  const kept = sharing.find(id);
  return kept?.copy ? kept : null;
}

/** Whether a game is in step with others. */
export function isShared(id = state.game.id) {
  const kept = sharedGame(id);
  return kept !== null && !kept.isAlone && !kept.isGone;
}

/** Change what is kept of a game, and draw what comes of it where that game is open. */
function step(id, how) {
  const kept = how(sharedGame(id));
  sharing.keep(id, kept);
  const sheet = sheetWith(drawnCells(kept.copy));
  if (id === state.game.id) takeIn(sheet);
  else games.keep({id, sheet});
  redraw();
}

function copyStep(id, how) {
  step(id, (kept) => ({...kept, copy: how(kept.copy)}));
}

// -- typing ---------------------------------------------------------------------------------------------------------

watchGame({
  typed: (game, before) => {
    const kept = sharedGame(game.id);
    if (!kept) return;
    nameKeys(newId());
    sharing.keep(game.id, {...kept, copy: typed(kept.copy, cellsOf(before), cellsOf(game.sheet))});
    send();
  },
  opened: ({id}) => {
    if (sharedGame(id)) step(id, (kept) => kept); // what was typed last may be in the copy alone
    keepInStep();
    send(); // also what waits in other games
  },
  removed: ({id}) => sharing.forget(id),
});

sharing.watch((id) => {
  if (id === state.game.id && sharedGame(id)) takeIn(sheetWith(drawnCells(sharedGame(id).copy))); // another tab has typed, or heard
  redraw();
});

/** Type once more what was refused, over what is there now. */
export function insistOn(at) {
  const sheet = sheetWithMine(sharedGame(state.game.id).copy, at);
  if (!sheet) return;
  change(() => (state.game.sheet = sheet), {isMoved: true});
  giveWay(at);
}

/** Leave what the others have in its place. */
export function giveWay(at) {
  copyStep(state.game.id, (copy) => leaveTheirs(copy, at));
}

// -- sharing --------------------------------------------------------------------------------------------------------

/** Share the game that is open, or be in step again; fails where the server does not answer. */
export async function share() {
  const {id} = state.game;
  if (!sharedGame(id)) {
    const secret = newSecret();
    const {code} = await ask("tables/sheets", {secret, body: {cells: [], phones: []}});
    nameKeys(newId());
    const copy = typed(newCopy(), {}, {origin: newId(), ...cellsOf(state.game.sheet)});
    sharing.keep(id, {copy, secret, code, isAlone: false, isGone: false});
  }
  step(id, (kept) => ({...kept, isAlone: false}));
  keepInStep();
  await send();
}

/** Share a game anew that its server no longer has, as far as this phone knows it. */
export async function shareAnew() {
  const {id} = state.game;
  const {copy, secret} = sharedGame(id);
  const {code} = await ask("tables/sheets", {secret, body: brought(copy)});
  step(id, (kept) => ({...kept, code, isGone: false}));
  keepInStep();
  await send();
}

/** Go on alone; the others keep the game. */
export function leave() {
  step(state.game.id, (kept) => ({...kept, isAlone: true}));
  keepInStep();
  noteAnswer(); // nobody waits for one any more
}

/** Open the shared game of a code; whether there is one. One that this phone has is opened again, and what was typed there since
    goes to the others; it is opened also where nobody answers. */
export async function join(code) {
  const message = await ask(`tables/${code}`).catch(() => null);
  if (message && message.kind !== "sheet") return false;
  const isKnown = (id) => {
    const kept = sharedGame(id);
    return message ? originOf(drawnCells(kept.copy)) === originIn(message) : kept.code === code;
  };
  const id = sharing.ids().find((one) => sharedGame(one) && games.find(one) && isKnown(one));
  if (!message && !id) return false;
  const game = id ? games.find(id) : newGame();
  const kept = sharedGame(game.id) ?? {copy: newCopy(), secret: newSecret()};
  const copy = (message && take(kept.copy, message)) ?? kept.copy;
  sharing.keep(game.id, {...kept, copy, code, isAlone: false, isGone: false});
  open({...game, sheet: sheetWith(drawnCells(copy))});
  send();
  return true;
}

/** Return the name of the sheet in a message that has all of it; null in an empty one. */
function originIn({cells}) {
  return cells.find(({key}) => key === "origin")?.value ?? null;
}

// -- in step --------------------------------------------------------------------------------------------------------

/** Take in what the server tells of a game; whether it tells enough. A table of another sheet may have got the code meanwhile. */
function hear(id, message) {
  const kept = sharedGame(id);
  if (!kept) return true; // it was removed meanwhile
  if (message.since === 0 && message.cells.length && originIn(message) !== originOf(drawnCells(kept.copy))) {
    lose(id);
    return true;
  }
  const taken = take(kept.copy, message);
  if (taken) copyStep(id, () => taken);
  return taken !== null;
}

/** Note that the server does not have a game any more. */
function lose(id) {
  step(id, (kept) => ({...kept, isGone: true}));
  keepInStep();
  noteAnswer();
}

let isSending = false;
let isDue = false;
let retry = null;

/** Send what was typed in all shared games and was not answered yet. */
async function send() {
  isDue = true;
  if (isSending) return;
  isSending = true;
  while (isDue) {
    isDue = false;
    await Promise.all(sharing.ids().map(sendAll));
  }
  isSending = false;
}

async function sendAll(id) {
  while (isShared(id) && sharedGame(id).copy.queue.length) {
    const {secret, code, copy} = sharedGame(id);
    const {copy: marked, changes} = sending(copy);
    sharing.keep(id, {...sharedGame(id), copy: marked});
    try {
      const answer = await ask(`tables/${code}/cells`, {secret, body: {life: copy.life, since: copy.serial, changes}});
      noteAnswer();
      hear(id, answer);
      const {copy: now} = sharedGame(id);
      if (now.life === copy.life && now.queue[0]?.number === changes[0].number) break; // it is not answered
    } catch (error) {
      if (error.status === GONE) lose(id);
      else if (error.status === FULL) tell(say("page-shared-full"));
      else noteSilence(new Error(wordsOf(error)));
      break;
    }
  }
  if (!isShared(id) || !sharedGame(id).copy.queue.length) return;
  clearTimeout(retry);
  retry = setTimeout(send, PAUSE);
}

let followed = null; // the game whose news come: {key, stop, again}

/** Follow the open game from now on if it is shared, and no other one. */
export function keepInStep() {
  const {id} = state.game;
  const {code, secret} = sharedGame(id) ?? {};
  const key = isShared(id) ? `${id} ${code}` : null;
  if (key === (followed?.key ?? null)) return;
  followed?.stop();
  if (!key) {
    followed = null;
    return;
  }
  const seen = () => {
    const {copy} = sharedGame(id) ?? {copy: newCopy()};
    return {since: copy.life && copy.serial, life: copy.life ?? "", presence: 1, language: spoken(), drawn: ""};
  };
  const takeNews = (message) => {
    if (!hear(id, message)) followed.again();
    send();
  };
  const tellState = (is) => {
    if (is === "here") noteAnswer();
    else if (is === "away") noteSilence(new Error(say("page-notice-no-server")));
    else lose(id);
  };
  followed = {key, ...follow({code, secret, seen, take: takeNews, tell: tellState})};
}

async function ask(path, options) {
  return (await call(path, options)).json();
}

function wordsOf({status, name}) {
  if (status) return say("page-notice-server-status", {status});
  return name === "TimeoutError" ? say("page-notice-too-slow") : say("page-notice-no-server");
}
