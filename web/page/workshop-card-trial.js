/* The card that one writes, tried in games: what it did in words, and moments worth looking at, one game at a time. */

import {ask} from "./ask.js";
import {tell} from "./notices.js";
import {Button, imageUrl, InEnglish} from "./parts.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";
import {StartStop, Trial} from "./workshop-games.js";

const GAMES = 20;

/** The trial of the latest card that was tried; `came` is {number, name, language, games, report, moments,
    error}; the name is that in this language. */
export const cardTrial = new Trial(GAMES, {start: "try-card", stop: "stop-card", done: "card-tried"});

/** The trial of a card; `text` is the set, `card` {number, name}, and `isGood` whether the set has no errors. */
export function CardTrial({text, card, isGood}) {
  return html`
    <div class="row">
      <${StartStop} trial=${cardTrial} label=${say("page-trial-this-card")} disabled=${!isGood} onclick=${() => start(text, card)} />
    </div>
    ${isOf(card, cardTrial.came) && html`<${Result} ...${cardTrial.came} />`}
  `;
}

/** Whether a trial is about this card; of another one, or one with another name, nothing is shown. In another language than
    that of the trial the same card has another name. */
function isOf(card, came) {
  return came !== null && came.number === card.number && (came.name === card.name || came.language !== spoken());
}

function start(text, {number, name}) {
  const play = async (came, more) => {
    Object.assign(came, (await ask({ask: "try-card", text, number, ...more})).trial);
  };
  const finish = (came) => came.games > 0 && play(came, {games: came.games, is_last: true});
  return cardTrial.run({number, name, language: spoken(), report: "", moments: []}, (came) => play(came, {games: came.games + 1}), finish);
}

function Result({number, name, games, report, moments, error}) {
  return html`
    <h4>${number} ${name}</h4>
    ${cardTrial.running && html`<progress id="card-progress" max=${GAMES} value=${games} aria-label=${say("page-common-playing-bar")}></progress>`}
    <p id="card-tried" class=${error ? "note" : "soft"}>
      ${error && `${say("page-notice-failed", {reason: error})}. `}${say("page-trial-count", {done: games, all: GAMES})}
    </p>
    ${report && html`<${InEnglish} /><pre class="report" id="card-report" lang="en" tabindex="0" role="group" aria-label=${say("page-trial-this-card")}>${report}</pre>`}
    ${moments.map((moment) => html`<${Moment} key=${moment.told} ...${moment} />`)}
  `;
}

function Moment({told, svg, text}) {
  const copy = async ({currentTarget}) => {
    try {
      await navigator.clipboard.writeText(text);
      tell(say("page-trial-copied"));
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
      <${Button} class="copy" onclick=${copy}>${say("page-trial-copy")}<//>
      <details>
        <summary>${say("page-trial-position")}</summary>
        <textarea readonly rows="12" lang="en" spellcheck="false" aria-label=${say("page-trial-position")} value=${text}></textarea>
      </details>
    </figure>
  `;
}
