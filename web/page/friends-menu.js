/* The menu of a table of friends: the way to it for others, another device for the own seat, sound, and how one leaves. */

import {closeDialog, showDialog} from "./dialog.js";
import {invitation, Seats, SettingsForm} from "./friends-lobby.js";
import {wayForDevice, closeTable, forgetTable, friends, hasSound, isBeside, isHost, setBeside, setSound, want} from "./friends-table.js";
import {Invite} from "./invite.js";
import {Button, imageUrl} from "./parts.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {say} from "./words.js";

export function FriendsMenu() {
  const {message} = friends;
  const item = (id, label, onclick) => html`<${Button} id=${id} onclick=${onclick}>${label}<//>`;
  const isSeated = message.you !== null;
  return html`
    ${message.phase === "over" && isHost(message) && item("table-settings", say("page-friends-settings"), showSettings)}
    ${item("show-invite", say("page-friends-invite-watch"), showInvite)}
    ${isSeated && item("other-device", say("page-friends-device"), showDevice)}
    ${isSeated && html`<label class="check"><input type="checkbox" id="friends-beside" checked=${isBeside()} onchange=${({target}) => setBeside(target.checked)} />${say("page-friends-beside")}</label>`}
    <label class="check"><input type="checkbox" id="friends-sound" checked=${hasSound()} onchange=${({target}) => setSound(target.checked)} />${say("page-friends-sound")}</label>
    ${item("to-games", say("page-friends-to-games"), () => (closeDialog(), closeTable()))}
    ${isSeated ? item("leave-table", say("page-friends-leave"), askLeave) : item("leave-table", say("page-friends-stop-watching"), () => (closeDialog(), forgetTable(friends.kept)))}
  `;
}

function showSettings() {
  showDialog(() => say("page-friends-settings"), () => friends.message && html`<${Seats} message=${friends.message} /><${SettingsForm} message=${friends.message} />`);
}

function showInvite() {
  showDialog(() => say("page-friends-invite-watch"), () => friends.message && html`<${Invite} code=${friends.message.code} text=${invitation(friends.message)} />`);
}

// -- another device -------------------------------------------------------------------------------------------------

function showDevice() {
  showDialog(() => say("page-friends-device"), Device);
}

/** A code that leads another device to the own seat, once. */
function Device() {
  const [way, setWay] = useState(null);
  const [problem, setProblem] = useState(null);
  useEffect(() => {
    wayForDevice().then(setWay, ({message}) => setProblem(message));
  }, []);
  if (problem) return html`<p class="error" role="alert">${problem}</p>`;
  if (!way) return html`<p class="soft">…</p>`;
  return html`
    <p>${say("page-friends-device-how")}</p>
    ${way.code && html`<img class="code" id="device-code" alt=${say("page-friends-device-qr")} src=${imageUrl(way.code)} width="220" height="220" />`}
    <p class="soft address" id="device-address">${way.address}</p>
  `;
}

// -- leaving --------------------------------------------------------------------------------------------------------

function askLeave() {
  const isPlaying = friends.message.phase === "playing";
  const go = async (how) => {
    closeDialog();
    const {kept} = friends;
    const answer = await want("leave", {how});
    if (answer instanceof Error) return;
    if (how === "later") closeTable();
    else forgetTable(kept);
  };
  if (!isPlaying) return go("bot");
  showDialog(() => say("page-friends-leave"), () => html`
    <p>${say("page-friends-leave-how")}</p>
    <div class="menu-list">
      <${Button} id="leave-bot" class="main" onclick=${() => go("bot")}>${say("page-friends-leave-bot")}<//>
      <${Button} id="leave-later" onclick=${() => go("later")}>${say("page-friends-leave-later")}<//>
    </div>
  `);
  return undefined;
}
