/* Random games with the set of the workshop, a few at a time, and how its cards did in them. */

import {ask} from "./ask.js";
import {Button, InEnglish} from "./parts.js";
import {setUpWith} from "./play-setup.js";
import {redraw} from "./redraw.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";
import {StartStop, Trial} from "./workshop-games.js";

const GAMES = 50;
const STEP = 2; // games that are asked for at once
const LEVELS = [1, 2, 3, 4, 5];

let showsAll = false;

/** The trial of the latest set that was tried; `came` is {games, cards by number, broken, own, error}. */
export const setTrial = new Trial(GAMES, {start: "start-trial", stop: "stop-trial", done: "trial-done"});

/** The trial of the set of a draft; `own` are the cards that it writes itself, by number. */
export function SetTrial({draft, own, isGood}) {
  const {running, came} = setTrial;
  return html`
    <h3>${say("page-trial-title")}</h3>
    <p class="soft">${say("page-trial-about")}</p>
    <div class="row">
      <${StartStop} trial=${setTrial} label=${say("page-trial-start", {count: GAMES})} class="main" disabled=${!isGood} onclick=${() => start(draft.text, own)} />
      <${Button} id="play-draft" disabled=${!isGood} onclick=${() => setUpWith(draft)}>${say("page-trial-play")}<//>
    </div>
    ${running && html`<${Progress} games=${came.games} />`}
    ${!running && isGood === false && html`<p class="soft">${say("page-play-bad-set")}</p>`}
    ${came && !running && html`<${Result} ...${came} />`}
  `;
}

function Progress({games}) {
  return html`
    <div>
      <progress id="trial-progress" max=${GAMES} value=${games} aria-label=${say("page-common-playing-bar")}></progress>
      <p class="soft" id="trial-count">${say("page-trial-count", {done: games, all: GAMES})}</p>
    </div>
  `;
}

async function start(text, own) {
  const step = async (came) => {
    const question = {ask: "try", text, first: came.games, games: Math.min(STEP, GAMES - came.games)};
    add(came, (await ask(question)).trial);
  };
  const isAwaited = await setTrial.run({cards: new Map(), broken: [], own}, step);
  if (isAwaited) document.getElementById("trial-done").scrollIntoView({block: "start"}); // the table is below it
}

// -- what came of it ------------------------------------------------------------------------------------------------

function add(sums, {games, broken, cards}) {
  sums.games += games;
  sums.broken.push(...broken);
  for (const {number, name, tucked, levels} of cards) {
    if (!sums.cards.has(number)) sums.cards.set(number, {number, name, times: 0, levels: new Map()});
    const card = sums.cards.get(number);
    card.times += tucked;
    for (const {level, times, points} of levels) {
      const before = card.levels.get(level) ?? {times: 0, points: 0};
      card.levels.set(level, {times: before.times + times, points: before.points + points});
      card.times += times;
    }
  }
}

function Result({games, cards, broken, own, error}) {
  const shown = [...cards.values()].filter(({number}) => showsAll || !own.size || own.has(number));
  const turn = () => {
    showsAll = !showsAll;
    redraw();
  };
  return html`
    <p id="trial-done" class=${error ? "note" : null}>
      ${error && `${say("page-notice-failed", {reason: error})}. `}${(error || games < GAMES) && `${say("page-trial-count", {done: games, all: GAMES})}. `}${games > 0 && verdict(games, broken)}
    </p>
    ${broken.length > 0 &&
      html`<${InEnglish} /><ul lang="en">${broken.map(({seed, problems}) => html`<li>seed ${seed}: ${problems[0]}</li>`)}</ul>`}
    ${games > 0 &&
      html`
        <${Table} cards=${shown} own=${own} />
        <p class="soft">${say("page-trial-points-help")}</p>
        ${own.size > 0 && html`<${Button} id="trial-all" onclick=${turn}>${showsAll ? say("page-trial-own") : say("page-trial-all")}<//>`}
      `}
  `;
}

function verdict(games, broken) {
  return broken.length ? say("page-trial-broken", {count: broken.length}) : say("page-trial-good", {count: games});
}

function Table({cards, own}) {
  const cell = (of) => html`<td>${of ? (of.points / of.times).toFixed(1) : "–"}</td>`;
  return html`
    <div class="scroll" tabindex="0" role="group" aria-label=${say("page-trial-title")}>
      <table class="trial" id="trial-table">
        <thead>
          <tr>
            <th scope="col" rowspan="2">${say("page-trial-card")}</th>
            <th scope="col" rowspan="2">${say("page-trial-times")}</th>
            <th scope="colgroup" colspan=${LEVELS.length}>${say("page-trial-points")}</th>
          </tr>
          <tr>${LEVELS.map((level) => html`<th scope="col">${level}</th>`)}</tr>
        </thead>
        <tbody>
          ${cards.map(({number, name, times, levels}) => html`
            <tr key=${number}>
              <th scope="row">${number} ${own.get(number) ?? name}</th>
              <td>${times}</td>
              ${LEVELS.map((level) => cell(levels.get(level)))}
            </tr>`)}
        </tbody>
      </table>
    </div>
  `;
}
