/* Parts that the views of the table are made of. */

import {labels} from "./facts.js";
import {Button, Dot} from "./parts.js";
import {cardIn, choicesFor} from "./play-actions.js";
import {pick, play} from "./play-game.js";
import {COLORS} from "./sheet.js";
import {html} from "./vendor/preact.js";

/** A thing on the table that can be tapped; it is marked where there is a choice about it. */
export function Thing({table, at, label, class: kind = "", children, ...more}) {
  const isOffered = choicesFor(table, at).length > 0;
  const isPicked = play.picked === at || (kind.includes("color") && choicesFor(table, at).length && isPickedBy(table, at));
  return html`
    <${Button} id=${at.replaceAll(":", "-")} class=${`thing ${kind}${isOffered ? " is-offered" : ""}`} aria-label=${label}
      aria-pressed=${Boolean(isPicked)} onclick=${() => pick(at)} ...${more}>${children}<//>
  `;
}

/** Whether what is picked means this too: a card of the row its color. */
function isPickedBy(table, at) {
  return play.picked !== null && cardIn(play.picked) !== null && choicesFor(table, at).some((choice) => choicesFor(table, play.picked).includes(choice));
}

export function Gems({gems, kind = ""}) {
  const names = labels().colors;
  return html`
    <ul class=${`gems ${kind}`}>
      ${COLORS.map((color, index) => html`
        <li key=${color} class=${gems[color] ? "" : "is-none"}><${Dot} color=${color} /><span class="unseen">${names[index]}: </span>${gems[color]}</li>
      `)}
    </ul>
  `;
}

const PATHS = {
  cards: "M9 4h9v13h-9zM6 7v13h9",
  sword: "M5 19l4-4M4 14l6 6M8 16 20 4",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 9h-3",
  look: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l6 6",
  first: "M6 5v14M18 5 9 12l9 7z",
  back: "M16 5 7 12l9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
};

/** A small drawing in lines: of cards, of an attack token, of what a button does. */
export function Icon({name}) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

/** A number beside a small drawing, which a screen reader hears in words. */
export function Count({icon, label, count}) {
  return html`<span class="count"><${Icon} name=${icon} /><span class="unseen">${label}</span><span aria-hidden="true">${count}</span></span>`;
}
