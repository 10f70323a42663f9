/* The middle of the table: who plays, the row of the auctions, the bank and the decks; and the own hand and screen. */

import {labels} from "./cards.js";
import {Dot, imageUrl} from "./parts.js";
import {choicesFor, keyOf, promptOf, SLOTS} from "./play-actions.js";
import {sentencesOf, SmallCard, titleOf} from "./play-cards.js";
import {pick, play} from "./play-game.js";
import {doingAtTable} from "./friends-bar.js";
import {friends} from "./friends-table.js";
import {NewsInWords, NewsOf, newsOf, Virtual} from "./play-log.js";
import {Count, Gems, Thing} from "./play-parts.js";
import {showPyramid} from "./play-pyramids.js";
import {COLORS} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

// -- who plays ------------------------------------------------------------------------------------------------------

/** The players, and below each what that player did since the own last choice. */
export function Players({table}) {
  const news = table.is_over && !play.replay ? new Map() : newsOf(table);
  return html`
    <div class="seats" role="group" aria-label=${say("page-table-players")}>
      ${table.players.map((_, seat) => html`
        <div key=${seat} class=${`seat-column of-${seat}`}>
          <${Player} table=${table} seat=${seat} />
          <${NewsOf} table=${table} seat=${seat} acts=${news.get(seat)} />
        </div>
      `)}
      ${news.has(null) && html`<div class="seat-column"><${Virtual} acts=${news.get(null)} /></div>`}
    </div>
    <${NewsInWords} table=${table} />
  `;
}

function Player({table, seat}) {
  const {name, points} = table.players[seat];
  const {hand, attack, pyramid} = table.view.seats[seat];
  const at = keyOf("seat", seat);
  const isResult = table.is_over && Boolean(table.score); // it lies where the own pyramid was
  const isDue = !table.is_over && seat === table.seat && table.view.owes.includes(seat);
  const tap = () => (choicesFor(table, at).length ? pick(at) : showPyramid(seat));
  return html`
    <${Thing} table=${table} at=${at} class=${`seat${isDue ? " is-due" : ""}`} onclick=${tap}>
      <span class="seat-head">
        <span class="seat-name">${name}</span>
        ${points !== null && html`<b class="seat-points">${points}<span class="unseen"> ${say(table.is_over ? "page-player-points" : "page-table-points", {points})}</span></b>`}
      </span>
      <span class="seat-notes">
        ${!table.is_over && html`<${Count} icon="cards" label=${say("page-table-hand-count", {count: hand.length})} count=${hand.length} />`}
        ${attack > 0 && html`<${Count} icon="sword" label=${say("page-table-attack-count", {count: attack})} count=${attack} />`}
        <${Doing} ...${doingOf(table, seat)} />
      </span>
      ${(seat !== table.seat || isResult) && pyramid.length > 0 && html`<img class="seat-pyramid" alt="" src=${imageUrl(table.players[seat].svg)} />`}
    <//>
  `;
}

/** What a player is doing: in words where there is room for them, else as a sign. */
function Doing({sign, text}) {
  return text && html`<span class="doing"><span class="doing-sign" aria-hidden="true">${sign}</span><span class="doing-text">${text}</span></span>`;
}

/** Return what a player is doing; bots that choose after the person do nothing yet. */
function doingOf({view, seat: own, bots_to_act: isBotsTurn}, seat) {
  const atTable = friends.message && doingAtTable(seat);
  if (atTable) return atTable;
  const {has_chosen: hasChosen, auction} = view.seats[seat];
  const owes = view.owes.includes(seat);
  if (owes && seat === own) return {sign: "▸", text: say("page-table-your-turn")};
  if (owes && (isBotsTurn || friends.message)) return {sign: "…", text: say("page-table-thinks")};
  if (hasChosen) return {sign: "✓", text: say("page-table-has-chosen")};
  if (view.auction && auction === "has_card") return {sign: "✓", text: say("page-table-has-card")};
  if (view.auction && auction === "passed") return {sign: "–", text: say("page-table-passed")};
  return {};
}

// -- the row --------------------------------------------------------------------------------------------------------

export function Row({table}) {
  const {view} = table;
  const slots = Object.entries(SLOTS).reverse().filter(([, row]) => COLORS.some((color) => view[row][color] !== null));
  if (!slots.length) return null;
  const names = labels().colors;
  const isBid = promptOf(view).task === "ask_bids"; // in claims the cards are tapped, and need the room
  return html`
    <section class=${`auction-row${slots.length > 1 ? " has-tips" : ""}`} aria-label=${say("page-table-row")}>
      ${COLORS.map((color, index) => html`
        <div key=${color} class="column">
          ${slots.map(([slot, row]) => html`
            <${Slot} key=${slot} table=${table} number=${view[row][color]} color=${names[index]} isOld=${slot === "tip"} />
          `)}
          ${isBid
            ? html`<${Thing} table=${table} at=${keyOf("color", color)} class="color" label=${say("page-table-color", {color: names[index]})}><${Dot} color=${color} /><//>`
            : html`<span class="color" aria-hidden="true"><${Dot} color=${color} /></span>`}
        </div>
      `)}
    </section>
  `;
}

function Slot({table, number, color, isOld}) {
  if (number === null) return html`<div class="no-card"></div>`;
  const label = `${titleOf(number)}, ${color}${isOld ? `, ${say("page-table-left-over")}` : ""}`;
  return html`
    <${Thing} table=${table} at=${keyOf("card", number)} class="card-thing" label=${label}>
      <${SmallCard} number=${number} />
    <//>
  `;
}

// -- bank and decks -------------------------------------------------------------------------------------------------

export function Bank({table}) {
  const {view} = table;
  const decks = [["law_deck", say("page-table-laws")], ["reserve_deck", say("page-table-reserve")]];
  return html`
    <section class="bank" aria-label=${say("page-table-bank")}>
      <h2>${say("page-table-bank")}</h2>
      <${Gems} gems=${view.bank} />
      <div class="decks">
        ${decks.map(([deck, name]) => html`
          <span key=${deck} class="deck">${name} <b>${view[deck].size}</b></span>
        `)}
        <span class="deck of-auctions">${say("page-table-auction-deck")} <b>${view.auction_deck}</b></span>
      </div>
    </section>
  `;
}

// -- what is one's own ----------------------------------------------------------------------------------------------

export function Hand({table}) {
  const hand = table.view.seats[table.seat]?.hand ?? [];
  if (!hand.length) return null;
  const prompt = promptOf(table.view);
  const isAsked = hand.some(({card}) => card === prompt.card || choicesFor(table, keyOf("card", card)).length);
  return html`
    <div class=${`hand${isAsked ? " is-asked-for" : ""}`} role="group" aria-label=${say("page-table-hand")}><div class="hand-cards" style=${{"--count": hand.length}}>
      ${hand.map(({card, fresh}) => html`
        <${Thing} key=${card} table=${table} at=${keyOf("card", card)} class=${`card-thing${card === prompt.card ? " is-asked" : ""}`}
          label=${`${titleOf(card)}${fresh ? `, ${say("page-table-drawn")}` : ""}`}><${SmallCard} number=${card} /><//>
      `)}
    </div><${HandLaws} hand=${hand} /></div>
  `;
}

/** What the laws of the hand say, where there is room for it; elsewhere a tap tells it. */
function HandLaws({hand}) {
  const laws = hand.filter(({card}) => card !== null && sentencesOf(card).length);
  if (!laws.length) return null;
  return html`<ul class="hand-laws">${laws.map(({card}) => html`<li key=${card}><b>${titleOf(card)}</b> ${sentencesOf(card).join(" ")}</li>`)}</ul>`;
}

export function Screen({table}) {
  if (table.seat === null) return null;
  const {gems, attack} = table.view.seats[table.seat];
  return html`
    <div class="screen" role="group" aria-label=${say("page-table-screen")}>
      ${gems && html`<${Gems} gems=${gems} kind="own" />`}
      <${Count} icon="sword" label=${say("page-table-attack-count", {count: attack})} count=${attack} />
    </div>
  `;
}
