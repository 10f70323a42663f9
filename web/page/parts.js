/* Small parts that several views are made of. Text stays text, never markup: it may come from a stranger's file. */

import {html, useState} from "./vendor/preact.js";

/** Return the URL of a drawing, for an image. */
export function imageUrl(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A button; `class`, `id` and the like go to it as they are. */
export function Button({children, ...more}) {
  return html`<button type="button" ...${more}>${children}</button>`;
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

/** A number between two buttons, said to screen readers by its label. A button that does nothing now stays in reach, so that
    a keyboard does not lose its place. */
export function Stepper({id, label, mark, value, low = 0, high, onchange}) {
  const step = (by, sign, name) => html`
    <${Button} id=${`${id}-${name}`} aria-label=${`${label}: ${sign}1`} aria-disabled=${(by < 0 ? value <= low : value >= high) ? "true" : null}
      onclick=${() => onchange(Math.min(high, Math.max(low, value + by)))}>${sign}<//>
  `;
  return html`
    <div class="stepper" role="group" aria-label=${label}>
      <span class="stepper-label">${mark}${label}</span>
      ${step(-1, "−", "less")}
      <output id=${`${id}-value`} aria-label=${label}>${value}</output>
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
