/* The middle of the screen: what the question is about. It has the height that the players above and the tray below leave,
   and all that is in it shrinks until it fits: nothing here scrolls. */

import {cardIn, gemChoices, keyOf, keysOf, promptOf, rowKeys} from "./play-actions.js";
import {SmallCard, titleOf} from "./play-cards.js";
import {Circle} from "./play-circle.js";
import {Result} from "./play-end.js";
import {Thing} from "./play-parts.js";
import {Pyramids} from "./play-pyramids.js";
import {Bank, Hand, Row} from "./play-table.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

export function Scene({table}) {
  if (table.is_over && table.score) return html`<section class="scene" aria-label=${say("page-table-scene")}><${Result} table=${table} /></section>`;
  const loose = looseCards(table);
  const isStart = promptOf(table.view).task === "ask_start"; // nothing else lies there yet
  return html`
    <section class=${`scene${isAboutRow(table) ? " is-about-row" : ""}`} aria-label=${say("page-table-scene")}>
      ${isStart ? html`<${Hand} table=${table} />` : html`<${Row} table=${table} />`}
      ${loose.length > 0 && html`<${Loose} table=${table} cards=${loose} />`}
      <div class="scene-main">
        ${!isStart && html`<${Pyramids} table=${table} />`}
        ${table.circles?.length > 0 && html`<${Circle} table=${table} />`}
      </div>
      <${Bank} table=${table} />
    </section>
  `;
}

/** Whether the row is what is looked at: where one of its cards can be chosen, and in auctions unless something else is. */
function isAboutRow({view, choices}) {
  const row = new Set(rowKeys(view));
  const asked = choices.flatMap(({action}) => keysOf(view, action));
  const isElsewhere = asked.some((key) => key.startsWith("spot")) || gemChoices({choices}).length > 0;
  return asked.some((key) => row.has(key)) || (view.auction > 0 && !isElsewhere);
}

/** Return the cards that can be chosen and lie nowhere on the table, such as those that a law lets its player look at. */
function looseCards({view, choices, seat}) {
  const here = new Set(rowKeys(view));
  view.seats[seat]?.hand.forEach(({card}) => here.add(keyOf("card", card)));
  const named = new Set(choices.flatMap(({action}) => keysOf(view, action)));
  return [...named].filter((key) => cardIn(key) !== null && !here.has(key));
}

function Loose({table, cards}) {
  return html`
    <div class="loose" style=${{"--count": cards.length}}>
      ${cards.map((key) => html`
        <${Thing} key=${key} table=${table} at=${key} class="card-thing" label=${titleOf(cardIn(key))}><${SmallCard} number=${cardIn(key)} /><//>
      `)}
    </div>
  `;
}
