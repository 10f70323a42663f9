/* What is wrong with the sheet, in words for somebody who taps on cards and sees no YAML. */

import {state} from "./game.js";
import {placeOf} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const UNSAID = new Set(["empty-pyramid"]); // the page says it otherwise

/** A problem of a file with its line, as it stands in a list; the message is in English. */
export function AtLine({line, message}) {
  return html`<strong>${say("Line {}", line)}</strong>${" "}<span lang="en">${message}</span>`;
}

/** Return the problems of a player, or of one card of that player. */
export function problemsOf(seat, level = null, x = null) {
  if (!state.answer) return [];
  return state.answer.problems
    .filter(({code, keys}) => !UNSAID.has(code) && (keys[0] !== "players" || keys[1] === seat))
    .map((problem) => ({...spokenOf(problem), place: placeOf(state.answered, problem.keys)}))
    .filter(({place}) => level === null || (place && place.level === level && place.x === x));
}

function spokenOf({code, severity, message}) {
  const isError = severity === "error";
  const isQuestion = code === "choice";
  return {
    isError,
    isQuestion,
    isHidden: isError && !isQuestion,
    text: isQuestion ? say("What did it give? Tap the card to answer.") : message,
  };
}
