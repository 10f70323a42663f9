/* The page: one game at a time, kept after every touch, scored after every touch. */

import {askUntilAnswered, latest} from "./ask.js";
import {showCards} from "./cards-view.js";
import {element, fill, button} from "./dom.js";
import {labels, learn} from "./facts.js";
import {openGames} from "./games-dialog.js";
import {isLink, sheetIn} from "./link.js";
import {showPlayer, showPyramid, showRemarks, showScreen, showPainting} from "./player-view.js";
import {showScore, spokenScore} from "./score-view.js";
import {showSetup, showShare} from "./setup-view.js";
import {asked, MOST_PLAYERS, newPlayer} from "./sheet.js";
import {forget, keep, keptGames, keepSetting, newGame, setting} from "./store.js";
import {say, speak, spoken} from "./words.js";
import {IS_SLOW_TO_START} from "./way.js";

/** All that the page shows. `answer` is the latest of Python, and `answered` the sheet that it is about. */
export const state = {tab: "score-tab", game: null, seat: 0, answer: null, answered: null, isSilent: IS_SLOW_TO_START};

const askScore = latest(onScore, onSilence);

// -- the game -------------------------------------------------------------------------------------------------------

export function player() {
  return state.game.sheet.players[state.seat];
}

export function nameOf(seat) {
  return state.game.sheet.players[seat].name.trim() || `${labels().player} ${seat + 1}`;
}

/** Change the sheet, keep it, and ask for its score; `isMoved` says that players were added or taken away. */
export function change(how, {isMoved = false} = {}) {
  how(state.game.sheet);
  if (!keep(state.game)) tell(say("This browser keeps nothing: the game is gone when you close the page."));
  if (isMoved) state.answered = state.answer = null;
  request();
  show();
}

export function request() {
  const sheet = structuredClone(state.game.sheet);
  document.getElementById("score").setAttribute("aria-busy", "true");
  performance.mark("typed");
  askScore({ask: "score", sheet: asked(sheet, nameOf), language: spoken(), shown: sheet, game: state.game.id});
}

function onScore(answer, question) {
  if (question.game !== state.game.id || question.shown.players.length !== state.game.sheet.players.length) return;
  state.answer = answer;
  state.answered = question.shown;
  if (state.isSilent) status("");
  state.isSilent = false;
  showAnswer();
  const isLatest = JSON.stringify(question.shown) === JSON.stringify(state.game.sheet);
  document.getElementById("score").setAttribute("aria-busy", String(!isLatest));
  performance.measure("scored", "typed");
}

function onSilence(error) {
  state.isSilent = true;
  status(say("Nobody counts at the moment ({}). What you type is kept; it is tried again.", error.message));
}

/** Open a game: another one that is kept, or a new one. */
export function open(game) {
  Object.assign(state, {tab: "score-tab", game, seat: 0, answer: null, answered: null});
  keepSetting("open", game.id);
  keep(game);
  request();
  show();
}

export function remove(game) {
  forget(game);
  if (game.id === state.game.id) open(keptGames()[0] ?? newGame());
}

export function addPlayer() {
  change((sheet) => sheet.players.push(newPlayer()), {isMoved: true});
  turnTo(state.game.sheet.players.length - 1);
}

export function removePlayer() {
  const seat = state.seat;
  state.seat = Math.max(0, seat - 1);
  change((sheet) => sheet.players.splice(seat, 1), {isMoved: true});
}

export function turnTo(seat) {
  state.seat = seat;
  show();
}

export function setLanguage(language) {
  speak(language);
  keepSetting("language", language);
  learnCards();
  request();
  show();
}

// -- what is shown --------------------------------------------------------------------------------------------------

export function show() {
  fill("menu", button(say("Games"), openGames, {id: "games", class: "quiet"}));
  fill("tabs", tab("score-tab", say("Score")), tab("cards-tab", say("Cards")));
  if (state.tab === "cards-tab") showCards();
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
    players.length < MOST_PLAYERS &&
      button("+", addPlayer, {id: "add-player", class: "add", "aria-label": say("Add a player")}),
  );
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
        element("span", {class: "unseen"}, ` ${scored ? say("points") : say("no points yet")}${isBest ? `, ${labels().winner}` : ""}`),
      ),
    ],
    () => turnTo(seat),
    {
      id: `player-${seat}`,
      "aria-current": seat === state.seat ? "true" : null,
    },
  );
}

/** Say something at the top of the page until something else is to be said. */
export function status(text) {
  fill("status", text);
}

let telling = 0;

/** Say something for some seconds, to eyes and ears. */
export function tell(text) {
  status(text);
  clearTimeout(telling);
  telling = setTimeout(() => status(""), 8000);
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
  open(same ?? newGame(sheet));
  tell(say("This game came with the link; it is kept beside yours."));
}

async function start() {
  const wished = setting("language") ?? navigator.language.slice(0, 2);
  speak(wished);
  const games = keptGames();
  open(games.find((game) => game.id === setting("open")) ?? games[0] ?? newGame());
  addEventListener("hashchange", openLink);
  addEventListener("resize", showPyramid);
  await openLink();
  if (IS_SLOW_TO_START) status(say("Python is being loaded. Type on; points come when it is ready."));
  await learnCards();
}

/** Ask what the cards are called and say, in the language of the reader. */
async function learnCards() {
  const language = spoken();
  const facts = await askUntilAnswered({ask: "cards", language}, onSilence);
  if (language === spoken()) learn(facts);
  show();
}


start();
