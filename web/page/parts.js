/* Small parts that several views are made of. Text stays text, never markup: it may come from a stranger's file. */

import {html, useState} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

/** Return the URL of a drawing, for an image. */
export function imageUrl(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A button; `class`, `id` and the like go to it as they are. */
export function Button({children, ...more}) {
  return html`<button type="button" ...${more}>${children}</button>`;
}

/** What a reader of another language is told before a report that Python writes in English alone. */
export function InEnglish() {
  return spoken() !== "en" && html`<p class="soft">${say("page-notice-in-english")}</p>`;
}

const PATHS = {
  bin: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
  cards: "M9 4h9v13h-9zM6 7v13h9",
  sword: "M5 19l4-4M4 14l6 6M8 16 20 4",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  undo: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 9h-3",
  redo: "M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 9h3",
  look: "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l6 6",
  first: "M6 5v14M18 5 9 12l9 7z",
  back: "M16 5 7 12l9 7z",
  next: "M8 5l9 7-9 7z",
  last: "M18 5v14M6 5l9 7-9 7z",
  games: "M4 6h16M4 12h16M4 18h16",
  bot: "M5 9h14v10H5zM12 9V5M9 13h.01M15 13h.01M9 16h6",
  sign: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 14a4 4 0 0 0 7 0M9 9.5h.01M15 9.5h.01",
  star: "M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 17l-5.6 3 1.3-6.2L3 9.5l6.3-.7z",
  heart: "M12 20S4 14.5 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 5.5-8 11-8 11z",
  sad: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 16.5a4 4 0 0 1 7 0M9 9.5h.01M15 9.5h.01",
  thinking: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12h.01M12 12h.01M16 12h.01",
  hourglass: "M7 3h10M7 21h10M8 3v4l4 5-4 5v4M16 3v4l-4 5 4 5v4",
  help: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
};

/** A small drawing in lines: of a thing, or of what a button does. */
export function Icon({name}) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}

/** A button with a drawing in place of its label. */
export function IconButton({name, label, ...more}) {
  return html`<${Button} class="quiet icon-button" aria-label=${label} ...${more}><${Icon} name=${name} /><//>`;
}

/** A button that destroys something: at the first press it asks `question`, at the second it acts. */
export function SureButton({question, onsure, children, ...more}) {
  const [isAsked, setAsked] = useState(false);
  const press = (event) => {
    setAsked(!isAsked);
    if (isAsked) onsure(event);
  };
  const label = isAsked ? {"aria-label": null} : {};
  return html`<${Button} ...${more} ...${label} onclick=${press}>${isAsked ? question : children}<//>`;
}

/** A number between two buttons, as 2/3 if it is one `of` so many; `name` says to screen readers what a short label leaves to a
    heading. A button that does nothing now stays in reach, so that a keyboard does not lose its place. */
export function Stepper({id, label, name = label, mark, value, of = null, low = 0, high, onchange}) {
  const step = (by, sign, part) => html`
    <${Button} id=${`${id}-${part}`} aria-label=${`${name}: ${sign}1`} aria-disabled=${(by < 0 ? value <= low : value >= high) ? "true" : null}
      onclick=${() => onchange(Math.min(high, Math.max(low, value + by)))}>${sign}<//>
  `;
  return html`
    <div class="stepper" role="group" aria-label=${name}>
      <span class="stepper-label">${mark}${label}</span>
      ${step(-1, "−", "less")}
      <output id=${`${id}-value`} aria-label=${name}>${value}${of !== null && html`<small>/${of}</small>`}</output>
      ${step(1, "+", "more")}
    </div>
  `;
}

export function Dot({color}) {
  return html`<span class=${`dot ${color}`} aria-hidden="true">${color[0].toUpperCase()}</span>`;
}

/** Radio buttons; `options` are [value, text, mark] each. */
export function Choices({id, legend, options, chosen, onchange}) {
  const option = ([value, text, mark]) => html`
    <label key=${value}>
      <input type="radio" name=${id} id=${`${id}-${value}`} checked=${value === chosen} onchange=${() => onchange(value)} />
      ${mark}${text}
    </label>
  `;
  return html`<fieldset class="choices"><legend>${legend}</legend>${options.map(option)}</fieldset>`;
}

/** A line of text to type; `value`, `oninput` and the like go to the field as they are. */
export function TextField({id, label, ...more}) {
  return html`<label class="picker" for=${id}><span>${label}</span><input type="text" id=${id} ...${more} /></label>`;
}

/** A list of choices that unfolds; `options` are [value, text] each. */
export function Picker({id, label, options, chosen, onchange}) {
  const option = ([value, text]) => html`<option key=${value} value=${value} selected=${value === chosen}>${text}</option>`;
  return html`
    <label class="picker" for=${id}>
      <span>${label}</span>
      <select id=${id} onchange=${(event) => onchange(event.target.value)}>${options.map(option)}</select>
    </label>
  `;
}
