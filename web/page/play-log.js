/* What has happened: in pictures and words since the own last choice, and as a list of the whole game. */

import {Dot, Icon} from "./parts.js";
import {SmallCard} from "./play-cards.js";
import {COLORS} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const MOST = 4; // lines; half as many where there are pictures
const SEEN = new Set([ // what the table itself shows
  "turn_started", "auction_started", "round_started", "row_moved", "cards_revealed", "cards_removed",
  "characters_dealt", "decks_made", "laws_dealt", "hand_discarded",
]);
const PICTURES = {
  bids_revealed: ({bids, virtual}) => [
    ...bids.map(({seat, bid}) => [seat, html`<${Bid} bid=${bid} />`]),
    ...virtual.map(({color}) => [null, html`<${Bid} bid=${color} />`]),
  ],
  cards_laid: ({cards}, table) => cards.map(({seat, card}) => [seat, html`<${SmallCard} number=${card} />`]),
};

export function Happened({table}) {
  const all = table.log.flatMap(({at, lines, events}) => lines.map((line, index) => ({line, event: events[index], key: `${at} ${index}`})));
  const opened = all.filter(({event}) => event.event in PICTURES);
  const others = all.filter(({event}) => !(event.event in PICTURES) && !SEEN.has(event.event)).slice(-(opened.length ? MOST / 2 : MOST));
  return html`
    <section class="happened" aria-label=${say("page-log-latest")}>
      ${opened.map(({event, key}) => html`<${Opened} key=${key} table=${table} event=${event} />`)}
      <ul id="happened" class="lines" aria-live="polite">
        ${opened.map(({line, key}) => html`<li key=${key} class="unseen">${line}</li>`)}
        ${others.map(({line, key}) => html`<li key=${key}>${line}</li>`)}
      </ul>
    </section>
  `;
}

/** What all opened at once, one hand after the other. */
function Opened({table, event}) {
  const name = (seat) => (seat === null ? say("page-log-virtual") : table.players[seat].name);
  return html`
    <div class="opened" aria-hidden="true">
      ${PICTURES[event.event](event, table).map(([seat, picture], index) => html`
        <div key=${index} class="hand-open" style=${{"--turn": index}}><span class="seat-name">${name(seat)}</span>${picture}</div>
      `)}
    </div>
  `;
}

function Bid({bid}) {
  if (COLORS.includes(bid)) return html`<${Dot} color=${bid} />`;
  return bid === "attack" ? html`<${Icon} name="sword" />` : html`<i>${say("page-table-passed")}</i>`;
}

/** The log of the whole game, oldest line first, turn by turn: the newest turn on top. */
export function LogList({log}) {
  const turns = [{title: say("page-log-before"), lines: []}];
  for (const {lines, events} of log) {
    lines.forEach((line, index) => {
      if (events[index].event === "turn_started") turns.unshift({title: line, lines: []});
      else turns[0].lines.push(line);
    });
  }
  return html`
    <div id="log">
      ${turns.map(({title, lines}) => html`
        <h3 key=${title}>${title.replaceAll("—", "").trim()}</h3>
        <ul key=${`${title} lines`} class="log">${lines.map((line, index) => html`<li key=${index}>${line}</li>`)}</ul>
      `)}
    </div>
  `;
}
