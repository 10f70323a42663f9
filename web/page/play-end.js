/* The end of a game: who won, by which points and why, and how it came to that. */

import {ask} from "./ask.js";
import {labels} from "./cards.js";
import {showDialog} from "./dialog.js";
import {tellFailure} from "./notices.js";
import {Button} from "./parts.js";
import {titleOf} from "./play-cards.js";
import {Reviews} from "./play-review.js";
import {RuleNumber} from "./rules.js";
import {Ranking} from "./score-view.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

export function Result({table}) {
  return html`
    <div class="result-of-game" id="result" tabindex="0" role="group" aria-label=${table.question}>
      <${Ranking} players=${table.score.players} />
      <${Reviews} table=${table} />
      <${Course} table=${table} />
      <${Lines} table=${table} />
    </div>
  `;
}

// -- points by lines ------------------------------------------------------------------------------------------------

function Lines({table}) {
  const words = labels();
  const {players} = table.score;
  const lines = Object.keys(players[0].lines);
  return html`
    <table>
      <thead><tr><th scope="col">${words.player}</th>${players.map(({name}, seat) => html`<th key=${seat} scope="col" class=${`of-${seat}`}>${name}</th>`)}</tr></thead>
      <tbody>
        ${lines.map((line) => html`
          <tr key=${line}>
            <th scope="row">${words.lines[line]}</th>
            ${players.map((_, seat) => html`<td key=${seat}><${Points} table=${table} line=${line} seat=${seat} /></td>`)}
          </tr>
        `)}
      </tbody>
    </table>
  `;
}

/** The points of a line; a tap tells the reasons, if a score sheet can hold the game. */
function Points({table, line, seat}) {
  const {name, lines} = table.score.players[seat];
  if (!table.sheet) return lines[line];
  const what = `${labels().lines[line]}, ${name}: ${lines[line]}`;
  return html`
    <${Button} id=${`why-${line}-${seat}`} class="points" aria-label=${say("page-score-why", {what})} onclick=${() => explain(table, line, seat)}>${lines[line]}<//>
  `;
}

async function explain({sheet, score}, line, seat) {
  const {name, lines, items} = score.players[seat];
  const answer = await ask({ask: "score", sheet, language: spoken()}).catch((error) => (tellFailure(error), null));
  if (!answer) return;
  const {reasons} = answer.pyramids[seat];
  const told = items.map((item, index) => ({...item, reason: reasons[index]})).filter((item) => item.line === line);
  showDialog(`${name}: ${labels().lines[line]} ${lines[line]}`, () => html`
    ${!told.length && html`<p>${say("page-score-nothing")}</p>`}
    <ul class="items">
      ${told.map(({points, card, level, reason, rule}, index) => html`
        <li key=${index}>
          <strong>${points}</strong>
          <div>
            ${card !== undefined && html`<span class="item-card">${titleOf(card)}, ${say("page-table-level", {level})}</span>`}
            <span>${reason}</span> <${RuleNumber} rule=${rule} />
          </div>
        </li>
      `)}
    </ul>
  `);
}

// -- points by turns ------------------------------------------------------------------------------------------------

const [WIDE, HIGH, EDGE] = [300, 120, 16]; // of the drawing

/** The points of all players after each turn, as lines. */
export function Course({table}) {
  const {course, score} = table;
  const most = Math.max(1, ...course.flat());
  const least = Math.min(0, ...course.flat());
  const across = (turn) => EDGE + (turn * (WIDE - 2 * EDGE)) / Math.max(1, course.length - 1);
  const down = (points) => EDGE + ((most - points) * (HIGH - 2 * EDGE)) / (most - least);
  const lineOf = (seat) => course.map((points, turn) => `${across(turn)},${down(points[seat])}`).join(" ");
  const told = score.players.map(({name}, seat) => `${name}: ${course.map((points) => points[seat]).join(", ")}`).join("; ");
  return html`
    <figure class="course">
      <figcaption>${say("page-end-course")}</figcaption>
      <svg viewBox=${`0 0 ${WIDE} ${HIGH}`} role="img" aria-label=${told}>
        <line class="axis" x1=${EDGE} y1=${down(0)} x2=${WIDE - EDGE} y2=${down(0)} />
        ${course.map((_, turn) => html`<text key=${turn} x=${across(turn)} y=${HIGH - 2} text-anchor="middle">${turn + 1}</text>`)}
        ${score.players.map((_, seat) => html`<polyline key=${seat} class=${`of-${seat}`} points=${lineOf(seat)} />`)}
        ${score.players.map(({total}, seat) => html`<circle key=${seat} class=${`of-${seat}`} cx=${across(course.length - 1)} cy=${down(total)} r="3" />`)}
      </svg>
    </figure>
  `;
}
