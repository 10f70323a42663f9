/* The six quick signs that people at a table can give: there is nothing else to say, so nothing to moderate. */

import {closeDialog, showDialog} from "./dialog.js";
import {friends, want} from "./friends-table.js";
import {Button, Icon, IconButton} from "./parts.js";
import {html} from "./vendor/preact.js";
import {say} from "./words.js";

const SIGNS = {
  "hello": ["sign", "page-friends-sign-hello"],
  "well-played": ["star", "page-friends-sign-well-played"],
  "thanks": ["heart", "page-friends-sign-thanks"],
  "oops": ["sad", "page-friends-sign-oops"],
  "thinking": ["thinking", "page-friends-sign-thinking"],
  "hurry": ["hourglass", "page-friends-sign-hurry"],
};

export function SignPicture({sign}) {
  return html`<${Icon} name=${SIGNS[sign][0]} />`;
}

export function signText(sign) {
  return say(SIGNS[sign][1]);
}

/** The button that shows the signs, for somebody at a table. */
export function SignButton() {
  if (friends.message === null || friends.message.you === null) return null;
  return html`<${IconButton} id="give-sign" name="sign" label=${say("page-friends-signs")} aria-haspopup="dialog" onclick=${showSigns} />`;
}

function showSigns() {
  const give = (sign) => {
    closeDialog();
    want("give_sign", {sign});
  };
  showDialog(() => say("page-friends-signs"), () => html`
    <div class="quick-signs">
      ${Object.keys(SIGNS).map((sign) => html`
        <${Button} key=${sign} id=${`sign-${sign}`} onclick=${() => give(sign)}><${SignPicture} sign=${sign} />${signText(sign)}<//>
      `)}
    </div>
  `);
}
