/* The rows of what is kept on this device: games, and card sets that are being written. */

import {Button, Icon, SureButton} from "./parts.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

/** The row of something that is kept: a touch opens it, and its button deletes it after a second touch.

    `kind` begins the ids of the row; `more` stands below the title; `deletes` is what a screen reader says of the button, null
    where there is none. */
export function KeptRow({kind, id, title, more, changed, isOpen, deletes, onopen, ondelete}) {
  const day = new Date(changed).toLocaleString(spoken(), {dateStyle: "medium", timeStyle: "short"});
  return html`
    <li>
      <${Button} id=${`${kind}-${id}`} class="game" aria-current=${isOpen ? "true" : null} onclick=${onopen}>
        ${title}${more && html`<span class="result">${more}</span>`}<small>${isOpen ? say("{}, open", day) : day}</small>
      <//>
      ${deletes &&
        html`<${SureButton} id=${`drop-${id}`} aria-label=${deletes} class="icon-button" question=${say("Really?")} onsure=${ondelete}><${Icon} name="bin" /><//>`}
    </li>
  `;
}
