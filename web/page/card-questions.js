/* What a sheet may say of a card, asked in the words of a player. */

import {button, choices, colorDot, element, fill, stepper} from "./dom.js";
import {factsOf, found, labels, titleOf} from "./facts.js";
import {change, player} from "./game.js";
import {cardAt, COLORS, lay, MAX_COUNT, nameIn, TOP, withKey} from "./sheet.js";
import {say} from "./words.js";

const TOKENS = [
  ["science", "Science"],
  ["magic", "Magic"],
  ["defense", "Defense"],
];
const MAX_GEMS = 20;

/** Return the questions that the card at a place raises; `again` shows them anew after an answer. */
export function questionsOf(place, again = () => {}) {
  const form = formOf(place, again);
  if (!form.facts) return [];
  return [...offers(form), ...anyGem(form), ...topLevel(form), ...stored(form), ...tuckedHere(form)];
}

/** Return what may be said of any card besides, folded up unless something is said. */
export function extrasOf(place, again) {
  const form = formOf(place, again);
  return form.facts ? more(form) : null;
}

/** Return a card, what is known of it, and what changes it: `keep` without showing the questions anew, for a field in which
    somebody types. */
function formOf(place, again) {
  const now = () => cardAt(player(), place.level, place.x);
  const put = (changed) => {
    change(() => lay(player(), place.level, place.x, changed));
    again();
  };
  const keep = (key, value) => change(() => lay(player(), place.level, place.x, withKey(now(), key, value)));
  const set = (key, value) => (keep(key, value), again());
  return {entry: now(), facts: factsOf(now()), place, now, again, put, keep, set};
}

// What a stranger's sheet says of a card may be anything: where it is not what it should be, it counts as nothing.

function listIn(value) {
  return Array.isArray(value) ? value : [];
}

function countIn(value) {
  return Number.isInteger(value) ? value : 0;
}

function keysIn(value) {
  return typeof value === "object" && value !== null ? value : {};
}

// -- what must be said ----------------------------------------------------------------------------------------------

let begun = {}; // what was answered of a card that offers several choices, until all are: {player, at, chosen}

function offers({entry, facts, place, put, again}) {
  const asked = facts.offers ?? [];
  const at = JSON.stringify([place.level, place.x, nameIn(entry)]);
  const isBegun = begun.player === player() && begun.at === at;
  const chosen = isBegun ? begun.chosen : [entry?.choice ?? []].flat();
  const choose = (index, number) => {
    const all = asked.map((_, other) => (other === index ? number : chosen[other]));
    const isWhole = all.every(Number.isInteger);
    begun = isWhole ? {} : {player: player(), at, chosen: all};
    const plain = withKey(withKey(entry, "tokens", undefined), "infinite_gems", undefined);
    if (isWhole) put(withKey(plain, "choice", all.length > 1 ? all : number));
    else again();
  };
  return asked.map((options, index) =>
    choices(
      `offer-${index}`,
      asked.length > 1 ? say("Choice {}: what was taken?", index + 1) : say("What was taken?"),
      options.map(({text}, option) => [option + 1, text]),
      chosen[index],
      (number) => choose(index, number),
    ),
  );
}

/** Ask for the color of an infinite gem that the card leaves open. */
function anyGem({entry, facts, set}) {
  const chosen = [entry?.choice ?? []].flat();
  const isOpen = (facts.offers ?? []).some((options, index) => options[chosen[index] - 1]?.asks_gem);
  if (!isOpen && !facts.asks_gem) return [];
  const gems = entry?.infinite_gems;
  const names = labels().colors;
  return [
    choices(
      "infinite-gem",
      say("Which infinite gem?"),
      [...COLORS.map((color, index) => [color, names[index], colorDot(color)]), ["none", say("there was none left")]],
      gems === undefined ? null : (listIn(gems)[0] ?? "none"),
      (color) => set("infinite_gems", color === "none" ? [] : [color]),
    ),
  ];
}

function topLevel({entry, facts, place, set}) {
  if (place.level !== TOP || facts.kind !== "character") return [];
  return [
    choices(
      "top",
      say("Level 5: what was taken?"),
      [
        ["points", say("15 points")],
        ["rewards", say("the rewards of levels 1, 2 and 3")],
      ],
      entry?.choice ?? "points",
      (choice) => set("choice", choice === "points" ? undefined : choice),
    ),
  ];
}

function stored({entry, facts, set}) {
  const gems = entry?.gems;
  if (facts.stores === 0 && gems === undefined) return [];
  const most = facts.stores || MAX_GEMS;
  if (typeof gems === "object" && gems !== null) {
    return [
      element(
        "div",
        {class: "steppers"},
        COLORS.map((color, index) =>
          stepper(
            `stored-${color}`,
            say("Gems on it, {}", labels().colors[index]),
            countIn(gems[color]),
            [0, most],
            (count) => set("gems", {...gems, [color]: count}),
            colorDot(color),
          ),
        ),
      ),
    ];
  }
  return [stepper("stored", say("Gems stored on it"), countIn(gems), [0, most], (count) => set("gems", count || undefined))];
}

function tuckedHere({entry, facts, set}) {
  const tucked = entry?.tucked;
  if (!facts.asks_tucked || Array.isArray(tucked)) return [];
  const most = facts.tucks ?? MAX_COUNT;
  return [
    stepper("tucked", say("Cards under it"), countIn(tucked), [0, most], (count) => set("tucked", count || undefined)),
  ];
}

// -- what may be said -----------------------------------------------------------------------------------------------

const unfolded = new Set();

function more(form) {
  const {entry, place} = form;
  const key = `${place.level} ${place.x}`;
  const isTold = typeof entry === "object" && ("tokens" in entry || "infinite_gems" in entry || Array.isArray(entry.tucked));
  return element(
    "details",
    {
      open: isTold || unfolded.has(key),
      ontoggle: (event) => (event.target.open ? unfolded.add(key) : unfolded.delete(key)),
    },
    element("summary", {}, say("Something else lies on it or under it")),
    tuckedCards(form),
    tokens(form),
    infiniteGems(form),
  );
}

function tuckedCards({entry, facts, set}) {
  const tucked = Array.isArray(entry?.tucked) ? entry.tucked : [];
  if (typeof entry?.tucked === "number" && !facts.asks_tucked) {
    return stepper("tucked-count", say("Cards under it"), entry.tucked, [0, MAX_COUNT], (count) =>
      set("tucked", count || undefined),
    );
  }
  const add = () => {
    const field = document.getElementById("tuck");
    const [card] = found(field.value, 1);
    if (card) set("tucked", [...tucked, card.number]);
    else fill("tuck-note", field.value.trim() && say("No card has this number or name."));
  };
  const list = element(
    "ul",
    {class: "chips"},
    tucked.map((card, index) =>
      element(
        "li",
        {},
        button(
          `${titleOf(card)} ×`,
          () => set("tucked", tucked.length > 1 ? tucked.toSpliced(index, 1) : undefined),
          {id: `tucked-${index}`, "aria-label": say("Take {} away from under it", titleOf(card))},
        ),
      ),
    ),
  );
  return element(
    "fieldset",
    {},
    element("legend", {}, say("Cards under it")),
    list,
    element(
      "div",
      {class: "row"},
      element("input", {
        type: "text",
        id: "tuck",
        inputmode: "numeric",
        autocomplete: "off",
        maxlength: "40",
        "aria-label": say("Number or name of a card under it"),
        placeholder: say("Number or name"),
        onkeydown: (event) => event.key === "Enter" && add(),
      }),
      button(say("Add"), add, {id: "tuck-add"}),
    ),
    element("p", {class: "soft", id: "tuck-note", role: "status"}),
  );
}

function tokens({entry, now, keep, set}) {
  if (entry?.tokens === undefined) {
    return button(say("Other tokens than printed"), () => set("tokens", {}), {id: "tokens-other"});
  }
  const told = keysIn(entry.tokens);
  const changed = (kind, value) => {
    const {[kind]: _, ...others} = keysIn(now().tokens);
    return value === 0 || value.length === 0 ? others : {...others, [kind]: value};
  };
  const put = (kind, value) => set("tokens", changed(kind, value));
  const note = (kind, value) => keep("tokens", changed(kind, value));
  return element(
    "fieldset",
    {},
    element("legend", {}, say("Tokens on it")),
    element(
      "div",
      {class: "steppers"},
      TOKENS.map(([kind, name]) => stepper(`token-${kind}`, say(name), countIn(told[kind]), [0, MAX_COUNT], (n) => put(kind, n))),
    ),
    values("power", say("Power tokens, such as 12, 3"), listIn(told.power), note),
    values("magic_bonus", say("Magic bonuses, such as 2, 3"), listIn(told.magic_bonus), note),
    circleBonuses(listIn(told.circle_bonus), put),
    button(say("As printed"), () => set("tokens", undefined), {id: "tokens-printed"}),
  );
}

/** Ask for several values in one field, with commas between them. */
function values(kind, label, told, note) {
  const field = element("input", {
    type: "text",
    id: `values-${kind}`,
    inputmode: "text",
    maxlength: "60",
    oninput: (event) => note(kind, (event.target.value.match(/\d+/g) ?? []).map(Number)),
  });
  field.value = told.join(", ");
  return element("label", {class: "picker", for: `values-${kind}`}, element("span", {}, label), field);
}

function circleBonuses(told, put) {
  return element(
    "div",
    {class: "steppers"},
    COLORS.flatMap((color, index) =>
      [2, 4].map((value) => {
        const isThis = (one) => one?.color === color && one.value === value;
        return stepper(
          `bonus-${color}-${value}`,
          say("Circle bonus +{}, {}", value, labels().colors[index]),
          told.filter(isThis).length,
          [0, MAX_COUNT],
          (count) => put("circle_bonus", [...told.filter((one) => !isThis(one)), ...Array(count).fill({color, value})]),
          colorDot(color),
        );
      }),
    ),
  );
}

function infiniteGems({entry, set}) {
  if (entry?.infinite_gems === undefined) {
    return button(say("Other infinite gems than printed"), () => set("infinite_gems", []), {id: "infinite-other"});
  }
  const told = listIn(entry.infinite_gems);
  return element(
    "fieldset",
    {},
    element("legend", {}, say("Infinite gems on it")),
    element(
      "div",
      {class: "steppers"},
      COLORS.map((color, index) =>
        stepper(
          `infinite-${color}`,
          labels().colors[index],
          told.filter((one) => one === color).length,
          [0, MAX_COUNT],
          (count) => set("infinite_gems", [...told.filter((one) => one !== color), ...Array(count).fill(color)]),
          colorDot(color),
        ),
      ),
    ),
    button(say("As printed"), () => set("infinite_gems", undefined), {id: "infinite-printed"}),
  );
}
