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

/** Return the place that a key names, as [level, x] in text; null if it names none. */
export function placeIn(key) {
  const [kind, ...parts] = key?.split(":") ?? [];
  return {spot: parts.slice(1), section: parts.slice(0, 2)}[kind] ?? null;
}

const inRow = (view, {color, slot}) => [view[SLOTS[slot]][color]].filter((card) => card !== null).map((card) => keyOf("card", card));
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
  paint_section: (_, {seat, circle, section}) => [keyOf("spot", seat, circle), keyOf("section", circle, section)],
  look_behind: (_, {other}) => [keyOf("seat", other)],
};

/** Return the keys of what an action is about: by default of the card that it names. */
export function keysOf(view, action) {
  return ABOUT[action.action]?.(view, action) ?? ("card" in action ? [keyOf("card", action.card)] : []);
}

function claimed(view, seat) {
  return promptOf(view).groups.find(({seats}) => seats.includes(seat)).color;
}

/** Return the task that the table waits for. */
export function promptOf(view) {
  return view.tasks.at(-1) ?? {task: ""};
}

/** Return the choices that the thing with this key is about. */
export function choicesFor({view, choices}, key) {
  return choices.filter(({action}) => keysOf(view, action).includes(key));
}

/** Return the keys of the cards in the auction row. */
export function rowKeys(view) {
  return COLORS.flatMap((color) => Object.keys(SLOTS).flatMap((slot) => inRow(view, {color, slot})));
}

/** Return the choices that are about nothing on the table. */
export function otherChoices({view, choices}) {
  return choices.filter(({action}) => !keysOf(view, action).length);
}

/** Return the places of a pyramid that can be tapped: those with cards, and those where one may come to lie. */
export function placesOf({view, players, choices}, seat) {
  const laid = view.seats[seat].pyramid.map(({place}) => place);
  const {task} = promptOf(view);
  const isLaying = task === "ask_place" || view.auction > 0 || view.seats[seat].hand.length > 0;
  const open = isLaying && task !== "ask_paint" ? players[seat].open.map(({level, x}) => [level, x]) : []; // at the end nobody lays
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

/** Return the action that lays a card where it was planned, if there is one way alone to do it at the price of the plan; else
    null. */
export function plannedAction({view, choices, seat}, plan) {
  const key = plannedKey({view, choices, seat}, plan);
  const [first, ...more] = key ? choicesFor({view, choices}, key) : [];
  return first && !more.length && isSame(first.cost, plan.cost) ? first.action : null;
}

/** Whether two prices are the same; a law has none. */
function isSame(one, other) {
  return COLORS.every((color) => (one?.[color] ?? 0) === (other?.[color] ?? 0));
}

/** Return why the thing with this key is no choice now, {message, rule}; null where that is no question. */
export function whyNot({view, blocked = [], ...table}, key) {
  if (choicesFor({view, ...table}, key).length) return null;
  return blocked.find(({action}) => keysOf(view, action).includes(key))?.refusal ?? null;
}
