/* The way for others to a table, or to a shared game: its code, the code for cameras, and the link. */

import {tell} from "./notices.js";
import {Button} from "./parts.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {about} from "./way.js";
import {say} from "./words.js";

/** Promises where others find the page, if the server that sent it holds tables: {address, reach}, its reach "machine", "network" or
    "anywhere"; else null. */
export const house = about.then((told) => told?.tables ?? null, () => null);

const REACH = {machine: "page-invite-machine", network: "page-invite-network", anywhere: "page-invite-anywhere"};

/** The code large, the code for cameras, and the link; how far away it opens. `text` goes with a link that is sent. Over plain HTTP a
    browser gives a page neither a menu nor a clipboard: the address can be read. */
export function Invite({code, text}) {
  const [server, setServer] = useState(null);
  useEffect(() => void house.then(setServer), []);
  if (server === null) return null;
  const {reach} = server;
  const address = `${server.address}#table=${code}`;
  const send = () => navigator.share({title: "Viceroy", text, url: address}).catch(() => {});
  const copy = () => navigator.clipboard.writeText(address).then(() => tell(say("page-link-copied")), () => tell(address));
  return html`
    <section class="invite" aria-label=${say("page-invite-title")}>
      ${reach !== "machine" && html`<img class="code" alt=${say("page-invite-qr")} src=${`tables/${code}/code`} width="180" height="180" />`}
      <p class="code-letters" aria-label=${say("page-friends-code")}>${[...code].map((letter, index) => html`<span key=${index}>${letter}</span>`)}</p>
      <div class="row">
        ${navigator.share && html`<${Button} id="send-link" class="main" onclick=${send}>${say("page-invite-send")}<//>`}
        ${navigator.clipboard && html`<${Button} id="copy-link" onclick=${copy}>${say("page-invite-copy")}<//>`}
      </div>
      <p class="soft" id="how-far"><span class="address">${address}</span> <span>${say(REACH[reach])}</span></p>
    </section>
  `;
}
