/* Parts that the views of the table are made of. */

import {labels} from "./cards.js";
import {Button, Dot, Icon} from "./parts.js";
import {cardIn, choicesFor, keysOf} from "./play-actions.js";
import {pick, play} from "./play-game.js";
import {COLORS} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

/** A thing on the table that can be tapped; it is marked where there is a choice about it, or where the own choice is sealed. */
export function Thing({table, at, label, class: kind = "", children, ...more}) {
  const isOffered = choicesFor(table, at).length > 0;
  const {chosen} = table.view;
  const isChosen = Boolean(chosen) && keysOf(table.view, chosen).includes(at);
  const isPicked = play.picked === at || (kind.includes("color") && choicesFor(table, at).length && isPickedBy(table, at));
  return html`
    <${Button} id=${at.replaceAll(":", "-")} class=${`thing ${kind}${isOffered ? " is-offered" : ""}${isChosen ? " is-chosen" : ""}`} aria-label=${label}
      aria-current=${isChosen ? "true" : null} aria-pressed=${Boolean(isPicked)} onclick=${() => pick(at)} ...${more}>${children}<//>
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

/** A number beside a small drawing, which a screen reader hears in words. */
export function Count({icon, label, count}) {
  return html`<span class="count"><${Icon} name=${icon} /><span class="unseen">${label}</span><span aria-hidden="true">${count}</span></span>`;
}

/** The way to the guide for those who do not know the rules, where this page stands beside it: its head names it then. */
export function Guide() {
  const guide = document.querySelector("link[rel=help]");
  return guide && html`<a class="guide" href=${guide.href} hreflang="en">${say("page-play-guide")}</a>`;
}
