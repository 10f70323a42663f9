/* The tab where one plays: the table of the open game, or else what a new game needs and the games that are kept. */

import {FriendsBar, Toasts} from "./friends-bar.js";
import {Lobby} from "./friends-lobby.js";
import {Cover, isCovered, isToPassOn, PassOn} from "./friends-pass.js";
import {TableScreen} from "./friends-screen.js";
import {Start} from "./friends-start.js";
import {friends, isBeside, openLastTable} from "./friends-table.js";
import {state} from "./game.js";
import {openLeftLesson} from "./learn.js";
import {FirstWord, isAside, LessonText, LessonTray, stepOf} from "./learn-view.js";
import {promptOf} from "./play-actions.js";
import {PlayChoices, Tools} from "./play-choices.js";
import {endReplay, goOnAlone, openedLast, openPlay, play, playOn, renew, replayAt, shownTable} from "./play-game.js";
import {onTableKey} from "./play-keys.js";
import {Scene} from "./play-scene.js";
import {Hand, Players, Screen} from "./play-table.js";
import {Button, IconButton, Picker} from "./parts.js";
import {plays} from "./store.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

const PACE = 1000; // milliseconds between two choices of a replay that goes on by itself

export function PlayTab() {
  useEffect(goOn, []);
  useEffect(goOnAlone); // after the tab was left, too
  useEffect(() => {
    addEventListener("keydown", onTableKey);
    return () => removeEventListener("keydown", onTableKey);
  }, []);
  useEffect(() => {
    if (play.table) renew();
  }, [spoken()]);
  const table = shownTable();
  return html`<div class="play"><${viewOf(table)} table=${table} /></div>`;
}

function viewOf(table) {
  if (!table) return friends.kept ? Lobby : Start;
  if (isCovered(table)) return Cover;
  return friends.isScreen ? TableScreen : Table;
}

/** Open the table or the game that was open when the page was left. */
function goOn() {
  if (friends.kept || openLastTable()) return;
  const kept = plays.all().find(({id}) => id === openedLast());
  if (play.source) return;
  if (kept) openPlay(kept);
  else openLeftLesson();
}

/** Who plays and what they did, what the question is about, and the tray with the question: all of it in the window. */
function Table({table}) {
  return html`
    <div class=${`table${isBeside() ? " is-beside" : ""}`}>
      <div class="table-head">
        <p id="moment" class="soft">${table.lesson ? stepOf(table.lesson) : table.moment}</p>
        <${FriendsBar} />
        <${Players} table=${table} />
      </div>
      <${Scene} table=${table} />
      ${friends.message && html`<${Toasts} />`}
      <div class="table-side">
        ${table.lesson ? html`<${LessonText} lesson=${table.lesson} />` : !play.replay && html`<${FirstWord} table=${table} />`}
        ${play.replay ? html`<${Replay} ...${play.replay} />` : html`<${Tray} table=${table} />`}
      </div>
    </div>
  `;
}

/** What one may do now; of several people at this device, who has chosen passes it on. */
function Tray({table}) {
  if (isAside(table)) return html`<${LessonTray} table=${table} />`;
  return isToPassOn(table) ? html`<${PassOn} table=${table}><${Tools} table=${table} /><//>` : html`<${PlayChoices} table=${table} />`;
}

/** Whether the replay goes on by itself: until its end, any tap, or the tab is left. */
function useRunning(at, last) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const stop = () => setOn(false);
    const isSeen = () => state.tab === "play" && !document.hidden;
    const timer = setTimeout(() => (at < last && isSeen() ? replayAt(at + 1) : stop()), PACE);
    addEventListener("click", stop);
    return () => {
      clearTimeout(timer);
      removeEventListener("click", stop);
    };
  }, [isOn, at]);
  return [isOn && at < last, setOn];
}

function Replay({at, table}) {
  const last = table.count;
  const [isRunning, setRunning] = useRunning(at, last);
  const step = (name, label, to) => html`
    <${IconButton} id=${`replay-${name}`} name=${name} label=${label} aria-disabled=${to === at} onclick=${() => replayAt(to)} />
  `;
  const turns = table.turns.map((start, index) => [String(start), `${say("page-replay-turn", {turn: index + 1})}`]);
  const turn = table.turns.findLast((start) => start <= at);
  return html`
    <section class="tray" aria-label=${say("page-replay-title")}>
      <p class="replay-at">${say("page-replay-at", {done: at, all: last})}</p>
      <div class="replay-row">
        <input type="range" id="replay-at" aria-label=${say("page-replay-title")} min="0" max=${last} value=${at}
          onchange=${({target}) => replayAt(Number(target.value))} />
        <${Picker} id="replay-turn" label=${html`<span class="unseen">${say("page-replay-turns")}</span>`} chosen=${String(turn ?? "")}
          options=${turn === undefined ? [["", say("page-log-before")], ...turns] : turns} onchange=${(start) => start && replayAt(Number(start))} />
      </div>
      <div class="replay-row">
        ${step("first", say("page-replay-start"), 0)}
        ${step("back", say("page-replay-back"), Math.max(0, at - 1))}
        ${step("next", say("page-replay-on"), Math.min(last, at + 1))}
        ${step("last", say("page-replay-end"), last)}
        <${Button} id="replay-run" aria-disabled=${at === last} onclick=${() => setRunning(!isRunning)}>${isRunning ? say("page-replay-stop") : say("page-replay-run")}<//>
      </div>
      <div class="choices-list">
        ${play.kept && html`<${Button} id="play-on" aria-disabled=${at === last && table.is_over} onclick=${() => (at === last && table.is_over) || playOn()}>${say("page-replay-play-on")}<//>`}
        <${Button} id="replay-end" class="main" onclick=${endReplay}>${say("page-replay-leave")}<//>
      </div>
      ${promptOf(table.view).task !== "ask_start" && html`<${Hand} table=${table} />`}
      <${Screen} table=${table} />
    </section>
  `;
}
