/* The way for other phones into the game that is open: a code to be read by their cameras. */

import {showDialog} from "./dialog.js";
import {state} from "./game.js";
import {Button} from "./parts.js";
import {redraw} from "./redraw.js";
import {isShared, leave, share} from "./rooms.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {about} from "./way.js";
import {say} from "./words.js";

/** A button that shares the game that is open, where the server can. */
export function SeveralPhones({id}) {
  const [address, setAddress] = useState(null);
  useEffect(() => {
    about.then(({shared}) => setAddress(shared));
  }, []);
  if (!address) return null;
  const show = async () => {
    await share();
    showDialog(say("page-room-title"), () => html`<${Code} address=${address} />`);
  };
  return html`<${Button} id=${id} onclick=${show}>${say("page-room-button")}<//>`;
}

/** Whether an address does not lead back to the machine that opens it. */
function isForPhones(address) {
  return !/^(localhost|127\..*|\[::1\])$/.test(new URL(address).hostname);
}

function Code({address}) {
  const {id} = state.game;
  const stop = () => {
    leave();
    redraw();
  };
  if (!isShared()) return html`<p>${say("page-room-left")}</p>`;
  return html`
    ${isForPhones(address)
      ? html`<p>${say("page-room-how")}</p>
          <img id="room-code" class="code" alt=${say("page-room-code")} src=${`rooms/${id}/code`} />`
      : html`<p id="no-network">${say("page-room-no-network")}</p>`}
    <p class="soft">${address}#room=${id}</p>
    <p class="soft">${say("page-room-privacy")}</p>
    <${Button} id="leave-room" onclick=${stop}>${say("page-room-leave")}<//>
  `;
}
