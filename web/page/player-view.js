/* The players, and of one of them the name, what is wrong, what is left behind the screen, and how it was painted best. */

import {labels} from "./cards.js";
import {titleOf} from "./facts.js";
import {addPlayer, canRedo, canUndo, change, isFinished, nameOf, player, redo, removePlayer, select, state, turnTo, undo} from "./game.js";
import {Button, Choices, Dot, Icon, IconButton, Stepper, SureButton} from "./parts.js";
import {problemsOf} from "./problems.js";
import {Mark, whereOf} from "./pyramid-view.js";
import {cardAt, COLORS, MAX_COUNT, MAX_PLAYERS} from "./sheet.js";
import {rememberedNames} from "./store.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

export function Players() {
  const {players} = state.game.sheet;
  return html`
    <nav id="players" aria-label=${labels().player}>
      ${players.map((_, seat) => html`<${PlayerTab} key=${seat} seat=${seat} />`)}
      ${players.length < MAX_PLAYERS && html`<${Button} id="add-player" class="add" aria-label=${say("page-player-add")} onclick=${add}>+<//>`}
    </nav>
  `;
}

/** Add a player; after the last one the button is gone, and the focus goes to that player. */
function add() {
  addPlayer();
  const next = document.getElementById("add-player") ?? document.getElementById(`player-${state.seat}`);
  next.focus({preventScroll: true});
}

function PlayerTab({seat}) {
  const scored = state.answer?.score?.players[seat];
  const isBest = isWinner(seat);
  const wrong = problemsOf(seat).filter(({isError, isQuestion, place}) => isError && !isQuestion && place);
  return html`
    <button type="button" id=${`player-${seat}`} class=${`player of-${seat}`} aria-current=${seat === state.seat ? "true" : null} onclick=${() => turnTo(seat)}>
      <span class="tab-name">${nameOf(seat)}</span>
      <span class="tab-total">
        ${isBest && html`<span aria-hidden="true">★ </span>`}
        <span aria-hidden=${scored ? null : "true"}>${scored ? scored.total : "–"}</span>
        <span class="unseen"> ${scored ? say("page-player-points", {points: scored.total}) : say("page-player-no-points")}${isBest && `, ${labels().winner}`}${wrong.length > 0 && `. ${say("page-player-errors", {count: wrong.length})}`}</span>
      </span>
      <${Mark} problems=${wrong} />
    </button>
  `;
}

/** Whether a player has the most points of a finished game. */
function isWinner(seat) {
  const {answer, game} = state;
  return isFinished() && game.sheet.players.length > 1 && answer.score?.players[seat]?.rank === 1;
}

/** The name of a player, and the way back from what was done. */
export function PlayerBar() {
  const isAlone = state.game.sheet.players.length === 1;
  const write = ({target}) => change(() => (player().name = target.value), {merge: `name ${state.seat}`});
  const leave = () => {
    removePlayer();
    (document.getElementById("leave-out") ?? document.getElementById(`player-${state.seat}`)).focus({preventScroll: true});
  };
  const leaving = {key: `leave ${state.seat}`, id: "leave-out", class: "quiet icon-button", "aria-label": say("page-player-leave")};
  return html`
    <div class="bar">
      <input key=${state.seat} type="text" id="player-name" maxlength="40" autocomplete="off" list="names" aria-label=${say("page-player-name")}
        placeholder=${nameOf(state.seat)} value=${player().name} enterkeyhint="done" oninput=${write}
        onkeydown=${({key, target}) => key === "Enter" && target.blur()} />
      <datalist id="names">${rememberedNames().map((name) => html`<option key=${name} value=${name}></option>`)}</datalist>
      ${!isAlone && (player().pyramid.length
        ? html`<${SureButton} ...${leaving} question=${say("page-player-leave-sure", {name: nameOf(state.seat)})} onsure=${leave}><${Icon} name="bin" /><//>`
        : html`<${Button} ...${leaving} onclick=${leave}><${Icon} name="bin" /><//>`)}
      <${IconButton} id="undo" name="undo" label=${say("page-common-undo")} aria-disabled=${canUndo() ? null : "true"} onclick=${undo} />
      <${IconButton} id="redo" name="redo" label=${say("page-common-redo")} aria-disabled=${canRedo() ? null : "true"} onclick=${redo} />
    </div>
  `;
}

export function Remarks() {
  const own = problemsOf(state.seat);
  const kind = ({isError, isQuestion}) => (isError ? (isQuestion ? "question" : "error") : "warning");
  const remark = (problem) => {
    const {text, language, place} = problem;
    if (!place) return html`<span lang=${language}>${text}</span>`;
    const entry = cardAt(player(), place.level, place.x);
    const at = {level: place.level, x: place.x, how: entry === null ? "lay" : "card"};
    const title = entry === null ? whereOf(place) : titleOf(entry);
    return html`<${Button} id=${`remark-${place.level}-${place.x}`} class="remark" onclick=${() => select(at)}>${title}: <span lang=${language}>${text}</span><//>`;
  };
  return html`<div id="remarks">${own.length > 0 && html`<ul class="remarks">${own.map((one) => html`<li class=${kind(one)}>${remark(one)}</li>`)}</ul>`}</div>`;
}

export function Screen() {
  const {gems, attack} = player();
  const names = labels().colors;
  return html`
    <div id="screen">
      <h2>${say("page-screen-title")}</h2>
      <h3>${say("page-screen-gems")}</h3>
      <div class="steppers">
        ${COLORS.map((color, index) => html`
          <${Stepper} key=${color} id=${`gems-${color}`} label=${names[index]} name=${say("page-screen-gems-of", {color: names[index]})} mark=${html`<${Dot} color=${color} />`}
            value=${gems[color] ?? 0} high=${MAX_COUNT} onchange=${(count) => change(() => (player().gems[color] = count))} />
        `)}
      </div>
      <div class="steppers">
        <${Stepper} id="attack" label=${say("page-screen-attack")} value=${attack} high=${MAX_COUNT}
          onchange=${(count) => change(() => (player().attack = count))} />
      </div>
    </div>
  `;
}

/** The way on: to the next player, after the last one to the result. */
export function Onward() {
  const {players} = state.game.sheet;
  const isLast = state.seat === players.length - 1;
  if (!player().pyramid.length) return null;
  const goOn = () => {
    if (isLast) {
      state.isResultDue = true;
      select(null);
    } else {
      turnTo(state.seat + 1);
      scrollTo(0, 0);
    }
  };
  return html`
    <${Button} id="onward" class=${isLast ? "main is-last" : "main"} onclick=${goOn}>
      ${isLast ? say("page-tab-score") : nameOf(state.seat + 1)} <span aria-hidden="true">${isLast ? "↓" : "→"}</span>
    <//>
  `;
}

const byHand = new Map(); // how a player of a sheet from a file painted, to come back to after another choice

export function Painting() {
  const own = player();
  const key = `${state.game.id} ${state.seat}`;
  if (Array.isArray(own.painting)) byHand.set(key, own.painting);
  if (!Object.values(own.gems).some((count) => count > 0)) return html`<div id="painting"></div>`;
  const chosen = Array.isArray(own.painting) ? "hand" : own.painting;
  const options = [["best", say("page-painting-best")], ["none", say("page-painting-none")]];
  if (byHand.has(key)) options.push(["hand", say("page-painting-hand")]);
  return html`
    <div id="painting">
      <h2>${say("page-painting-title")}</h2>
      <${Choices} id="painting-way" legend=${say("page-painting-how")} options=${options} chosen=${chosen}
        onchange=${(way) => change(() => (player().painting = way === "hand" ? byHand.get(key) : way))} />
    </div>
  `;
}

/** What was painted, in words. */
export function Painted({seat}) {
  const [first, ...more] = state.answer?.pyramids[seat]?.painting.split("\n") ?? [];
  return html`
    ${first && html`<p>${first}</p>`}
    ${more.length > 0 && html`<ul>${more.map((line) => html`<li>${line.replace(/^- /, "")}</li>`)}</ul>`}
  `;
}
