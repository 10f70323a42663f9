/* The pyramid of a player: cards to tap on, and the places where the next may lie. */

import {shortTitle, factsOf, titleOf} from "./facts.js";
import {change, mayGap, player, select, state} from "./game.js";
import {imageUrl} from "./parts.js";
import {problemsOf} from "./problems.js";
import {cardAt, carries, laid, move, openPlaces} from "./sheet.js";
import {html, useLayoutEffect, useRef} from "./vendor/preact.js";
import {say} from "./words.js";

export function whereOf({level, x}) {
  return say("page-pyramid-place", {level, place: x + 1});
}

export function Pyramid() {
  const area = useRef();
  useLayoutEffect(() => area.current.querySelector(".is-at")?.scrollIntoView({block: "nearest", inline: "nearest"}), [state.at]);
  const own = player();
  const cards = laid(own);
  const open = openPlaces(own, mayGap()).filter(() => state.at?.how !== "move" || !carries(own, state.at.level, state.at.x));
  const columns = Math.max(1, ...[...open, ...cards].map(({level, x}) => 1 + x + (level - 1) / 2));
  const rows = Math.max(1, ...[...open, ...cards].map(({level}) => level));
  const drawn = drawing(own);
  return html`
    <div id="pyramid" ref=${area}>
      <div class="stage" style=${{"--columns": columns, "--rows": rows}}>
        ${drawn && html`<img class="drawn" alt="" src=${imageUrl(drawn.svg)} style=${{...spot({level: 1, x: 0}), "--wide": drawn.wide, "--high": drawn.high}} />`}
        ${open.map((place) => html`<${Slot} key=${`${place.level}-${place.x}`} place=${place} />`)}
        ${cards.map((place) => html`<${Card} key=${`${state.seat} ${place.level}-${place.x} ${JSON.stringify(place.entry)}`} place=${place} drawn=${drawn} />`)}
        ${circles().map((place) => html`<span key=${`o${place.level}-${place.x}`} class="closed" style=${spot(place)}></span>`)}
        ${state.at?.how === "insert" && html`<span class="caret" style=${spot(state.at)}></span>`}
      </div>
    </div>
  `;
}

function spot({level, x}) {
  return {"--x": x + (level - 1) / 2, "--level": level};
}

function isAt({level, x}) {
  return state.at?.level === level && state.at.x === x && state.at.how !== "insert";
}

/** Return the drawing of what was scored, if it starts where the pyramid starts now. */
function drawing(own) {
  const svg = state.answer?.pyramids[state.seat]?.svg;
  const before = state.answered?.players[state.seat];
  if (!svg || !before?.pyramid.length || !isSame(before, own, {level: 1, x: 0})) return null;
  return {svg, before, wide: before.pyramid[0].cards.length, high: before.pyramid.length};
}

function isSame(before, own, {level, x}) {
  const now = cardAt(own, level, x);
  return now !== null && JSON.stringify(cardAt(before, level, x)) === JSON.stringify(now);
}

/** Return the places of the cards under which a circle of one color has closed, where they are drawn. */
function circles() {
  const items = state.answer?.score?.players[state.seat]?.items ?? [];
  const own = player();
  return drawing(own) ? items.filter(({line, level, x}) => line === "circles" && cardAt(own, level, x) !== null) : [];
}

/** A place where a card may lie. Where the row has a gap, Python says so. */
function Slot({place}) {
  const [gap] = problemsOf(state.seat, place.level, place.x);
  const moving = state.at?.how === "move";
  const press = () => (moving ? moveTo(place) : select({...place, how: "lay"}));
  return html`
    <button type="button" id=${`slot-${place.level}-${place.x}`} onclick=${press} style=${spot(place)}
      class=${["spot slot", isAt(place) && "is-at", gap && "is-gap"].filter(Boolean).join(" ")} aria-current=${isAt(place) ? "location" : null}
      aria-label=${[say("page-pyramid-add", {place: whereOf(place)}), gap?.text].filter(Boolean).join(". ")}>+${gap && html`<${Mark} problems=${[gap]} />`}</button>
  `;
}

function Card({place, drawn}) {
  const {level, x, entry} = place;
  const problems = problemsOf(state.seat, level, x);
  const isDrawn = drawn && isSame(drawn.before, player(), place) && !problems.some(({isHidden}) => isHidden);
  const press = () => (state.at?.how === "move" ? moveTo(place) : select({level, x, how: "card"}));
  return html`
    <button type="button" id=${`card-${level}-${x}`} onclick=${press} style=${spot(place)}
      class=${["spot card", isDrawn && "is-drawn", isAt(place) && "is-at"].filter(Boolean).join(" ")} aria-current=${isAt(place) ? "location" : null}
      aria-label=${[`${titleOf(entry)}, ${whereOf(place)}`, ...problems.map(({text}) => text)].join(". ")}>
      <${Face} entry=${entry} />
      <${Mark} problems=${problems} />
    </button>
  `;
}

/** The card before it is drawn: its number, and its colors in the corners. */
function Face({entry}) {
  const {kind, sections = []} = factsOf(entry) ?? {};
  return html`
    <span class=${`face ${kind ?? ""}`} aria-hidden="true">
      <span class="number">${shortTitle(entry)}</span>
      ${sections.map((color, index) => color && html`<i key=${index} class=${`section at-${index} ${color}`}></i>`)}
    </span>
  `;
}

/** A sign for the worst of some problems. */
export function Mark({problems}) {
  const wrong = problems.filter(({isError}) => isError);
  if (!problems.length) return null;
  const [sign, kind] = !wrong.length ? ["△", "warning"] : wrong.every(({isQuestion}) => isQuestion) ? ["?", "question"] : ["!", "error"];
  return html`<span class=${`mark ${kind}`} aria-hidden="true">${sign}</span>`;
}

function moveTo(place) {
  const from = state.at;
  if (from.level === place.level && from.x === place.x) return select({...from, how: "card"});
  return change(() => {
    move(player(), from, place);
    Object.assign(state, {at: null, lately: null});
  });
}
