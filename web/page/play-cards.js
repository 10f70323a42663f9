/* The cards of the open game: what they are called, how they look, and what they say. */

import {askUntilAnswered} from "./ask.js";
import {showDialog} from "./dialog.js";
import {cardName, linesOf} from "./facts.js";
import {imageUrl} from "./parts.js";
import {redraw} from "./redraw.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

let cards = new Map(); // by number
let learned = "";
const pictures = new Map(); // promises of addresses, by question

function setOf(table) {
  return table.set ?? {set: "printed"};
}

/** Ask what the cards of a table are called, if it is not known. */
export async function learnNames(table) {
  const question = {ask: "cards", language: spoken(), ...setOf(table)};
  const key = JSON.stringify(question);
  if (key === learned) return;
  learned = key;
  const answer = await askUntilAnswered(question, () => {}).catch(() => ({}));
  if (learned !== key) return;
  cards = new Map((answer.cards ?? []).map((card) => [card.number, card]));
  redraw();
}

/** Return what to call a card: its number and its name. */
export function titleOf(number) {
  const facts = cards.get(number);
  return facts ? `${number} ${cardName(facts)}` : String(number);
}

/** Return the sentences of a law; none for a character, whose picture says all. */
export function sentencesOf(number) {
  const facts = cards.get(number);
  return facts?.kind === "law" ? linesOf(facts).slice(1) : [];
}

function pictureOf(question) {
  const key = JSON.stringify(question);
  if (!pictures.has(key)) {
    pictures.set(key, askUntilAnswered(question, () => {}).then(({svg}) => imageUrl(svg)).catch(() => ""));
  }
  return pictures.get(key);
}

/** A picture of a card: small, or with all its words. */
export function CardPicture({table, number, isLarge = false}) {
  const [src, setSrc] = useState("");
  const question = {ask: "card", number, language: spoken(), ...setOf(table), ...(isLarge ? {} : {small: true})};
  useEffect(() => {
    let isCurrent = true;
    pictureOf(question).then((found) => isCurrent && setSrc(found));
    return () => (isCurrent = false);
  }, [JSON.stringify(question)]);
  return html`<img class=${isLarge ? "picture" : "card-picture"} alt="" width="70" height="104" src=${src || BLANK} />`;
}

const BLANK = imageUrl('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 104"><rect width="70" height="104" rx="3" fill="#fbf6ea"/></svg>');

/** Show a card large, with all that it says. */
export function enlarge(table, number) {
  const facts = cards.get(number);
  showDialog(titleOf(number), () => html`
    <${CardPicture} table=${table} number=${number} isLarge />
    <div class="card-text">${facts && linesOf(facts).map((line) => html`<p key=${line}>${line}</p>`)}</div>
  `);
}
