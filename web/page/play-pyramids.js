/* The pyramids: each as Python draws it, with what can be tapped over it. On the table lies the own one, and those of others
   in which something can be chosen; the sheet over the table shows any. */

import {labels} from "./cards.js";
import {showDialog} from "./dialog.js";
import {Button, Dot, imageUrl} from "./parts.js";
import {friends} from "./friends-table.js";
import {choicesFor, keyOf, keysOf, placesOf, promptOf} from "./play-actions.js";
import {enlarge, titleOf} from "./play-cards.js";
import {circleOnView} from "./play-circle.js";
import {pick, planPlace, play, shownTable} from "./play-game.js";
import {Thing} from "./play-parts.js";
import {COLORS} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

export function Pyramids({table}) {
  const {players, seat} = table;
  const asked = players.map((_, other) => other).filter((other) => other !== seat && isAskedAbout(table, other));
  const busy = busyFriend(table);
  const own = seat ?? busy ?? 0; // who watches sees those of all, one after the other
  const shown = asked.length && !isAskedAbout(table, seat) ? asked : [...new Set([own, busy, ...asked])].filter((one) => one !== null);
  return html`
    <div class="pyramids">
      ${shown.map((one) => html`<${Pyramid} key=${one} table=${table} seat=${one} isNamed=${shown.length > 1 || one !== seat} />`)}
    </div>
  `;
}

/** Return the seat of the friend for whom alone all wait, outside auctions; null if there is none. Bots are too quick to look at. */
function busyFriend({view, seat}) {
  const [busy, ...more] = view.owes;
  const isFriend = friends.message?.seats[busy]?.person != null;
  return isFriend && !more.length && busy !== seat && !view.auction ? busy : null;
}

/** Whether something can be chosen in the pyramid of a seat. */
function isAskedAbout({view, choices}, seat) {
  const start = keyOf("spot", seat, "");
  return choices.some(({action}) => keysOf(view, action).some((key) => key.startsWith(start)));
}

function Pyramid({table, seat, isNamed}) {
  const title = titleFor(table, seat);
  return html`
    <section class=${`pyramid-of of-${seat}`} id=${`pyramid-${seat}`} aria-label=${title}>
      ${isNamed && html`<h2>${title}</h2>`}
      <${Stage} table=${table} seat=${seat} places=${seat === table.seat ? placesOf(table, seat) : laidIn(table, seat)}
        spot=${(place, style) => html`<${Spot} key=${String(place)} table=${table} seat=${seat} place=${place} style=${style} />`} />
    </section>
  `;
}

function titleFor({players, seat: own}, seat) {
  return seat === own ? say("page-table-your-pyramid") : say("page-table-pyramid", {name: players[seat].name});
}

function laidIn({view}, seat) {
  return view.seats[seat].pyramid.map(({place}) => place);
}

/** The drawing of a pyramid, and over it a spot at each of some places; `spot` makes one from its place and its style. */
function Stage({table, seat, places, spot}) {
  const {pyramid} = table.view.seats[seat];
  if (!places.length) return html`<p class="soft">${say("page-table-no-cards")}</p>`;
  const laid = pyramid.filter(({place}) => place[0] === 1).map(({place}) => place[1]);
  const left = Math.min(...places.map(across));
  const right = Math.max(...places.map(across));
  const rows = Math.max(1, ...places.map(([level]) => level));
  const first = laid.length ? Math.min(...laid) : 0;
  const drawn = {"--x": first - left, "--level": 1, "--wide": laid.length, "--high": Math.max(0, ...pyramid.map(({place}) => place[0]))};
  return html`
    <div class="pyramid-stage">
      <div class="stage" style=${{"--columns": right - left + 1, "--rows": rows}}>
        ${pyramid.length > 0 && html`<img class="drawn" alt="" src=${imageUrl(table.players[seat].svg)} style=${drawn} />`}
        ${[...places].sort(byRow).map((place) => spot(place, {"--x": across(place) - left, "--level": place[0]}))}
      </div>
    </div>
  `;
}

/** How far to the right a place lies, in cards: each level begins half a card further. */
function across([level, x]) {
  return x + (level - 1) / 2;
}

// -- over the table -------------------------------------------------------------------------------------------------

/** Show the pyramid of a player in a sheet over the table. */
export function showPyramid(seat) {
  showDialog(() => titleFor(shownTable(), seat), () => html`<${PyramidSheet} table=${shownTable()} seat=${seat} />`);
}

function PyramidSheet({table, seat}) {
  const {hand, pyramid, attack} = table.view.seats[seat];
  const {points} = table.players[seat]; // null where they are not shown
  const numbers = pyramid.map(({card}) => card);
  const look = (card) => () => enlarge(card, numbers);
  const spot = (place, style) => {
    const placed = pyramid.find((one) => String(one.place) === String(place));
    return html`
      <${Button} key=${String(place)} id=${`look-${place.join("-")}`} class="spot laid" style=${style} aria-label=${spotLabel(placed)}
        onclick=${look(placed.card)} />
    `;
  };
  return html`
    <div class=${`pyramid-sheet of-${seat}`}>
      <${Stage} table=${table} seat=${seat} places=${laidIn(table, seat)} spot=${spot} />
      ${points !== null && html`<p>${points} ${say("page-table-points", {points})}</p>`}
      ${hand.length > 0 && html`<p class="soft">${say("page-table-hand-of", {cards: handOf(hand)})}</p>`}
      ${attack > 0 && html`<p class="soft">${say("page-table-attack-count", {count: attack})}</p>`}
    </div>
  `;
}

/** Return the cards of a hand that are known, and how many others it has. */
function handOf(hand) {
  const known = hand.filter(({card}) => card !== null).map(({card}) => titleOf(card));
  const hidden = hand.length - known.length;
  return [...known, ...(hidden ? [say("page-table-hidden", {count: hidden})] : [])].join(", ");
}

function byRow([level, x], [other, y]) {
  return other - level || x - y; // the top first, as one reads it
}

// -- a place --------------------------------------------------------------------------------------------------------

function Spot({table, seat, place, style}) {
  const placed = table.view.seats[seat].pyramid.find((one) => String(one.place) === String(place));
  const at = keyOf("spot", seat, place);
  if (!placed) return html`<${Open} table=${table} at=${at} place=${place} style=${style} />`;
  const isAsked = seat === askedSeat(table) && String(askedPlace(table)) === String(place);
  const isNew = newest(table).has(`${seat}:${placed.card}`);
  return html`
    <${Thing} table=${table} at=${at} class=${["spot laid", isNew && "is-new", isAsked && "is-asked"].filter(Boolean).join(" ")}
      label=${spotLabel(placed)} style=${style} />
  `;
}

/** Return the place that the question is about: where a law asks, or the circle that is painted. */
function askedPlace(table) {
  return table.circles?.length ? circleOnView(table).place : promptOf(table.view).place;
}

function askedSeat({view, seat}) {
  return promptOf(view).seat ?? seat;
}

function spotLabel(placed) {
  return [titleOf(placed.card), say("page-table-level", {level: placed.place[0]}), ...lyingOn(placed)].join(", ");
}

/** Return in words what lies on a card and under it, for those who do not see the drawing. */
function lyingOn({tokens, infinite_gems: infinite, stored, tucked}) {
  const {kinds, colors} = labels();
  const {power = [], magic_bonus: magic = [], circle_bonus: circle = [], ...counted} = tokens;
  const named = (color) => colors[COLORS.indexOf(color)];
  return [
    ...Object.entries(counted).map(([kind, count]) => `${kinds[kind]} ${count}`),
    ...power.map((value) => `${kinds.power} ${value}`),
    ...magic.map((value) => `${kinds.magic_bonus} +${value}`),
    ...circle.map(({color, value}) => `${kinds.circle_bonus} +${value} ${named(color)}`),
    ...infinite.map((color) => `${kinds.infinite_gem}: ${named(color)}`),
    ...COLORS.filter((color) => stored[color]).map((color) => `${stored[color]} ${named(color)}`),
    ...tucked.map((card) => say("page-table-under", {card: titleOf(card)})),
  ];
}

/** Return the cards that were placed since the last own choice. */
function newest({log}) {
  const events = log.flatMap(({events = []}) => events);
  return new Set(events.filter(({event}) => event === "card_placed").map(({seat, card}) => `${seat}:${card}`));
}

/** A place where no card lies: it lights up for a card that may lie there, and says what that costs. */
function Open({table, at, place, style}) {
  const choices = choicesFor(table, at);
  const possible = play.places?.places.find((one) => String(one.place) === String(place));
  const isPlacing = promptOf(table.view).task === "ask_place" && table.choices.length > 0;
  if (!choices.length && !possible && !isPlacing) {
    return html`<span class="spot open" style=${style}></span>`;
  }
  const blocked = table.blocked?.find(({action}) => keysOf(table.view, action).includes(at));
  const cost = (choices[0] ?? blocked ?? possible)?.cost;
  const isPlanned = play.plan && String(play.plan.place) === String(place);
  const isLit = choices.length > 0 || possible?.is_payable;
  const told = (choices[0] ?? blocked ?? possible)?.text ?? say("page-table-level", {level: place[0]});
  const tap = () => (possible && !choices.length ? planPlace(place) : pick(at));
  return html`
    <${Button} id=${at.replaceAll(":", "-")} class=${`spot open thing ${isLit ? "is-offered" : "is-dim"}`} style=${style} aria-label=${told}
      aria-pressed=${play.picked === at || Boolean(isPlanned)} onclick=${tap}><${Cost} cost=${cost} /><//>
  `;
}

function Cost({cost}) {
  const due = COLORS.filter((color) => cost?.[color]);
  if (!due.length) return html`<span class="free" aria-hidden="true">+</span>`;
  const gems = due.flatMap((color) => Array(cost[color]).fill(color));
  return html`<span class="cost" aria-hidden="true">${gems.map((color, index) => html`<${Dot} key=${index} color=${color} />`)}</span>`;
}
