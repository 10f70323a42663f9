/* What one may do now: the prompt, the choices about what was tapped, the others, the hand and what is behind the screen.

   Every choice of Python can be made here, whatever law asks for it: those that the table does not show stand as buttons in
   words, and choices of gems are put together by steppers. */

import {closeDialog, isDialogOpen, showDialog} from "./dialog.js";
import {SignButton} from "./friends-signs.js";
import {Rematch} from "./friends-end.js";
import {friends} from "./friends-table.js";
import {Button, Dot, IconButton, Stepper} from "./parts.js";
import {cardIn, choicesFor, gemChoices, otherChoices, placeIn, promptOf} from "./play-actions.js";
import {enlarge, openSigns, sentencesOf, titleOf} from "./play-cards.js";
import {pointsOf} from "./play-circle.js";
import {act, close, play, rematch, replayAt, showHints, undo} from "./play-game.js";
import {Failures} from "./play-log.js";
import {openMenu} from "./play-menu.js";
import {Hand, Screen} from "./play-table.js";
import {open, state} from "./game.js";
import {labels} from "./cards.js";
import {isLearning} from "./learn.js";
import {COLORS, sheetOf} from "./sheet.js";
import {games, newGame} from "./store.js";
import {Ruled} from "./rules.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {say} from "./words.js";

const MOST_HINTS = 3;

export function PlayChoices({table}) {
  const isDue = isMine(table);
  useEffect(keepPlace, [table.serial]);
  return html`
    <section class=${`tray${isDue ? " is-mine" : ""}`} aria-label=${say("page-choice-title")} aria-busy=${play.isBusy}>
      <div class="tray-choices">
        ${!table.is_over && html`<${Failures} table=${table} />`}
        <div class="asked">
          <p id="prompt" class="prompt" role="status" tabindex="-1">${table.question}</p>
          <${Look} table=${table} />
        </div>
        <${Refused} />
        ${table.is_over ? html`<${End} table=${table} />` : html`<${Picked} table=${table} /><${Hints} /><${Ways} table=${table} />`}
      </div>
      ${!table.is_over && promptOf(table.view).task !== "ask_start" && html`<${Hand} table=${table} />`}
      <div class="tray-foot">
        <${Screen} table=${table} />
        ${isDue && html`<${IconButton} id="all-choices" name="games" label=${say("page-choice-all", {count: table.choices.length})} aria-haspopup="dialog" onclick=${showAll} />`}
        ${isDue && !table.lesson && (!friends.message || friends.message.settings.hints) && html`<${IconButton} id="play-hint" name="hint" label=${say("page-choice-hint")} onclick=${showHints} />`}
        <${Tools} table=${table} />
      </div>
    </section>
  `;
}

/** Why what was tapped is not possible. */
export function Refused() {
  return play.refusal && html`<p id="why" class="refusal" role="alert"><${Ruled} text=${play.refusal} rule=${play.rule} /></p>`;
}

/** Whether who looks has something to choose. */
function isMine({choices}) {
  return choices.length > 0;
}

/** Whether an undo asks the others first. */
function isAsked() {
  return friends.message?.take_back.back === "ask";
}

/** What can be done at any moment. */
export function Tools({table}) {
  return html`
    <${SignButton} />
    ${isLearning(table) && html`<${IconButton} id="what-signs" name="help" label=${say("page-menu-signs")} aria-haspopup="dialog" onclick=${openSigns} />`}
    ${table.seat !== null && html`<${IconButton} id="play-undo" name="undo" label=${isAsked() ? say("page-friends-ask-undo") : say("page-common-undo")} aria-disabled=${table.undo !== null} onclick=${undo} />`}
    <${IconButton} id="play-menu" name="menu" label=${say("page-menu-title")} aria-haspopup="dialog" onclick=${openMenu} />
  `;
}

/** Where the button is gone that had the focus, the keyboard goes on from the prompt. */
function keepPlace() {
  if (document.activeElement === document.body) document.getElementById("prompt").focus({preventScroll: true});
}

/** Show all choices in words, except those of gems, which steppers make. */
function showAll() {
  showDialog(() => play.table.question, () => html`<${ChoiceButtons} buttons=${buttonsOf(wordChoices(play.table), "any-")} />`);
}

function wordChoices(table) {
  const gems = gemChoices(table);
  return table.choices.filter((choice) => !gems.includes(choice));
}

function Choice({choice, id, isMain}) {
  const choose = () => {
    if (isDialogOpen()) closeDialog();
    act(choice.action);
  };
  const text = id.startsWith(PICKED) ? textAsPicked(choice) : textOf(choice);
  return html`<${Button} id=${id} class=${`choice${isMain ? " main" : ""}${text.length > LONG ? " is-long" : ""}`} onclick=${choose}>${text}<//>`;
}

const PICKED = "picked-"; // the ids of choices about what was tapped begin so
const LONG = 46; // characters: such a button has a line of its own

/** Choices as buttons in words: {choice, id, isMain} each. */
function ChoiceButtons({buttons}) {
  if (!buttons.length) return null;
  return html`
    <div class=${`choices-list${buttons.length > 2 ? " is-many" : ""}`}>
      ${buttons.map((button) => html`<${Choice} key=${button.id} ...${button} />`)}
    </div>
  `;
}

function buttonsOf(choices, id) {
  return choices.map((choice, index) => ({choice, id: `${id}${index}`}));
}

/** Return the text of a choice on a button; in the list of Python cards to lay have their names alone, and gems no points. */
function textOf({action, text}) {
  if (action.action === "lay") return `${say("page-keys-lay")}: ${text}`;
  const points = action.action === "paint_section" ? pointsOf(play.table, action) : null;
  return points === null ? text : `${text}: ${say("page-circle-then", {points})}`;
}

/** Return the text of a choice below the question, where one sees what was tapped. */
function textAsPicked(choice) {
  const {action} = choice;
  if (action.action !== "choose_start") return textOf(choice);
  return say("page-choice-keep", {first: titleOf(action.place), card: titleOf(action.keep)});
}

// -- about what was tapped ------------------------------------------------------------------------------------------

/** What was tapped, in words: what a law does, what a card gives at the place where it is to lie. */
function Picked({table}) {
  if (!play.picked) return null;
  const card = cardOf(table);
  return html`
    <div class="picked" id="picked">
      ${card !== null && sentencesOf(card).length > 0 && html`<p class="law">${sentencesOf(card).join(" ")}</p>`}
      ${play.plan && html`<p class="soft">${placeText()}</p>`}
    </div>
  `;
}

/** The way to see the card large that was tapped, else the one that is asked about. */
function Look({table}) {
  const card = (play.picked ? cardOf(table) : null) ?? promptOf(table.view).card ?? null;
  if (card === null) return null;
  return html`<${IconButton} id="enlarge" name="look" label=${`${titleOf(card)}: ${say("page-choice-look")}`} onclick=${() => enlarge(card)} />`;
}

/** Return the card that was tapped, in the row, the hand or a pyramid; null for anything else. */
function cardOf({view}) {
  const [kind, seat] = play.picked.split(":");
  if (kind !== "spot") return cardIn(play.picked);
  return view.seats[seat].pyramid.find((one) => String(one.place) === String(placeIn(play.picked)))?.card ?? null;
}

function placeText() {
  return play.places?.places.find(({place}) => String(place) === String(play.plan.place))?.text ?? "";
}

// -- what can be done -----------------------------------------------------------------------------------------------

/** What can be done with what was tapped, and all that is about nothing on the table. */
function Ways({table}) {
  const gems = gemChoices(table);
  const hinted = new Set((play.hints ?? []).slice(0, MOST_HINTS).map(({text}) => text)); // they have buttons already
  const isCircle = play.picked?.startsWith("spot") && table.circles.length > 0; // one paints section by section
  const picked = play.picked && !isCircle ? choicesFor(table, play.picked) : [];
  const others = otherChoices(table).filter((choice) => !gems.includes(choice) && !hinted.has(choice.text));
  const buttons = [...buttonsOf(picked, PICKED).map((button, index) => ({...button, isMain: index === 0})), ...buttonsOf(others, "other-")];
  return html`
    ${isMine(table) && !buttons.length && !gems.length && !play.picked && html`<p id="tap-it" class="soft">${say("page-choice-tap")}</p>`}
    ${gems.length > 0 && html`<${GemSteppers} key=${play.asked} choices=${gems} had=${gemsFor(table, gems)} />`}
    <${ChoiceButtons} buttons=${buttons} />
  `;
}

/** Return the gems from which some choices of gems are: those of the bank, or those behind the own screen. */
function gemsFor({view, seat}, choices) {
  return choices[0].action.action === "take_gems" ? view.bank : view.seats[seat].gems;
}

/** Steppers that put gems together until they are one of the choices; beside each how many there are. */
function GemSteppers({choices, had}) {
  const [gems, setGems] = useState(Object.fromEntries(COLORS.map((color) => [color, 0])));
  const names = labels().colors;
  const most = (color) => {
    const others = COLORS.filter((other) => other !== color);
    const fitting = choices.filter(({action}) => others.every((other) => action.gems[other] >= gems[other]));
    return Math.max(gems[color], ...fitting.map(({action}) => action.gems[color]));
  };
  const sum = (some) => COLORS.reduce((all, color) => all + some[color], 0);
  const counted = `${sum(gems)}/${Math.max(...choices.map(({action}) => sum(action.gems)))}`;
  const made = choices.find(({action}) => COLORS.every((color) => action.gems[color] === gems[color]));
  return html`
    <div class="steppers gem-steppers">
      ${COLORS.map((color, index) => html`
        <${Stepper} key=${color} id=${`gems-of-${color}`} name=${names[index]} mark=${html`<${Dot} color=${color} />`} of=${had[color]}
          value=${gems[color]} high=${most(color)} onchange=${(count) => setGems({...gems, [color]: count})} />
      `)}
    </div>
    <div class="choices-list">
      <${Button} id="take-gems" class="choice main" aria-disabled=${!made} onclick=${() => made && act(made.action)}>
        ${made?.text ?? `${say("page-choice-gems")}: ${counted}`}
      <//>
    </div>
  `;
}

function Hints() {
  if (!play.hints) return null;
  if (!play.hints.length) return html`<p class="soft">${say("page-choice-no-hint")}</p>`;
  return html`
    <ol class="hints" id="hints" aria-label=${say("page-choice-hint")}>
      ${play.hints.slice(0, MOST_HINTS).map((hint, index) => html`
        <li key=${hint.text}>
          <${Choice} choice=${hint} id=${`hint-${index}`} />
          <small>${margin(hint.points)}${hint.why ? ` · ${hint.why}` : ""}</small>
        </li>
      `)}
    </ol>
  `;
}

/** How far ahead of the best other player a choice will probably lead. */
function margin(points) {
  const told = Math.round(Math.abs(points) * 10) / 10;
  return points < 0 ? say("page-choice-behind", {points: told}) : say("page-choice-ahead", {points: told});
}

// -- the end --------------------------------------------------------------------------------------------------------

function End({table}) {
  const show = () => {
    const sheet = sheetOf(table.sheet);
    if (!sheet) return;
    open(games.all().find((game) => JSON.stringify(game.sheet) === JSON.stringify(sheet)) ?? newGame(sheet));
    state.isResultDue = true;
  };
  return html`
    <div class="choices-list">
      ${play.kept && html`<${Button} id="rematch" class="choice main" onclick=${rematch}>${say("page-choice-rematch")}<//>`}
      ${table.sheet && html`<${Button} id="show-result" class="choice" onclick=${show}>${say("page-choice-result")}<//>`}
      ${play.kept && html`<${Button} id="end-replay" class="choice" onclick=${() => replayAt(0)}>${say("page-menu-replay")}<//>`}
      ${!friends.message && html`<${Button} id="play-again" class="choice" onclick=${close}>${say("page-choice-again")}<//>`}
    </div>
    <${Rematch} />
  `;
}
