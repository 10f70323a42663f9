/* One game on several phones: each types, all see it. The server of `viceroy web --lan` keeps the sheet in memory.

   A phone asks for what the others have typed, and sends what was typed here. Both are merged player by player, as versions of
   a text are: what only one side has changed since they last agreed is taken from that side. Of what both have changed, the
   one that the server has stays; the other phone is told, and undo brings back what was typed there. A server that is started
   anew gets the game from the phone that asks first. That one may lack what others sent last, so each phone also keeps the sheet
   that it last got from another one, `heard`: where the new server still has that, nobody else has changed it. */

import {noteAnswer, noteSilence} from "./ask.js";
import {nameOf, open, state, takeIn} from "./game.js";
import {tell} from "./notices.js";
import {MAX_PLAYERS, sheetOf} from "./sheet.js";
import {keepSetting, newGame, settingData} from "./store.js";
import {say} from "./words.js";

const PAUSE = 1500; // milliseconds until the others are asked again
const SETTLED = ["edition", "card_set", "set_text"]; // what holds for all players of a sheet
const LINK = /^#room(?:=|%3d)([a-z0-9]{8,40})/i;

let room = readRoom(); // the one shared game of this phone: {id, version, agreed, heard}

function readRoom() {
  const kept = settingData("room");
  const [agreed, heard] = [kept?.agreed, kept?.heard ?? kept?.agreed].map(sheetOf);
  return kept && {id: String(kept.id), version: Number(kept.version) || 0, agreed, heard};
}

function setRoom(changed) {
  room = changed;
  keepSetting("room", JSON.stringify(room));
}

/** Whether the game that is open is shared from this phone. */
export function isShared() {
  return room?.id === state.game.id;
}

/** Share the game that is open. */
export function share() {
  if (!isShared()) setRoom({id: state.game.id, version: 0, agreed: null, heard: null});
  return sync();
}

/** Go on alone; the others keep the game. */
export function leave() {
  setRoom(null);
  noteAnswer(); // nobody waits for one any more
}

/** Whether a fragment of an address leads to a shared game. */
export function isRoom(fragment) {
  return LINK.test(fragment);
}

/** Open the shared game of a fragment; whether it was there. */
export async function join(fragment) {
  const [, id] = LINK.exec(fragment);
  const found = await call(id, "GET").catch(() => null);
  const sheet = sheetOf(found?.sheet);
  if (!sheet) return false;
  setRoom({id, version: found.version, agreed: structuredClone(sheet), heard: structuredClone(sheet)});
  open({...newGame(sheet), id});
  return true;
}

/** Ask and send from now on, as long as the open game is shared and the page is looked at. */
export async function keepInStep() {
  for (;;) {
    if (document.visibilityState === "visible" && isShared()) await sync();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function sync() {
  const {id} = room;
  const mine = sheetOf(structuredClone(state.game.sheet));
  const isChanged = room.version === 0 || !isSame(mine, room.agreed);
  try {
    const answer = isChanged
      ? await call(id, "PUT", {version: room.version, sheet: mine})
      : await call(id, "GET", null, `?version=${room.version}`);
    noteAnswer();
    if (!isShared() || room.id !== id) return; // another game is open
    if (!answer) return; // nothing new
    if (answer.written) setRoom({...room, version: answer.version, agreed: mine, heard: room.heard ?? mine});
    else if (answer.version === 0) setRoom({...room, version: 0}); // the server was started anew
    else take(answer);
  } catch (error) {
    noteSilence(error);
  }
}

function take({version, first, sheet}) {
  const theirs = sheetOf(sheet);
  if (!theirs) {
    setRoom({...room, version}); // nobody can read it: this phone's own comes in its place
    return;
  }
  const {agreed, heard} = room;
  const isNew = agreed && room.version < first; // `first` is its lowest version at this server
  const changed = isNew ? withNewer(theirs, heard, agreed) : theirs;
  setRoom({...room, version, agreed: theirs, heard: theirs});
  const taking = (isMineKept) => (mine) => structuredClone(merge(sheetOf(mine), agreed, changed, isMineKept)); // what is typed changes no agreed sheet
  const lost = takeIn(taking(false), taking(true));
  if (lost !== null) tell(say("page-room-changed", {name: nameOf(lost)}));
}

/** Return a sheet with the values of a newer one wherever it still has those from before. */
function withNewer(sheet, before, newer) {
  const pick = (key, of, old, late) => (isSame(of[key], old[key]) ? late[key] : of[key]);
  const settled = Object.fromEntries(SETTLED.map((key) => [key, pick(key, sheet, before, newer)]));
  const {players} = sheet.players.length === before.players.length ? newer : sheet;
  return {...sheet, ...settled, players: players.map((_, seat) => pick(seat, sheet.players, before.players, newer.players))};
}

function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Return a sheet with what the others changed since all agreed; of what both changed it has theirs, or with `isMineKept` what
    is here. Before they agreed on anything, theirs goes first. All three are sheets as `sheetOf` makes them. */
export function merge(mine, agreed, theirs, isMineKept = false) {
  if (!agreed) return theirs;
  const merged = {...mine};
  for (const key of SETTLED) {
    if (!isSame(mine[key], agreed[key])) continue;
    delete merged[key];
    if (theirs[key] !== undefined) merged[key] = theirs[key];
  }
  const seats = [...Array(Math.max(mine.players.length, theirs.players.length)).keys()];
  const players = seats.flatMap((seat) => {
    const [own, other, before] = [mine, theirs, agreed].map((sheet) => sheet.players[seat]);
    if (isSame(own, before) || isSame(own, other)) return other ?? [];
    if (own && before && other) return mergePlayer(own, before, other, isMineKept);
    return before || !other ? own ?? [] : [other, own]; // both may have added a player
  });
  return {...merged, players: players.length ? players.slice(0, MAX_PLAYERS) : mine.players};
}

function mergePlayer(own, before, other, isMineKept) {
  const isOwn = (key) => !isSame(own[key], before[key]) && (isMineKept || isSame(other[key], before[key]));
  return Object.fromEntries(Object.keys({...other, ...own}).map((key) => [key, isOwn(key) ? own[key] : other[key]]));
}

/** Ask the server about a shared game; null where nothing is new. */
async function call(id, method, body = null, query = "") {
  const options = {method, signal: AbortSignal.timeout(10_000), cache: "no-store"};
  if (body) Object.assign(options, {headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)});
  const answer = await fetch(`rooms/${id}${query}`, options).catch(({name}) => {
    throw new Error(name === "TimeoutError" ? say("page-notice-too-slow") : say("page-notice-no-server"));
  });
  if (!answer.ok) throw new Error(say("page-notice-server-status", {status: answer.status}));
  return answer.status === 204 ? null : answer.json();
}
