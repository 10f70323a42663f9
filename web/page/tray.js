/* Below the pyramid: the keys that lay the next card, or the card that was tapped on. */

import {asked, Form, isOpen} from "./card-form.js";
import {cardName, CardText, linesOf} from "./cards.js";
import {factsOf, found, isKnown, known, meant, titleOf} from "./facts.js";
import {change, mayGap, nameOf, player, select, state} from "./game.js";
import {Button} from "./parts.js";
import {CardPicture} from "./pictures.js";
import {problemsOf} from "./problems.js";
import {whereOf} from "./pyramid-view.js";
import {redraw} from "./redraw.js";
import {cardAt, carries, hasRoom, insert, laid, lay, placeAbove, placeAfter, setOf, takeAway} from "./sheet.js";
import {html, useLayoutEffect, useState} from "./vendor/preact.js";
import {say} from "./words.js";

const MAX_NUMBERS = 3;
const MAX_NAMES = 6;
const MAX_NUMBER_LENGTH = 4;
const HAS_KEYBOARD = matchMedia("(min-width: 62rem) and (hover: hover) and (pointer: fine)");

export function Tray() {
  const {at} = state;
  useLayoutEffect(() => {
    if (at) document.getElementById("tray").scrollIntoView({block: "nearest"});
  }, [at]);
  const parts = {card: CardPanel, move: MovePanel, replace: Keys, insert: Keys, lay: Keys};
  const Part = at && (at.how !== "card" || cardAt(player(), at.level, at.x) !== null) ? parts[at.how] : null;
  return html`<div id="tray" class=${Part ? "board" : ""}>${Part && html`<${Part} />`}</div>`;
}

// -- keys -----------------------------------------------------------------------------------------------------------

function Keys() {
  const [hasKeyboard, setKeyboard] = useState(false);
  useLayoutEffect(() => field().focus({preventScroll: true}), [state.at]);
  const wantLetters = () => {
    setKeyboard(true);
    field().inputMode = "text"; // now, for the keyboard of a telephone comes with the focus
    field().blur();
    field().focus();
  };
  const {at, typed} = state;
  const there = at.how === "replace" ? cardAt(player(), at.level, at.x) : null;
  const wanted = HAS_KEYBOARD.matches ? say("page-keys-number-or-name") : say("page-keys-number");
  return html`
    <h2 class="unseen">${there === null ? say("page-pyramid-add", {place: whereOf(at)}) : say("page-keys-instead", {card: titleOf(there)})}</h2>
    <div class="strip">
      <input type="text" id="find" inputmode=${hasKeyboard ? "text" : "none"} autocomplete="off" enterkeyhint="done" maxlength="40"
        aria-label=${say("page-keys-field")} placeholder=${there === null ? wanted : say("page-keys-instead", {card: titleOf(there)})}
        value=${typed} oninput=${({target}) => type(target.value)} onkeydown=${pressed} />
      <${Found} />
    </div>
    ${!hasLetters() && html`<${Pad} wantLetters=${wantLetters} />`}
  `;
}

const field = () => document.getElementById("find");

function hasLetters() {
  return /\D/.test(state.typed.trim());
}

function pressed(event) {
  const doing = {Enter: layFirst, ArrowUp: goUp, Escape: close};
  if (!doing[event.key]) return;
  event.preventDefault();
  doing[event.key]();
}

/** Give the focus back to where one typed. */
function close() {
  const place = state.at;
  select(null);
  focusOn(place);
}

/** Give the focus to the card at a place, or to the place. */
function focusOn({level, x}) {
  ["card", "slot"].map((kind) => document.getElementById(`${kind}-${level}-${x}`)).find(Boolean)?.focus({preventScroll: true});
}

/** Note what is typed; a number is laid as soon as no other card of the set has one that begins so. A card that lies in a
    pyramid already waits: it was hardly meant. */
function type(text) {
  state.typed = text;
  const card = meant(text.trim());
  if (card && !card.lies_under && !usedBy(card)) choose(card.number);
  else redraw();
}

function Found() {
  const {at, typed, lately} = state;
  const text = typed.trim();
  const cards = found(text, hasLetters() ? MAX_NAMES : MAX_NUMBERS);
  if (!text) return lately ? html`<${Lately} />` : html`<p class="soft hint">${at.level === 1 && at.x === 0 ? say("page-keys-first") : whereOf(at)}</p>`;
  const note = !isKnown() && !hasLetters()
    ? html`<${Button} id="result-0" onclick=${() => choose(Number(text))}>${say("page-keys-lay-number", {number: text})}<//>`
    : !cards.length && isKnown() && html`<p class="soft" role="status">${say("page-keys-not-found")}</p>`;
  return html`
    <ul class=${hasLetters() ? "results names" : "results"} aria-label=${say("page-keys-found")}>
      ${note && html`<li>${note}</li>`}
      ${cards.map((card, index) => html`<li key=${card.id}><${Result} card=${card} index=${index} /></li>`)}
    </ul>
  `;
}

function Result({card, index}) {
  const note = card.lies_under ? say("page-keys-tucks") : usedBy(card);
  return html`
    <${Button} id=${`result-${index}`} class=${index ? "result" : "result first"} disabled=${card.lies_under === true} onclick=${() => choose(card.number)}>
      <span class="result-number">${card.number}</span>
      <span class="result-name">${cardName(card)}${note && html`<small>${note}</small>`}</span>
    <//>
  `;
}

/** Say in whose pyramid a card lies already, if it does. */
function usedBy(card) {
  const {level, x} = state.at;
  const isHere = (seat, place) => seat === state.seat && place.level === level && place.x === x && state.at.how === "replace";
  const seat = state.game.sheet.players.findIndex((one, index) =>
    laid(one).some((place) => factsOf(place.entry) === card && !isHere(index, place)),
  );
  return seat < 0 ? null : say("page-pyramid-used", {name: nameOf(seat)});
}

/** What was laid before, what is wrong with it, and how much lies on it. */
function Lately() {
  const {level, x} = state.lately;
  const entry = cardAt(player(), level, x);
  if (entry === null) return null;
  const [problem] = problemsOf(state.seat, level, x);
  const counts = asked(factsOf(entry)?.asks ?? [], entry, level).filter(({most}) => most);
  return html`
    <div class="lately" role="status">
      <p class=${problem ? "error" : "soft"} >${problem ? html`${titleOf(entry)}: <span lang=${problem.language}>${problem.text}</span>` : say("page-keys-laid", {card: titleOf(entry), level, place: x + 1})}</p>
      ${counts.length > 0 && html`<${Form} fields=${counts} entry=${entry} onchange=${(changed) => change(() => lay(player(), level, x, changed))} />`}
    </div>
  `;
}

function Pad({wantLetters}) {
  const {at, typed} = state;
  const {level} = above(at);
  const key = (id, text, press, more = {}) => html`<${Button} key=${id} id=${`key-${id}`} class="key" onclick=${press} ...${more}>${text}<//>`;
  const digit = (text) => key(text, text, () => type((typed + text).slice(0, MAX_NUMBER_LENGTH)));
  const row = key("row", html`<span aria-hidden="true">${level > at.level ? "↑" : "↓"}</span><small>${say("page-keys-row", {level})}</small>`, goUp,
    {"aria-label": say("page-keys-row-go", {level}), "aria-disabled": level === at.level ? "true" : null});
  const done = key("close", say("page-common-done"), close, {class: "key small"});
  const main = key("lay", say("page-keys-lay"), layFirst, {class: "key main"});
  if (HAS_KEYBOARD.matches) return html`<div class="pad is-low">${done}${row}${main}</div>`;
  return html`
    <div class="pad" role="group" aria-label=${say("page-keys-pad")}>
      ${[..."123"].map(digit)}
      ${key("back", "⌫", () => type(typed.slice(0, -1)), {"aria-label": say("page-keys-delete")})}
      ${[..."456"].map(digit)}
      ${html`<${Button} id="letters" class="key small" aria-label=${say("page-keys-letters")} onclick=${wantLetters}>abc<//>`}
      ${[..."789"].map(digit)}
      ${row}${done}${digit("0")}${main}
    </div>
  `;
}

function above({level}) {
  return placeAbove(player(), mayGap(), level);
}

function goUp() {
  const next = above(state.at);
  if (next.level !== state.at.level) select({...next, how: "lay"});
}

function layFirst() {
  const text = state.typed.trim();
  const [first] = found(text, 1);
  if (first && !first.lies_under) choose(first.number);
  else if (!isKnown() && /^\d+$/.test(text)) choose(Number(text));
}

/** Lay the card, and go on: to what it asks if it asks anything, else to the next place. */
function choose(number) {
  const {level, x, how} = state.at;
  const fields = asked(factsOf(number)?.asks ?? [], number, level);
  change(() => {
    if (how === "insert") insert(player(), level, x, number);
    else lay(player(), level, x, number);
    const isAsked = how === "replace" || fields.some(({options}) => options);
    const next = isAsked ? {level, x, how: "card", isNew: how !== "replace"} : after({level, x});
    Object.assign(state, {typed: "", at: next, lately: {level, x}});
  });
}

/** Go on typing at the next place, where somebody types without keys on the screen, as while a card asks something. */
export function typeOn() {
  if (!field()) select(after(state.at ?? laid(player()).at(-1) ?? {level: 1, x: -1}));
  field()?.focus({preventScroll: true});
}

function after(place) {
  const next = placeAfter(player(), mayGap(), place);
  return next && {...next, how: "lay"};
}

// -- a card ---------------------------------------------------------------------------------------------------------

function CardPanel() {
  const {level, x, isNew} = state.at;
  const entry = cardAt(player(), level, x);
  const facts = factsOf(entry);
  const problems = problemsOf(state.seat, level, x).filter(({isQuestion}) => !isQuestion);
  const fields = asked(facts?.asks ?? [], entry, level);
  useLayoutEffect(() => document.getElementById("card-title").focus({preventScroll: true}), [level, x]);
  const next = fields.slice(1).find((field) => isOpen(field, entry))?.id; // a question that follows from an answer, or another one
  useLayoutEffect(() => {
    if (next) document.getElementById(`${next}-1`).closest("fieldset").scrollIntoView({block: "nearest"});
  }, [next]);
  const write = (changed) => {
    const now = asked(facts?.asks ?? [], changed, level);
    const goesOn = isNew && fields.some((field) => isOpen(field, entry)) && !now.some((field) => isOpen(field, changed));
    change(() => {
      lay(player(), level, x, changed);
      if (goesOn) state.at = after(state.at);
    });
  };
  return html`
    <section class="panel" aria-labelledby="card-title" onkeydown=${({key}) => key === "Escape" && close()}>
      <div class="panel-head">
        <h2 id="card-title" tabindex="-1">${titleOf(entry)}</h2>
        <span class="soft">${whereOf({level, x})}</span>
        <${Button} id="card-done" onclick=${close}>${say("page-common-done")}<//>
      </div>
      ${problems.map(({text, language, isError}) => html`<p class=${isError ? "error" : "warning"} lang=${language}>${text}</p>`)}
      <${Form} fields=${fields} entry=${entry} onchange=${write} />
      ${isNew && fields.length > 0 && after(state.at) && html`<${Button} id="next" class="main" onclick=${() => select(after(state.at))}>${say("page-card-next")}<//>`}
      <${Actions} />
      ${facts && html`<${More} key=${`${level}-${x}`} entry=${entry} write=${write} /><${TheCard} facts=${facts} />`}
    </section>
  `;
}

/** What can be done with a card where it lies. */
function Actions() {
  const {level, x} = state.at;
  const isBusy = carries(player(), level, x);
  const to = (how, at = x) => () => select({level, x: at, how});
  const away = () => {
    change(() => {
      takeAway(player(), level, x);
      Object.assign(state, {at: null, lately: null});
    });
    focusOn({level, x});
  };
  return html`
    <div class="row">
      <${Button} id="replace" onclick=${to("replace")}>${say("page-card-replace")}<//>
      ${hasRoom(player(), level) && html`
        <${Button} id="insert-left" onclick=${to("insert")}>${say("page-card-insert-left")}<//>
        <${Button} id="insert-right" onclick=${to("insert", x + 1)}>${say("page-card-insert-right")}<//>
      `}
      <${Button} id="move" onclick=${to("move")}>${say("page-card-move")}<//>
      <${Button} id="take-away" disabled=${isBusy} onclick=${away}>${say("page-card-take-away")}<//>
    </div>
    ${isBusy && html`<p class="soft">${say("page-card-carries")}</p>`}
  `;
}

function MovePanel() {
  const {level, x} = state.at;
  return html`
    <section class="panel" onkeydown=${({key}) => key === "Escape" && close()}>
      <p role="status">${say("page-card-move-where", {card: titleOf(cardAt(player(), level, x))})}</p>
      <${Button} id="move-not" onclick=${() => select({level, x, how: "card"})}>${say("page-card-move-not")}<//>
    </section>
  `;
}

/** What may be said of any card besides, folded up unless something is said. */
function More({entry, write}) {
  const isTold = typeof entry === "object" && ("tokens" in entry || "infinite_gems" in entry || "tucked" in entry);
  const [isUnfolded, unfold] = useState(isTold);
  return html`
    <details open=${isUnfolded} ontoggle=${({target}) => unfold(target.open)}>
      <summary>${say("page-card-more")}</summary>
      <${Form} fields=${known().may_be_said} entry=${entry} onchange=${write} />
    </details>
  `;
}

/** The card as the library draws it, and what it says. */
function TheCard({facts}) {
  return html`
    <details>
      <summary>${say("page-card-text")}</summary>
      <${CardPicture} number=${facts.number} set=${setOf(state.game.sheet)} class="picture" />
      <${CardText} lines=${linesOf(facts)} />
    </details>
  `;
}
