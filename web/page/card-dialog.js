/* What happens on a tap: a card is chosen for a place, and asked what the sheet must know of it. */

import {extrasOf, questionsOf} from "./card-questions.js";
import {closeDialog, showDialog} from "./dialog.js";
import {button, element, fill} from "./dom.js";
import {cardName, factsOf, found, isKnown, linesOf, titleOf} from "./facts.js";
import {change, mayGap, nameOf, player, state} from "./game.js";
import {pictureOf} from "./pictures.js";
import {problemsOf} from "./problems.js";
import {cardAt, carries, laid, lay, nameIn, openPlaces, setOf, takeAway} from "./sheet.js";
import {say, spoken} from "./words.js";

const MAX_NUMBERS = 3;
const MAX_NAMES = 6;
const MAX_NUMBER_LENGTH = 4;

// -- a card for a place ---------------------------------------------------------------------------------------------

let typed = "";
let lately = ""; // what was laid before
let lookUp = () => {}; // finds the cards for what is typed

/** Open the dialog that chooses the card for a place. */
export function openPlace(place) {
  lately = "";
  showPlace(place);
}

/** Look up what is typed once more: now the cards are known. */
export function lookUpAgain() {
  if (document.querySelector("#dialog[open] #find")) lookUp();
}

/** Show the dialog for a place; its field stays as it is while somebody types, and so does the keyboard of a telephone. */
function showPlace(place) {
  typed = "";
  lookUp = () => fill("finds", results(place), !hasLetters() && pad(place));
  const there = place.x < 0 ? null : cardAt(player(), place.level, place.x);
  const title = there === null ? whereOf(place) : say("Instead of {}", titleOf(there));
  const field = element("input", {
    type: "text",
    id: "find",
    inputmode: "none",
    autocomplete: "off",
    enterkeyhint: "done",
    maxlength: "40",
    "aria-label": say("Number or name of the card"),
    placeholder: say("Number or name"),
    oninput: (event) => type(event.target.value),
    onkeydown: (event) => event.key === "Enter" && chooseFirst(place),
  });
  showDialog(title, [element("div", {class: "find"}, field, nameKey(field)), element("div", {id: "finds"})]);
  lookUp();
  field.focus();
}

function hasLetters() {
  return /\D/.test(typed.trim());
}

function whereOf({level, x}) {
  return say("Level {}, place {}", level, Math.max(1, x + 1));
}

function type(text) {
  typed = text;
  const field = document.getElementById("find");
  if (field.value !== text) field.value = text;
  lookUp();
}

/** Return the key that brings up the keyboard of letters. */
function nameKey(field) {
  const wantLetters = () => {
    field.inputMode = "text";
    field.blur();
    field.focus();
  };
  return button("abc", wantLetters, {id: "letters", "aria-label": say("Search by name: show the keyboard")});
}

function results(place) {
  const isNumber = !hasLetters();
  const cards = found(typed, isNumber ? MAX_NUMBERS : MAX_NAMES);
  const note = !isKnown()
    ? typed.trim() && isNumber && button(say("Lay card {}", typed.trim()), () => choose(place, Number(typed)), {id: "result-0"})
    : typed.trim() && !cards.length && element("p", {}, say("No card has this number or name."));
  return element(
    "ul",
    {class: "results", "aria-label": say("Cards found")},
    note && element("li", {}, note),
    !typed && lately && element("li", {class: "soft", role: "status"}, lately),
    cards.map((card, index) => element("li", {}, result(place, card, index))),
  );
}

function result(place, card, index) {
  const note = card.lies_under ? say("lies under a character: tap that character") : usedBy(card, place);
  return button(
    [
      element("span", {class: "result-number"}, String(card.number)),
      element("span", {class: "result-name"}, cardName(card), note && element("small", {}, note)),
    ],
    () => choose(place, card.number),
    {id: `result-${index}`, class: index ? "result" : "result first", disabled: card.lies_under === true},
  );
}

/** Say in whose pyramid a card lies already, if it does. */
function usedBy(card, {level, x}) {
  const seat = state.game.sheet.players.findIndex((one, index) =>
    laid(one).some(
      (other) =>
        factsOf(other.entry) === card && !(index === state.seat && other.level === level && other.x === x),
    ),
  );
  return seat < 0 ? null : say("already in the pyramid of {}", nameOf(seat));
}

function pad(place) {
  const key = (text, press, more = {}) => button(text, press, {class: "key", ...more});
  const digit = (text) =>
    key(text, () => type((typed + text).slice(0, MAX_NUMBER_LENGTH)), {id: `key-${text}`});
  return element(
    "div",
    {class: "pad", role: "group", "aria-label": say("Numbers")},
    [..."123456789"].map(digit),
    key("⌫", () => type(typed.slice(0, -1)), {id: "key-back", "aria-label": say("Delete a digit")}),
    digit("0"),
    key(say("Lay"), () => chooseFirst(place), {id: "key-lay", class: "key main"}),
  );
}

function chooseFirst(place) {
  const [first] = found(typed, 1);
  if (first && !first.lies_under) choose(place, first.number);
  else if (!isKnown() && /^\d+$/.test(typed.trim())) choose(place, Number(typed));
}

/** Lay the card, and go on: to its questions if it has any, else to the next place of the level. */
function choose(place, number) {
  const isNew = place.x < 0 || cardAt(player(), place.level, place.x) === null;
  change(() => lay(player(), place.level, place.x, number));
  const now = {level: place.level, x: Math.max(0, place.x)};
  lately = say("{} lies on level {}, place {}.", titleOf(number), now.level, now.x + 1);
  if (questionsOf(now).length) showCard(now, {isNew});
  else if (isNew) goOn(place);
  else closeDialog();
}

function next(place) {
  if (place.x < 0) return null;
  return openPlaces(player(), mayGap()).find(({level, x}) => level === place.level && x === place.x + 1) ?? null;
}

function goOn(place) {
  const following = next(place);
  if (!following) {
    closeDialog();
    return;
  }
  showPlace(following);
}

// -- a card that lies there -----------------------------------------------------------------------------------------

/** Open the dialog of a card in the pyramid. */
export function openCard(place) {
  showCard(place);
}

export function showCard(place, {isNew = false} = {}) {
  const {level, x} = place;
  const entry = cardAt(player(), level, x);
  const again = () => showCard(place, {isNew});
  const problems = problemsOf(state.seat, level, x).filter(({isQuestion}) => !isQuestion);
  const isBusy = carries(player(), level, x);
  showDialog(
    titleOf(entry),
    [
      element("p", {class: "soft"}, whereOf(place)),
      problems.map(({text, isError}) => element("p", {class: isError ? "error" : "warning", lang: "en"}, text)),
      questionsOf(place, again),
      extrasOf(place, again),
      picture(entry),
      element(
        "div",
        {class: "row"},
        button(say("Another card"), () => openPlace(place), {id: "replace"}),
        level === 1 && x === 0 && button(say("Add a card to its left"), () => openPlace({level: 1, x: -1}), {id: "left"}),
        button(say("Take away"), () => removeCard(place), {id: "take-away", disabled: isBusy}),
      ),
      isBusy && element("p", {class: "soft"}, say("Cards rest on it, so it cannot be taken away.")),
    ],
    {more: isNew && next(place) ? [button(say("Next card"), () => goOn(place), {id: "next", class: "main"})] : []},
  );
}

function removeCard({level, x}) {
  change(() => takeAway(player(), level, x));
  closeDialog();
}

/** Return the card as the library draws it, and what it says. */
function picture(entry) {
  const facts = factsOf(entry);
  if (!facts) return null;
  const image = element("img", {class: "picture", alt: "", width: "252", height: "352"});
  pictureOf(facts.number, {language: spoken(), ...setOf(state.game.sheet)}).then(
    (address) => (image.src = address),
    () => image.remove(),
  );
  return element(
    "details",
    {open: nameIn(entry) === entry},
    element("summary", {}, say("The card")),
    image,
    element("div", {class: "card-text"}, linesOf(facts).map((line) => element("p", {}, line))),
  );
}
