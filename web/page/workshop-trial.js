/* Random games with the set of the workshop, a few at a time, and how its cards did in them. */

import {ask} from "./ask.js";
import {button, element, fill} from "./dom.js";
import {say} from "./words.js";

const GAMES = 50;
const STEP = 2; // games that are asked for at once
const LEVELS = [1, 2, 3, 4, 5];

let running = null; // the trial that goes on: {isStopped}
let played = null; // what came of the latest one: {games, cards by number, broken, own, error}
let ready = null; // what would be tried: {text, own, isGood}
let showsAll = false;

/** Show the trial; `text` is the set, `own` the cards that it writes itself, by number. */
export function showTrial(text, own, isGood) {
  ready = {text, own, isGood};
  show();
}

/** Forget what came of a trial: another set is open. */
export function dropTrial() {
  if (running) running.isStopped = true;
  running = played = null;
}

function show() {
  fill(
    "workshop-trial",
    element("h3", {}, say("Try it")),
    element("p", {class: "soft"}, say("Bots that choose at random play with your set: which cards are used, and what they score.")),
    element(
      "div",
      {class: "row"},
      running
        ? button(say("Stop"), stop, {id: "stop-trial"})
        : button(say("Try {} games", GAMES), start, {id: "start-trial", class: "main", disabled: !ready.isGood}),
    ),
    running && progress(),
    !running && ready.isGood === false && element("p", {class: "soft"}, say("A set with errors cannot be tried.")),
    played && !running && result(),
  );
}

function progress() {
  return element(
    "div",
    {},
    element("progress", {id: "trial-progress", max: GAMES, value: played.games, "aria-label": say("Games played")}),
    element("p", {class: "soft", id: "trial-count"}, say("{} of {} games", played.games, GAMES)),
  );
}

function stop() {
  running.isStopped = true;
  document.getElementById("stop-trial").setAttribute("aria-disabled", "true");
}

async function start() {
  const {text, own} = ready;
  const here = (running = {isStopped: false});
  const sums = (played = {games: 0, cards: new Map(), broken: [], own, error: ""});
  show();
  document.getElementById("stop-trial").focus({preventScroll: true});
  try {
    while (!here.isStopped && sums.games < GAMES) {
      add(sums, (await ask({ask: "try", text, first: sums.games, games: Math.min(STEP, GAMES - sums.games)})).trial);
      if (running !== here) return; // another set is open
      const bar = document.getElementById("trial-progress");
      bar?.setAttribute("value", sums.games);
      fill("trial-count", say("{} of {} games", sums.games, GAMES));
    }
  } catch (error) {
    sums.error = error.message;
  }
  if (running !== here) return;
  const hadFocus = document.activeElement?.id === "stop-trial";
  running = null;
  show();
  document.getElementById("spoken").textContent = document.getElementById("trial-done").textContent;
  if (hadFocus) document.getElementById("start-trial").focus({preventScroll: true});
}

// -- what came of it ------------------------------------------------------------------------------------------------

function add(sums, {games, broken, cards}) {
  sums.games += games;
  sums.broken.push(...broken);
  for (const {number, name, tucked, levels} of cards) {
    if (!sums.cards.has(number)) sums.cards.set(number, {number, name, times: 0, levels: new Map()});
    const card = sums.cards.get(number);
    card.times += tucked;
    for (const {level, times, points} of levels) {
      const before = card.levels.get(level) ?? {times: 0, points: 0};
      card.levels.set(level, {times: before.times + times, points: before.points + points});
      card.times += times;
    }
  }
}

function result() {
  const {games, cards, broken, own, error} = played;
  const shown = [...cards.values()].filter(({number}) => showsAll || !own.size || own.has(number));
  return [
    element(
      "p",
      {id: "trial-done", class: error ? "note" : null},
      error && `${say("That did not work: {}", error)}. `,
      say("{} of {} games", games, GAMES),
      ". ",
      games > 0 && verdict(broken),
    ),
    broken.length > 0 &&
      element("ul", {lang: "en"}, broken.map(({seed, problems}) => element("li", {}, `seed ${seed}: ${problems[0]}`))),
    games > 0 && [
      table(shown, own),
      element("p", {class: "soft"}, say("The points are those that a card scored by itself on a level, on average.")),
      own.size > 0 &&
        button(showsAll ? say("Own cards only") : say("All cards"), () => ((showsAll = !showsAll), show()), {id: "trial-all"}),
    ],
  ];
}

function verdict(broken) {
  return broken.length ? say("{} went wrong:", broken.length) : say("Every position was sound.");
}

function table(cards, own) {
  const cell = (of) => element("td", {}, of ? (of.points / of.times).toFixed(1) : "–");
  return element(
    "div",
    {class: "scroll", tabindex: "0", role: "group", "aria-label": say("Try it")},
    element(
      "table",
      {class: "trial", id: "trial-table"},
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          element("th", {scope: "col", rowspan: 2}, say("Card")),
          element("th", {scope: "col", rowspan: 2}, say("Times laid")),
          element("th", {scope: "colgroup", colspan: LEVELS.length}, say("Points on level")),
        ),
        element("tr", {}, LEVELS.map((level) => element("th", {scope: "col"}, String(level)))),
      ),
      element(
        "tbody",
        {},
        cards.map(({number, name, times, levels}) =>
          element(
            "tr",
            {},
            element("th", {scope: "row"}, `${number} ${own.get(number) ?? name}`),
            element("td", {}, String(times)),
            LEVELS.map((level) => cell(levels.get(level))),
          ),
        ),
      ),
    ),
  );
}
