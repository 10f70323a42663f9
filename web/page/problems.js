/* What is wrong with the sheet, in words for somebody who taps on cards and sees no YAML. */

import {factsOf} from "./facts.js";
import {nameOf, namesakes, state} from "./game.js";
import {cardAt, laid, placeOf} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const UNSAID = new Set(["empty-pyramid", "duplicate-name"]); // the page says it otherwise

/** A problem of a file with its line, for a list; the message is in English. In a pack it has the file, which is empty for the
    pack itself. */
export function AtLine({file, line, message}) {
  const place = [file, file !== "" && say("page-common-line", {line})].filter(Boolean).join(", ");
  return html`<strong>${place}</strong>${" "}<span lang="en">${message}</span>`;
}

/** Return the problems of a player, or of one place: {text, language, seat, place, isError, isQuestion, isHidden}. */
export function problemsOf(seat, level = null, x = null) {
  const told = (state.answer?.problems ?? [])
    .filter(({code}) => !UNSAID.has(code))
    .flatMap(seen)
    .filter((problem) => problem.seat === null || problem.seat === seat);
  if (namesakes()?.includes(seat)) told.push({text: say("page-player-namesake"), seat, place: null});
  return told.filter(({place}) => level === null || (place && place.level === level && place.x === x));
}

function seen({code, keys, severity, message, language}) {
  const place = placeOf(state.answered, keys);
  const seat = keys[0] === "players" ? keys[1] : null;
  const isError = severity === "error";
  const isQuestion = code === "choice";
  const problem = {text: message, language, seat, place, isError, isQuestion, isHidden: isError && !isQuestion};
  return code === "card-twice" && place ? atBoth(problem) : [problem];
}

/** Return the problem of a card that lies twice for either place: who typed the wrong one, nobody but the players knows. */
function atBoth(problem) {
  const {seat, place} = problem;
  const here = cardAt(state.answered.players[seat], place.level, place.x);
  const other = state.answered.players
    .flatMap((player, index) => laid(player).map((one) => ({...one, seat: index})))
    .find((one) => isSameCard(one.entry, here) && !(one.seat === seat && one.level === place.level && one.x === place.x));
  if (!other) return [problem]; // it lies under a character
  const told = (where) => (other.seat === seat ? {} : {text: say("page-pyramid-used", {name: nameOf(where)}), language: undefined});
  return [
    {...problem, ...told(other.seat)},
    {...problem, ...told(seat), seat: other.seat, place: other, isHidden: false},
  ];
}

function isSameCard(one, other) {
  const facts = factsOf(one);
  return facts !== null && facts === factsOf(other);
}
