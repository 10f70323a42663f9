/* The card that one writes, tried in games: what it did in words, and moments worth looking at, one game at a time. */

import {ask} from "./ask.js";
import {tell} from "./notices.js";
import {Button, imageUrl, InEnglish} from "./parts.js";
import {redraw} from "./redraw.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const GAMES = 20;

let running = null; // the trial that goes on: {isStopped}
let tried = null; // what came of the latest one: {number, name, games, report, moments, error}

/** The trial of a card; `text` is the set, `card` {number, name}, and `isGood` whether the set has no errors. */
export function CardTrial({text, card, isGood}) {
  return html`
    <div class="row">
      ${running
        ? html`<${Button} key="stop" id="stop-card" aria-disabled=${running.isStopped} onclick=${stop}>${say("Stop")}<//>`
        : html`<${Button} key="start" id="try-card" disabled=${!isGood} onclick=${() => start(text, card)}>${say("Try this card")}<//>`}
    </div>
    ${tried && html`<${Result} ...${tried} />`}
  `;
}

/** Forget what came of a trial: another set is open. */
export function dropCardTrial() {
  if (running) running.isStopped = true;
  running = tried = null;
}

function stop() {
  running.isStopped = true;
  redraw();
}

async function start(text, {number, name}) {
  const here = (running = {isStopped: false});
  const came = (tried = {number, name, games: 0, report: "", moments: [], error: ""});
  redraw();
  document.getElementById("stop-card").focus({preventScroll: true});
  const question = (games, more = {}) => ask({ask: "try-card", text, number, games, ...more}).then(({trial}) => trial);
  try {
    while (running === here && !here.isStopped && came.games < GAMES) {
      Object.assign(came, await question(came.games + 1));
      redraw();
    }
    if (running === here && came.games) Object.assign(came, await question(came.games, {is_last: true}));
  } catch (error) {
    came.error = error.message;
  }
  if (running !== here) return; // another set is open
  const hadFocus = document.activeElement?.id === "stop-card";
  running = null;
  redraw();
  document.getElementById("spoken").textContent = document.getElementById("card-tried").textContent;
  if (hadFocus) document.getElementById("try-card").focus({preventScroll: true});
}

function Result({number, name, games, report, moments, error}) {
  return html`
    <h4>${number} ${name}</h4>
    ${running && html`<progress id="card-progress" max=${GAMES} value=${games} aria-label=${say("Games played")}></progress>`}
    <p id="card-tried" class=${error ? "note" : "soft"}>
      ${error && `${say("That did not work: {}", error)}. `}${say("{} of {} games", games, GAMES)}
    </p>
    ${report && html`<${InEnglish} /><pre class="report" id="card-report" lang="en" tabindex="0" role="group" aria-label=${say("Try this card")}>${report}</pre>`}
    ${moments.map((moment) => html`<${Moment} key=${moment.told} ...${moment} />`)}
  `;
}

function Moment({told, svg, text}) {
  const copy = async ({currentTarget}) => {
    try {
      await navigator.clipboard.writeText(text);
      tell(say("The position is copied."));
    } catch {
      const field = currentTarget.parentElement.querySelector("textarea");
      field.parentElement.open = true;
      field.select(); // to be copied by hand
    }
  };
  return html`
    <figure class="moment">
      <figcaption lang="en">${told}</figcaption>
      <img alt="" src=${imageUrl(svg)} />
      <${Button} class="copy" onclick=${copy}>${say("Copy the position")}<//>
      <details>
        <summary>${say("The position as text")}</summary>
        <textarea readonly rows="12" lang="en" spellcheck="false" aria-label=${say("The position as text")} value=${text}></textarea>
      </details>
    </figure>
  `;
}
