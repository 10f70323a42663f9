/* What has happened: since the own last choice, an entry below each player; and as a list of the whole game, by turns.

   The events of a player are read as acts: a bid, a card that was taken or laid, a pass; what follows belongs to the act. */

import {labels} from "./cards.js";
import {showDialog} from "./dialog.js";
import {Button, Dot, Icon} from "./parts.js";
import {SmallCard, titleOf} from "./play-cards.js";
import {COLORS} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const SEEN = new Set([ // what the table itself shows
  "turn_started", "auction_started", "round_started", "row_moved", "cards_revealed", "cards_removed",
  "characters_dealt", "decks_made", "laws_dealt", "hand_discarded", "choice_made",
]);

// -- acts -----------------------------------------------------------------------------------------------------------

/** Return the acts that an event begins: [seat, act] each; the seat of a virtual opponent is null. */
const BEGINS = {
  first_card_placed: ({seat, card}) => [[seat, {card}]],
  bids_revealed: ({bids, virtual}) => [
    ...bids.map(({seat, bid}) => [seat, {bid}]),
    ...virtual.map(({color}) => [null, {bid: color}]),
  ],
  cards_laid: ({cards}) => cards.map(({seat, card}) => [seat, {card}]),
  card_taken: ({seat, card}) => [[seat, {card, isTaken: true}]],
  passed: ({seat}) => [[seat, {hasPassed: true}]],
};

/** Return the acts of each seat in a log of which there is something to see, in their order: {bid, card, place, gains} each. A card
    that somebody took belongs to the bid before. */
export function newsOf({log, view}) {
  const news = new Map();
  const begin = (seat, act) => {
    const acts = news.get(seat) ?? [];
    const last = acts.at(-1);
    if (act.isTaken && last?.bid && last.card === undefined) last.card = act.card;
    else news.set(seat, [...acts, {gains: [], ...act}]);
  };
  for (const event of log.flatMap(({events}) => events)) {
    const begun = BEGINS[event.event]?.(event) ?? [];
    begun.forEach(([seat, act]) => begin(seat, act));
    if (begun.length || event.seat === undefined) continue;
    if (!news.has(event.seat)) begin(event.seat, {});
    follow(news.get(event.seat).at(-1), event, view);
  }
  const seen = [...news].map(([seat, acts]) => [seat, acts.filter(isSeen)]);
  return new Map(seen.filter(([, acts]) => acts.length));
}

function follow(act, event, view) {
  if (event.event === "card_placed") Object.assign(act, {card: event.card, place: event.place});
  else if (event.event in GAINS) {
    act.gains.push(event);
    if (!act.bid && event.place) act.card ??= cardAt(view, event); // laid before the own last choice
  }
}

function cardAt({seats}, {seat, place}) {
  return seats[seat].pyramid.find((one) => String(one.place) === String(place))?.card;
}

function isSeen({card, bid, hasPassed, gains}) {
  return card !== undefined || Boolean(bid || hasPassed || gains.length);
}

// -- below the players ----------------------------------------------------------------------------------------------

/** What a player did last: a picture, where, and what it brought; a tap shows all of it. */
export function NewsOf({table, seat, acts}) {
  if (!acts) return null;
  const act = acts.at(-1);
  const name = table.players[seat].name;
  return html`
    <${Button} id=${`news-${seat}`} class="news" onclick=${() => showNews(table)}>
      <span class="unseen">${name}: ${say("page-log-latest")}</span>
      <${ActPicture} act=${act} />
      <span class="news-facts">
        ${act.card !== undefined && html`<b class="news-title">${titleOf(act.card)}</b>`}
        <span class="news-gains">
          ${act.place && html`<span>${say("page-table-level", {level: act.place[0]})}</span>`}
          <${Gains} gains=${act.gains} />
        </span>
      </span>
      ${acts.length > 1 && html`<${More} count=${acts.length - 1} />`}
    <//>
  `;
}

/** How many acts came before the one that is shown. */
function More({count}) {
  return html`<span class="news-more"><span aria-hidden="true">+${count}</span><span class="unseen">${say("page-log-more", {count})}</span></span>`;
}

export function Virtual({acts}) {
  return html`
    <div class="seat is-virtual"><span class="seat-name">${say("page-log-virtual")}</span></div>
    <div class="news">${acts.map((act, index) => html`<${ActPicture} key=${index} act=${act} />`)}</div>
  `;
}

export function ActPicture({act}) {
  const isColor = COLORS.includes(act.bid);
  if (act.card !== undefined) return html`<span class="act-card"><${SmallCard} number=${act.card} />${isColor && html`<${Dot} color=${act.bid} />`}</span>`;
  if (isColor) return html`<${Dot} color=${act.bid} />`;
  if (act.bid === "attack") return html`<${Icon} name="sword" />`;
  return act.hasPassed || act.bid ? html`<i>${say("page-table-passed")}</i>` : null;
}

function Gains({gains}) {
  const painted = gains.filter(({event}) => event === "section_painted").map(({color}) => color);
  const count = (color) => painted.filter((one) => one === color).length;
  return html`
    ${gains.map((event) => GAINS[event.event](event))}
    ${COLORS.filter(count).map((color) => html`<span key=${color}>◔ ${count(color)}<${Dot} color=${color} /></span>`)}
  `;
}

/** What an act brought, in small, by the events that tell it: gems as such, tokens by their names. */
const GAINS = {
  gems_taken: ({gems}) => COLORS.filter((color) => gems[color]).map((color) => html`<span key=${color}>${gems[color]}<${Dot} color=${color} /></span>`),
  circle_closed: ({color}) => html`<span>◯ <${Dot} color=${color} /></span>`,
  infinite_gem_gained: ({color}) => html`<span>∞ <${Dot} color=${color} /></span>`,
  tokens_gained: ({tokens}) => html`<span>${tokensInWords(tokens)}</span>`,
  attack_gained: ({count}) => html`<span><${Icon} name="sword" />${count}</span>`,
  card_drawn: () => html`<span><${Icon} name="cards" />+1</span>`,
  section_painted: () => null, // all of a color are one number
};

function tokensInWords({power = [], magic_bonus: magic = [], circle_bonus: circle = [], ...counted}) {
  const {kinds} = labels();
  return [
    ...Object.entries(counted).filter(([, count]) => count).map(([kind, count]) => `${kinds[kind]} ${count}`),
    ...power.map((value) => `${kinds.power} ${value}`),
    ...magic.map((value) => `${kinds.magic_bonus} +${value}`),
    ...circle.map(({value}) => `${kinds.circle_bonus} +${value}`),
  ].join(", ");
}

/** All that happened, for screen readers, as soon as it is there. */
export function NewsInWords({table}) {
  const lines = table.log.flatMap((step) => step.lines.map((line, index) => [line, step.events[index].event, `${step.at} ${index}`]));
  return html`
    <ul id="happened" class="unseen" aria-live="polite">
      ${lines.filter(([, event]) => !SEEN.has(event)).map(([line, , key]) => html`<li key=${key}>${line}</li>`)}
    </ul>
  `;
}

function showNews({log, view}) {
  const begun = log.flatMap(({events}) => events).filter(({event}) => event === "turn_started").length;
  showDialog(say("page-log-latest"), html`<${LogList} log=${log} turn=${view.turn - begun} />`);
}

// -- the whole game -------------------------------------------------------------------------------------------------

/** The log of a game, turn by turn, the newest on top; in a turn the oldest first. What a player did one after the other is one
    entry, with a picture of the card. `turn` is the one in which the log begins, 0 before the first. */
export function LogList({log, turn = 0}) {
  const turns = [{title: turn > 0 ? say("page-replay-turn", {turn}) : say("page-log-before"), entries: []}];
  for (const {event, line} of withFailures(log)) {
    if (event.event === "turn_started") turns.unshift({title: line, entries: []});
    else noteIn(turns[0].entries, event, line);
  }
  return html`
    <div id="log">
      ${turns.filter(({entries}) => entries.length).map(({title, entries}) => html`
        <h3 key=${title}>${title.replaceAll("—", "").trim()}</h3>
        ${entries.map((entry, index) => html`<${Entry} key=${`${title} ${index}`} ...${entry} />`)}
      `)}
    </div>
  `;
}

function noteIn(entries, event, line) {
  const last = entries.at(-1);
  const begins = event.event in BEGINS || event.seat === undefined || last?.seat !== event.seat;
  const entry = begins ? {seat: event.seat, card: null, lines: []} : last;
  if (begins) entries.push(entry);
  entry.lines.push(line);
  if (typeof event.card === "number") entry.card ??= event.card;
}

function Entry({card, lines}) {
  return html`
    <div class="entry">
      ${card !== null && html`<${SmallCard} number=${card} />`}
      <ul class="lines">${lines.map((line, index) => html`<li key=${index}>${line}</li>`)}</ul>
    </div>
  `;
}

// -- what nobody gets -----------------------------------------------------------------------------------------------

const ENDS_AUCTION = new Set(["auction_started", "row_moved", "game_ended"]);

/** Return the events of a log, each with its line; before an auction ends, a line for each color for which several bid and from
    which nobody got a card (R5.5, R5.6). */
function withFailures(log) {
  const told = [];
  let contested = new Map(); // by color, how many bid it
  for (const {events, lines} of log) {
    events.forEach((event, index) => {
      if (event.event === "bids_revealed") contested = contestedIn(event);
      if (event.event === "card_taken") contested.delete(event.color);
      if (ENDS_AUCTION.has(event.event)) {
        told.push(...[...contested].map(failure));
        contested = new Map();
      }
      told.push({event, line: lines[index]});
    });
  }
  return told;
}

function contestedIn({bids, virtual}) {
  const colors = [...bids.map(({bid}) => bid), ...virtual.map(({color}) => color)].filter((bid) => COLORS.includes(bid));
  const counts = new Map(COLORS.map((color) => [color, colors.filter((other) => other === color).length]));
  return new Map([...counts].filter(([, count]) => count > 1));
}

function failure([color, count]) {
  return {event: {event: FAILED}, line: say("page-log-nobody", {color: labels().colors[COLORS.indexOf(color)], count})};
}

const FAILED = "nobody_got_it";

/** What nobody got since the own last choice: beside the question, as it says why it is asked again. */
export function Failures({table}) {
  const lines = withFailures(table.log).filter(({event}) => event.event === FAILED);
  return lines.map(({line}, index) => html`<p key=${index} class="soft failure">${line}</p>`);
}
