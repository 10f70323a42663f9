/* Reviews of games that are over: the choices of a person, one question for each, so that whatever else is asked is answered in
   between. A review goes on in the background, wherever the reader is, until it is done or stopped. */

import {askUntilAnswered, Refusal} from "./ask.js";
import {tellFailure} from "./notices.js";
import {redraw} from "./redraw.js";
import {spoken} from "./words.js";

const COSTLIEST = 3; // mistakes that are shown

const reviews = new Map(); // by the game, the seat and the language

function keyOf(game, seat) {
  return JSON.stringify([game, seat, spoken()]);
}

/** Return the review of a seat of a game, {choices, done, count, sums, isRunning}; undefined if there is none. */
export function reviewOf(game, seat) {
  return reviews.get(keyOf(game, seat));
}

/** Review the choices of a seat of a game; `sums` come with the last one. */
export async function startReview(game, seat) {
  const key = keyOf(game, seat);
  if (reviews.has(key)) return;
  const review = {choices: [], done: 0, count: 0, sums: null, isRunning: true};
  reviews.set(key, review);
  redraw();
  try {
    await goThrough(review, {ask: "review", game, seat, language: spoken(), at: 0});
  } catch (error) {
    reviews.delete(key);
    if (review.isRunning) tellFailure(error);
  }
  review.isRunning = false;
  redraw();
}

async function goThrough(review, question) {
  while (review.isRunning) {
    const {choice, next, done, count, start, cost, lead, luck, refusal} = await askUntilAnswered(question, () => review.isRunning);
    if (refusal) throw new Refusal(refusal.message);
    if (choice) review.choices.push(choice);
    Object.assign(review, {done, count});
    if (next === null) {
      review.sums = {start, cost, lead, luck};
      return;
    }
    redraw();
    question = {...question, at: next, start, cost};
  }
}

/** Stop a review, and forget it. */
export function stopReview(game, seat) {
  const review = reviewOf(game, seat);
  if (review) review.isRunning = false;
  reviews.delete(keyOf(game, seat));
  redraw();
}

/** Return the mistakes of a review that cost most, the worst first, and how many there are. */
export function mistakesOf({choices}) {
  const found = choices.filter(({verdict}) => verdict === "mistake").sort((one, other) => other.cost - one.cost);
  return {worst: found.slice(0, COSTLIEST), count: found.length};
}
