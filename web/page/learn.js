/* Lessons and the first game: which there are, how far this browser is with them, and a lesson as the source of the table. Python
   keeps nothing of a lesson: each question names what was chosen at every step before. */

import {askUntilAnswered} from "./ask.js";
import {labels} from "./cards.js";
import {friends} from "./friends-table.js";
import {deal, openFrom, play, renew} from "./play-game.js";
import {botsInWords, ownEdition} from "./play-setup.js";
import {redraw} from "./redraw.js";
import {distinctNames, PRINTED} from "./sheet.js";
import {keepSetting, plays, settingData} from "./store.js";
import {say, spoken} from "./words.js";

const DONE = "lessons-done"; // the setting with the names of the lessons that are done
const OPEN = "lesson"; // ... with the lesson that is under way: {name, done}
const NOTHING = {lessons: [], first_words: [], seed: 0};

const known = {language: null, answer: NOTHING};

/** Return the lessons and the words of the first game in the language of the reader; none until Python has answered. */
export function lessonsNow() {
  const language = spoken();
  if (known.language !== language) {
    Object.assign(known, {language, answer: NOTHING});
    askUntilAnswered({ask: "lessons", language}, () => known.language === language).then(
      (answer) => {
        if (known.language === language) known.answer = answer;
        redraw();
      },
      () => {}, // another language was chosen meanwhile
    );
  }
  return known.answer;
}

// -- how far this browser is ----------------------------------------------------------------------------------------

function doneLessons() {
  const names = settingData(DONE);
  return Array.isArray(names) ? names : [];
}

export function isDone(name) {
  return doneLessons().includes(name);
}

/** Whether somebody has neither done a lesson nor begun a game in this browser. */
export function isNew() {
  return !doneLessons().length && !plays.all().length;
}

function note({lesson}) {
  const {name, done, is_over: isOver} = lesson;
  keepSetting(OPEN, JSON.stringify({name, done}));
  if (isOver && !isDone(name)) keepSetting(DONE, JSON.stringify([...doneLessons(), name]));
}

// -- a lesson -------------------------------------------------------------------------------------------------------

/** Begin a lesson, or go on with it after what was chosen before. */
export function openLesson(name, done = []) {
  openFrom(sourceOf(name, done));
  return renew();
}

/** Go on with the lesson that was open when the page was left, if there was one. */
export function openLeftLesson() {
  const left = settingData(OPEN);
  if (typeof left?.name === "string" && Array.isArray(left.done)) openLesson(left.name, left.done);
}

/** Turn from a lesson to the list of all. */
export function leaveLesson() {
  keepSetting(OPEN, "");
  friends.page = "learn";
  openFrom(null);
  redraw();
}

/** Return a source that answers questions about a lesson. Where a card could lie is not told beforehand: the lesson asks for it. */
function sourceOf(name, begun) {
  let done = begun;
  const ask = async (question) => {
    const answer = await askUntilAnswered({language: spoken(), name, done, ...question});
    if (!answer.lesson) return answer;
    done = answer.lesson.done;
    note(answer);
    return answer;
  };
  return ({ask: asked, drawn, action, number}) => {
    if (asked === "places") return {};
    if (asked === "undo") return ask({ask: "lesson", drawn, done: done.slice(0, -1)});
    if (asked === "table") return ask({ask: "lesson", drawn});
    return ask({ask: "learn", drawn, ...(action ? {action} : {}), ...(number === undefined ? {} : {number})});
  };
}

// -- the first game -------------------------------------------------------------------------------------------------

/** Deal the first game: the same for everybody, and each kind of question comes with a word when it comes for the first time. */
export async function playFirst() {
  const [own, bot] = distinctNames([labels().player, botsInWords().greedy[0]]);
  const players = [{name: own}, {name: bot, bot: "greedy"}];
  const {seed} = lessonsNow();
  keepSetting(OPEN, "");
  await deal({players, edition: ownEdition(), set: PRINTED, seed}, say("page-learn-first"), undefined, []);
  if (play.table) friends.page = null;
}

/** Return the word for a question of the first game, {text, rules}; null in any other game, and where it was said before. */
export function firstWord({choices}, task) {
  const told = play.kept?.told;
  if (!told || !choices.length) return null;
  const {first_words: words} = lessonsNow();
  const wordOf = (asked) => words.find((word) => word.task === asked) ?? words.find((word) => word.task === "other");
  const word = wordOf(task);
  return !word || told.some((before) => wordOf(before) === word) ? null : word;
}

/** Whether who plays is learning: then the way to the meaning of the signs is at hand. */
export function isLearning(table) {
  return Boolean(table.lesson || play.kept?.told);
}
