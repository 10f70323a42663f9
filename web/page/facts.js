/* What Python told about the cards of the set and the words of the languages; little is known until then. */

import {COLORS, nameIn} from "./sheet.js";
import {say, spoken} from "./words.js";

let cards = new Map();
let ids = new Map();
let languages = {};
let all = [];
let sets = [];
let editions = [];
let fields = [];

/** Learn what holds for every game, and the printed cards. */
export function learn(facts) {
  ({cards: all, languages, editions, sets, may_be_said: fields} = facts);
}

/** Return the fields of what a sheet may say of any card. */
export function extraFields() {
  return fields;
}

/** Learn the cards of this game; none while they are not known. */
export function learnSet(some) {
  cards = new Map(some.map((card) => [card.number, card]));
  ids = new Map(some.map((card) => [card.id, card]));
}

/** Return the facts of all printed cards. */
export function printedCards() {
  return all;
}

/** Return the names of the card sets that come with the library, the printed one first. */
export function shippedSets() {
  return sets;
}

export function isKnown() {
  return cards.size > 0;
}

export function nameOfEdition(name) {
  return say(name.charAt(0).toUpperCase() + name.slice(1));
}

/** Return the editions for a picker, [name, text] each; the one that is chosen alone until all are known. */
export function editionOptions(chosen) {
  return (editions.length ? editions : [chosen]).map((name) => [name, nameOfEdition(name)]);
}

/** Return the facts of a card on a sheet; null for one of no set, or before anything is known. */
export function factsOf(entry) {
  const name = nameIn(entry);
  return (typeof name === "string" ? ids.get(name) : cards.get(name)) ?? null;
}

export function cardName(facts) {
  return facts.names[spoken()] ?? facts.names.en ?? Object.values(facts.names)[0] ?? "";
}

/** Return the text of a card below its names, line by line. */
export function linesOf(facts) {
  return facts.text.split("\n").map((line) => line.split(/ {2,}/).join(" – ")); // columns, such as cost and reward
}

/** Return the name of a player of a sheet; a number stands for one that nobody typed. */
export function playerName({name}, seat) {
  return name.trim() || `${labels().player} ${seat + 1}`;
}

/** Return the title of a card of a sheet: its number and its name, as far as they are known. */
export function titleOf(entry) {
  const facts = factsOf(entry);
  if (facts) return `${facts.number} ${cardName(facts)}`;
  const name = nameIn(entry);
  if (name !== undefined && name !== null) return String(name);
  const described = entry?.name?.en ?? entry?.number;
  return described ? String(described) : say("a card from no set");
}

/** Return a title that is short enough for a small card. */
export function shortTitle(entry) {
  const facts = factsOf(entry);
  return String(facts?.number ?? nameIn(entry) ?? entry?.number ?? "–");
}

/** Return the cards that a number or a part of a name means, those that begin with it first. */
export function found(text, most) {
  const wanted = plain(text.trim());
  if (!wanted) return [];
  const ranked = [];
  for (const card of cards.values()) {
    const rank = rankOf(card, wanted);
    if (rank < 9) ranked.push([rank, card]);
  }
  return ranked
    .sort(([one, first], [other, second]) => one - other || first.number - second.number)
    .slice(0, most)
    .map(([, card]) => card);
}

/** Return the card of a number with which no other number begins; null where there is none. */
export function meant(number) {
  const begun = [...cards.keys()].filter((other) => String(other).startsWith(number));
  return number && begun.length === 1 && String(begun[0]) === number ? cards.get(begun[0]) : null;
}

/** Whether a number or a part of a name means a card, or its text and what it gives have all these words. */
export function saysOrMeans(text, card) {
  const wanted = plain(text.trim());
  if (!wanted || rankOf(card, wanted) < 9) return true;
  const said = plain([card.text, ...card.gives.map((kind) => labels().kinds[kind])].join("\n"));
  return /\D/.test(wanted) && wanted.split(/\s+/).every((word) => said.includes(word));
}

function rankOf(card, wanted) {
  return /^\d+$/.test(wanted) ? rankOfNumber(card, wanted) : rankOfName(card, wanted);
}

function rankOfNumber(card, wanted) {
  const number = String(card.number);
  return number === wanted ? 0 : number.startsWith(wanted) ? 1 : 9;
}

function rankOfName(card, wanted) {
  const ranks = Object.entries(card.names).map(([language, name]) => {
    const at = plain(name).indexOf(wanted);
    if (at < 0) return 9;
    const isWord = at === 0 || /[\s-]/.test(name[at - 1]);
    return (at === 0 ? 0 : isWord ? 2 : 4) + (language === spoken() ? 0 : 1);
  });
  return Math.min(...ranks);
}

/** Return a text without accents and capitals, so that `principe` finds `Príncipe`. */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

// -- words of the score ---------------------------------------------------------------------------------------------

/** Return the words of the score in the language of the reader; hardly any are there before Python has told them. */
export function labels() {
  return languages[spoken()] ?? languages.en ?? {lines: {}, kinds: {}, colors: COLORS, player: say("Player")};
}
