/* The rows of what is kept on this device: games, and card sets that are being written. */

import {Button, Icon, SureButton} from "./parts.js";
import {redraw} from "./redraw.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

/** The row of something that is kept: a touch opens it, and its button deletes it after a second touch.

    `kind` begins the ids of the row, and `more` stands below the title; without `ondelete` there is no such button. */
export function KeptRow({kind, id, title, more, changed, isOpen, onopen, ondelete}) {
  const day = new Date(changed).toLocaleString(spoken(), {dateStyle: "medium", timeStyle: "short"});
  const drop = () => {
    ondelete();
    redraw();
  };
  return html`
    <li>
      <${Button} id=${`${kind}-${id}`} class="game" aria-current=${isOpen ? "true" : null} onclick=${onopen}>
        ${title}${more && html`<span class="result">${more}</span>`}<small>${isOpen ? say("page-kept-open", {day}) : day}</small>
      <//>
      ${ondelete &&
        html`<${SureButton} id=${`drop-${id}`} aria-label=${say("page-common-delete", {title})} class="icon-button" question=${say("page-common-really")} onsure=${drop}><${Icon} name="bin" /><//>`}
    </li>
  `;
}
