/* Where the tab begins that plays: against bots, with friends, at the table of a code; and all games that go on. */

import {
  closeTable, forgetTable, friends, joinTable, lookAt, makeTable, moveHere, openTable, ownName, watchTable, whyText,
} from "./friends-table.js";
import {turnToTab} from "./game.js";
import {house} from "./invite.js";
import {isNew} from "./learn.js";
import {Learn, LearnButton} from "./learn-view.js";
import {KeptRow} from "./kept-list.js";
import {Button, TextField} from "./parts.js";
import {Kept, ownEdition, PlayAgain, Setup, setUpPeople} from "./play-setup.js";
import {redraw} from "./redraw.js";
import {join} from "./shared-games.js";
import {MAX_PLAYERS, nameLine} from "./sheet.js";
import {tables} from "./store.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {listed, say} from "./words.js";

const LENGTH = 4; // letters of a code
const MAX_NAME = 30;
const LINK = /^#(table|seat)(?:=|%3d)([a-z]{4})(?:[.]([\w-]{8,80}))?/i;

/** Whether a fragment of an address leads to a table of friends. */
export function isTableLink(fragment) {
  return LINK.test(fragment);
}

/** Go where a fragment leads: to the own seat, to the door of the table, or with a token to the seat that another device has. */
export async function openTableLink(fragment) {
  const [, kind, letters, token] = LINK.exec(fragment);
  const code = letters.toUpperCase();
  turnToTab("play");
  if (kind.toLowerCase() === "seat" && token) {
    await moveHere(code, token).catch((error) => showDoor(code, error.message));
    return;
  }
  await enter(code);
}

/** Go to a table: to the own seat, to the shared game of the code, or to the door. */
async function enter(code) {
  const kept = tables.find(code);
  if (kept?.secret) openTable(kept);
  else if (!(await join(code))) showDoor(code);
}

function showDoor(code, refusal = null) {
  closeTable();
  Object.assign(friends, {page: "door", asked: {code, table: null, refusal, isBusy: false}});
  redraw();
}

function turnTo(page) {
  Object.assign(friends, {page, asked: null});
  redraw();
}

/** What the tab shows while no game is open. */
export function Start() {
  const {page} = friends;
  useEffect(() => {
    const isLost = document.activeElement === document.body; // what was tapped is gone
    if (page !== null && isLost) document.querySelector("#play-tab h2")?.focus({preventScroll: true});
  }, [page]);
  if (page === "door") return html`<${Door} key=${friends.asked.code} />`;
  if (page === "name") return html`<${Host} />`;
  if (page === "bots") return html`<${Setup} onback=${() => turnTo(null)} />`;
  if (page === "learn") return html`<${Learn} onback=${() => turnTo(null)} />`;
  return html`<${Home} />`;
}

function Home() {
  const [isNowhere, setNowhere] = useState(false); // nobody can hold a table
  const [problem, setProblem] = useState(null);
  const meet = async () => {
    if (!(await house)) setNowhere(true);
    else if (!nameLine(ownName())) turnTo("name");
    else await makeTable(nameLine(ownName()), ownEdition()).catch(({message}) => setProblem(message));
  };
  const pass = () => {
    setUpPeople();
    turnTo("bots");
  };
  return html`
    <section class="start" aria-labelledby="start-title">
      <h2 id="start-title" class="unseen">${say("page-tab-play")}</h2>
      ${isNew() && html`<${LearnButton} />`}
      <${PlayAgain} />
      <${Button} id="against-bots" class="main large" onclick=${() => turnTo("bots")}>${say("page-friends-bots")}<//>
      <${Button} id="with-friends" class="main large" onclick=${meet}>${say("page-friends-friends")}<//>
      ${isNowhere && html`<p id="no-house" role="status">${say("page-friends-nowhere")}</p>`}
      ${problem && html`<p class="error" role="alert">${problem}</p>`}
      <${CodeField} />
      <${Button} id="pass-phone" onclick=${pass}>${say("page-friends-pass")}<//>
      ${!isNew() && html`<${LearnButton} />`}
    </section>
    <${Tables} />
    <${Kept} />
  `;
}

/** The field for a code: its last letter opens the door of the table. */
function CodeField() {
  const [code, setCode] = useState("");
  const type = ({target}) => {
    const typed = target.value.toUpperCase().replace(/[^A-Z]/g, "").slice(0, LENGTH);
    target.value = typed;
    setCode(typed);
    if (typed.length === LENGTH) enter(typed);
  };
  return html`
    <${TextField} id="table-code" label=${say("page-friends-code")} value=${code} oninput=${type} autocomplete="off" autocapitalize="characters"
      spellcheck="false" maxlength=${LENGTH + 2} class="code-field" placeholder="····" />
  `;
}

// -- the door of a table --------------------------------------------------------------------------------------------

function useName() {
  const [name, setName] = useState(ownName());
  return [name, ({target}) => setName(target.value)];
}

/** Make a table: all that it needs is a name. */
function Host() {
  const [name, typeName] = useName();
  const [refusal, setRefusal] = useState(null);
  const [isBusy, setBusy] = useState(false);
  const make = (event) => {
    event.preventDefault();
    if (isBusy || !nameLine(name)) return;
    setBusy(true);
    makeTable(nameLine(name), ownEdition()).catch(({message}) => setRefusal(message)).finally(() => setBusy(false));
  };
  return html`
    <form class="start" aria-labelledby="host-title" onsubmit=${make}>
      <h2 id="host-title" tabindex="-1">${say("page-friends-friends")}</h2>
      <${NameField} name=${name} oninput=${typeName} />
      ${refusal && html`<p class="error" role="alert">${refusal}</p>`}
      <button type="submit" id="make-table" class="main large" aria-disabled=${isBusy || !nameLine(name)}>${say("page-friends-make")}</button>
      <${Button} id="to-start" class="quiet" onclick=${() => turnTo(null)}>${say("page-friends-back")}<//>
    </form>
  `;
}

function NameField({name, oninput}) {
  return html`<${TextField} id="friend-name" label=${say("page-play-your-name")} autocomplete="nickname" maxlength=${MAX_NAME} value=${name} oninput=${oninput} />`;
}

/** The door of a table: who is there, and a seat for a name; or the way to watch. */
function Door() {
  const {code, refusal} = friends.asked;
  const [name, typeName] = useName();
  const [table, setTable] = useState(null);
  const [problem, setProblem] = useState(refusal);
  const [isBusy, setBusy] = useState(false);
  const [tried, setTried] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    lookAt(code, controller.signal).then(setTable, (error) => controller.signal.aborted || setProblem(whyText(error)));
    return () => controller.abort();
  }, [code, tried]);
  const isOpen = table !== null && table.phase !== "playing" && table.seats.length < MAX_PLAYERS;
  const join = (event) => {
    event.preventDefault();
    if (isBusy || !nameLine(name)) return;
    setBusy(true);
    const refuse = ({message}) => {
      setProblem(message);
      setTried(tried + 1); // the game may have been dealt meanwhile
    };
    joinTable(code, nameLine(name)).catch(refuse).finally(() => setBusy(false));
  };
  return html`
    <form class="start" id="door" aria-labelledby="door-title" onsubmit=${join}>
      <h2 id="door-title" tabindex="-1">${say("page-friends-door", {code})}</h2>
      ${table && html`<p>${table.seats.length ? say("page-friends-there", {names: listed(table.seats.map((one) => one.name))}) : ""}</p>`}
      ${table && !isOpen && html`<p>${table.phase === "playing" ? say("page-friends-has-begun") : say("page-friends-is-full")}</p>`}
      ${isOpen && html`<${NameField} name=${name} oninput=${typeName} />`}
      ${problem && html`<p class="error" role="alert">${problem}</p>`}
      ${isOpen && html`<button type="submit" id="join-table" class="main large" aria-disabled=${isBusy || !nameLine(name)}>${say("page-friends-join")}</button>`}
      ${table && html`
        <${Button} id="watch-table" class=${isOpen ? "" : "main large"} onclick=${() => watchTable(code)}>${say("page-friends-watch")}<//>
        <${Button} id="table-screen" onclick=${() => watchTable(code, true)}>${say("page-friends-screen")}<//>
      `}
      <${Button} id="to-start" class="quiet" onclick=${() => turnTo(null)}>${say("page-friends-back")}<//>
    </form>
  `;
}

// -- tables that go on ----------------------------------------------------------------------------------------------

const MOST = 6; // tables whose server is asked how they stand

/** The tables that this browser has a seat at, those that wait for it first. */
function Tables() {
  const kept = tables.all().filter(({secret}) => secret);
  const [told, setTold] = useState({}); // by code: the message to somebody without a seat, or "gone"
  useEffect(() => {
    const controller = new AbortController();
    for (const {id} of kept.slice(0, MOST)) {
      lookAt(id, controller.signal).then(
        (message) => setTold((all) => ({...all, [id]: message})),
        (error) => error.isGone && setTold((all) => ({...all, [id]: "gone"})),
      );
    }
    return () => controller.abort();
  }, []);
  if (!kept.length) return null;
  const isMine = ({id, name}) => waitsFor(told[id], name);
  const first = [...kept.filter(isMine), ...kept.filter((one) => !isMine(one))];
  return html`
    <section class="kept-plays" aria-labelledby="your-games">
      <h2 id="your-games">${say("page-friends-yours")}</h2>
      <ul class="games">
        ${first.map((one) => html`
          <${KeptRow} key=${one.id} kind="table" id=${one.id} title=${`${one.title || one.name} · ${one.id}`} changed=${one.changed}
            more=${told[one.id] === "gone" ? say("page-friends-gone") : isMine(one) ? say("page-table-your-turn") : one.moment}
            onopen=${() => openTable(one)} ondelete=${() => forgetTable(one)} />
        `)}
      </ul>
    </section>
  `;
}

function waitsFor(message, name) {
  return Boolean(message?.waits_for?.some((seat) => message.seats[seat].name === name));
}
