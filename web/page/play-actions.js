/* What an action is about, read from its JSON: the cards, colors, places and players on the table that are tapped for
   it, each with a key. What is legal, and what it means, Python says. */

import {COLORS} from "./sheet.js";

export const SLOTS = {base: "bases", tip: "tips"};

/** Return the key of a thing on the table: its kind, and what tells it from others of this kind. */
export function keyOf(kind, ...parts) {
  return [kind, ...parts.flat()].join(":");
}

/** Return the number of the card that a key names; null if it names none. */
export function cardIn(key) {
  const [kind, number] = key.split(":");
  return kind === "card" ? Number(number) : null;
}

const inRow = (view, {color, slot}) => [keyOf("card", view[SLOTS[slot]][color])];
const inPyramid = (_, {seat, place}) => [keyOf("spot", seat, place)];
const ABOUT = {
  bid: (view, {color}) => [keyOf("color", color), ...Object.keys(SLOTS).flatMap((slot) => inRow(view, {color, slot}))],
  claim: (view, {slot, seat}) => (slot ? inRow(view, {color: claimed(view, seat), slot}) : []),
  take_card: inRow,
  discard_from_row: inRow,
  choose_start: (_, {place}) => [keyOf("card", place)],
  place_card: inPyramid,
  put_token: inPyramid,
  tuck_free: inPyramid,
  turn_over: inPyramid,
  tuck_taken: (_, {seat, law}) => (law ? [keyOf("spot", seat, law)] : []),
  pick_token: (_, {owner, place}) => [keyOf("spot", owner, place)],
  paint_section: (_, {seat, circle}) => [keyOf("spot", seat, circle)],
  look_behind: (_, {other}) => [keyOf("seat", other)],
};

/** Return the keys of what an action is about: by default of the card that it names. */
export function keysOf(view, action) {
  return ABOUT[action.action]?.(view, action) ?? ("card" in action ? [keyOf("card", action.card)] : []);
}

function claimed(view, seat) {
  return promptOf(view).groups.find(({seats}) => seats.includes(seat)).color;
}

/** Return what the table waits for. */
export function promptOf(view) {
  return view.tasks.at(-1) ?? {task: ""};
}

/** Return the choices that the thing with this key is about. */
export function choicesFor({view, choices}, key) {
  return choices.filter(({action}) => keysOf(view, action).includes(key));
}

/** Return the choices that are about nothing on the table. */
export function otherChoices({view, players, seat, choices}) {
  const keys = new Set(COLORS.map((color) => keyOf("color", color)));
  for (const color of COLORS) Object.keys(SLOTS).forEach((slot) => keys.add(inRow(view, {color, slot})[0]));
  for (const {card} of view.seats[seat].hand) keys.add(keyOf("card", card));
  players.forEach((_, index) => placesOf({view, players, choices}, index).forEach((place) => keys.add(keyOf("spot", index, place))));
  players.forEach((_, index) => keys.add(keyOf("seat", index)));
  return choices.filter(({action}) => !keysOf(view, action).some((key) => keys.has(key)));
}

/** Return the places of a pyramid that can be tapped: those with cards, and those where one may come to lie. */
export function placesOf({view, players, choices}, seat) {
  const laid = view.seats[seat].pyramid.map(({place}) => place);
  const open = players[seat].open.map(({level, x}) => [level, x]);
  const offered = choices.filter(({action}) => action.action === "place_card" && action.seat === seat);
  const places = [...laid, ...open, ...offered.map(({action}) => action.place)];
  return [...new Map(places.map((place) => [String(place), place])).values()];
}

/** Return the choices of gems of which a stepper makes one; none where a few buttons do. */
export function gemChoices({choices}) {
  const some = choices.filter(({action}) => action.gems);
  return some.length > 4 ? some : [];
}

/** Return the key of the place where a card was planned to lie, if it may be placed there now; else null. */
export function plannedKey({view, choices, seat}, plan) {
  const {task, card} = promptOf(view);
  const fits = ({action}) => action.action === "place_card" && String(action.place) === String(plan.place);
  return task === "ask_place" && card === plan.card && choices.some(fits) ? keyOf("spot", seat, plan.place) : null;
}

/** Return why the thing with this key is no choice now, in words; null where that is no question. */
export function whyNot({view, blocked = [], ...table}, key) {
  if (choicesFor({view, ...table}, key).length) return null;
  return blocked.find(({action}) => keysOf(view, action).includes(key))?.refusal.message ?? null;
}
