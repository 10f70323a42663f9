// A second judge of the rules as data, written from the formats alone. It takes the JSON of "viceroy conform --json",
// compares each expectation with the states and events of the program, and counts what it can count itself.
//
//   viceroy conform tests/suite/rules --json | node examples/second_reader.mjs
//
// It prints what differs, and ends with status 1 if a case does not hold, the program judges a case otherwise, or a file
// is no rules suite.
import { readFileSync } from "node:fs";

const COLORS = ["blue", "red", "green", "yellow"];
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
const text = (value) => JSON.stringify(value);
// One way of writing plain data: no zeros and no nulls, keys in order.
function plain(value) {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).filter(([, one]) => one !== null && one !== 0);
  return Object.fromEntries(entries.sort().map(([key, one]) => [key, plain(one)]));
}
const same = (one, other) => text(plain(one)) === text(plain(other));

// An event, or a part of one, has all that is wanted of it.
function has(found, wanted) {
  if (Array.isArray(wanted))
    return Array.isArray(found) && found.length === wanted.length && wanted.every((one, at) => has(found[at], one));
  if (wanted === null || typeof wanted !== "object") return same(found, wanted);
  return Object.entries(wanted).every(([key, one]) => found && key in found && has(found[key], one));
}

// -- a state in the words of a position

function phase(state) {
  const task = state.tasks.at(-1)?.task;
  if (state.turn === 0) return "setup";
  if (task === undefined || task === "ask_paint") return "end";
  return state.auction ? "auction" : "development";
}

const slots = (base, tip) => (tip !== null ? [base, tip] : base !== null ? base : []);
const leftmost = (seat) => Math.min(...seat.pyramid.map((card) => (card.place[0] === 1 ? card.place[1] : 0)), Infinity);

// Cards that certain players know, by who knows them.
function knownCards(state) {
  const cards = [...state.seats.map((seat) => seat.hand), state.auction_deck, state.reserve_deck, state.law_deck].flat();
  const by = new Map();
  for (const one of cards.filter((card) => card.known_by.length))
    by.set(text(one.known_by), [...(by.get(text(one.known_by)) ?? []), one.card].sort((a, b) => a - b));
  return [...by].sort().map(([seats, found]) => ({ cards: found, by: JSON.parse(seats) }));
}

function facts(state) {
  const now = phase(state);
  const deck = (cards) => [...cards.map((one) => one.card)].reverse();
  return {
    turn: state.turn, phase: now, bank: state.bank, discarded: state.discarded, known: knownCards(state),
    virtual_opponents: state.rules.virtual_opponents,
    virtual_done: state.virtual_done.some((done) => done) ? state.virtual_done : null,
    auction: state.auction || null, round: now === "development" ? state.round : null,
    row: Object.fromEntries(COLORS.map((color) => [color, slots(state.bases[color], state.tips[color])])),
    decks: { auction: deck(state.auction_deck), reserve: deck(state.reserve_deck), law: deck(state.law_deck) },
    players: state.seats.map((seat, at) => ({
      ...seat,
      chosen: state.sealed[at],
      leftmost: seat.pyramid.length ? leftmost(seat) : 0,
      hand: seat.hand.map((one) => one.card),
      fresh: seat.hand.filter((one) => one.fresh).map((one) => one.card),
    })),
  };
}

// What a player may know, in the same words: a card is its number, its kind where only the back is seen, or both its kind
// and who knows it.
function seenFacts(view) {
  const name = ({ card, kind, known_by: by }) => card ?? (by.length ? { kind, by } : kind);
  const deck = ({ size, top = [], bottom = [] }, kind) =>
    [...top.map(name), ...Array(size - top.length - bottom.length).fill(kind), ...[...bottom].reverse().map(name)];
  const { auction_top: top, auction_bottom: bottom, auction_deck: size } = view;
  const decks = {
    auction: deck({ size, top, bottom }, "character"), reserve: deck(view.reserve_deck, "character"), law: deck(view.law_deck, "law"),
  };
  const chosen = (seat, at) => (at === view.seat ? view.chosen : seat.has_chosen ? "secret" : null);
  const known = (one) => ({ ...one, known_by: one.card === null ? [] : one.known_by });
  const state = { ...view, auction_deck: [], reserve_deck: [], law_deck: [], sealed: view.seats.map(chosen) };
  const cards = [view.reserve_deck, view.law_deck, { top, bottom }]
    .flatMap(({ top: above, bottom: below = [] }) => [...(above ?? []), ...below]).map(known);
  const seats = view.seats.map((seat) => ({ ...seat, hand: seat.hand.map(known) }));
  const found = facts({ ...state, seats, auction_deck: cards });
  const players = found.players.map((seat, at) => ({ ...seat, hand: view.seats[at].hand.map(name) }));
  return { ...found, decks, players };
}

// -- what is expected of a state: "character" and "law" are any card of the kind, "any" is a gem of any color

const KINDS = { character: "characters", law: "laws" };
const kindOf = (cardSet, number) =>
  number in KINDS ? number : Object.keys(KINDS).find((kind) => (cardSet[KINDS[kind]] ?? []).some((card) => card.number === number));
const isCard = (cardSet, found, wanted) =>
  same(found, wanted) || (wanted in KINDS && found !== null && kindOf(cardSet, found) === wanted);
const areCards = (cardSet, found, wanted) =>
  found.length === wanted.length && found.every((one, at) => isCard(cardSet, one, wanted[at]));

// Cards that are wanted in any order.
function areAmong(cardSet, found, wanted) {
  const named = wanted.filter((one) => !(one in KINDS));
  const rest = found.filter((one) => !named.includes(one)).map((one) => kindOf(cardSet, one));
  const kinds = wanted.filter((one) => one in KINDS);
  return named.every((one) => found.includes(one)) && text(rest.sort()) === text(kinds.sort());
}

function areGems(found, wanted) {
  if (found === null) return wanted === null; // hidden
  const held = sum(Object.values(found));
  if (typeof wanted === "number") return held === wanted;
  const { any, ...colors } = wanted ?? {};
  if (any === undefined) return same(found, wanted);
  return Object.entries(colors).every(([color, count]) => (found[color] ?? 0) >= count) && held === any + sum(Object.values(colors));
}

// What lies on a card, or under it.
function lies(cardSet, key, found, wanted) {
  if (key === "stored") return areGems(found, wanted);
  if (key !== "tucked") return same(found, wanted);
  return typeof wanted === "number" ? found.length === wanted : areCards(cardSet, found, wanted ?? []);
}

function pyramidHolds(cardSet, seat, wanted) {
  const left = seat.pyramid.length ? leftmost(seat) : 0;
  const at = new Map(seat.pyramid.map((card) => [text(card.place), card]));
  const cells = wanted.flatMap((level, up) => level.map((cell, x) => [text([up + 1, left + x]), cell]));
  const cards = cells.filter(([, cell]) => cell !== null);
  return cards.length === at.size && cards.every(([place, cell]) => {
    const { card, gems, ...lying } = typeof cell === "object" ? cell : { card: cell };
    const found = at.get(place);
    const keys = Object.entries(gems === undefined ? lying : { ...lying, stored: gems });
    if (found === undefined || (card !== undefined && !isCard(cardSet, found.card, card))) return false;
    return keys.every(([key, one]) => lies(cardSet, key, found[key], one));
  });
}

function holds(cardSet, key, found, wanted) {
  if (key === "pyramid") return pyramidHolds(cardSet, found, wanted);
  const value = found[key] ?? null;
  if (["hand", "fresh", "discarded"].includes(key) && Array.isArray(wanted)) return areAmong(cardSet, value, wanted);
  if (["gems", "bank", "used_infinite"].includes(key)) return areGems(value, wanted);
  if (Array.isArray(value) && Array.isArray(wanted) && COLORS.includes(key)) return areCards(cardSet, value, wanted);
  return isCard(cardSet, value, wanted) || same(value, wanted);
}

function* differences(cardSet, found, wanted, where = "then") {
  for (const [key, value] of Object.entries(wanted)) {
    const at = `${where}.${key}`;
    if (key === "players" && value.length === found.players.length)
      for (const [seat, player] of value.entries()) yield* differences(cardSet, found.players[seat], player, `${at}.${seat}`);
    else if (key === "row") yield* differences(cardSet, found.row, value, at);
    else if (key === "decks")
      for (const [name, cards] of Object.entries(value)) {
        if (!areCards(cardSet, [...found.decks[name], null].slice(0, cards.length), cards)) yield `${at}.${name}`;
      }
    else if (!holds(cardSet, key, found, value)) yield at;
  }
}

// -- the lines of the scoring that need no text of a card (R11.2, R11.4 to R11.7)

function lines(seats, own) {
  const { pyramid } = seats[own];
  const all = (key) => pyramid.flatMap((card) => card.tokens[key] ?? []);
  const bonus = (color) => sum(all("circle_bonus").filter((one) => one.color === color).map((one) => one.value));
  const [defense, magic, science] = ["defense", "magic", "science"].map((key) => sum(all(key)));
  const attacks = sum(seats.map((seat) => seat.attack)) - seats[own].attack; // of the others
  return {
    infinite_gems: sum(pyramid.flatMap((card) => card.infinite_gems.map((color) => card.place[0] + bonus(color)))),
    power: sum(all("power")),
    magic: magic * sum(all("magic_bonus")),
    sets: 12 * Math.min(defense, magic, science),
    attack: Math.min(0, 4 * (defense - attacks)),
  };
}

// The wanted events are there, in their order.
function* missing(events, wanted) {
  let from = 0;
  for (const each of wanted) {
    const at = events.findIndex((event, index) => index >= from && has(event, each));
    if (at < 0) yield `no event ${text(each)}`;
    else from = at + 1;
  }
}

function* judge(one, cardSets) {
  const { expects, steps, after, to_act, legal, refused, points, ranks, winners, points_of_laws: ofLaws } = one;
  if (after === null) return yield "the position cannot be read";
  const events = steps.at(-1)?.events ?? one.setup;
  yield* missing(events, expects.events ?? []);
  for (const kind of expects.no_events ?? []) if (events.some((one) => one.event === kind)) yield `an event ${kind}`;
  const cardSet = cardSets.find((one) => one.id === after.rules.card_set.name) ?? {};
  yield* differences(cardSet, facts(after), expects.then ?? {});
  if (expects.to_act && !same(to_act, expects.to_act)) yield `to act are ${to_act}`;
  const isIn = (list, action) => list.some((one) => same(one, action));
  for (const [index, { action, ...why }] of (expects.refused ?? []).entries())
    if (isIn(legal, action) || !has(refused[index], why)) yield `${text(action)}: ${text(refused[index])}`;
  const seats = new Set((expects.legal ?? []).map((action) => action.seat));
  for (const action of legal.filter((one) => seats.has(one.seat)))
    if (!isIn(expects.legal, action)) yield `legal, too: ${text(action)}`;
  for (const action of expects.legal ?? []) if (!isIn(legal, action)) yield `not legal: ${text(action)}`;
  for (const action of expects.allowed ?? []) if (!isIn(legal, action)) yield `not legal: ${text(action)}`;
  for (const [index, wanted] of (expects.seen ?? []).entries()) {
    const seen = one.seen[index];
    yield* differences({}, seenFacts(seen.view), wanted.then ?? {}, `seen.${index}`);
    yield* missing(seen.events, wanted.events ?? []);
    if (wanted.points && !same(seen.points, wanted.points)) yield `points that are seen are ${seen.points}`;
  }
  if (expects.best_points && !same(one.best_points, expects.best_points)) yield `best points are ${one.best_points}`;
  if (expects.points && !same(points, expects.points)) yield `points are ${points}`;
  const best = [...points.keys()].filter((seat) => points[seat] === Math.max(...points)); // R10.4
  const rank = (total) => 1 + points.filter((other) => other > total).length; // C41
  if (!same(winners, best)) yield `the program says that winners are ${winners}`;
  if (!same(ranks, points.map(rank))) yield `the program says that ranks are ${ranks}`;
  for (const [law, value] of Object.entries(expects.points_of ?? {}))
    if (ofLaws[law] !== value) yield `law ${law} has ${ofLaws[law]} points`;
  if (expects.winners && !same(best, expects.winners)) yield `winners are ${best}`;
  for (const [seat, wanted] of (expects.lines ?? []).entries())
    for (const [line, value] of Object.entries(lines(after.seats, seat)))
      if (line in wanted && wanted[line] !== value) yield `${line} of seat ${seat} is ${value}`;
}

// One document, or with --lines a head and a case in each line.
function read(input) {
  const [head, ...cases] = input.startsWith('{"format"') ? input.trim().split("\n").map((line) => JSON.parse(line)) : [];
  return head ? { ...head, cases } : JSON.parse(input);
}

const { format, cases = [], problems = [], card_sets: cardSets = [] } = read(readFileSync(0, "utf8"));
if (format === "problems/1") {
  for (const { file, line, column, message } of problems) console.log(`${file}:${line}:${column}: ${message}`);
  process.exit(1); // these files cannot be read
}
if (format !== "conformance/1") throw new Error(`unknown format ${format}`);
let wrong = 0;
for (const one of cases) {
  const found = [...judge(one, cardSets)];
  if (one.holds !== (found.length === 0)) found.push(`the program says holds: ${one.holds}`);
  if (found.length) console.log(`${one.name}: ${found.join("; ")}`);
  if (found.length) wrong += 1;
}
console.log(`${cases.length - wrong} of ${cases.length} cases hold`);
process.exitCode = wrong ? 1 : 0;
