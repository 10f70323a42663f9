/* The pyramids: each as Python draws it, with what can be tapped over it; the own one first, the others beside it. */

import {labels} from "./cards.js";
import {Button, Dot, imageUrl} from "./parts.js";
import {choicesFor, keyOf, keysOf, placesOf, promptOf} from "./play-actions.js";
import {titleOf} from "./play-cards.js";
import {pick, planPlace, play} from "./play-game.js";
import {Thing} from "./play-parts.js";
import {COLORS} from "./sheet.js";
import {html, useEffect, useRef} from "./vendor/preact.js";
import {say} from "./words.js";

export function Pyramids({table}) {
  const seats = table.players.map((_, seat) => seat);
  const own = table.seat;
  const order = [own, ...seats.slice(own + 1), ...seats.slice(0, own)];
  const isBare = table.view.seats.every(({pyramid}) => !pyramid.length); // a keyboard has no card by which to scroll
  return html`
    <div class="pyramids" id="pyramids" tabindex=${isBare ? "0" : null}>
      ${order.map((seat) => html`<${Pyramid} key=${seat} table=${table} seat=${seat} />`)}
    </div>
  `;
}

function Pyramid({table, seat}) {
  const {name, svg} = table.players[seat];
  const {pyramid, hand} = table.view.seats[seat];
  const isOwn = seat === table.seat;
  const places = isOwn ? placesOf(table, seat) : pyramid.map(({place}) => place);
  const title = isOwn ? say("page-table-your-pyramid") : say("page-table-pyramid", {name});
  const laid = pyramid.filter(({place}) => place[0] === 1).map(({place}) => place[1]);
  const left = Math.min(...places.map(([level, x]) => x + (level - 1) / 2));
  const right = Math.max(...places.map(([level, x]) => x + (level - 1) / 2));
  const rows = Math.max(1, ...places.map(([level]) => level));
  const first = laid.length ? Math.min(...laid) : 0;
  const drawn = {"--x": first - left, "--level": 1, "--wide": laid.length, "--high": Math.max(0, ...pyramid.map(({place}) => place[0]))};
  const stage = places.length > 0 && html`
    <${Stage} changed=${table.serial}>
      <div class="stage" style=${{"--columns": right - left + 1, "--rows": rows}}>
        ${pyramid.length > 0 && html`<img class="drawn" alt="" src=${imageUrl(svg)} style=${drawn} />`}
        ${places.sort(byRow).map((place) => html`<${Spot} key=${String(place)} table=${table} seat=${seat} place=${place} left=${left} />`)}
      </div>
    <//>
  `;
  return html`
    <section class=${`pyramid-of of-${seat}`} id=${`pyramid-${seat}`} aria-label=${title}>
      <h2>${title}</h2>
      ${stage || html`<p class="soft">${say("page-table-no-cards")}</p>`}
      ${!isOwn && hand.length > 0 && html`<p class="soft">${say("page-table-hand-of", {cards: handOf(hand)})}</p>`}
    </section>
  `;
}

/** Where a pyramid lies: one that is too wide scrolls, fades where it goes on, and shows the places for a card first. */
function Stage({changed, children}) {
  const stage = useRef(null);
  useEffect(() => {
    const {current} = stage;
    if (!current) return undefined; // gone before it was shown
    const show = () => {
      showPlaces(current);
      fade(current);
    };
    show();
    const observer = new ResizeObserver(show);
    observer.observe(current);
    return () => observer.disconnect();
  }, [changed, play.places?.card]);
  return html`<div class="pyramid-stage" ref=${stage} onscroll=${({currentTarget}) => fade(currentTarget)}>${children}</div>`;
}

/** Note where a stage goes on. */
function fade({scrollLeft, scrollWidth, clientWidth, dataset}) {
  dataset.goesOn = [scrollLeft > 1 && "left", scrollLeft < scrollWidth - clientWidth - 1 && "right"].filter(Boolean).join(" ");
}

/** Scroll the middle of all places for a card into the middle, of the whole pyramid if there are none; where they lie too far
    from each other, the first comes in sight. */
function showPlaces(stage) {
  const offered = [...stage.querySelectorAll(".open.is-offered")];
  const [first, last] = offered.length ? [Math.min(...offered.map(startOf)), Math.max(...offered.map(endOf))] : [0, stage.scrollWidth];
  const isTooFar = offered.length > 0 && last - first > stage.clientWidth;
  stage.scrollLeft = isTooFar ? first : (first + last - stage.clientWidth) / 2;
}

const startOf = (spot) => spot.offsetLeft;
const endOf = (spot) => spot.offsetLeft + spot.offsetWidth;

/** Return the cards of a hand that are known, and how many others it has. */
function handOf(hand) {
  const known = hand.filter(({card}) => card !== null).map(({card}) => titleOf(card));
  const hidden = hand.length - known.length;
  return [...known, ...(hidden ? [say("page-table-hidden", {count: hidden})] : [])].join(", ");
}

function byRow([level, x], [other, y]) {
  return other - level || x - y; // the top first, as one reads it
}

function Spot({table, seat, place, left}) {
  const [level, x] = place;
  const placed = table.view.seats[seat].pyramid.find((one) => String(one.place) === String(place));
  const at = keyOf("spot", seat, place);
  const style = {"--x": x + (level - 1) / 2 - left, "--level": level};
  if (placed) {
    const label = [titleOf(placed.card), say("page-table-level", {level}), ...lyingOn(placed)].join(", ");
    const isNew = newest(table).has(`${seat}:${placed.card}`);
    return html`<${Thing} table=${table} at=${at} class=${`spot laid${isNew ? " is-new" : ""}`} label=${label} style=${style} />`;
  }
  return html`<${Open} table=${table} at=${at} place=${place} style=${style} />`;
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
  if (!choices.length && !possible && promptOf(table.view).task !== "ask_place") {
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
