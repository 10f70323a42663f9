/* A score sheet that several phones share, as one of them has it: values in, values out, without a page or a network.

   A sheet is a map of cells: `edition`, `card_set`, `set_text`, and for each player `player/ID`, which is true, `player/ID/name`,
   `player/ID/gems/red`, `player/ID/attack`, `player/ID/painting` and `player/ID/card/LEVEL/X`. A cell without a value is null.
   Each change has a name, `PHONE.NUMBER`, and each cell the name of the change that set it last: its `by`.

   A phone has a copy: the cells as the server told them, and a queue of own changes that the server has not answered. What is
   drawn is both together. A change says what was seen of each cell that it sets, and over which own changes it was typed that were
   not answered then. The server takes it if nobody else has set one of these cells since, to another value, and none of these
   changes was refused. What it refuses goes to the list `refused`, for the one who typed it. */

import {COLORS, isPlayerKey, isSmall, MAX_PLAYERS, sheetOf} from "./sheet.js";

const MOST_SENT = 20; // changes at once
const GAME = ["edition", "card_set", "set_text"];
const CARD = /^card\/([1-5])\/(\d{1,2})$/;

// -- sheets and cells -----------------------------------------------------------------------------------------------

/** Return a sheet in which each player has a key, by which phones name the same player; `random` is a text that no other has. */
export function keyed(sheet, random) {
  const taken = new Set();
  let place = Math.max(0, ...sheet.players.map(({key}) => Number.parseInt(key ?? "0", 10)));
  const players = sheet.players.map((player, seat) => {
    const isOwn = isPlayerKey(player.key) && !taken.has(player.key);
    const key = isOwn ? player.key : `${(place += 1)}-${random}${seat}`;
    taken.add(key);
    return {...player, key};
  });
  return {...sheet, players};
}

/** Return the cells of a sheet, {key: value}, without those that have no value. */
export function cellsOf(sheet) {
  const cells = Object.fromEntries(GAME.map((key) => [key, sheet[key] ?? null]));
  for (const {key, name, gems, attack, painting, pyramid} of sheet.players) {
    const own = {[`player/${key}`]: true};
    const note = (what, value) => (own[`player/${key}/${what}`] = value);
    note("name", name || null);
    COLORS.forEach((color) => note(`gems/${color}`, gems[color] || null));
    note("attack", attack || null);
    note("painting", painting === "best" ? null : painting);
    pyramid.forEach(({skip, cards}, index) => cards.forEach((card, at) => note(`card/${index + 1}/${skip + at}`, card)));
    Object.assign(cells, own);
  }
  return Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null));
}

/** Return the sheet of cells; what no sheet can have is left out. */
export function sheetWith(cells) {
  const keys = playersIn(cells);
  const players = (keys.length ? keys : ["1-0"]).map((key) => playerWith(key, cells));
  const game = GAME.map((key) => [key, cells[key]]).filter(([key, value]) => key === "set_text" || isSmall(value ?? undefined));
  return sheetOf({...Object.fromEntries(game), players});
}

/** Return the keys of the players that a sheet shows, in their order. */
function playersIn(cells) {
  const keys = Object.keys(cells).map((key) => /^player\/([^/]+)$/.exec(key)?.[1]).filter(isPlayerKey);
  const place = (key) => Number.parseInt(key, 10);
  const shown = keys.filter((key) => cells[`player/${key}`] === true);
  return shown.sort((one, other) => place(one) - place(other) || (one < other ? -1 : 1)).slice(0, MAX_PLAYERS);
}

function playerWith(key, cells) {
  const start = `player/${key}/`;
  const at = (what) => cells[start + what] ?? undefined;
  const levels = [1, 2, 3, 4, 5].map(() => []);
  for (const [name, value] of Object.entries(cells)) {
    const [, level, x] = (name.startsWith(start) && CARD.exec(name.slice(start.length))) || [];
    if (level && value !== null && isSmall(value)) levels[level - 1][Number(x)] = value;
  }
  while (levels.length && !levels.at(-1).length) levels.pop();
  return {
    key,
    name: at("name"),
    gems: Object.fromEntries(COLORS.map((color) => [color, at(`gems/${color}`)])),
    attack: at("attack"),
    painting: isSmall(at("painting")) ? at("painting") : "best",
    pyramid: levels.map((cards, index) => levelWith(Array.from(cards, (card) => card ?? null), index)),
  };
}

function levelWith(cards, index) {
  const first = cards.findIndex((card) => card !== null);
  const skip = index > 0 && first > 0 ? first : 0;
  return {skip, cards: cards.slice(skip)};
}

/** Return a sheet from before with what has changed since in the cells that are drawn: an undo takes back nothing of others. */
export function carried(sheet, before, after) {
  const changed = changedKeys(before, after).map((key) => [key, after[key] ?? null]);
  return sheetWith({...cellsOf(sheet), ...Object.fromEntries(changed)});
}

/** Return the keys of the cells that differ. */
export function changedKeys(before, after) {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => !isSame(before[key] ?? null, after[key] ?? null));
}

function isSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

// -- the copy of a phone --------------------------------------------------------------------------------------------

/** Return the copy of a phone that has not heard of the sheet yet. */
export function newCopy() {
  return {me: null, life: null, serial: 0, next: 1, cells: {}, phones: {}, queue: [], refused: []};
}

/** Return the cells as they are drawn: what the server told, with the own changes that it has not answered. */
export function drawnCells(copy) {
  const told = Object.fromEntries(Object.entries(copy.cells).map(([key, {value}]) => [key, value]));
  const drawn = Object.assign(told, ...copy.queue.map(({cells}) => cells));
  return Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== null));
}

/** Note what was typed: the cells that differ before and after it become a change in the queue. */
export function typed(copy, before, after) {
  const drawn = drawnCells(copy);
  const changed = changedKeys(before, after);
  const unknown = concerned(Object.fromEntries(changed.map((key) => [key, null]))).filter((key) => key in after && !(key in drawn)); // the first player of none
  const keys = [...new Set([...changed, ...unknown])];
  return changed.length ? queued(copy, Object.fromEntries(keys.map((key) => [key, after[key] ?? null]))) : copy;
}

/** Put a change into the queue; one of the same cells that was not sent yet is replaced, as by the next letter of a name. */
function queued(copy, cells) {
  const last = copy.queue.at(-1);
  if (last && !last.isSent && isSame(Object.keys(last.cells).sort(), Object.keys(cells).sort())) {
    return {...copy, queue: [...copy.queue.slice(0, -1), {...last, cells}]};
  }
  const seen = Object.fromEntries(concerned(cells).map((key) => [key, seenOf(copy, key)]));
  const over = copy.queue.filter((one) => Object.keys(cells).some((key) => key in one.cells)).map(({number}) => number);
  const drawn = drawnCells(copy);
  const was = Object.fromEntries(Object.keys(cells).map((key) => [key, drawn[key] ?? null]));
  return {...copy, next: copy.next + 1, queue: [...copy.queue, {number: copy.next, over, cells, was, seen, isSent: false}]};
}

/** Return the cells that a change rests on: those that it sets, and the players that these are about. */
function concerned(cells) {
  const players = Object.keys(cells).flatMap((key) => /^player\/[^/]+/.exec(key) ?? []);
  return [...new Set([...Object.keys(cells), ...players])];
}

/** Return which change set a cell that this phone saw: what came while an own change of the cell waits was not seen. */
function seenOf(copy, key) {
  const waiting = copy.queue.find(({cells}) => key in cells);
  return waiting ? waiting.seen[key] : copy.cells[key]?.by ?? null;
}

/** Return a copy with its first changes marked as sent, and these changes: from then on they stay as they are. */
export function sending(copy) {
  const queue = copy.queue.map((change, at) => (at < MOST_SENT ? {...change, isSent: true} : change));
  return {copy: {...copy, queue}, changes: queue.slice(0, MOST_SENT).map(sent)};
}

function sent({number, over, cells, seen}) {
  return {
    number,
    over,
    cells: Object.entries(cells).map(([key, value]) => ({key, value})),
    seen: Object.entries(seen).map(([key, by]) => ({key, by})),
  };
}

/** Return the name of the sheet, which it keeps at whichever server: the cell `origin`; null before it has one. */
export function originOf(cells) {
  return cells.origin ?? null;
}

/** Return the message that brings a sheet to a new table, after its server has lost it. */
export function brought(copy) {
  const cells = Object.entries(copy.cells).map(([key, {value, by}]) => ({key, value, by}));
  const phones = Object.entries(copy.phones).map(([phone, {last, refused}]) => ({phone, last, refused}));
  return {cells, phones};
}

// -- what the server tells ------------------------------------------------------------------------------------------

/** Take in a message of the server, with the cells that have changed after its change `since`; null where some are missing in
    between, and all must be asked for. A message that comes late changes nothing.

    `life` is another one whenever the server has read the table anew; it judges changes of phones that know this, alone. It may have
    lost its last changes then, as by a power failure: what this phone knows of them goes to the queue again. */
export function take(copy, message) {
  const isSameLife = message.life === copy.life;
  const me = message.you ?? copy.me;
  if (message.since > (isSameLife ? copy.serial : 0)) return null;
  if (isSameLife && message.serial <= copy.serial) return me === copy.me ? copy : answered({...copy, me});
  const told = Object.fromEntries(message.cells.map(({key, value, by}) => [key, {value, by}]));
  const phones = Object.fromEntries(message.phones.map(({phone, last, refused}) => [phone, {last, refused}]));
  const cells = isSameLife ? {...copy.cells, ...told} : told;
  const taken = answered({...copy, me, life: message.life, serial: message.serial, cells, phones});
  return settled(withOrphans(isSameLife ? taken : withLost(taken, copy)));
}

/** Take what was answered out of the queue, and what was refused to its list. */
function answered(copy) {
  const {last = 0, refused = []} = copy.phones[copy.me] ?? {};
  return {
    ...copy,
    next: Math.max(copy.next, last + 1),
    queue: copy.queue.filter(({number}) => number > last),
    refused: copy.queue.filter(({number}) => refused.includes(number)).reduce(withRefused, copy.refused),
  };
}

/** Add a change that was refused to a list; one that was typed over others, which were refused as well, becomes one with them. */
function withRefused(list, {number, over, cells, was}) {
  const isUnder = ({numbers}) => numbers.some((one) => over.includes(one));
  const under = list.filter(isUnder);
  const joined = {
    numbers: [...under.flatMap(({numbers}) => numbers), number],
    cells: Object.assign({}, ...under.map((one) => one.cells), cells),
    was: Object.assign({}, was, ...under.map((one) => one.was).reverse()), // before the first of them
  };
  return [...list.filter((one) => !isUnder(one)), joined];
}

/** Put into the queue again what this phone knows from before and the server has lost. */
function withLost(taken, before) {
  const isTaken = (number, {last, refused}) => number <= last && !refused.includes(number);
  const isKnown = (by, phones) => by === null || (phoneOf(by) in phones && isTaken(numberOf(by), phones[phoneOf(by)]));
  const byOf = (copy, key) => copy.cells[key]?.by ?? null;
  const isLost = (key) => !isKnown(byOf(before, key), taken.phones) && !taken.queue.some(({cells}) => key in cells);
  const isOther = (key) => !isSame(before.cells[key].value, taken.cells[key]?.value ?? null);
  const lost = Object.keys(before.cells).filter((key) => isLost(key) && isOther(key));
  const seenThere = (key) => (isKnown(byOf(taken, key), before.phones) ? byOf(taken, key) : byOf(before, key));
  const changes = [...new Set(lost.map((key) => byOf(before, key)))].map((by, at) => {
    const cells = Object.fromEntries(lost.filter((key) => byOf(before, key) === by).map((key) => [key, before.cells[key].value]));
    const seen = Object.fromEntries(concerned(cells).map((key) => [key, seenThere(key)]));
    return {number: taken.next + at, over: [], cells, seen, isSent: false};
  });
  return {...taken, next: taken.next + changes.length, queue: [...taken.queue, ...changes]};
}

/** What was typed here for a player whom somebody takes away at the same time is shown; and so is a fifth player. */
function withOrphans(copy) {
  const shown = playersIn(drawnCells(copy));
  const isOrphan = (key) => {
    const [, player] = /^player\/([^/]+)/.exec(key) ?? [];
    const {value, by} = copy.cells[key];
    const isWaiting = copy.queue.some(({cells}) => key in cells);
    return player && value !== null && phoneOf(by) === copy.me && !shown.includes(player) && !isWaiting;
  };
  const orphans = Object.keys(copy.cells).filter(isOrphan);
  if (!orphans.length) return copy;
  const cells = Object.fromEntries(orphans.map((key) => [key, copy.cells[key].value]));
  const away = Object.fromEntries(orphans.map((key) => [key, null]));
  const isTold = copy.refused.some((one) => isSame(one.cells, cells));
  return queued({...copy, refused: isTold ? copy.refused : [...copy.refused, {numbers: [], cells}]}, away);
}

/** Drop what was refused and is in the sheet all the same, as another phone has typed it, too. */
function settled(copy) {
  const drawn = cellsOf(sheetWith(drawnCells(copy)));
  const isThere = ({cells}) => Object.entries(cells).every(([key, value]) => isSame(value, drawn[key] ?? null));
  return {...copy, refused: copy.refused.filter((one) => !isThere(one))};
}

function phoneOf(by) {
  return by.split(".")[0];
}

function numberOf(by) {
  return Number(by.split(".")[1]);
}

// -- what was not taken ---------------------------------------------------------------------------------------------

/** Return the cells of a refused change in which its person typed something, {key: value}. A card that was laid between others, or
    taken away from them, moves those behind it: their cells have changed, too, and are left out. */
export function typedCells({cells, was = {}}) {
  const isCard = (key) => key in was && /\/card\//.test(key);
  const rows = runsOf(Object.keys(cells).filter(isCard)).flatMap((keys) => editsOf(keys, keys.map((key) => was[key]), keys.map((key) => cells[key])));
  const typed = Object.fromEntries([...Object.entries(cells).filter(([key]) => !isCard(key)), ...rows]);
  return Object.keys(typed).length ? typed : cells; // a card may have changed its place with a gap beside it
}

/** Return the keys of cards that lie side by side, a list for each run of them. */
function runsOf(keys) {
  const placed = keys.map((key) => [key, key.slice(0, key.lastIndexOf("/")), Number(key.slice(key.lastIndexOf("/") + 1))]);
  placed.sort(([, one, x], [, other, y]) => (one === other ? x - y : one < other ? -1 : 1));
  const isNext = ([, level, x], before) => before && before[1] === level && before[2] + 1 === x;
  return placed.reduce((runs, each, at) => (isNext(each, placed[at - 1]) ? [...runs.slice(0, -1), [...runs.at(-1), each[0]]] : [...runs, [each[0]]]), []);
}

/** Return which cards of a run are new, and which are gone, as pairs of key and value; the others have kept their order. A card in the
    place of another one is new, and nothing more. */
function editsOf(keys, before, after) {
  const kept = longestKept(before, after);
  const edits = [];
  let [from, to] = [0, 0];
  for (const [i, j] of [...kept, [before.length, after.length]]) {
    const isCard = ([, value]) => value !== null;
    const added = keys.slice(to, j).map((key, at) => [key, after[to + at]]).filter(isCard);
    const gone = keys.slice(from, i).filter((_, at) => before[from + at] !== null).map((key) => [key, null]);
    edits.push(...added, ...gone.slice(added.length));
    [from, to] = [i + 1, j + 1];
  }
  return edits;
}

/** Return the places [before, after] of a longest common subsequence. */
function longestKept(before, after) {
  const best = (i, j) => {
    if (i === before.length || j === after.length) return [];
    if (isSame(before[i], after[j])) return [[i, j], ...longest[i + 1][j + 1]];
    const [one, other] = [longest[i + 1][j], longest[i][j + 1]];
    return one.length >= other.length ? one : other;
  };
  const longest = Array.from({length: before.length + 1}, () => []);
  for (let i = before.length; i >= 0; i -= 1) for (let j = after.length; j >= 0; j -= 1) longest[i][j] = best(i, j);
  return longest[0][0];
}

/** Return the sheet with what was refused, over what is there now; a player who is gone comes back with it. Null where it has no
    room, as a fifth player. */
export function sheetWithMine(copy, at) {
  const {cells} = copy.refused[at];
  const drawn = drawnCells(copy);
  const gone = concerned(cells).filter((key) => /^player\/[^/]+$/.test(key) && !(key in drawn) && !(key in cells));
  const back = Object.values(cells).some((value) => value !== null) ? gone.map((key) => [key, true]) : [];
  const sheet = sheetWith({...drawn, ...Object.fromEntries(back), ...cells});
  return changedKeys(cellsOf(sheetWith(drawn)), cellsOf(sheet)).length ? sheet : null;
}

/** Leave what is there now. */
export function leaveTheirs(copy, at) {
  return {...copy, refused: copy.refused.filter((_, index) => index !== at)};
}
