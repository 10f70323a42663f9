/* The review of a finished game: where the lead came from, how it went, and the mistakes that cost most, drawn. */

import {closeTable, friends, keptGame} from "./friends-table.js";
import {Button, imageUrl} from "./parts.js";
import {SmallCard} from "./play-cards.js";
import {play, playOnFrom, replayAt} from "./play-game.js";
import {mistakesOf, reviewOf, startReview, stopReview} from "./review.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

/** Return the game that can be reviewed, {kept, seats}: the seats are those of people at this device. */
function reviewable(table) {
  const kept = friends.message ? keptGame() : play.kept;
  if (!kept) return {kept, seats: []};
  const own = friends.message ? [table.seat] : table.players.flatMap(({bot}, seat) => (bot === null ? [seat] : []));
  return {kept, seats: own.filter((seat) => seat !== null)};
}

/** For each person at this device the review of the choices, or the button that begins it. */
export function Reviews({table}) {
  const {kept, seats} = reviewable(table);
  const isAlone = seats.length === 1;
  return html`
    <div class="reviews">
      ${seats.map((seat) => html`<${ReviewOf} key=${seat} kept=${kept} seat=${seat} player=${table.players[seat].name} isAlone=${isAlone} />`)}
    </div>
  `;
}

function ReviewOf({kept, seat, player, isAlone}) {
  const review = reviewOf(kept.game, seat);
  if (!review) {
    return html`
      <p><${Button} id=${`review-${seat}`} onclick=${() => startReview(kept.game, seat)}>${isAlone ? say("page-review-start") : say("page-review-of", {player})}<//></p>
    `;
  }
  return html`
    <section class="review" aria-labelledby=${`review-title-${seat}`}>
      <h2 id=${`review-title-${seat}`}>${say("page-review-of", {player})}</h2>
      ${review.sums ? html`<${Found} kept=${kept} seat=${seat} review=${review} />` : html`<${Progress} game=${kept.game} seat=${seat} review=${review} />`}
    </section>
  `;
}

function Progress({game, seat, review: {done, count}}) {
  return html`
    <progress class="review-progress" max=${count || 1} value=${done} aria-label=${say("page-review-title")}></progress>
    <div class="review-row">
      <p class="soft" role="status">${count > 0 && say("page-review-count", {done, all: count})}</p>
      <${Button} id="review-stop" onclick=${() => stopReview(game, seat)}>${say("page-review-stop")}<//>
    </div>
  `;
}

function Found({kept, seat, review}) {
  const {worst, count} = mistakesOf(review);
  if (!review.choices.length) return html`<p>${say("page-review-nothing")}</p>`;
  return html`
    <${Sums} ...${review.sums} />
    <${Graph} review=${review} seat=${seat} />
    <p>${say("page-review-mistakes", {count, all: review.count})} <span class="soft">${say("page-review-about")}</span></p>
    <ol class="mistakes">
      ${worst.map((choice) => html`<li key=${choice.at}><${Mistake} choice=${choice} kept=${kept} /></li>`)}
    </ol>
  `;
}

/** A number of points with its sign. */
function signed(points) {
  const rounded = Math.round(points);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : "0";
}

/** What the lead at the end is made of. */
function Sums({start, cost, lead, luck}) {
  const rows = [
    ["deal", say("page-review-deal"), start],
    ["luck", say("page-review-luck"), luck],
    ["choices", say("page-review-choices"), -cost],
    ["lead", say("page-review-lead"), lead],
  ];
  return html`
    <table class="sums">
      <tbody>
        ${rows.map(([what, label, points]) => html`<tr key=${what} class=${what}><th scope="row">${label}</th><td>${signed(points)}</td></tr>`)}
      </tbody>
    </table>
  `;
}

// -- the graph ------------------------------------------------------------------------------------------------------

const [WIDE, HIGH, EDGE] = [300, 110, 16]; // of the drawing

/** The lead to expect at each choice, and that at the end; mistakes are marked. */
function Graph({review: {choices, sums}, seat}) {
  const leads = [...choices.map(({expected}) => expected), sums.lead];
  const [least, most] = [Math.min(0, ...leads), Math.max(0, ...leads)];
  const across = (index) => EDGE + (index * (WIDE - 2 * EDGE)) / Math.max(1, leads.length - 1);
  const down = (points) => EDGE + ((most - points) * (HIGH - 2 * EDGE)) / Math.max(1, most - least);
  const turns = choices.flatMap(({turn}, index) => (turn > 0 && turn !== choices[index - 1]?.turn ? [[turn, index]] : []));
  const told = turns.map(([turn, index]) => `${turn}: ${signed(leads[index])}`).join(", ");
  return html`
    <figure class=${`course of-${seat}`}>
      <figcaption>${say("page-review-course")}</figcaption>
      <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${`${told}; ${signed(sums.lead)}`}>
        <line class="axis" x1=${EDGE} y1=${down(0)} x2=${WIDE - EDGE} y2=${down(0)} />
        <text x="1" y=${down(0) + 3}>0</text>
        ${[most, least].filter((points) => Math.abs(down(points) - down(0)) > 10).map((points) => html`<text key=${points} x="0" y=${down(points) + 3}>${signed(points)}</text>`)}
        ${turns.map(([turn, index]) => html`<text key=${turn} x=${across(index)} y=${HIGH - 2} text-anchor="middle">${turn}</text>`)}
        <polyline points=${leads.map((points, index) => `${across(index)},${down(points)}`).join(" ")} />
        ${choices.map(({verdict, expected, at}, index) => verdict === "mistake" && html`<circle key=${at} class="mistake" cx=${across(index)} cy=${down(expected)} r="3.5" />`)}
        <circle cx=${across(leads.length - 1)} cy=${down(sums.lead)} r="3" />
      </svg>
    </figure>
  `;
}

// -- mistakes -------------------------------------------------------------------------------------------------------

function Mistake({choice, kept}) {
  const {at, moment, cost, chosen, best, why} = choice;
  return html`
    <p class="mistake-head"><b>${say("page-review-cost", {points: Math.round(cost * 10) / 10})}</b> <span class="soft">${moment}</span></p>
    <div class="ways">
      <${Way} label=${say("page-review-chosen")} way=${chosen} />
      <${Way} label=${say("page-review-better")} way=${best} class="better" />
    </div>
    <p class="why">${why}</p>
    <div class="review-row">
      <${Button} id=${`look-at-${at}`} onclick=${() => replayAt(at)}>${say("page-review-look")}<//>
      <${Button} id=${`play-on-${at}`} onclick=${() => goOnFrom(kept, at)}>${say("page-replay-play-on")}<//>
    </div>
  `;
}

function Way({label, way: {text, cards, svg}, class: kind = ""}) {
  return html`
    <figure class=${`way ${kind}`}>
      <figcaption><span class="soft">${label}</span> ${text}</figcaption>
      ${svg ? html`<img src=${imageUrl(svg)} alt="" />` : html`<div class="way-cards">${cards.map((number) => html`<${SmallCard} key=${number} number=${number} />`)}</div>`}
    </figure>
  `;
}

/** Play another game against bots, which goes on from that moment; the table of friends is left, and stays. */
function goOnFrom(kept, at) {
  if (friends.message) closeTable();
  return playOnFrom(kept, at);
}
