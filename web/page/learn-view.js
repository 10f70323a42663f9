/* What somebody who learns sees: the list of lessons, what a step says, and the way on below it. */

import {friends} from "./friends-table.js";
import {firstWord, isDone, isNew, leaveLesson, lessonsNow, openLesson, playFirst} from "./learn.js";
import {Button} from "./parts.js";
import {promptOf} from "./play-actions.js";
import {Refused, Tools} from "./play-choices.js";
import {advance, play} from "./play-game.js";
import {Hand, Screen} from "./play-table.js";
import {redraw} from "./redraw.js";
import {RuleNumber} from "./rules.js";
import {html, useEffect} from "./vendor/preact.js";
import {say} from "./words.js";

// -- the list -------------------------------------------------------------------------------------------------------

/** The way to the lessons, the first and largest one for somebody new. */
export function LearnButton() {
  const turn = () => {
    friends.page = "learn";
    redraw();
  };
  return html`<${Button} id="learn" class=${isNew() ? "main large" : ""} onclick=${turn}>${say("page-learn-title")}<//>`;
}

export function Learn({onback}) {
  const {lessons} = lessonsNow();
  const next = lessons.find(({name}) => !isDone(name));
  return html`
    <section class="start learn" aria-labelledby="learn-title" aria-busy=${!lessons.length}>
      <h2 id="learn-title" tabindex="-1">${say("page-learn-title")}</h2>
      <ol class="lessons">
        ${lessons.map(({name, title}, index) => html`
          <li key=${name}>
            <${Button} id=${`lesson-${name}`} class=${name === next?.name ? "main" : ""} onclick=${() => openLesson(name)}>
              <span>${index + 1}. ${title}</span>${isDone(name) && html`<span><span aria-hidden="true">✓</span><span class="unseen">, ${say("page-learn-is-done")}</span></span>`}
            <//>
          </li>
        `)}
      </ol>
      ${lessons.length > 0 && html`
        <${Button} id="first-game" class=${next ? "" : "main"} onclick=${playFirst}>${say("page-learn-first")}<//>
        <p class="soft">${say("page-learn-first-how")}</p>
      `}
      <${Button} id="to-start" class="quiet" onclick=${onback}>${say("page-friends-back")}<//>
    </section>
  `;
}

// -- a step ---------------------------------------------------------------------------------------------------------

/** What a step says. It is read out when it changes; where the button is gone that had the focus, the keyboard goes on from here. */
export function LessonText({lesson}) {
  const {is_over: isOver, text, rules} = lesson;
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("lesson-text").focus({preventScroll: true});
  }, [lesson.name, lesson.done.length]);
  return html`<${Said} id="lesson-text" text=${isOver ? say("page-learn-done") : text} rules=${rules} />`;
}

/** Return which lesson it is, and where it stands. */
export function stepOf({title, step, count}) {
  return say("page-learn-step", {title, step, count});
}

/** The word to a question of the first game, when it comes for the first time. */
export function FirstWord({table}) {
  const word = firstWord(table, promptOf(table.view).task);
  if (!word) return null;
  return html`<${Said} id="first-word" text=${word.text} rules=${word.rules} />`;
}

/** A text with the rules that say so, each of which explains itself. */
function Said({id, text, rules}) {
  return html`
    <p class="lesson-said">
      <span id=${id} role="status" tabindex="-1">${text}</span>
      ${rules.map((rule) => html` <${RuleNumber} key=${rule} rule=${rule} />`)}
    </p>
  `;
}

/** Whether a step asks for nothing at the table: it is read, asks for a number, or the lesson is over. */
export function isAside({lesson}) {
  return Boolean(lesson && (lesson.is_read || lesson.numbers.length || lesson.is_over));
}

/** The way on from a step that asks for nothing at the table. */
export function LessonTray({table}) {
  const {lesson} = table;
  return html`
    <section class="tray is-mine" aria-label=${say("page-choice-title")} aria-busy=${play.isBusy}>
      <div class="tray-choices">
        <${Refused} />
        <div class="choices-list">
          ${lesson.is_over ? html`<${After} lesson=${lesson} />` : lesson.is_read
            ? html`<${Button} id="lesson-on" class="choice main" onclick=${() => advance({ask: "learn"})}>${say("page-learn-on")}<//>`
            : lesson.numbers.map((number) => html`
                <${Button} key=${number} id=${`lesson-number-${number}`} class="choice" onclick=${() => advance({ask: "learn", number})}>${String(number).replace("-", "−")}<//>
              `)}
        </div>
      </div>
      <${Hand} table=${table} />
      <div class="tray-foot">
        <${Screen} table=${table} />
        <${Tools} table=${table} />
      </div>
    </section>
  `;
}

function After({lesson}) {
  const {next} = lesson;
  return html`
    ${next
      ? html`<${Button} id="lesson-next" class="choice main" onclick=${() => openLesson(next.name)}>${say("page-learn-next", {title: next.title})}<//>`
      : html`<${Button} id="first-game" class="choice main" onclick=${playFirst}>${say("page-learn-first")}<//>`}
    <${Button} id="lesson-list" class="choice" onclick=${leaveLesson}>${say("page-learn-list")}<//>
  `;
}
