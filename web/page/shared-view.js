/* A game on several phones: the way in by a code, whether all are in step, and what the others' changes left no room for. */

import {labels, nameOfEdition} from "./cards.js";
import {showDialog} from "./dialog.js";
import {titleOf} from "./facts.js";
import {playerName, state} from "./game.js";
import {Invite} from "./invite.js";
import {tellFailure} from "./notices.js";
import {Button} from "./parts.js";
import {whereOf} from "./pyramid-view.js";
import {giveWay, insistOn, isShared, leave, share, shareAnew, sharedGame} from "./shared-games.js";
import {drawnCells, typedCells} from "./shared-sheet.js";
import {COLORS} from "./sheet.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {about} from "./way.js";
import {say} from "./words.js";

const MOST_ROWS = 4; // of what was not taken, shown of one change

// -- the way in -----------------------------------------------------------------------------------------------------

/** Whether the server shares games; false before that is known. */
function useSharing() {
  const [isSharing, setSharing] = useState(false);
  useEffect(() => void about.then(({shared}) => setSharing(Boolean(shared))), []);
  return isSharing;
}

/** A button that shares the game that is open, where the server can. */
export function SeveralPhones({id}) {
  if (!useSharing()) return null;
  const show = async () => {
    try {
      if (!sharedGame(state.game.id)?.isGone) await share();
      showDialog(() => say("page-shared-title"), Code);
    } catch (error) {
      tellFailure(error);
    }
  };
  return html`<${Button} id=${id} onclick=${show}>${say("page-shared-button")}<//>`;
}

function Code() {
  const kept = sharedGame(state.game.id);
  if (kept?.isGone) return html`<${Gone} />`;
  if (!isShared()) return html`<p>${say("page-shared-left")}</p>`;
  const {code} = kept;
  return html`
    <p>${say("page-shared-how")}</p>
    <${Invite} code=${code} text=${say("page-shared-invitation", {code})} />
    <p class="soft">${say("page-shared-privacy")}</p>
    <${Button} id="go-alone" onclick=${leave}>${say("page-shared-leave")}<//>
  `;
}

// -- in step --------------------------------------------------------------------------------------------------------

/** A line about the game that is open: that it is shared, what was not sent yet, that this phone goes on alone, or that its server
    has the game no more. */
export function InStep() {
  const kept = sharedGame(state.game.id);
  if (!kept) return null;
  if (kept.isGone) return html`<div id="in-step" class="note"><${Gone} /></div>`;
  if (kept.isAlone) return html`<p id="in-step" class="soft">${say("page-shared-left")}</p>`;
  const count = kept.copy.queue.length;
  return html`
    <p id="in-step" class="soft">
      ${say("page-shared-in-step", {code: kept.code})}${count > 0 && html` <strong>${say("page-shared-waiting", {count})}</strong>`}
    </p>
  `;
}

function Gone() {
  const again = () => shareAnew().then(() => showDialog(() => say("page-shared-title"), Code), tellFailure);
  return html`
    <p>${say("page-shared-lost")}</p>
    <${Button} id="share-anew" onclick=${again}>${say("page-shared-anew")}<//>
  `;
}

// -- what was not taken ---------------------------------------------------------------------------------------------

/** What was typed here and not taken, since another phone was first: with what is there now, and a button for each of both. */
export function NotTaken() {
  const {refused = []} = sharedGame(state.game.id)?.copy ?? {};
  if (!refused.length) return null;
  return html`
    <section id="not-taken" class="note" role="status" aria-label=${say("page-shared-not-taken")}>
      <h2>${say("page-shared-not-taken")}</h2>
      ${refused.map((change, at) => html`<${Refused} key=${JSON.stringify(change.cells)} change=${change} at=${at} />`)}
    </section>
  `;
}

function Refused({change, at}) {
  const {copy} = sharedGame(state.game.id);
  const drawn = drawnCells(copy);
  const differing = (cells) => Object.entries(cells).filter(([key, value]) => labelOf(key, drawn) && shownValue(key, value) !== shownValue(key, drawn[key] ?? null));
  const typed = differing(typedCells(change));
  const rows = typed.length ? typed : differing(change.cells);
  const row = ([key, value]) => {
    const [where, mine, theirs] = [labelOf(key, drawn), shownValue(key, value), shownValue(key, drawn[key] ?? null)];
    const phone = copy.cells[key] ? phoneNumber(copy, copy.cells[key].by) : 0;
    return html`<li key=${key}>${phone ? say("page-shared-row-by", {where, mine, theirs, phone}) : say("page-shared-row", {where, mine, theirs})}</li>`;
  };
  return html`
    <ul>${rows.slice(0, MOST_ROWS).map(row)}${rows.length > MOST_ROWS && html`<li>${say("page-shared-more", {count: rows.length - MOST_ROWS})}</li>`}</ul>
    <div class="row">
      <${Button} id=${`mine-${at}`} onclick=${() => insistOn(at)}>${say("page-shared-mine")}<//>
      <${Button} id=${`theirs-${at}`} onclick=${() => giveWay(at)}>${say("page-shared-theirs")}<//>
    </div>
  `;
}

/** Return the number of the phone that made a change: 1 for the one that typed first; 0 for this one. */
function phoneNumber(copy, by) {
  const phone = by.split(".")[0];
  return phone === copy.me ? 0 : Object.keys(copy.phones).indexOf(phone) + 1;
}

/** Return the label of a cell; null for one that no reader knows. */
function labelOf(key, drawn) {
  if (key === "edition") return say("page-common-edition");
  if (key === "card_set") return say("page-shared-cards");
  const [, player, what] = /^player\/([^/]+)\/?(.*)$/.exec(key) ?? [];
  if (!player) return null;
  const {players} = state.game.sheet;
  const seat = players.findIndex((one) => one.key === player);
  const name = playerName({name: drawn[`player/${player}/name`] ?? ""}, seat < 0 ? players.length : seat);
  const [kind, first, second] = what.split("/");
  const part = {
    "": () => "",
    name: () => say("page-player-name"),
    gems: () => labels().colors[COLORS.indexOf(first)],
    attack: () => say("page-screen-attack"),
    painting: () => say("page-painting-title"),
    card: () => whereOf({level: Number(first), x: Number(second)}),
  }[kind]?.();
  return part ? `${name}, ${part}` : name;
}

function shownValue(key, value) {
  if (value === null) return say("page-shared-nothing");
  if (key === "edition") return nameOfEdition(String(value.name ?? value));
  if (key.includes("/card/")) return titleOf(value);
  if (value === true) return say("page-shared-there");
  if (key.endsWith("/painting")) return {best: say("page-painting-best"), none: say("page-painting-none")}[value] ?? say("page-painting-hand");
  return String(value);
}
