/* Questions to Python: asked again until somebody answers, and of many scores only the latest. */

import {status, tellFailure} from "./notices.js";
import {connect} from "./way.js";
import {say} from "./words.js";

const send = connect();
const WAITS = [300, 1000, 3000];

/** Python answered that it cannot answer this question; asking again would not help. */
export class Refusal extends Error {}

let isSilent = false; // nobody answered the latest question

/** Say that nobody answers, until somebody does. */
export function noteSilence(error) {
  isSilent = true;
  status(say("page-notice-silence", {reason: error.message}));
}

/** Somebody answers: what was said of silence is over. */
export function noteAnswer() {
  if (isSilent) status("");
  isSilent = false;
}

/** Ask once; fails where nobody answers, and with a `Refusal` where the question cannot be answered. */
export async function ask(question) {
  const answer = JSON.parse(await send(JSON.stringify(question)));
  noteAnswer();
  if (answer.error) throw new Refusal(answer.error);
  return answer;
}

/** Ask until there is an answer, and tell the reader while there is none; fails with a `Refusal`, and where nobody answers once
    `isWanted` is false. */
export async function askUntilAnswered(question, isWanted = () => true) {
  for (let tried = 0; ; tried += 1) {
    try {
      return await ask(question);
    } catch (error) {
      if (error instanceof Refusal || !isWanted()) throw error;
      noteSilence(error);
      await new Promise((resolve) => setTimeout(resolve, WAITS[Math.min(tried, WAITS.length - 1)]));
      if (!isWanted()) throw error;
    }
  }
}

/** Return a function that asks the latest of several questions: while one is on its way, of the next the last alone is kept.
    `onanswer` gets an answer and what it is about, which is the question if nothing else is named; `onrefusal` is called where
    asking again would not help. */
export function latest(onanswer, onrefusal = tellFailure) {
  let next = null;
  let isAsking = false;
  return async (question, about = question) => {
    next = {question, about};
    if (isAsking) return;
    isAsking = true;
    while (next) {
      const asked = next;
      next = null;
      await ask(asked.question).then(
        (answer) => onanswer(answer, asked.about),
        async (error) => {
          if (error instanceof Refusal) return onrefusal(error);
          noteSilence(error);
          next ??= asked;
          return new Promise((resolve) => setTimeout(resolve, WAITS[1]));
        },
      ).catch(reportError); // of showing an answer: the next question is asked all the same
    }
    isAsking = false;
  };
}
