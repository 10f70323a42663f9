/* The end of a game with friends: another one with the same people, and what the evening has brought so far. */

import {SitDown, TakeOver} from "./friends-lobby.js";
import {friends, isHost, want} from "./friends-table.js";
import {Button} from "./parts.js";
import {html} from "./vendor/preact.js";
import {listed, say} from "./words.js";

export function Rematch() {
  const {message} = friends;
  if (!message || message.phase !== "over") return null;
  const {people, seats, seat, you, tally} = message;
  const asked = seats.filter(({person}) => person !== null).map(({person}) => person);
  const missing = asked.filter((person) => !people[person].wants_rematch);
  const wants = you !== null && people[you].wants_rematch;
  return html`
    <div class="choices-list">
      ${seat !== null && !wants && html`<${Button} id="rematch" class="choice main" onclick=${() => want("rematch")}>${say("page-choice-rematch")}<//>`}
      ${isHost(message) && missing.length > 0 && (wants || seat === null) && html`<${Button} id="deal-now" class="choice" onclick=${() => want("deal")}>${say("page-friends-deal-now")}<//>`}
      <${SitDown} message=${message} />
      <${TakeOver} message=${message} />
    </div>
    ${wants && missing.length > 0 && html`<p class="soft" id="rematch-waits" role="status">${say("page-friends-waits", {names: listed(missing.map((person) => people[person].name))})}</p>`}
    ${tally.length > 1 && html`<${Tally} tally=${tally} />`}
  `;
}

/** How many games of the evening each has won, and the points of each game. */
function Tally({tally}) {
  const names = [...new Set(tally.flatMap((game) => game.names))];
  const wins = (name) => tally.filter(({winners}) => winners.includes(name)).length;
  const points = ({names: players, totals}, name) => (players.includes(name) ? totals[players.indexOf(name)] : "–");
  return html`
    <details class="evening" open=${friends.isScreen}>
      <summary id="show-tally">${say("page-friends-tally")}</summary>
      <table class="tally" id="tally" aria-labelledby="show-tally">
        <thead><tr><th scope="col"><span class="unseen">${say("page-player-name")}</span></th>${tally.map((_, index) => html`<th key=${index} scope="col">${index + 1}</th>`)}<th scope="col">${say("page-friends-won")}</th></tr></thead>
        <tbody>
          ${names.map((name) => html`
            <tr key=${name}><th scope="row">${name}</th>${tally.map((game, index) => html`<td key=${index} class=${game.winners.includes(name) ? "winner" : ""}>${points(game, name)}</td>`)}<td><b>${wins(name)}</b></td></tr>
          `)}
        </tbody>
      </table>
    </details>
  `;
}
