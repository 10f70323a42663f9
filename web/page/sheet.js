/* A score sheet in the hands of the page: plain data of the format score-sheet/1, each level as {skip, cards}. The text of
   a card set that does not come with the library stands beside its name, as set_text; a player of a shared sheet has a key.
   What is right or wrong about it is for Python to say; here it is only kept in shape. */

export const PRINTED = "printed";
const TOP = 5;
export const COLORS = ["blue", "red", "green", "yellow"];
export const MAX_PLAYERS = 4;
export const MAX_COUNT = 99;
export const MAX_SET_BYTES = 150_000; // characters of a card set
export const MAX_FILE_BYTES = 100_000; // characters of a score sheet; one of four players has some 2,000
const MAX_PLACES = 100;
const MAX_NAME_LENGTH = 200;
const MAX_CARD_BYTES = 4000; // characters of what a sheet says of one card

export function newPlayer() {
  return {name: "", gems: {}, attack: 0, painting: "best", pyramid: []};
}

export function newSheet() {
  return {format: "score-sheet/1", edition: "english", players: [newPlayer(), newPlayer()]};
}

// -- data of strangers ----------------------------------------------------------------------------------------------

/** Return data as a sheet of this page; null where they cannot be one. */
export function sheetOf(data) {
  if (!isObject(data) || !Array.isArray(data.players)) return null;
  if (data.players.length < 1 || data.players.length > MAX_PLAYERS) return null;
  const players = data.players.map(playerOf);
  const edition = data.edition ?? "english";
  if (players.includes(null) || !isSmall(edition)) return null;
  const set = setIn(data);
  return isSmall(set.card_set ?? "") ? {format: "score-sheet/1", ...set, edition, players} : null;
}

function setIn({card_set, set_text}) {
  if (card_set === undefined || card_set === PRINTED) return {};
  const isText = typeof set_text === "string" && set_text.length <= MAX_SET_BYTES;
  return isText ? {card_set, set_text} : {card_set};
}

function playerOf(data) {
  if (!isObject(data) || !Array.isArray(data.pyramid) || data.pyramid.length > TOP) return null;
  const pyramid = data.pyramid.map(levelOf);
  const painting = data.painting ?? "best";
  if (pyramid.includes(null) || !isSmall(painting)) return null;
  const gems = isObject(data.gems) ? data.gems : {};
  return {
    ...(isPlayerKey(data.key) ? {key: data.key} : {}),
    name: typeof data.name === "string" ? wholeText(data.name.slice(0, MAX_NAME_LENGTH)) : "",
    gems: Object.fromEntries(COLORS.map((color) => [color, count(gems[color])]).filter(([, number]) => number)),
    attack: count(data.attack),
    painting,
    pyramid,
  };
}

function levelOf(data) {
  const {cards, skip} = Array.isArray(data) ? {cards: data, skip: 0} : isObject(data) ? data : {};
  if (!Array.isArray(cards) || cards.length > MAX_PLACES || !cards.every((card) => card === null || isSmall(card))) {
    return null;
  }
  return {skip: count(skip), cards: [...cards]};
}

/** Return a text without halves of characters, in which Python reads no sheet: a sign for a lost one stands there instead. */
export function wholeText(text) {
  return text.replace(/\p{Surrogate}/gu, "\ufffd");
}

/** Return a name on one line, as Python reads it: a tab, a line break or a control character that was pasted is a space. */
export function nameLine(text) {
  return wholeText(text).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}

/** Return names of which no two are alike: those that are get numbers in brackets, and none that another name has. */
export function distinctNames(names) {
  const taken = new Set(names);
  return names.map((name, seat) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    let number = seat + 1;
    while (taken.has(`${name} (${number})`)) number += 1;
    taken.add(`${name} (${number})`);
    return `${name} (${number})`;
  });
}

/** Whether a value names a player of a shared sheet: the place among the players, and any letters. */
export function isPlayerKey(value) {
  return typeof value === "string" && /^\d{1,3}-[a-z0-9]{1,20}$/.test(value);
}

function count(value) {
  return Number.isInteger(value) ? Math.min(MAX_COUNT, Math.max(0, value)) : 0;
}

function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is one that a sheet may hold: of any kind, and not long. */
export function isSmall(value) {
  return value !== undefined && JSON.stringify(value).length <= MAX_CARD_BYTES;
}

// -- what Python reads ----------------------------------------------------------------------------------------------

/** Return the sheet as it is asked about: names that nobody typed are made up, levels are lists where they can be. */
export function asked({set_text: text, ...sheet}, nameOf) {
  return {text, sheet: {...sheet, players: sheet.players.map((player, seat) => askedPlayer(player, nameOf(seat)))}};
}

/** Return the part of a question that names the card set: its text, or the name of one that comes with the library. */
export function setOf({card_set: set = PRINTED, set_text: text}) {
  return text === undefined ? {set} : {text};
}

/** Play with the cards of another set. */
export function changeSet(sheet, name, text) {
  delete sheet.card_set;
  delete sheet.set_text;
  Object.assign(sheet, setIn({card_set: name, set_text: text}));
}

function askedPlayer({key: _, ...player}, name) {
  const pyramid = player.pyramid.map(({skip, cards}) => (skip ? {skip, cards} : cards));
  return {...player, name, pyramid};
}

// -- places ---------------------------------------------------------------------------------------------------------

export function cardAt(player, level, x) {
  const row = player.pyramid[level - 1];
  return row?.cards[x - row.skip] ?? null;
}

/** Return every card with its place. */
export function laid(player) {
  return player.pyramid.flatMap(({skip, cards}, index) =>
    cards.map((entry, at) => ({level: index + 1, x: skip + at, entry})).filter(({entry}) => entry !== null),
  );
}

/** Return the places where a card may come next: beside the others of its level, or anywhere that bears it. Level 1 has gaps where
    two phones have typed at once. */
export function openPlaces(player, mayGap) {
  const ground = player.pyramid[0]?.cards.length ?? 0;
  const open = [...Array(ground + 1).keys()].map((x) => ({level: 1, x})).filter(({x}) => cardAt(player, 1, x) === null);
  for (let level = 2; level <= TOP; level += 1) {
    const row = player.pyramid[level - 1];
    const isEmpty = !row || !row.cards.some((card) => card !== null);
    for (let x = 0; x <= ground - level; x += 1) {
      const isBorne = cardAt(player, level - 1, x) !== null && cardAt(player, level - 1, x + 1) !== null;
      const isBeside = isEmpty || mayGap || cardAt(player, level, x - 1) !== null || cardAt(player, level, x + 1) !== null;
      if (isBorne && isBeside && cardAt(player, level, x) === null) open.push({level, x});
    }
  }
  return open;
}

/** Return the place to go on at after one: the next of its level, else the first of the levels above; null at the top. */
export function placeAfter(player, mayGap, {level, x}) {
  const open = openPlaces(player, mayGap);
  return open.find((place) => place.level === level && place.x > x) ?? open.find((place) => place.level > level) ?? null;
}

/** Return the first open place above a level, or on level 1 above the last one. */
export function placeAbove(player, mayGap, level) {
  const open = openPlaces(player, mayGap);
  return open.find((place) => place.level > level) ?? open[0];
}

/** Lay a card at a place, over the one that lies there. */
export function lay(player, level, x, entry) {
  const levels = player.pyramid;
  while (levels.length < level) levels.push({skip: 0, cards: []});
  const row = levels[level - 1];
  if (!row.cards.length) row.skip = level === 1 ? 0 : x;
  while (x < row.skip) {
    row.cards.unshift(null);
    row.skip -= 1;
  }
  while (row.cards.length <= x - row.skip) row.cards.push(null);
  row.cards[x - row.skip] = entry;
}

/** Lay a card between others: those of its level from this place on move to the right, and so does what lies above them. */
export function insert(player, level, x, entry) {
  for (const row of player.pyramid.slice(level - 1)) {
    if (row.skip >= x && row !== player.pyramid[0]) row.skip += 1;
    else if (x - row.skip < row.cards.length) row.cards.splice(x - row.skip, 0, null);
  }
  lay(player, level, x, entry);
}

/** Whether a level has room for one card more where others lie already. */
export function hasRoom(player, level) {
  const row = player.pyramid[level - 1];
  const end = row.skip + row.cards.length;
  return level === 1 || (cardAt(player, level - 1, end) !== null && cardAt(player, level - 1, end + 1) !== null);
}

/** Put a card at another place; with a card that lies there it changes places. */
export function move(player, from, to) {
  const entry = cardAt(player, from.level, from.x);
  const other = cardAt(player, to.level, to.x);
  lay(player, to.level, to.x, entry);
  if (other === null) takeAway(player, from.level, from.x);
  else lay(player, from.level, from.x, other);
}

/** Whether cards rest on the one at a place. */
export function carries(player, level, x) {
  return cardAt(player, level + 1, x) !== null || cardAt(player, level + 1, x - 1) !== null;
}

/** Take a card away that carries none; a gap in level 1 closes. */
export function takeAway(player, level, x) {
  const row = player.pyramid[level - 1];
  if (level === 1) {
    row.cards.splice(x, 1);
    player.pyramid.slice(1).forEach((upper) => closeGap(upper, x));
  } else {
    row.cards[x - row.skip] = null;
    while (row.cards.length && row.cards.at(-1) === null) row.cards.pop();
    while (row.cards.length && row.cards[0] === null) {
      row.cards.shift();
      row.skip += 1;
    }
  }
  while (player.pyramid.length && !player.pyramid.at(-1).cards.length) player.pyramid.pop();
}

/** Move what lies behind a gap in level 1; a card above it that nothing carries stays, as where two phones have typed at once. */
function closeGap(row, x) {
  if (row.skip >= x) row.skip = Math.max(0, row.skip - 1);
  else if (row.cards[x - row.skip] === null) row.cards.splice(x - row.skip, 1);
}

// -- cards ----------------------------------------------------------------------------------------------------------

/** Return the number or id by which a sheet names a card of the set; undefined for a card of no set. */
export function nameIn(entry) {
  return isObject(entry) ? entry.card : entry;
}

/** Return the place on a player's pyramid that the keys of a problem lead to; null where they lead elsewhere. */
export function placeOf(sheet, keys) {
  const [players, seat, pyramid, index, next, last] = keys;
  if (players !== "players" || pyramid !== "pyramid" || !Number.isInteger(index)) return null;
  const at = next === "cards" ? last : next;
  const row = sheet.players[seat]?.pyramid[index];
  return row && Number.isInteger(at) ? {seat, level: index + 1, x: row.skip + at} : null;
}
