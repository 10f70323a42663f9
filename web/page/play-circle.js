/* The circle that is painted: round and large, with its four colors, and what each color would bring; a tap on a section offers
   the gems for it. */

import {labels} from "./cards.js";
import {Button, Dot} from "./parts.js";
import {choicesFor, keyOf, placeIn} from "./play-actions.js";
import {pick, play} from "./play-game.js";
import {COLORS} from "./sheet.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const SECTIONS = ["left", "right", "bottom_left", "bottom_right"]; // as Python orders their colors
const AS_THEY_LIE = ["bottom_left", "bottom_right", "left", "right"]; // the lower edge of the upper card comes first

/** Return the circle that is on view: that of what was tapped, else the one painted last, else the first that gets a color. */
export function circleOnView({circles, view, seat}) {
  const at = (place) => circles.find((circle) => String(circle.place) === String(place));
  const last = view.seats[seat]?.paints.at(-1);
  return at(placeIn(play.picked)) ?? at(last?.circle) ?? circles.find(({ways}) => ways.length) ?? circles[0] ?? null;
}

export function Circle({table}) {
  const circle = circleOnView(table);
  if (!circle) return null;
  return html`
    <figure class="painted-circle" id="circle">
      <div class="circle">${AS_THEY_LIE.map((section) => html`<${Section} key=${section} table=${table} circle=${circle} section=${section} />`)}</div>
      ${!table.lesson?.numbers.length && html`<${Worth} table=${table} circle=${circle} />`}
    </figure>
  `;
}

/** What a circle is worth now, and what each color would bring; a lesson that asks for a number does not tell it here. */
function Worth({table, circle}) {
  const canTap = SECTIONS.some((section) => choicesFor(table, keyOf("section", circle.place, section)).length > 0);
  return html`
    <figcaption>
      <p>${say("page-circle-now", {points: circle.points})}</p>
      ${circle.ways.map((way) => html`<p key=${way.color}>${way.gems} × <${Named} color=${way.color} /> → ${say("page-circle-then", {points: way.points})}</p>`)}
      ${canTap && !play.picked?.startsWith("section") && html`<p class="soft">${say("page-circle-tap")}</p>`}
    </figcaption>
  `;
}

function Section({table, circle, section}) {
  const color = circle.colors[SECTIONS.indexOf(section)];
  const at = keyOf("section", circle.place, section);
  const choices = choicesFor(table, at);
  const kind = `section-of ${section.replace("_", "-")} ${color ?? "blank"}`;
  if (!choices.length) return html`<span class=${kind}>${color && html`<${Named} color=${color} />`}</span>`;
  return html`
    <${Button} id=${at.replaceAll(":", "-")} class=${`${kind} thing is-offered`} aria-pressed=${play.picked === at}
      aria-label=${choices.map(({text}) => text).join("; ")} onclick=${() => pick(at)}>${color && html`<${Dot} color=${color} />`}<//>
  `;
}

function Named({color}) {
  return html`<span><${Dot} color=${color} /><span class="unseen">${labels().colors[COLORS.indexOf(color)]}</span></span>`;
}

/** Return how many points a gem would bring at once; null where it does not finish a circle. */
export function pointsOf({circles}, action) {
  const circle = circles.find(({place}) => String(place) === String(action.circle));
  return circle?.ways.find(({color, gems}) => color === action.color && gems === 1)?.points ?? null;
}
