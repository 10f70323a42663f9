/* Above a game with friends: whom all wait for, what somebody asks of all, and what has just happened at the table. */

import {forgetTable, friends, unsent, want} from "./friends-table.js";
import {SignPicture, signText} from "./friends-signs.js";
import {Button} from "./parts.js";
import {undo} from "./play-game.js";
import {html, useState} from "./vendor/preact.js";
import {listed, say} from "./words.js";

/** All that a game with friends has more than one against bots, in a line where nobody asks anything. */
export function FriendsBar() {
  const {message, isGone, isAway} = friends;
  if (!message) return null;
  return html`
    <div class="friends-bar" id="friends-bar">
      ${isGone ? html`<${Gone} />` : isAway ? html`<p role="status" id="away" class="note">${unsent() ? say("page-friends-unsent") : say("page-friends-no-way")}</p>` : html`<${Line} message=${message} />`}
    </div>
  `;
}

function Gone() {
  return html`
    <p role="alert" class="note">${say("page-friends-gone-now")}</p>
    <${Button} id="gone" onclick=${() => forgetTable(friends.kept)}>${say("page-friends-back")}<//>
  `;
}

function Line({message}) {
  const {ask, phase} = message;
  if (ask) return html`<${Asked} message=${message} />`;
  if (phase !== "playing") return null;
  return html`<${Waits} message=${message} />`;
}

// -- whom all wait for ----------------------------------------------------------------------------------------------

function Waits({message}) {
  const {waits_for: waits, seats, seat, you, presence, take_back: back} = message;
  const others = waits.filter((one) => one !== seat);
  const names = listed(others.map((one) => seats[one].name));
  const hasFist = back.back === "closed-fist" && !waits.includes(seat);
  return html`
    <p id="waits" class="soft" role="status">${you === null && html`${say("page-friends-you-watch")} `}${others.length > 0 && !waits.includes(seat) && say("page-friends-waits", {names})}</p>
    ${hasFist && html`<${Button} id="change-mind" onclick=${undo}>${say("page-friends-change-mind")}<//>`}
    ${others.filter((one) => presence.stand_in[one]?.length).map((one) => html`<${Away} key=${`${one} ${message.serial}`} message=${message} seat=${one} />`)}
  `;
}

/** Somebody is away, or takes too long: a bot may choose. */
function Away({message, seat}) {
  const [isWaiting, setWaiting] = useState(false);
  const {name, person} = message.seats[seat];
  const may = message.presence.stand_in[seat];
  if (isWaiting) return null;
  const isAway = message.presence.people[person] !== 0;
  const choose = (until) => want("let_bot_choose", {seat, until});
  return html`
    <div class="asking" role="group" aria-label=${name}>
      <p>${isAway ? say("page-friends-is-away", {name}) : say("page-friends-takes-long", {name})}</p>
      <div class="row">
        <${Button} id=${`wait-${seat}`} onclick=${() => setWaiting(true)}>${say("page-friends-wait")}<//>
        ${may.includes("choice") && html`<${Button} id=${`bot-now-${seat}`} onclick=${() => choose("choice")}>${say("page-friends-bot-now")}<//>`}
        ${may.includes("back") && html`<${Button} id=${`bot-until-${seat}`} onclick=${() => choose("back")}>${say("page-friends-bot-until", {name})}<//>`}
      </div>
    </div>
  `;
}

// -- what somebody asks of all --------------------------------------------------------------------------------------

function Asked({message}) {
  const {ask, people, you} = message;
  const name = people[ask.person].name;
  const missing = ask.needed.filter((one) => !ask.agreed.includes(one));
  const isMine = ask.person === you;
  const answer = (yes) => want("answer_undo", {yes});
  return html`
    <div class="asking" id="undo-asked" role="group" aria-label=${say("page-common-undo")}>
      <p role="status">${isMine ? say("page-friends-undo-mine", {names: listed(missing.map((one) => people[one].name))}) : say("page-friends-undo-asked", {name})}</p>
      <div class="row">
        ${missing.includes(you) && html`
          <${Button} id="undo-yes" class="main" onclick=${() => answer(true)}>${say("page-friends-undo-yes")}<//>
          <${Button} id="undo-no" onclick=${() => answer(false)}>${say("page-friends-undo-no")}<//>
        `}
        ${isMine && html`<${Button} id="undo-withdraw" onclick=${() => answer(false)}>${say("page-friends-undo-withdraw")}<//>`}
      </div>
    </div>
  `;
}

// -- what has just happened -----------------------------------------------------------------------------------------

export function Toasts() {
  const {toasts, message} = friends;
  return html`
    <ul class="toasts" aria-live="polite">
      ${toasts.filter(({news}) => isTold(news, message)).map(({key, news}) => html`<li key=${key} class=${colorOf(message, news)}>${news.sign && html`<${SignPicture} sign=${news.sign} />`}${toastText(message, news)}</li>`)}
    </ul>
  `;
}

function colorOf({seats}, {person, seat}) {
  const at = seat ?? seats.findIndex((one) => one.person !== null && one.person === person);
  return at >= 0 ? `of-${at}` : "";
}

const TEXTS = {
  joined: (name) => say("page-friends-news-joined", {name}),
  left: (name) => say("page-friends-news-left", {name}),
  returned: (name) => say("page-friends-news-returned", {name}),
  host_passed: (name) => say("page-friends-news-host", {name}),
  stand_in: (name) => say("page-friends-news-stand-in", {name}),
  stand_in_ended: (name) => say("page-friends-news-stand-in-ended", {name}),
  undo_answered: (name, {yes}) => (yes ? say("page-friends-news-undo-yes", {name}) : say("page-friends-news-undo-no", {name})),
  taken_back: (name) => say("page-friends-news-taken-back", {name}),
  rematch_wanted: (name) => say("page-friends-news-rematch", {name}),
  settings_changed: (name) => say("page-friends-news-settings", {name}),
  signed: (name, {sign}) => say("page-friends-signed", {name, sign: signText(sign)}),
};

/** Whether somebody is told what has happened: what others did; who wanted another game, no more once it is dealt. */
function isTold({what, person}, {you, phase}) {
  const isPast = what === "rematch_wanted" && phase === "playing";
  return Object.hasOwn(TEXTS, what) && !isPast && (person === undefined || person !== you);
}

/** Return a piece of news in words. */
function toastText({people, seats}, news) {
  const {what, person, seat} = news;
  const name = (seats[seat] ?? people[person])?.name ?? say("page-friends-somebody");
  return TEXTS[what](name, news);
}

// -- beside the name of a player ------------------------------------------------------------------------------------

/** Return {sign, text} for the player in a seat of the game who is away, or for whom a bot plays; null for any other. */
export function doingAtTable(seat) {
  const {seats, presence, phase} = friends.message;
  const chair = seats[seat];
  if (phase !== "playing" || !chair || chair.person === null) return null;
  if (chair.stand_in) return {sign: "⚙", text: say("page-friends-bot-plays")};
  if (presence.people[chair.person] !== 0) return {sign: "○", text: say("page-friends-away")};
  return null;
}
