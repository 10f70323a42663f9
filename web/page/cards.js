/* What Python tells of the cards of any set, and the words of the score: asked for where it is wanted, and remembered. */

import {ask, askUntilAnswered, Refusal} from "./ask.js";
import {redraw} from "./redraw.js";
import {COLORS, PRINTED} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

const NOTHING = {cards: [], byName: new Map(), problems: [], languages: {}, editions: [], sets: [], may_be_said: []};
const MAX_WRITTEN = 6; // of these texts; the game, the tabs and what somebody types need no more
const shipped = new Map(); // what is known of sets that come with the library, by their names: {language, answer, facts, pictures}
const written = new Map(); // ... and of others, by their texts, the one that was wanted last at the end

function knownOf({set, text}) {
  const [all, key] = text === undefined ? [shipped, set] : [written, text];
  const known = all.get(key) ?? {language: null, answer: null, facts: NOTHING, pictures: new Map()};
  all.delete(key);
  all.set(key, known);
  if (written.size > MAX_WRITTEN) forget(...written.entries().next().value);
  return known;
}

function forget(text, known) {
  written.delete(text);
  known.language = null; // nobody waits for it
  known.pictures.clear();
}

/** Return a set as a question names it: its pictures stay here. */
export function named({set, text}) {
  return text === undefined ? {set} : {text};
}

/** Promise the facts of a set in the language of the reader, asked for once; fails where nobody answers, and with a `Refusal`. */
export function tryToLearn(set) {
  return learn(set, ask);
}

function learn(set, askFor) {
  const known = knownOf(set);
  const language = spoken();
  if (known.language !== language) {
    known.language = language;
    known.pictures.clear();
    known.answer = askFor({ask: "cards", ...named(set), language}, () => known.language === language).then(
      (answer) => {
        if (known.language === language) known.facts = answer.cards ? withNames(answer) : NOTHING;
        redraw();
        return answer;
      },
      (error) => {
        if (!(error instanceof Refusal) && known.language === language) known.language = null; // to be asked again
        throw error;
      },
    );
  }
  return known.answer;
}

function withNames(answer) {
  return {...answer, byName: new Map(answer.cards.flatMap((card) => [[card.number, card], [card.id, card]]))};
}

/** The facts of a set: its cards, also by their numbers and ids in `byName`, and its problems. They are empty until Python has
    answered in the language of the reader; then the page is drawn anew. `set` is {set}, its name, or {text, pictures}. */
export function cardsOf(set) {
  if (knownOf(set).language !== spoken()) learn(set, askUntilAnswered).catch(() => {}); // of a set that is refused nothing is known
  return knownOf(set).facts;
}

/** Return the pictures of a set, for pictures.js: {address, coming} by keys, its address once its promise is kept. */
export function picturesOf(set) {
  return knownOf(set).pictures;
}

// -- a card ---------------------------------------------------------------------------------------------------------

export function cardName(card) {
  return card.names[spoken()] ?? card.names.en ?? Object.values(card.names)[0] ?? "";
}

/** The number and the name of a card. */
export function cardTitle(card) {
  return `${card.number} ${cardName(card)}`;
}

/** Return the text of a card below its names, line by line. */
export function linesOf(card) {
  return card.text.split("\n");
}

/** What a card says. */
export function CardText({lines}) {
  const inWords = (line) => line.split(/ {2,}/).join(" – "); // columns, such as cost and reward
  return html`<div class="card-text">${lines.map((line) => html`<p>${inWords(line)}</p>`)}</div>`;
}

// -- what holds for every set ---------------------------------------------------------------------------------------

function printedCards() {
  return cardsOf({set: PRINTED});
}

/** Return the names of the card sets that come with the library, the printed one first. */
export function shippedSets() {
  return printedCards().sets;
}

const EDITIONS = {
  english: "page-edition-english",
  french: "page-edition-french",
  german: "page-edition-german",
  italian: "page-edition-italian",
  portuguese: "page-edition-portuguese",
};

/** Return the name of an edition; of one that the page does not know, as the sheet has it. */
export function nameOfEdition(name) {
  return Object.hasOwn(EDITIONS, name) ? say(EDITIONS[name]) : name;
}

/** Return the editions for a picker, [name, text] each; the one that is chosen alone until all are known. */
export function editionOptions(chosen) {
  const {editions} = printedCards();
  return (editions.length ? editions : [chosen]).map((name) => [name, nameOfEdition(name)]);
}

/** Return the words of the score in the language of the reader; hardly any are there before Python has told them. */
export function labels() {
  const {languages} = printedCards();
  return languages[spoken()] ?? languages.en ?? {lines: {}, kinds: {}, colors: COLORS, player: say("page-player-label")};
}
