/* The result: who won, the points line by line, whose every number explains itself on a tap, and the paintings. */

import {labels} from "./cards.js";
import {showDialog} from "./dialog.js";
import {titleOf} from "./facts.js";
import {isFinished, nameOf, state} from "./game.js";
import {isOnPaper} from "./paper.js";
import {imageUrl} from "./parts.js";
import {Painted} from "./player-view.js";
import {problemsOf} from "./problems.js";
import {whereOf} from "./pyramid-view.js";
import {RuleNumber} from "./rules.js";
import {html, useLayoutEffect} from "./vendor/preact.js";
import {say} from "./words.js";

export function Score() {
  const score = state.answer?.score;
  useLayoutEffect(bringInSight, [state.answer, state.isResultDue]);
  return html`
    <section id="score" aria-label=${say("page-tab-score")} aria-busy=${String(state.isBusy)}>
      <h2 id="score-title" tabindex="-1">${say("page-tab-score")}</h2>
      ${score && score.players.some(Boolean) ? html`<${Result} score=${score} />` : html`<p class="soft">${waiting()}</p>`}
    </section>
  `;
}

/** Bring the result in sight where that is wanted, once it is there. */
function bringInSight() {
  if (!state.isResultDue || !state.answer) return;
  state.isResultDue = false;
  const title = document.getElementById("score-title");
  title.scrollIntoView({block: "start"});
  title.focus({preventScroll: true});
}

/** What keeps all points from being counted. */
function waiting() {
  if (!state.answer) return say("page-score-waiting");
  const seats = state.game.sheet.players.map((_, seat) => seat);
  const told = new Map(seats.flatMap((seat) => problemsOf(seat)).filter(({isError}) => isError).map((problem) => [problem.text, problem]));
  return told.size ? [...told.values()].map(({text, language}) => html`<span key=${text} lang=${language}>${text} </span>`) : say("page-score-none");
}

function Result({score}) {
  return html`
    ${isFinished() ? html`<${Ranking} players=${score.players.map((one, seat) => ({...one, name: nameOf(seat)}))} />` : html`<p class="note">${say("page-score-so-far")}</p>`}
    <${Table} score=${score} />
    <${Paintings} score=${score} />
  `;
}

/** Who won a finished game; `players` are {name, rank, total} each, by their seats. */
export function Ranking({players}) {
  if (players.length < 2) return null;
  const words = labels();
  const ranked = players.map((player, seat) => ({...player, seat})).sort((one, other) => one.rank - other.rank);
  const winners = ranked.filter(({rank}) => rank === 1);
  return html`
    <p class="winner">★ ${winners.length > 1 ? words.winners : words.winner}: ${winners.map(({name}) => name).join(", ")}</p>
    <ol class="places">
      ${ranked.map(({name, rank, total, seat}) => html`
        <li key=${seat} class=${`of-${seat}`}><span class="place">${rank}</span><span class="who">${name}</span><span class="sum">${total}</span></li>
      `)}
    </ol>
  `;
}

function Table({score}) {
  const words = labels();
  const seats = score.players.map((_, seat) => seat);
  const lines = Object.keys(score.players.find(Boolean).lines);
  const most = Math.max(1, ...score.players.flatMap((one) => (one ? Object.values(one.lines).map(Math.abs) : [])));
  const row = (name, cell) => html`<tr key=${name}><th scope="row">${name}</th>${seats.map((seat) => html`<td key=${seat} class=${`of-${seat}`}>${cell(seat)}</td>`)}</tr>`;
  return html`
    <div class="scroll" tabindex=${seats.length > 3 ? "0" : null}>
      <table>
        <thead><tr><th scope="col">${words.player}</th>${seats.map((seat) => html`<th key=${seat} scope="col" class=${`of-${seat}`}>${nameOf(seat)}</th>`)}</tr></thead>
        <tbody>
          ${lines.map((line) => row(words.lines[line], (seat) => html`<${Points} line=${line} seat=${seat} most=${most} />`))}
        </tbody>
        <tfoot>
          ${row(words.total, (seat) => score.players[seat]?.total ?? "–")}
          ${row(words.rank, (seat) => score.players[seat]?.rank ?? "–")}
        </tfoot>
      </table>
    </div>
  `;
}

function Points({line, seat, most}) {
  const count = state.answer.score.players[seat]?.lines[line];
  if (count === undefined) return "–";
  const what = `${labels().lines[line]}, ${nameOf(seat)}: ${count}`;
  return html`
    <button type="button" id=${`points-${line}-${seat}`} class="points" onclick=${() => explain(line, seat)}
      aria-label=${say("page-score-why", {what})}>${count}<span
      class=${count < 0 ? "bar-of less" : "bar-of"} style=${{"--part": Math.abs(count) / most}}></span></button>
  `;
}

/** The pyramids as they were painted, and what was painted, in words. */
function Paintings({score}) {
  const painted = score.players.flatMap((one, seat) => (one ? [seat] : []));
  return html`
    <div class="paintings">
      ${painted.map((seat) => html`
        <figure key=${seat} class=${`of-${seat}`}>
          <img alt="" src=${imageUrl(state.answer.pyramids[seat].svg)} />
          <figcaption><strong>${nameOf(seat)}</strong><${Painted} seat=${seat} /></figcaption>
        </figure>
      `)}
    </div>
  `;
}

// -- reasons --------------------------------------------------------------------------------------------------------

/** Return the items of a line for a player: {points, card, level, x, reason, rule} of each. */
function itemsOf(line, seat) {
  const {reasons} = state.answer.pyramids[seat];
  const items = state.answer.score.players[seat].items.map((item, index) => ({...item, reason: reasons[index]}));
  return items.filter((item) => item.line === line);
}

function explain(line, seat) {
  const scored = state.answer.score.players[seat];
  const items = itemsOf(line, seat);
  showDialog(
    `${nameOf(seat)}: ${labels().lines[line]} ${scored.lines[line]}`,
    items.length ? html`<${Items} items=${items} />` : html`<p>${say("page-score-nothing")}</p>`,
  );
}

function Items({items}) {
  return html`<ul class="items">${items.map((item) => html`<${Item} ...${item} />`)}</ul>`;
}

function Item({points, card, level, x, reason, rule}) {
  return html`
    <li>
      <strong>${points}</strong>
      <div>
        ${level !== undefined && html`<span class="item-card">${titleOf(card ?? {})} (${whereOf({level, x})})</span>`}
        <span>${reason}</span> ${isOnPaper() ? html`<span class="rule">${rule}</span>` : html`<${RuleNumber} rule=${rule} />`}
      </div>
    </li>
  `;
}

/** On paper, where nobody can tap, the pyramids and the reasons of all points. */
export function Reasons() {
  const players = (isOnPaper() && state.answer?.score?.players) || [];
  return html`<div id="reasons">${players.map((one, seat) => one && html`<${ReasonsOf} seat=${seat} lines=${one.lines} />`)}</div>`;
}

function ReasonsOf({seat, lines}) {
  const scoring = Object.keys(lines).filter((line) => itemsOf(line, seat).length);
  return html`
    <h2>${nameOf(seat)}</h2>
    <img alt="" src=${imageUrl(state.answer.pyramids[seat].svg)} />
    ${scoring.map((line) => html`<h3>${labels().lines[line]} ${lines[line]}</h3><${Items} items=${itemsOf(line, seat)} />`)}
  `;
}

// -- for ears -------------------------------------------------------------------------------------------------------

let speaking = 0;

/** Say the totals when nothing has changed for a while. */
export function speakScore() {
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    const players = state.answer?.score?.players ?? [];
    const totals = players.flatMap((one, seat) => (one ? [`${nameOf(seat)} ${one.total}`] : [])).join(", ");
    const spoken = document.getElementById("spoken");
    if (totals && spoken.textContent !== totals) spoken.textContent = totals;
  }, 1500);
}
