/* What is wrong with the sheet, in words for somebody who taps on cards and sees no YAML. */

import {namesakes, state} from "./game.js";
import {placeOf} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const UNSAID = new Set(["empty-pyramid", "duplicate-name"]); // the page says it otherwise

/** A problem of a file with its line, for a list; the message is in English. */
export function AtLine({line, message}) {
  return html`<strong>${say("Line {}", line)}</strong>${" "}<span lang="en">${message}</span>`;
}

/** Return the problems of a player, or of one place: {text, language, place, isError, isQuestion, isHidden}. */
export function problemsOf(seat, level = null, x = null) {
  const told = (state.answer?.problems ?? [])
    .filter(({code, keys}) => !UNSAID.has(code) && (keys[0] !== "players" || keys[1] === seat))
    .map((problem) => seen(problem, placeOf(state.answered, problem.keys)));
  if (namesakes()?.includes(seat)) told.push({text: say("Two players have this name."), place: null});
  return told.filter(({place}) => level === null || (place && place.level === level && place.x === x));
}

function seen({code, severity, message, language}, place) {
  const isError = severity === "error";
  const isQuestion = code === "choice";
  return {text: message, language, place, isError, isQuestion, isHidden: isError && !isQuestion};
}
