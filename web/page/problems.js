/* What is wrong with the sheet, in words for somebody who taps on cards and sees no YAML. */

import {namesakes, state} from "./game.js";
import {cardAt, nameIn, placeOf} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

const UNSAID = new Set(["empty-pyramid", "duplicate-name"]); // the page says it otherwise

/** What happens at a table, in the language of the reader; the rest is in English, as Python says it. */
const SAID = {
  "card-twice": () => say("This card lies in two places."),
  gap: () => say("This place is empty, but the cards of a row lie side by side."),
  "no-support": () => say("A card rests on two cards of the row below, and one of them is not there."),
  "law-on-level-5": () => say("Laws do not lie on level 5."),
  "unknown-card": (entry) => say("no card of this set has the number {}", String(nameIn(entry) ?? "")),
};

/** A problem of a file with its line, for a list; the message is in English. */
export function AtLine({line, message}) {
  return html`<strong>${say("Line {}", line)}</strong>${" "}<span lang="en">${message}</span>`;
}

/** Return the problems of a player, or of one place: {text, language, place, isError, isQuestion, isHidden}. */
export function problemsOf(seat, level = null, x = null) {
  const told = (state.answer?.problems ?? [])
    .filter(({code, keys}) => !UNSAID.has(code) && (keys[0] !== "players" || keys[1] === seat))
    .map((problem) => spokenOf(problem, placeOf(state.answered, problem.keys)));
  if (namesakes()?.includes(seat)) told.push({text: say("Two players have this name."), place: null});
  return told.filter(({place}) => level === null || (place && place.level === level && place.x === x));
}

function spokenOf({code, severity, message}, place) {
  const isError = severity === "error";
  const isQuestion = code === "choice";
  const entry = place && cardAt(state.answered.players[place.seat], place.level, place.x);
  const said = isQuestion ? say("What did it give? Tap the card to answer.") : SAID[code]?.(entry);
  return {text: said ?? message, language: said ? spoken() : "en", place, isError, isQuestion, isHidden: isError && !isQuestion};
}
