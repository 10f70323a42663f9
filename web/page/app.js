/* The page: its tabs, and how it starts. */

import {forgetAllBut} from "./art.js";
import {CardsTab} from "./cards-view.js";
import {closeDialog, Dialog, isDialogOpen} from "./dialog.js";
import {known} from "./facts.js";
import {isTableLink, openTableLink} from "./friends-start.js";
import {comeBack, open, redo, state, takeOver, turnToTab, undo} from "./game.js";
import {openGames} from "./games-dialog.js";
import {isLink, isSetLink, setIn, sheetIn} from "./link.js";
import {Notices, status, tell} from "./notices.js";
import {Button, Icon} from "./parts.js";
import {takeOverPlay} from "./play-game.js";
import {PlayTab} from "./play-view.js";
import {Onward, Painting, PlayerBar, Players, Remarks, Screen} from "./player-view.js";
import {Pyramid} from "./pyramid-view.js";
import {drawBy, redraw} from "./redraw.js";
import {Reasons, Score, speakScore} from "./score-view.js";
import {Setup, Share} from "./setup-view.js";
import {keepInStep} from "./shared-games.js";
import {InStep, NotTaken} from "./shared-view.js";
import {drafts, games, keptPictures, newGame, plays, setting, takeBack, whyNotKept} from "./store.js";
import {Tray, typeOn} from "./tray.js";
import {Component, html, render, useLayoutEffect} from "./vendor/preact.js";
import {say, speak, spoken} from "./words.js";
import {whileLoading} from "./way.js";
import {openSet, takeOverDraft, WorkshopTab} from "./workshop-view.js";

const PAUSE = 3000; // milliseconds until the texts of the page are asked for again

// -- the tabs -------------------------------------------------------------------------------------------------------

const TABS = [
  {id: "score", name: "page-tab-score", View: ScoreTab},
  {id: "play", name: "page-tab-play", View: PlayTab},
  {id: "cards", name: "page-tab-cards", View: CardsTab},
  {id: "workshop", name: "page-tab-workshop", View: WorkshopTab},
];

function App() {
  return html`
    <header class="top">
      <h1><img src="icon.svg" alt="" width="32" height="32" />Viceroy</h1>
      <nav id="tabs" aria-label="Viceroy">${TABS.map(({id, name}) => html`<${TabButton} key=${id} id=${id} name=${name} />`)}</nav>
      <div id="menu">
        <${Button} id="games" class=${state.tab === "score" ? "quiet" : "quiet is-away"} aria-label=${say("page-games-button")} onclick=${openGames}>
          <${Icon} name="games" /><span class="word">${say("page-games-button")}</span>
        <//>
      </div>
    </header>
    <main>
      <${Notices} id="status" isCovered=${isDialogOpen()} />
      ${TABS.map(({id, View}) => html`<${Tab} key=${id} id=${id} View=${View} isShown=${state.tab === id} />`)}
    </main>
    <div id="spoken" class="unseen" aria-live="polite"></div>
    <${Dialog} />
  `;
}

function TabButton({id, name}) {
  const isShown = state.tab === id;
  return html`<${Button} id=${`to-${id}-tab`} aria-current=${isShown ? "page" : null} onclick=${() => turnToTab(id)}>${say(name)}<//>`;
}

/** A tab, which is made when it is first shown and keeps its state; while it is hidden, nothing in it is drawn anew. */
class Tab extends Component {
  shouldComponentUpdate({isShown}) {
    return isShown || this.props.isShown;
  }

  render({id, View, isShown}) {
    this.wasShown ||= isShown;
    return html`<div id=${`${id}-tab`} hidden=${!isShown}>${this.wasShown && html`<${View} />`}</div>`;
  }
}

/** Turn to the tab that the address names: Back leads to the tab before, and a reload to the same. */
function followAddress() {
  const named = location.hash.slice(1);
  state.tab = TABS.some(({id}) => id === named) ? named : "score";
  redraw();
}

// -- the tab of scores ----------------------------------------------------------------------------------------------

function ScoreTab() {
  useLayoutEffect(() => speakScore(), [state.answer]);
  known(); // the cards are asked for before the first is typed
  return html`
    <div class=${state.at ? "sheet is-open" : "sheet"} id="player">
      <${Setup} />
      <${InStep} />
      <${NotTaken} />
      <${Players} />
      <${PlayerBar} />
      <${Pyramid} />
      <${Tray} />
    </div>
    <div class="rest">
      <${Remarks} />
      <${Screen} />
      <${Painting} />
      <${Onward} />
    </div>
    <div class="result">
      <${Score} />
      <${Reasons} />
      <${Share} />
    </div>
  `;
}

/** Type into the keys wherever the focus is, unless it is in a field; undo and redo as everywhere. */
function onKey(event) {
  const isField = event.target.matches("input:not(#find), select, textarea, [contenteditable]");
  if (state.tab !== "score" || isDialogOpen() || event.altKey || isField) return;
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (isCommand && (key === "z" || key === "y")) {
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  } else if (!isCommand && /^[0-9]$/.test(key)) typeOn();
}

// -- start ----------------------------------------------------------------------------------------------------------

/** Open the game or the table that came with the address, or turn to the tab that it names. */
async function openAddress() {
  if (isTableLink(location.hash)) {
    const fragment = location.hash;
    history.replaceState(null, "", `${location.pathname}${location.search}#play`);
    closeDialog();
    await openTableLink(fragment);
    return;
  }
  if (isSetLink(location.hash)) {
    const text = await setIn(location.hash);
    history.replaceState(null, "", location.pathname + location.search);
    closeDialog();
    if (text) openSet(text);
    tell(say(text ? "page-link-set-opened" : "page-link-broken"));
    return;
  }
  if (!isLink(location.hash)) {
    followAddress();
    return;
  }
  const sheet = await sheetIn(location.hash);
  history.replaceState(null, "", location.pathname + location.search);
  if (!sheet) {
    tell(say("page-link-broken"));
    return;
  }
  const same = games.all().find((game) => JSON.stringify(game.sheet) === JSON.stringify(sheet));
  closeDialog(); // it may be about another game
  const isKept = open(same ?? newGame(sheet));
  tell(isKept ? say("page-link-opened") : whyNotKept());
}

/** Go on with a game as another tab has kept it; a dialog may explain points that are no longer scored. */
function goOnWith(game) {
  const isOpen = game.id === state.game.id;
  takeOver(game);
  if (isOpen && state.tab === "score") closeDialog();
}

async function start() {
  const root = document.getElementById("app");
  await speakFirst(setting("language") ?? navigator.language.slice(0, 2));
  takeBack();
  const kept = games.all();
  root.replaceChildren();
  drawBy(() => render(html`<${App} />`, root));
  open(kept.find((game) => game.id === setting("open")) ?? kept[0] ?? newGame());
  comeBack();
  followAddress();
  addEventListener("hashchange", openAddress);
  addEventListener("keydown", onKey);
  games.watch(goOnWith);
  drafts.watch(takeOverDraft);
  plays.watch(takeOverPlay);
  if ([isLink, isSetLink, isTableLink].some((leads) => leads(location.hash))) await openAddress();
  keepInStep();
  forgetAllBut(keptPictures());
  whileLoading(showLoading);
}

/** Fetch the texts of the page; until they come, the head of the page says in English that they are missing. */
async function speakFirst(language) {
  for (;;) {
    try {
      return await speak(language);
    } catch {
      document.getElementById("no-texts").hidden = false;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** Say how much of Python is here, in steps of half a megabyte: each is read out, too. */
function showLoading(progress) {
  const megabytes = (bytes) => (Math.round(bytes / 500_000) / 2).toLocaleString(spoken(), {minimumFractionDigits: 1});
  if (!progress) status("");
  else if (progress.loaded < progress.total)
    status(say("page-notice-loading", {loaded: megabytes(progress.loaded), total: megabytes(progress.total)}));
  else status(say("page-notice-starting"));
}

if (!document.getElementById("too-old")) start();
