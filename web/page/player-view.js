/* One player: the name, the pyramid to tap on, what is left behind the screen, and how it was painted best. */

import {openCard, openPlace} from "./card-dialog.js";
import {button, choices, colorDot, element, fill, imageUrl, isSure, stepper} from "./dom.js";
import {labels, shortTitle, titleOf} from "./facts.js";
import {change, mayGap, nameOf, player, removePlayer, state} from "./game.js";
import {problemsOf} from "./problems.js";
import {cardAt, COLORS, laid, MAX_COUNT, openPlaces} from "./sheet.js";
import {say} from "./words.js";

const SHAPE = 104 / 70; // of a card, its height in widths
const [NARROWEST, BROADEST] = [46, 96];

// -- name -----------------------------------------------------------------------------------------------------------

export function showPlayer() {
  if (isTyping(document.getElementById("player-name"))) return;
  const typed = element("input", {
    type: "text",
    id: "player-name",
    "data-seat": state.seat,
    maxlength: "40",
    autocomplete: "off",
    placeholder: nameOf(state.seat),
    oninput: (event) => change(() => (player().name = event.target.value)),
  });
  typed.value = player().name;
  const isAlone = state.game.sheet.players.length === 1;
  fill(
    "name",
    element("label", {class: "name", for: "player-name"}, element("span", {}, say("Name")), typed),
    !isAlone && button(say("Leave out"), leaveOut, {id: "leave-out", class: "quiet"}),
  );
}

/** Whether somebody types this name: a new field would break off what the keyboard of a telephone composes. */
function isTyping(field) {
  const isThis = field?.dataset.seat === String(state.seat) && field.value === player().name;
  return isThis && field === document.activeElement;
}

/** Take the player out of the game, after a second touch if there is anything to lose. */
function leaveOut(event) {
  const question = say("Really leave {} out?", nameOf(state.seat));
  if (player().pyramid.length && !isSure(event.currentTarget, question)) return;
  removePlayer();
  if (!document.getElementById("leave-out")) document.getElementById(`player-${state.seat}`).focus({preventScroll: true});
}

// -- pyramid --------------------------------------------------------------------------------------------------------

export function showPyramid() {
  const own = player();
  const open = openPlaces(own, mayGap());
  if (!own.pyramid.length) {
    fill(
      "pyramid",
      element(
        "div",
        {class: "empty"},
        element("p", {}, say("Start with the bottom row, from left to right: type the numbers printed on the cards.")),
        button(say("Add the first card"), () => openPlace({level: 1, x: 0}), {id: "slot-1-0", class: "main"}),
      ),
    );
    return;
  }
  const places = [...laid(own), ...open];
  const columns = 1 + Math.max(...open.map(({level, x}) => x + (level - 1) / 2), own.pyramid[0].cards.length - 1);
  const rows = Math.max(...places.map(({level}) => level));
  const room = document.getElementById("pyramid").clientWidth;
  const width = Math.floor(Math.min(BROADEST, Math.max(NARROWEST, room / columns)));
  const stage = element(
    "div",
    {class: "stage", "--card": `${width}px`, "--columns": columns, "--rows": rows},
    drawing(own),
    [...Array(rows).keys()].flatMap((index) => levelOf(own, open, index + 1)),
  );
  fill("pyramid", element("div", {class: "scroll", tabindex: columns * width > room ? "0" : null}, stage));
}

/** Return the drawing of what was scored, if it starts where the pyramid starts now. */
function drawing(own) {
  const drawn = state.answer?.pyramids[state.seat];
  const before = state.answered?.players[state.seat];
  if (!drawn || !before?.pyramid.length || !isSame(before, own, {level: 1, x: 0})) return null;
  return element("img", {
    class: "drawn",
    alt: "",
    src: imageUrl(drawn.svg),
    "--wide": before.pyramid[0].cards.length,
    "--high": before.pyramid.length,
  });
}

function isSame(before, own, {level, x}) {
  const now = cardAt(own, level, x);
  return now !== null && JSON.stringify(cardAt(before, level, x)) === JSON.stringify(now);
}

function levelOf(own, open, level) {
  const cards = laid(own).filter((place) => place.level === level);
  const slots = open.filter((place) => place.level === level);
  return [...cards, ...slots]
    .sort((one, other) => one.x - other.x)
    .map((place) => (place.entry === undefined ? slot(place) : cardButton(own, place)));
}

function spot({level, x}) {
  return {"--x": x + (level - 1) / 2, "--level": level};
}

function where({level, x}) {
  return say("level {}, place {}", level, x + 1);
}

function slot(place) {
  return button("+", () => openPlace(place), {
    id: `slot-${place.level}-${place.x}`,
    class: "slot",
    "aria-label": say("Add a card: {}", where(place)),
    ...spot(place),
  });
}

const MARKS = {"!": "error", "?": "question", "△": "warning"};

function markOf(problems) {
  const wrong = problems.filter(({isError}) => isError);
  if (!wrong.length) return problems.length ? "△" : "";
  return wrong.every(({isQuestion}) => isQuestion) ? "?" : "!";
}

function cardButton(own, place) {
  const {level, x, entry} = place;
  const before = state.answered?.players[state.seat];
  const problems = problemsOf(state.seat, level, x);
  const isDrawn = before && drawing(own) && isSame(before, own, place) && !problems.some(({isHidden}) => isHidden);
  const mark = markOf(problems);
  return button(
    [
      element("span", {class: isDrawn ? "unseen" : "number", "aria-hidden": "true"}, shortTitle(entry)),
      mark && element("span", {class: `mark ${MARKS[mark]}`, "aria-hidden": "true"}, mark),
    ],
    () => openCard(place),
    {
      id: `card-${level}-${x}`,
      class: isDrawn ? "card is-drawn" : "card",
      "aria-label": [`${titleOf(entry)}, ${where(place)}`, ...problems.map(({text}) => text)].join(". "),
      ...spot(place),
    },
  );
}

// -- remarks --------------------------------------------------------------------------------------------------------

export function showRemarks() {
  const own = problemsOf(state.seat).filter(({place}) => !place || cardAt(player(), place.level, place.x) !== null);
  fill(
    "remarks",
    own.length > 0 &&
      element(
        "ul",
        {class: "remarks"},
        own.map(({text, place, isError, isQuestion}) =>
          element(
            "li",
            {class: isError ? (isQuestion ? "question" : "error") : "warning"},
            place
              ? button(`${titleOf(cardAt(player(), place.level, place.x))}: ${text}`, () => openCard(place), {
                  id: `remark-${place.level}-${place.x}`,
                  class: "remark",
                })
              : text,
          ),
        ),
      ),
  );
}

// -- behind the screen ----------------------------------------------------------------------------------------------

export function showScreen() {
  const {gems, attack} = player();
  const names = labels().colors;
  fill(
    "screen",
    element("h2", {}, say("Behind the screen")),
    element(
      "div",
      {class: "steppers"},
      COLORS.map((color, index) =>
        stepper(
          `gems-${color}`,
          say("Gems, {}", names[index]),
          gems[color] ?? 0,
          [0, MAX_COUNT],
          (count) => change(() => (gems[color] = count)),
          colorDot(color),
        ),
      ),
      stepper("attack", say("Attack tokens"), attack, [0, MAX_COUNT], (count) => change(() => (player().attack = count))),
    ),
  );
}

// -- painting -------------------------------------------------------------------------------------------------------

const byHand = new WeakMap(); // how a player of a sheet from a file painted, to come back to after another choice

export function showPainting() {
  const own = player();
  if (Array.isArray(own.painting)) byHand.set(own, own.painting);
  const hasGems = Object.values(own.gems).some((count) => count > 0);
  const words = state.answer?.pyramids[state.seat]?.painting.split("\n") ?? [];
  const chosen = Array.isArray(own.painting) ? "hand" : own.painting;
  const options = [["best", say("the best there is")], ["none", say("nothing")], ...(byHand.has(own) ? [["hand", say("as it was painted")]] : [])];
  fill(
    "painting",
    hasGems && [
      element("h2", {}, say("Painting")),
      choices("painting-way", say("What is painted with these gems"), options, chosen, (way) => {
        change(() => (own.painting = way === "hand" ? byHand.get(own) : way));
      }),
      words.length > 0 && element("p", {}, words[0]),
      words.length > 1 &&
        element(
          "ul",
          {},
          words.slice(1).map((line) => element("li", {}, line.replace(/^- /, ""))),
        ),
    ],
  );
}
