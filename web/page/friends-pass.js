/* Several people at one device: a cover between them, so that nobody sees the hand of another, and the way to the next one. */

import {Button} from "./parts.js";
import {back, passOn, play, takeDevice} from "./play-game.js";
import {Hand, Screen} from "./play-table.js";
import {html, useEffect} from "./vendor/preact.js";
import {say} from "./words.js";

/** Whether nobody is to see the table: somebody else is to choose, who has not taken the device yet. */
export function isCovered({seat}) {
  return play.isCovered || (seat === null && play.kept !== null);
}

/** Whether the person whose table it is has the device, while somebody else is to choose. */
export function isToPassOn(table) {
  return table.next_person !== undefined && table.next_person !== null && table.next_person !== table.seat;
}

/** What lies over the table until the next person has the device; it shows nothing but names. */
export function Cover({table}) {
  const {next_person: next, players, seat} = table;
  const name = players[next]?.name;
  useEffect(() => document.getElementById("cover-title").focus({preventScroll: true}), [next]);
  if (next === null) return html`<section class="cover" id="cover" aria-labelledby="cover-title"><h2 id="cover-title" tabindex="-1">${table.moment}</h2></section>`; // bots choose first
  return html`
    <section class=${`cover of-${next}`} id="cover" aria-labelledby="cover-title">
      <h2 id="cover-title" tabindex="-1">${say("page-friends-pass-now", {name})}</h2>
      <p>${say("page-friends-pass-how", {name})}</p>
      <${Button} id="take-device" class="main" onclick=${takeDevice}>${say("page-friends-pass-take", {name})}<//>
      ${seat !== null && html`<${Button} id="keep-device" class="quiet" onclick=${back}>${say("page-friends-pass-back", {name: players[seat].name})}<//>`}
    </section>
  `;
}

/** The tray of somebody who has chosen, and may look once more or take the choice back. */
export function PassOn({table, children}) {
  const {name} = table.players[table.next_person];
  return html`
    <section class="tray" aria-label=${say("page-choice-title")}>
      <div class="tray-choices">
        <p id="prompt" class="prompt" role="status" tabindex="-1">${say("page-friends-pass-now", {name})}</p>
        ${play.refusal && html`<p id="why" class="refusal" role="alert">${play.refusal}</p>`}
        <div class="choices-list"><${Button} id="pass-on" class="choice main" onclick=${passOn}>${say("page-friends-pass-on", {name})}<//></div>
      </div>
      <${Hand} table=${table} />
      <div class="tray-foot"><${Screen} table=${table} />${children}</div>
    </section>
  `;
}
