/* The lobby: who comes, the way for others to the table, what is played; and the deal. */

import {SetPicker, nameOfSet, setTaker} from "./card-sets.js";
import {editionOptions, nameOfEdition} from "./cards.js";
import {closeDialog, showDialog} from "./dialog.js";
import {asSetting, closeTable, forgetTable, friends, isHost, keepSettings, mayTakeOver, setOf, want, whyText, withPictures} from "./friends-table.js";
import {Invite} from "./invite.js";
import {Button, Icon, IconButton, Picker} from "./parts.js";
import {openSigns} from "./play-cards.js";
import {Guide} from "./play-parts.js";
import {botsInWords} from "./play-setup.js";
import {MAX_PLAYERS, PRINTED} from "./sheet.js";
import {html, useEffect} from "./vendor/preact.js";
import {say} from "./words.js";

export function Lobby() {
  const {message, isGone, isAway} = friends;
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("lobby-title")?.focus({preventScroll: true});
  }, [message?.code]);
  if (isGone || !message || message.phase !== "lobby") return html`<${NoTable} isGone=${isGone} isAway=${isAway} />`;
  return html`
    <div class="lobby">
      <h2 id="lobby-title" tabindex="-1">${say("page-friends-table", {code: message.code})}</h2>
      ${isAway && html`<p role="status" id="away" class="note">${say("page-friends-no-way")}</p>`}
      <${Invite} code=${message.code} text=${invitation(message)} />
      <${Seats} message=${message} />
      <${SitDown} message=${message} />
      <${Deal} message=${message} />
      <${Settings} message=${message} />
      <div class="row">
        <${Guide} />
        <${Button} id="show-signs" onclick=${openSigns}>${say("page-menu-signs")}<//>
      </div>
      <div class="row">
        <${Button} id="to-games" class="quiet" onclick=${closeTable}>${say("page-friends-to-games")}<//>
        <${Button} id="leave-table" class="quiet" onclick=${leave}>${message.you === null ? say("page-friends-stop-watching") : say("page-friends-leave")}<//>
      </div>
    </div>
  `;
}

/** What there is while the server has told nothing yet, or has no such table. */
function NoTable({isGone, isAway}) {
  return html`
    <div class="lobby">
      <p role="status">${isGone ? say("page-friends-gone-now") : isAway ? say("page-friends-no-way") : say("page-friends-opening")}</p>
      <${Button} id="to-games" onclick=${isGone ? () => forgetTable(friends.kept) : closeTable}>${say("page-friends-to-games")}<//>
    </div>
  `;
}

/** Return the text that goes with the link of a table. */
export function invitation({code}) {
  return say("page-friends-invitation", {code});
}

async function leave() {
  const {kept, message} = friends;
  if (message.you !== null) await want("leave", {how: "bot"});
  forgetTable(kept);
}

// -- who comes ------------------------------------------------------------------------------------------------------

export function Seats({message}) {
  const free = Array.from({length: MAX_PLAYERS - message.seats.length}, (_, index) => message.seats.length + index);
  return html`
    <ul class="lobby-seats" id="lobby-seats" aria-label=${say("page-table-players")}>
      ${message.seats.map((seat, index) => html`<${Taken} key=${`${index} ${seat.name}`} message=${message} index=${index} />`)}
      ${free.map((index, at) => html`<${Free} key=${index} index=${index} isNext=${at === 0} message=${message} />`)}
    </ul>
  `;
}

function Taken({message, index}) {
  const {name, person, bot} = message.seats[index];
  const isFreed = isHost(message) && person !== message.you;
  return html`
    <li class=${`of-${index}`}>
      ${bot === null ? html`<${Presence} seconds=${message.presence.people[person]} />` : html`<${Icon} name="bot" />`}
      <span class="who"><b>${name}</b>${note(message, message.seats[index])}</span>
      ${isFreed && html`<${IconButton} id=${`free-${index}`} name="bin" label=${say("page-friends-free", {name})} onclick=${() => want("free_seat", {seat: index})} />`}
    </li>
  `;
}

function note({host, you}, {person, bot}) {
  const notes = [
    ...(bot === null ? [] : [botsInWords()[bot][1]]),
    ...(person !== null && person === you ? [say("page-friends-you")] : []),
    ...(person !== null && person === host ? [say("page-friends-host")] : []),
  ];
  return notes.length ? html` <small>${notes.join(" · ")}</small>` : null;
}

/** A dot for somebody who is here, a gray one for somebody who is not. */
function Presence({seconds}) {
  const isHere = seconds === 0;
  return html`<span class=${`presence${isHere ? " is-here" : ""}`} role="img" aria-label=${isHere ? say("page-friends-here") : say("page-friends-away")}></span>`;
}

function Free({index, isNext, message}) {
  const add = (bot) => want("seat_bot", {bot, name: botsInWords()[bot][0]});
  const show = () => showDialog(() => say("page-friends-add-bot"), () => html`
    <div class="menu-list">
      ${Object.entries(botsInWords()).map(([bot, words]) => html`<${Button} key=${bot} id=${`add-${bot}`} onclick=${() => (closeDialog(), add(bot))}>${words.join(": ")}<//>`)}
    </div>
  `);
  return html`
    <li class="is-free">
      <span class="who soft">${say("page-friends-seat-free")}</span>
      ${isNext && isHost(message) && html`<${Button} id="add-bot" aria-haspopup="dialog" onclick=${show}>${say("page-friends-add-bot")}<//>`}
    </li>
  `;
}

// -- the deal -------------------------------------------------------------------------------------------------------

function Deal({message}) {
  const {seats, host, people, settings} = message;
  if (!isHost(message)) {
    return html`
      <p class="soft" id="who-deals">${say("page-friends-who-deals", {name: people[host].name})}</p>
      <${TakeOver} message=${message} />
    `;
  }
  const isPossible = seats.length + settings.virtual_opponents > 1;
  return html`
    ${!isPossible && html`<p class="soft">${say("page-friends-too-few")}</p>`}
    <${Button} id="deal-table" class="main large" aria-disabled=${!isPossible} onclick=${() => isPossible && want("deal")}>${say("page-play-deal")}<//>
  `;
}

/** The way to a seat for a person who has none, such as one that somebody has freed. */
export function SitDown({message}) {
  const {you, seat, phase, seats} = message;
  const isPossible = you !== null && seat === null && phase !== "playing" && seats.length < MAX_PLAYERS;
  return isPossible && html`<${Button} id="sit-down" class="main" onclick=${() => want("return")}>${say("page-friends-sit")}<//>`;
}

/** The way to take over from a host who is away. */
export function TakeOver({message}) {
  const {name} = message.people[message.host];
  return mayTakeOver(message) && html`<${Button} id="take-over" onclick=${() => want("take_host")}>${say("page-friends-take-over", {name})}<//>`;
}

// -- what is played -------------------------------------------------------------------------------------------------

const UNDO = {free: "page-friends-undo-free", ask: "page-friends-undo-ask", never: "page-friends-undo-never"};
const CLOCKS = [null, 60, 120, 24 * 3600, 3 * 24 * 3600];

function clockText(seconds) {
  if (seconds === null) return say("page-friends-clock-none");
  const days = seconds / (24 * 3600);
  return days < 1 ? say("page-friends-clock-seconds", {count: seconds}) : say("page-friends-clock-days", {count: Math.round(days)});
}

/** Return the settings in one line, for everybody. */
function summary({edition, set, virtual_opponents: virtual, undo, clock, hints, points}) {
  return [
    nameOfEdition(edition),
    set === PRINTED ? null : set === null ? say("page-friends-own-set") : nameOfSet(set),
    virtual ? `${say("page-play-virtual")}: ${virtual}` : null,
    say(UNDO[undo]),
    clock === null ? null : clockText(clock),
    hints ? say("page-friends-hints") : null,
    points ? say("page-friends-points") : null,
  ].filter(Boolean).join(" · ");
}

function Settings({message}) {
  const {settings} = message;
  if (!isHost(message)) return html`<p id="settings" class="soft">${summary(settings)}</p>`;
  return html`
    <details id="settings">
      <summary>${summary(settings)}</summary>
      <${SettingsForm} message=${message} />
    </details>
  `;
}

export function SettingsForm({message}) {
  const {settings, seats} = message;
  const {edition, set, virtual_opponents: virtual, undo, clock, hints, points} = settings;
  const change = async (part) => {
    const now = set === null ? await setOf(message) : {set};
    const wanted = {edition, set: now, virtual_opponents: virtual, undo, clock, hints, points, ...part};
    keepSettings(wanted);
    try {
      const sent = part.set ? await withPictures(part.set) : asSetting(now);
      return await want("set_table", {settings: {...wanted, set: sent}});
    } catch (error) {
      return tell(whyText(error)); // a picture could not be sent
    }
  };
  const takeSet = setTaker(({set: name, text, pictures}) => change({set: {set: name, text, pictures}}), () => message.code);
  const counts = Array.from({length: MAX_PLAYERS - seats.length + 1}, (_, count) => [String(count), String(count)]);
  const check = (key, isOn, text) => html`
    <label class="check"><input type="checkbox" id=${`table-${key}`} checked=${isOn} onchange=${({target}) => change({[key]: target.checked})} />${text}</label>
  `;
  return html`
    <${Picker} id="table-edition" label=${say("page-common-edition")} options=${editionOptions(edition)} chosen=${edition} onchange=${(chosen) => change({edition: chosen})} />
    <${SetPicker} id="table-set" field="table-set-file" now=${set === null ? {own: say("page-friends-own-set")} : {set}} take=${takeSet} />
    ${counts.length > 1 && html`
      <${Picker} id="table-virtual" label=${say("page-play-virtual")} options=${counts} chosen=${String(virtual)} onchange=${(count) => change({virtual_opponents: Number(count)})} />
    `}
    <${Picker} id="table-undo" label=${say("page-friends-undo")} options=${Object.entries(UNDO).map(([rule, text]) => [rule, say(text)])}
      chosen=${undo} onchange=${(rule) => change({undo: rule})} />
    <${Picker} id="table-clock" label=${say("page-friends-clock")} options=${CLOCKS.map((seconds) => [String(seconds), clockText(seconds)])}
      chosen=${String(clock)} onchange=${(seconds) => change({clock: seconds === "null" ? null : Number(seconds)})} />
    ${check("hints", hints, say("page-friends-hints"))}
    ${check("points", points, say("page-friends-points"))}
  `;
}
