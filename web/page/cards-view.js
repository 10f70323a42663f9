/* The cards of a set, to look at: the printed ones, or those of a file that somebody opens or drops here. */

import {ask, Refusal} from "./ask.js";
import {loadSet, setField, setPicker, setTaker} from "./card-sets.js";
import {showDialog} from "./dialog.js";
import {button, element, fill, picker} from "./dom.js";
import {cardName, labels, linesOf, printedCards, saysOrMeans} from "./facts.js";
import {tell} from "./notices.js";
import {pictureOf} from "./pictures.js";
import {atLine} from "./problems.js";
import {COLORS, PRINTED} from "./sheet.js";
import {keptDrafts} from "./store.js";
import {say, spoken} from "./words.js";

const AGAIN = 3000; // milliseconds until a drawing is asked for again
const ALL = {text: "", kind: "", color: "", gives: "", does: ""};
const shown = {...ALL}; // what the cards are narrowed down to
let given = null; // a set other than the printed one: {name, cards, problems, and its text, or set, its shipped name},
// and draft, its id in the workshop
let language = ""; // that of the set

export function showCards() {
  if (given && (language !== spoken() || textNow() !== given.text)) renew();
  const kinds = labels().kinds;
  fill(
    "cards-tab",
    element("h2", {class: "unseen"}, given ? given.name : say("The printed cards")), // to be seen in the list of sets
    setField("set-file", takeSet),
    problems(),
    element(
      "div",
      {class: "filters"},
      setPicker("gallery-set", given ? {...given, own: given.name} : {set: PRINTED}, "set-file", choose),
      searchField(),
      choice("kind", say("Kind"), [["character", say("characters")], ["law", say("laws")]]),
      choice("color", say("Color"), COLORS.map((color, index) => [color, labels().colors[index]])),
      choice("gives", say("Gives"), Object.entries(kinds)),
      choice("does", say("A law works"), lawParts()),
    ),
    element("p", {class: "soft", id: "count", role: "status"}),
    element("ul", {class: "gallery", id: "gallery"}),
    element("div", {id: "no-cards"}),
  );
  showGallery();
  document.getElementById("cards-tab").ondragover = (event) => event.preventDefault(); // a file may be dropped
  document.getElementById("cards-tab").ondrop = drop;
}

function drop(event) {
  const [file] = event.dataTransfer.files;
  if (!file) return;
  event.preventDefault();
  takeSet(loadSet(file));
}

/** Return what laws of the set do, and when. */
function lawParts() {
  const names = {
    on_play: say("when it is played"),
    whenever: say("whenever something happens"),
    while_here: say("as long as it lies there"),
    scoring: say("at the end of the game"),
    price: say("for a price"),
    only_if: say("on a condition"),
  };
  return Object.entries(names).filter(([part]) => cardsShown().some(({does}) => does?.includes(part)));
}

function cardsShown() {
  return given?.cards ?? printedCards();
}

function searchField() {
  const field = element("input", {
    type: "text",
    id: "card-text",
    autocomplete: "off",
    maxlength: "40",
    oninput: (event) => narrow("text", event.target.value),
  });
  field.value = shown.text;
  return element("label", {class: "picker", for: "card-text"}, element("span", {}, say("Number, name or text")), field);
}

function choice(key, label, options) {
  return picker(`card-${key}`, label, [["", say("all")], ...options], shown[key], (value) => narrow(key, value));
}

function narrow(key, value) {
  shown[key] = value;
  showGallery();
}

// -- the gallery ----------------------------------------------------------------------------------------------------

function showGallery() {
  const cards = cardsShown().filter(isShown);
  fill("count", say("Cards: {}", cards.length));
  fill("gallery", cards.map((card) => element("li", {}, miniature(card))));
  fill("no-cards", cardsShown().length > 0 && !cards.length && nothingFits());
}

/** Return what helps where no card is left: a way back to all of them. */
function nothingFits() {
  const showAll = () => {
    Object.assign(shown, ALL);
    showCards();
    document.getElementById("card-text").focus();
  };
  return [element("p", {}, say("No card fits all of this.")), button(say("Show all cards"), showAll, {id: "all-cards"})];
}

function isShown(card) {
  return (
    saysOrMeans(shown.text, card) &&
    (!shown.kind || card.kind === shown.kind) &&
    (!shown.color || card.colors.includes(shown.color)) &&
    (!shown.gives || card.gives.includes(shown.gives)) &&
    (!shown.does || card.does?.includes(shown.does))
  );
}

function miniature(card) {
  const title = `${card.number} ${cardName(card)}`;
  return button([picture(card), element("span", {}, title)], () => enlarge(card, title), {
    id: `show-${card.number}`,
    class: "miniature",
  });
}

function enlarge(card, title) {
  showDialog(title, [
    picture(card, "picture"),
    element("div", {class: "card-text"}, linesOf(card).map((line) => element("p", {}, line))),
  ]);
}

// -- pictures, drawn when they come in sight ------------------------------------------------------------------------

const waiting = new WeakMap();
const watcher = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    draw(target, ...waiting.get(target));
  }
});

function picture(card, kind = "small-picture") {
  const image = element("img", {class: kind, alt: "", width: "252", height: "352"});
  const {text, set = PRINTED} = given ?? {};
  waiting.set(image, [card.number, {language: spoken(), ...(text === undefined ? {set} : {text})}]);
  watcher.observe(image);
  return image;
}

async function draw(image, number, cards) {
  try {
    image.src = await pictureOf(number, cards);
  } catch (error) {
    if (!(error instanceof Refusal)) setTimeout(() => watcher.observe(image), AGAIN); // nobody answered
  }
}

// -- another set ----------------------------------------------------------------------------------------------------

const takeSet = setTaker(openSet);

function choose(chosen) {
  const isShipped = chosen.set !== undefined && chosen.set !== PRINTED;
  takeSet(isShipped ? shipped(chosen.set) : chosen);
}

async function shipped(set) {
  const wanted = spoken();
  return {...(await ask({ask: "cards", set, language: wanted})), set, language: wanted};
}

function openSet(set) {
  given = set.set === PRINTED ? null : set;
  language = set.language ?? spoken();
  Object.assign(shown, ALL);
  showCards();
}

/** Return the text of the set as it stands in the workshop now, if it is written there. */
function textNow() {
  return keptDrafts().find(({id}) => id === given.draft)?.text ?? given.text;
}

/** Ask for the same set as it is now, in the language of the reader; one that has got errors stays as it was. */
async function renew() {
  const before = given;
  const text = textNow();
  const wanted = (language = spoken());
  try {
    const answer = await ask({ask: "cards", text, set: before.set, language: wanted});
    if (given !== before || language !== wanted || !answer.cards) return;
    given = {...before, ...answer, text};
    showCards();
  } catch (error) {
    tell(say("That did not work: {}", error.message));
  }
}

function problems() {
  if (!given?.problems.length) return null;
  return element(
    "ul",
    {class: "remarks"},
    given.problems.map((problem) => element("li", {class: "warning"}, atLine(problem))),
  );
}
