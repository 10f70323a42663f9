/* What one may do now: the prompt, the choices about what was tapped, the others, the hand and what is behind the screen.

   Every choice of Python can be made here, whatever law asks for it: those that the table does not show stand as buttons in
   words, and choices of gems are put together by steppers. */

import {Button, Dot, Stepper} from "./parts.js";
import {cardIn, choicesFor, gemChoices, otherChoices} from "./play-actions.js";
import {enlarge, sentencesOf, titleOf} from "./play-cards.js";
import {act, close, play, showHints, undo} from "./play-game.js";
import {openMenu} from "./play-menu.js";
import {Icon} from "./play-parts.js";
import {Hand, Screen} from "./play-table.js";
import {open} from "./game.js";
import {labels} from "./facts.js";
import {COLORS, sheetOf} from "./sheet.js";
import {keptGames, newGame} from "./store.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {say} from "./words.js";

export function PlayChoices({table}) {
  const isMine = table.choices.length > 0;
  useEffect(keepPlace, [table.serial]);
  return html`
    <section class=${`tray${isMine ? " is-mine" : ""}`} aria-label=${say("What you can do")} aria-busy=${play.isBusy}>
      <p id="prompt" class="prompt" role="status" tabindex="-1">${table.question}</p>
      ${play.refusal && html`<p id="why" class="refusal" role="alert">${play.refusal}</p>`}
      ${table.is_over ? html`<${End} table=${table} />` : html`<${Picked} table=${table} /><${Others} table=${table} /><${Hints} />`}
      ${!table.is_over && html`<${Hand} table=${table} />`}
      <div class="tray-foot">
        <${Screen} table=${table} />
        ${isMine && html`<${Button} id="play-hint" class="quiet icon-button" aria-label=${say("Hint")} onclick=${showHints}><${Icon} name="hint" /><//>`}
        <${Button} id="play-undo" class="quiet icon-button" aria-label=${say("Undo")} aria-disabled=${table.undo !== null} onclick=${undo}><${Icon} name="undo" /><//>
        <${Button} id="play-menu" class="quiet icon-button" aria-label=${say("Menu")} aria-haspopup="dialog" onclick=${openMenu}><${Icon} name="menu" /><//>
      </div>
    </section>
  `;
}

/** Where the button is gone that had the focus, the keyboard goes on from the prompt. */
function keepPlace() {
  if (document.activeElement === document.body) document.getElementById("prompt").focus({preventScroll: true});
}

function Choice({choice, id, isMain}) {
  return html`<${Button} id=${id} class=${`choice${isMain ? " main" : ""}`} onclick=${() => act(choice.action)}>${textOf(choice)}<//>`;
}

/** Return what a choice says on a button; in the list of Python cards to lay have their names alone. */
function textOf({action, text}) {
  return action.action === "lay" ? `${say("Lay")}: ${text}` : text;
}

// -- about what was tapped ------------------------------------------------------------------------------------------

function Picked({table}) {
  if (!play.picked) return null;
  const choices = choicesFor(table, play.picked);
  const card = cardOf(table);
  const isPainting = choices.some(({action}) => action.section);
  return html`
    <div class="picked" id="picked">
      ${card !== null && sentencesOf(card).map((line) => html`<p key=${line} class="law">${line}</p>`)}
      ${play.plan && html`<p class="soft">${placeText()}</p>`}
      <div class="choices-list">
        ${card !== null && html`<${Button} id="enlarge" class="quiet" aria-label=${`${titleOf(card)}: ${say("Look closely")}`} onclick=${() => enlarge(table, card)}>${titleOf(card)} <${Icon} name="look" /><//>`}
        ${!isPainting && choices.map((choice, index) => html`<${Choice} key=${choice.text} choice=${choice} id=${`picked-${index}`} isMain=${index === 0} />`)}
      </div>
      ${isPainting && html`<${Sections} choices=${choices} />`}
    </div>
  `;
}

const SECTIONS = ["bottom_left", "bottom_right", "left", "right"]; // as they lie in a circle, the upper two first

/** The sections of a circle, as they lie, each with the colors that it can be painted in. */
function Sections({choices}) {
  const paint = (choice) => html`
    <${Button} key=${choice.text} id=${`picked-${choices.indexOf(choice)}`} class="choice paint" aria-label=${choice.text} onclick=${() => act(choice.action)}><${Dot} color=${choice.action.color} /><//>
  `;
  return html`<div class="sections">${SECTIONS.map((section) => html`<div key=${section}>${choices.filter(({action}) => action.section === section).map(paint)}</div>`)}</div>`;
}

/** Return the card that was tapped, in the row, the hand or a pyramid; null for anything else. */
function cardOf({view}) {
  const [kind, seat, ...place] = play.picked.split(":");
  if (kind !== "spot") return cardIn(play.picked);
  return view.seats[seat].pyramid.find((one) => String(one.place) === String(place))?.card ?? null;
}

function placeText() {
  return play.places?.places.find(({place}) => String(place) === String(play.plan.place))?.text ?? "";
}

// -- all others -----------------------------------------------------------------------------------------------------

function Others({table}) {
  const gems = gemChoices(table);
  const others = otherChoices(table).filter((choice) => !gems.includes(choice));
  const named = table.choices.filter((choice) => !gems.includes(choice) && !others.includes(choice));
  return html`
    ${gems.length > 0 && html`<${GemSteppers} key=${table.serial} choices=${gems} />`}
    ${others.length > 0 && html`<div class="choices-list">${others.map((choice, index) => html`<${Choice} key=${choice.text} choice=${choice} id=${`other-${index}`} />`)}</div>`}
    ${named.length > 0 && html`
      <details class="all-choices" key=${table.serial}>
        <summary id="all-choices">${say("Tap a green edge, or open the list: {}", named.length)}</summary>
        <div class="choices-list">${named.map((choice, index) => html`<${Choice} key=${choice.text} choice=${choice} id=${`any-${index}`} />`)}</div>
      </details>
    `}
  `;
}

/** Steppers that put gems together until they are one of the choices. */
function GemSteppers({choices}) {
  const [gems, setGems] = useState(Object.fromEntries(COLORS.map((color) => [color, 0])));
  const names = labels().colors;
  const most = (color) => {
    const fitting = choices.filter(({action}) => COLORS.every((other) => other === color || action.gems[other] >= gems[other]));
    return Math.max(gems[color], ...fitting.map(({action}) => action.gems[color]));
  };
  const made = choices.find(({action}) => COLORS.every((color) => action.gems[color] === gems[color]));
  return html`
    <div class="gem-steppers">
      ${COLORS.map((color, index) => html`
        <${Stepper} key=${color} id=${`gems-of-${color}`} label=${names[index]} mark=${html`<${Dot} color=${color} />`} value=${gems[color]} high=${most(color)}
          onchange=${(count) => setGems({...gems, [color]: count})} />
      `)}
    </div>
    <div class="choices-list"><${Button} id="take-gems" class="choice main" aria-disabled=${!made} onclick=${() => made && act(made.action)}>${made?.text ?? say("Choose the gems")}<//></div>
  `;
}

function Hints() {
  if (!play.hints) return null;
  if (!play.hints.length) return html`<p class="soft">${say("There is no hint for this.")}</p>`;
  return html`
    <ol class="hints" id="hints" aria-label=${say("Hint")}>
      ${play.hints.slice(0, 3).map((hint, index) => html`
        <li key=${hint.text}>
          <${Choice} choice=${hint} id=${`hint-${index}`} />
          <small>${say("{} points", signed(hint.points))}${hint.why ? ` · ${hint.why}` : ""}</small>
        </li>
      `)}
    </ol>
  `;
}

function signed(points) {
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points).toFixed(1)}`;
}

// -- the end --------------------------------------------------------------------------------------------------------

function End({table}) {
  const ranked = table.score ? [...table.score.score.players].sort((one, other) => one.rank - other.rank) : [];
  const show = () => {
    const sheet = sheetOf(table.sheet);
    if (sheet) open(keptGames().find((game) => JSON.stringify(game.sheet) === JSON.stringify(sheet)) ?? newGame(sheet));
  };
  return html`
    <ol class="ranking" id="ranking">${ranked.map(({name, rank, total}) => html`<li key=${name} value=${rank}>${name} <b>${total}</b></li>`)}</ol>
    <div class="choices-list">
      ${table.sheet && html`<${Button} id="show-result" class="choice main" onclick=${show}>${say("Show the result")}<//>`}
      <${Button} id="play-again" class="choice" onclick=${close}>${say("Another game")}<//>
    </div>
  `;
}
