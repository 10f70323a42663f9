/* The screen in the middle of the table: a tablet or a television that shows what lies open, large; the phones have the rest. */

import {doingAtTable, Toasts} from "./friends-bar.js";
import {Rematch} from "./friends-end.js";
import {friends} from "./friends-table.js";
import {IconButton, imageUrl} from "./parts.js";
import {ActPicture, newsOf} from "./play-log.js";
import {Course} from "./play-end.js";
import {openMenu} from "./play-menu.js";
import {Bank, Row} from "./play-table.js";
import {Ranking} from "./score-view.js";
import {html} from "./vendor/preact.js";
import {listed, say} from "./words.js";

export function TableScreen({table}) {
  const {message} = friends;
  const names = listed(message.waits_for.map((seat) => message.seats[seat].name));
  const isOver = table.is_over && Boolean(table.score);
  const news = isOver ? new Map() : newsOf({log: thisTurn(), view: table.view});
  return html`
    <div class="table-screen" id="big-table">
      <header class="big-head">
        <p id="moment">${table.moment}</p>
        <p id="waits" role="status">${names && message.phase === "playing" ? say("page-friends-waits", {names}) : !isOver && table.question}</p>
        <p class="big-code">${message.code}</p>
        <${IconButton} id="play-menu" name="menu" label=${say("page-menu-title")} aria-haspopup="dialog" onclick=${openMenu} />
      </header>
      <div class="big-players" role="group" aria-label=${say("page-table-players")}>
        ${table.players.map((player, seat) => html`<${BigPlayer} key=${seat} table=${table} seat=${seat} act=${news.get(seat)?.at(-1)} />`)}
      </div>
      ${isOver
        ? html`<div class="big-result"><${Ranking} players=${table.score.players} /><${Course} table=${table} /><${Rematch} /></div>`
        : html`<div class="big-row"><${Row} table=${table} /><${Bank} table=${table} /></div>`}
      <div class="big-pyramids">${table.players.map((player, seat) => html`<${BigPyramid} key=${seat} player=${player} seat=${seat} table=${table} />`)}</div>
      <${Toasts} />
    </div>
  `;
}

/** Return the steps of the turn so far. */
function thisTurn() {
  const {log} = friends;
  return log.slice(Math.max(0, log.findLastIndex(({events}) => events.some(({event}) => event === "turn_started"))));
}

/** A player with the points, what is thought about, and what was opened last: a bid or a card. */
function BigPlayer({table, seat, act}) {
  const {name, points} = table.players[seat];
  const {has_chosen: hasChosen} = table.view.seats[seat];
  const doing = doingAtTable(seat)?.text ?? (table.view.owes.includes(seat) ? say("page-table-thinks") : hasChosen ? say("page-table-has-chosen") : "");
  return html`
    <div class=${`big-player of-${seat}`}>
      <b>${name}</b>
      ${points !== null && html`<span>${points}</span>`}
      <span class="doing">${doing}</span>
      ${act && html`<span class="opened-big"><${ActPicture} act=${act} /></span>`}
    </div>
  `;
}

function BigPyramid({player, seat, table}) {
  const isEmpty = !table.view.seats[seat].pyramid.length;
  return html`
    <figure class=${`big-pyramid of-${seat}`}>
      <figcaption>${player.name}</figcaption>
      ${!isEmpty && html`<img alt=${say("page-table-pyramid", {name: player.name})} src=${imageUrl(player.svg)} />`}
    </figure>
  `;
}
