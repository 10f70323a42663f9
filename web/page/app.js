/* The page: what is shown where, and how it starts. */

import {lookUpAgain} from "./card-dialog.js";
import {showCards} from "./cards-view.js";
import {closeDialog} from "./dialog.js";
import {element, fill, button} from "./dom.js";
import {labels} from "./facts.js";
import {addPlayer, nameOf, open, showBy, state, takeOver, turnTo} from "./game.js";
import {openGames} from "./games-dialog.js";
import {isLink, sheetIn} from "./link.js";
import {status, tell} from "./notices.js";
import {showPlayer, showPyramid, showRemarks, showScreen, showPainting} from "./player-view.js";
import {explainOnPaper, showScore, spokenScore} from "./score-view.js";
import {showSetup, showShare} from "./setup-view.js";
import {MAX_PLAYERS} from "./sheet.js";
import {keptGames, newGame, setting, watchOthers, whyNotKept} from "./store.js";
import {say, speak} from "./words.js";
import {IS_SLOW_TO_START} from "./way.js";
import {showWorkshop, takeOverDraft} from "./workshop-view.js";

// -- what is shown --------------------------------------------------------------------------------------------------

function show() {
  fill("menu", button(say("Games"), openGames, {id: "games", class: "quiet"}));
  fill("tabs", tab("score-tab", say("Score")), tab("cards-tab", say("Cards")), tab("workshop-tab", say("Workshop")));
  if (state.tab === "cards-tab") showCards();
  if (state.tab === "workshop-tab") showWorkshop();
  showSetup();
  showPlayer();
  showScreen();
  showShare();
  showAnswer();
}

function showAnswer() {
  showPlayers();
  showPyramid();
  showRemarks();
  showPainting();
  showScore();
  spokenScore();
}

function tab(id, label) {
  document.getElementById(id).hidden = state.tab !== id;
  return button(label, () => turnToTab(id), {id: `to-${id}`, "aria-current": state.tab === id ? "page" : null});
}

function turnToTab(id) {
  state.tab = id;
  show();
  scrollTo(0, 0);
}

function showPlayers() {
  const {players} = state.game.sheet;
  fill(
    "players",
    players.map((_, seat) => playerTab(seat)),
    players.length < MAX_PLAYERS &&
      button("+", add, {id: "add-player", class: "add", "aria-label": say("Add a player")}),
  );
}

/** Add a player; after the last one the button is gone, and the focus goes to that player. */
function add() {
  addPlayer();
  const next = document.getElementById("add-player") ?? document.getElementById(`player-${state.seat}`);
  next.focus({preventScroll: true});
}

function playerTab(seat) {
  const scored = state.answer?.score?.players[seat];
  const isBest = scored?.rank === 1 && state.answer.is_whole && state.game.sheet.players.length > 1;
  return button(
    [
      element("span", {class: "tab-name"}, nameOf(seat)),
      element(
        "span",
        {class: "tab-total"},
        isBest && element("span", {"aria-hidden": "true"}, "★ "),
        element("span", {"aria-hidden": scored ? null : "true"}, scored ? String(scored.total) : "–"),
        element("span", {class: "unseen"}, ` ${scored ? say("points", scored.total) : say("no points yet")}${isBest ? `, ${labels().winner}` : ""}`),
      ),
    ],
    () => turnTo(seat),
    {
      id: `player-${seat}`,
      "aria-current": seat === state.seat ? "true" : null,
    },
  );
}

// -- start ----------------------------------------------------------------------------------------------------------

async function openLink() {
  if (!isLink(location.hash)) return;
  const sheet = await sheetIn(location.hash);
  history.replaceState(null, "", location.pathname + location.search);
  if (!sheet) {
    tell(say("This link is broken or cut off. Your own games are as they were."));
    return;
  }
  const same = keptGames().find((game) => JSON.stringify(game.sheet) === JSON.stringify(sheet));
  closeDialog(); // it may be about another game
  const isKept = open(same ?? newGame(sheet));
  tell(isKept ? say("This game came with the link; it is kept beside yours.") : whyNotKept());
}

/** Go on with a game as another tab has kept it; a dialog may be about a card that lies there no more. */
function goOnWith(game) {
  const isOpen = game.id === state.game.id;
  takeOver(game);
  if (isOpen && state.tab === "score-tab") closeDialog();
}

async function start() {
  showBy({all: show, answer: showAnswer, cards: lookUpAgain});
  const wished = setting("language") ?? navigator.language.slice(0, 2);
  speak(wished);
  const games = keptGames();
  open(games.find((game) => game.id === setting("open")) ?? games[0] ?? newGame());
  addEventListener("hashchange", openLink);
  addEventListener("resize", showPyramid);
  explainOnPaper();
  watchOthers({ongame: goOnWith, ondraft: takeOverDraft});
  await openLink();
  if (IS_SLOW_TO_START) status(say("Getting ready… Type on; points appear when everything is ready."));
}

if (!document.getElementById("too-old")) start();
