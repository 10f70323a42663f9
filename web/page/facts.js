/* The cards of the open game: what a sheet says of them in words, and how they are found. */

import {cardsOf, cardTitle, labels} from "./cards.js";
import {state} from "./game.js";
import {nameIn, setOf} from "./sheet.js";
import {say, spoken} from "./words.js";

/** The facts of the cards of the game. */
export function known() {
  return cardsOf(setOf(state.game.sheet));
}

export function isKnown() {
  return known().cards.length > 0;
}

/** Return the facts of a card on a sheet; null for one of no set, or before anything is known. */
export function factsOf(entry) {
  return known().byName.get(nameIn(entry)) ?? null;
}

/** Return the title of a card of a sheet: its number and its name, as far as they are known. */
export function titleOf(entry) {
  const facts = factsOf(entry);
  if (facts) return cardTitle(facts);
  const name = nameIn(entry);
  if (name !== undefined && name !== null) return String(name);
  const described = entry?.name?.en ?? entry?.number;
  return described ? String(described) : say("page-card-none");
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
  return known()
    .cards.map((card) => [rankOf(card, wanted), card])
    .filter(([rank]) => rank < 9)
    .sort(([one, first], [other, second]) => one - other || first.number - second.number)
    .slice(0, most)
    .map(([, card]) => card);
}

/** Return the card of a number with which no other number begins; null where there is none. */
export function meant(number) {
  const begun = known().cards.filter((card) => String(card.number).startsWith(number));
  return number && begun.length === 1 && String(begun[0].number) === number ? begun[0] : null;
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
