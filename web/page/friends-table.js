/* The table of friends that is open: what the server tells of it, and what is wanted there.

   The server holds the table and sends the whole of what this seat may see, each time. What is tapped goes into a list that the
   browser keeps, each wish with an id of its own, and is sent until the server has answered: so it counts once, and a tap in a tunnel
   is not lost. */

import {addressOf, digestsOf, keepPictures, offer, picturesOf} from "./art.js";
import {askUntilAnswered, Refusal as NoAnswer} from "./ask.js";
import {call, follow, newSecret, Refused} from "./friends-way.js";
import {turnToTab} from "./game.js";
import {house} from "./invite.js";
import {tell} from "./notices.js";
import {close, openFrom, play, take} from "./play-game.js";
import {redraw} from "./redraw.js";
import {keepSetting, newId, plays, setting, settingData, tables, whyNotKept} from "./store.js";
import {listed, say, spoken} from "./words.js";

const OPEN = "table"; // the setting with the id of the table that was open last
const REMEMBERED = "table-settings";
const NAME = "friends-name";
const BESIDE = "friends-beside"; // the table of which a screen in the middle shows what lies open
const AWAY = 120; // seconds without a sign of somebody, after which others may do something about it
const AGAIN = 1500; // milliseconds until a wish is sent once more
const CLOSED = {
  kept: null, // {id, secret, name, title, moment, wishes, changed}: the id is the code; without a secret one watches
  message: null, // the latest message of the server
  log: [], // the steps of the game that are known, by their numbers
  isAway: false, // nobody answers
  isGone: false, // the server has no such table, or knows this device no more
  set: null, // {name, text, pictures}: the card set of the table, if it comes from no library
  toasts: [], // {key, news}: what has just happened at the table
  isScreen: false, // the screen in the middle of the table: nobody's seat, large
};

/** All that the tab shows of tables of friends. */
export const friends = {...CLOSED, asked: null, page: null};

let line = null;
let isFresh = true; // the next message tells all, in the language of the reader
const drawings = new Map(); // those that are on view, by their numbers

// -- what is remembered ---------------------------------------------------------------------------------------------

/** Return the name that somebody used last. */
export function ownName() {
  return setting(NAME) ?? settingData("play-setup")?.name ?? "";
}

/** Remember the settings for the next table. */
export function keepSettings(settings) {
  keepSetting(REMEMBERED, JSON.stringify(settings));
}

// -- tables that are opened -----------------------------------------------------------------------------------------

/** Make a table and sit down at it, with the settings of the one before, the first time with an edition; fails with the reason in
    words. */
export async function makeTable(name, edition) {
  await sitDown("tables", name);
  await until(() => friends.message);
  const {own_set: _, set, ...first} = friends.message.settings;
  const settings = settingData(REMEMBERED) ?? {...first, set: {set}, edition};
  if (!isHost(friends.message)) return;
  const sent = await withPictures(settings.set).catch(() => asSetting(settings.set)); // the game is played without them
  await want("set_table", {settings: {...settings, set: sent}});
}

/** Sit down at a table; fails with the reason in words. */
export function joinTable(code, name) {
  return sitDown(`tables/${code}/people`, name);
}

let tried = null; // the secret of a seat for which nobody has answered yet: sent again, it is the same person

async function sitDown(path, name) {
  tried ??= newSecret();
  const {code} = await inWords(call(path, {secret: tried, body: {name}}));
  keepSetting(NAME, name);
  openTable(tables.make({secret: tried, name, wishes: []}, code));
  tried = null;
}

/** Look at a table without a seat. */
export function watchTable(code, isScreen = false) {
  openTable(tables.make({secret: null, name: "", wishes: []}, code), isScreen);
}

/** Return a table as somebody without a seat sees it; fails with `Refused`, or with the reason in words. */
export async function lookAt(code, signal) {
  return (await call(`tables/${code}?${new URLSearchParams({language: spoken()})}`, {signal})).json();
}

/** Return the way for another device to this seat, which opens once: {address, code}, the code for cameras as SVG or null. */
export async function wayForDevice() {
  const {kept} = friends;
  const {token, code} = await inWords(call(`tables/${kept.id}/tokens`, {secret: kept.secret, body: {}}));
  const {address} = await house;
  return {address: `${address}#seat=${kept.id}.${token}`, code};
}

/** Go on with the seat of another device, which showed this token; fails with the reason in words. */
export async function moveHere(code, token) {
  const secret = newSecret();
  await inWords(call(`tables/${code}/devices`, {secret, body: {token}}));
  openTable(tables.make({secret, name: "", wishes: []}, code));
}

async function inWords(calling) {
  try {
    return await (await calling).json();
  } catch (error) {
    throw new Error(whyText(error));
  }
}

/** Open a table that this browser has a seat at, or watches. */
export function openTable(kept, isScreen = false) {
  line?.stop();
  Object.assign(friends, CLOSED, {kept, isScreen, asked: null, page: null});
  close();
  if (!tables.keep(kept)) tell(whyNotKept());
  keepSetting(OPEN, kept.id);
  drawings.clear();
  isFresh = true;
  openFrom(answerTo);
  line = follow({code: kept.id, secret: kept.secret, seen, take: got, tell: noteWay, beats: kept.secret !== null});
  turnToTab("play");
  redraw();
}

/** Open the table that was open when the page was left. */
export function openLastTable() {
  const kept = friends.kept === null && setting(OPEN) ? tables.find(setting(OPEN)) : null;
  if (kept) openTable(kept);
  return kept !== null;
}

/** Turn away from the table; the seat stays. */
export function closeTable() {
  line?.stop();
  line = null;
  Object.assign(friends, CLOSED);
  keepSetting(OPEN, "");
  close();
  showTurn(false);
}

/** Forget a table that this browser has a seat at. */
export function forgetTable(kept) {
  if (friends.kept?.id === kept.id) closeTable();
  tables.forget(kept);
  redraw();
}

// -- what the server tells ------------------------------------------------------------------------------------------

function seen() {
  const {message} = friends;
  return {since: isFresh ? null : message?.serial ?? null, presence: message?.presence.number ?? 0, language: spoken(), drawn: [...drawings.keys()].join(",")};
}

function noteWay(way) {
  const isAway = way === "away";
  if (way === "gone") friends.isGone = true;
  if (friends.isAway !== isAway || way === "gone") {
    friends.isAway = isAway;
    redraw();
  }
  if (way === "here") send();
}

function got(message) {
  if (message.code === undefined) { // who is here, and nothing else
    if (friends.message) friends.message = {...friends.message, presence: message};
    redraw();
    return;
  }
  const before = friends.message;
  friends.message = message;
  isFresh = false;
  const {game} = message;
  if (game) {
    keepDrawings(game.players);
    const older = before?.game?.number === game.number ? friends.log.filter(({at}) => at < game.log_from) : [];
    friends.log = [...older, ...game.log];
  }
  noteNews(message, before);
  keepMoment(message);
  if (message.phase === "over" && message.you !== null) keepGame(message);
  showTurn(isMyTurn(message), before !== null && !isMyTurn(before));
  show();
  waiting.forEach((check) => check());
}

/** Show the game of the latest message, once the cards of the table are here. */
function show() {
  const {message, set} = friends;
  const {own_set: own} = message.settings;
  if (message.game && own !== null && set?.name !== own) setOf(message).then(show, () => setTimeout(show, AGAIN));
  else if (message.game) take(tableOf(message));
  redraw();
}

function keepDrawings(players) {
  for (const player of players) player.svg ??= drawings.get(player.drawing);
  drawings.clear();
  for (const {drawing, svg} of players) drawings.set(drawing, svg);
}

/** Return the table of a message as the screen of a game draws it. */
function tableOf({game, serial, settings, take_back: back}) {
  const undo = back.back !== null ? null : back.reason ?? say("page-friends-no-undo");
  const {text = "", pictures} = friends.set ?? {};
  const set = settings.set === null ? {text, pictures} : {set: settings.set};
  return {...game, log: lately(game), serial, undo, set, bots_to_act: false};
}

/** Return the steps since the own last choice, of which the last message may tell only the end. */
function lately({news_from: first}) {
  return friends.log.filter(({at}) => at >= first);
}

/** Whether this person sets what is played. */
export function isHost({you, host}) {
  return you !== null && you === host;
}

/** Whether another person may take over from the host, who has not been seen for two minutes. */
export function mayTakeOver({you, host, presence}) {
  const seconds = presence.people[host];
  return you !== null && you !== host && (seconds === null || seconds >= AWAY);
}

/** Return the card set of the table, which comes from no library: {text, pictures}. Each picture is read once it is to be seen. */
export async function setOf({code, settings}) {
  if (friends.set?.name !== settings.own_set) {
    const {secret} = friends.kept;
    const read = async (path) => (await call(`tables/${code}/${path}`, {secret})).json();
    const {text, pictures = []} = await read("set");
    for (const {digest} of pictures) offer(digest, async () => (await read(`pictures/${digest}`)).address);
    friends.set = {name: settings.own_set, text, pictures: digestsOf(pictures)};
  }
  return {text: friends.set.text, pictures: friends.set.pictures};
}

/** Return a card set as the settings of a table name it. */
export function asSetting({set, text, pictures = {}}) {
  return text === undefined ? {set} : {text, pictures: Object.entries(pictures).map(([file, digest]) => ({file, digest}))};
}

/** Send the pictures of a card set to the table, and return it as the settings name it; a picture that is not here is left out. */
export async function withPictures(set) {
  const {kept} = friends;
  const {pictures = [], ...setting} = asSetting(set);
  const sent = [];
  for (const picture of pictures) {
    const address = await addressOf(picture.digest).catch(() => null);
    if (!address) continue;
    await call(`tables/${kept.id}/pictures`, {secret: kept.secret, body: {address}});
    sent.push(picture);
  }
  return "text" in setting ? {...setting, pictures: sent} : setting;
}

/** Whether this person has to choose; who can only pass has no choices, since the server does that. */
function isMyTurn(message) {
  return Boolean(message?.game?.choices.length);
}

function keepMoment({phase, game, people, seats, you}) {
  const {kept} = friends;
  if (!kept) return;
  const title = listed(seats.map(({name}) => name));
  const moment = phase === "lobby" ? say("page-friends-lobby") : game.moment;
  const name = you === null ? kept.name : people[you].name;
  Object.assign(kept, {title, moment, name});
  tables.keep(kept);
}

const keeping = new Set(); // games whose record is on its way

function idOf(code, game) {
  return `${code.toLowerCase()}${game.number}`;
}

/** Return the finished game of the table, which is kept beside those that were played at this device; null before it is there. */
export function keptGame() {
  const {code, game, phase} = friends.message;
  return phase === "over" ? plays.find(idOf(code, game)) ?? null : null;
}

/** Keep a finished game beside those that were played at this device: it is replayed there, and counts in the statistics. */
async function keepGame(message) {
  const {code, game, seat, settings} = message;
  const id = idOf(code, game);
  if (plays.find(id) || keeping.has(id)) return;
  keeping.add(id);
  try {
    const {text} = await readRecord();
    const opened = await askUntilAnswered({ask: "open-record", text, ...(seat === null ? {} : {seat})});
    if (!opened.game) return;
    const result = game.score.players.map(({name, rank, total}, index) => ({name, bot: game.players[index].bot, rank, total}));
    const name = listed(game.players.map((player) => player.name));
    const {pictures} = settings.set === null ? await setOf(message) : {};
    plays.keep(plays.make({name, game: opened.game, moment: game.moment, result, pictures}, id));
    await keepPictures(await picturesOf({pictures}));
    redraw(); // it can be reviewed now
  } catch {
    keeping.delete(id); // with the next message
  }
}

// -- what has happened at the table ---------------------------------------------------------------------------------

const LASTS = 6000; // milliseconds
const LATEST = 4; // toasts at once

function noteNews(message, before) {
  if (before === null) return; // what happened before one came
  for (const news of message.news.filter(({serial}) => serial > before.serial)) {
    const asker = news.what === "taken_back" ? before.ask?.person : undefined; // all others have allowed it
    const toast = {key: news.serial, news: {...news, person: asker ?? news.person}};
    friends.toasts = [...friends.toasts, toast].slice(-LATEST);
    setTimeout(() => {
      friends.toasts = friends.toasts.filter((one) => one !== toast);
      redraw();
    }, LASTS);
  }
}

// -- a screen in the middle -------------------------------------------------------------------------------------------

/** Whether this phone shows what is one's own alone, since a screen in the middle shows the table. */
export function isBeside() {
  return friends.message !== null && setting(BESIDE) === friends.message.code;
}

export function setBeside(isOn) {
  keepSetting(BESIDE, isOn ? friends.message.code : "");
  redraw();
}

// -- my turn --------------------------------------------------------------------------------------------------------

let title = null;
let audio = null;

/** Whether a sound tells that it is my turn. */
export function hasSound() {
  return setting("friends-sound") === "yes";
}

export function setSound(isOn) {
  keepSetting("friends-sound", isOn ? "yes" : "no");
  if (isOn) ring();
  redraw();
}

function showTurn(isMine, isNew = false) {
  title ??= document.title;
  document.title = isMine ? `● ${say("page-friends-title")} · Viceroy` : title;
  if (!isMine || !isNew) return;
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(120);
  if (hasSound()) ring();
}

function ring() {
  audio ??= new AudioContext();
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const now = audio.currentTime;
  tone.frequency.setValueAtTime(660, now);
  tone.frequency.setValueAtTime(880, now + 0.12);
  volume.gain.setValueAtTime(0.15, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.5);
}

// -- what is wanted -------------------------------------------------------------------------------------------------

const waiting = new Set(); // what looks at each message
const answered = new Map(); // who waits for the answer to a wish, by its id
let isSending = false;

/** Want something at the table; promises the answer of the server, or the `Refused`, as long as the page is open. */
export function wish(what, more = {}) {
  const {kept, message} = friends;
  const request = newId();
  kept.wishes = [...kept.wishes, {request, serial: message.serial, wish: {wish: what, ...more}}];
  tables.keep(kept);
  return new Promise((resolve) => {
    answered.set(request, resolve);
    send();
  });
}

/** Want something, and say why it is refused, if it is. */
export async function want(what, more) {
  const answer = await wish(what, more);
  if (answer instanceof Refused) tell(whyText(answer));
  return answer;
}

/** How many wishes the server has not answered yet. */
export function unsent() {
  return friends.kept?.wishes.length ?? 0;
}

async function send() {
  if (isSending) return;
  isSending = true;
  try {
    while (friends.kept?.wishes.length) {
      const {kept} = friends;
      const [first] = kept.wishes;
      const answer = await call(`tables/${kept.id}/wishes`, {secret: kept.secret, body: first}).then(
        (response) => response.json(),
        (error) => error,
      );
      if (answer instanceof Error && !isFinal(answer)) { // nobody answers: it waits
        noteWay("away");
        setTimeout(send, AGAIN);
        return;
      }
      kept.wishes = kept.wishes.slice(1);
      tables.keep(kept);
      const resolve = answered.get(first.request);
      answered.delete(first.request);
      if (resolve) resolve(answer);
      else if (answer instanceof Refused) tell(whyText(answer)); // of the visit before
    }
  } finally {
    isSending = false;
    redraw();
  }
}

/** Whether the server has refused a wish for good: it is busy for a while only, and a proxy speaks for a server that is away. */
function isFinal(error) {
  return error instanceof Refused && error.error !== "busy" && (error.why !== null || error.error !== null || error.status < 500);
}

/** Return in words why the server has refused something, or that nobody answers. */
export function whyText(error) {
  if (!(error instanceof Refused)) return say("page-notice-no-server");
  if (error.said ?? error.values.message) return error.said ?? error.values.message;
  const code = error.why ?? error.error;
  return Object.hasOwn(REASONS, code) ? say(REASONS[code]) : say("page-notice-server-status", {status: error.status});
}

const REASONS = {
  "stale": "page-friends-why-stale",
  "not-host": "page-friends-why-not-host",
  "not-seated": "page-friends-why-not-seated",
  "not-playing": "page-friends-why-not-playing",
  "playing": "page-friends-why-playing",
  "no-such-seat": "page-friends-why-stale",
  "seats-full": "page-friends-why-seats-full",
  "table-full": "page-friends-why-table-full",
  "bad-card-set": "page-play-bad-set",
  "no-undo": "page-friends-no-undo",
  "must-ask": "page-friends-why-must-ask",
  "no-question": "page-friends-why-no-question",
  "still-here": "page-friends-why-still-here",
  "has-left": "page-friends-why-has-left",
  "busy": "page-friends-why-busy",
  "not-kept": "page-friends-why-not-kept",
  "no-table": "page-friends-why-no-table",
  "no-seat": "page-friends-gone-now",
};

// -- the game of the table answers as any other ---------------------------------------------------------------------

/** Answer a question of the screen of a game. */
function answerTo({ask, ...question}) {
  const answers = {act: choose, undo: takeBack, table: anew, places: readPlaces, log: readLog, replay: read, hint: read, record: readRecord};
  return answers[ask]({ask, ...question});
}

async function choose({action}) {
  return tableAfter(await wish("choose", {action}));
}

async function takeBack() {
  const isAsked = friends.message.take_back.back === "ask";
  return tableAfter(await wish(isAsked ? "ask_undo" : "take_back"));
}

/** Return the table once it has what the server has answered. */
async function tableAfter(answer) {
  if (answer instanceof Refused) return {refusal: {code: answer.why, message: whyText(answer)}};
  await until(() => friends.message.serial >= answer.serial);
  return tableOf(friends.message);
}

/** Read what the server says about the game beside the table: no number counts, and nothing changes. */
async function read({ask, card, at}) {
  const {message} = friends;
  const more = Object.entries({card, at}).filter(([, value]) => value !== undefined);
  const answer = await readFrom(`${ask}?${new URLSearchParams([["language", spoken()], ...more])}`);
  return ask === "replay" ? {...answer, set: tableOf(message).set} : answer;
}

/** Read where a card could lie: without a network the choices alone say so. */
function readPlaces(question) {
  return friends.isAway ? {} : read(question);
}

/** Read the log, with a line for each choice that was taken back. */
async function readLog(question) {
  const {log, taken_back: takenBack} = await read(question);
  const {people, seats} = friends.message;
  const lines = takenBack.map(({at, person}) => ({
    at,
    lines: [say("page-friends-news-taken-back", {name: people[person].name})],
    events: [{event: "taken_back", seat: seats.findIndex((one) => one.person === person)}],
  }));
  return {log: [...log, ...lines].sort((one, other) => one.at - other.at)};
}

async function readRecord() {
  return {text: await readFrom("record", "text")};
}

async function readFrom(path, how = "json") {
  const {kept} = friends;
  try {
    return await (await call(`tables/${kept.id}/${path}`, {secret: kept.secret}))[how]();
  } catch (error) {
    throw new NoAnswer(whyText(error));
  }
}

function until(condition) {
  return new Promise((resolve) => {
    const check = () => {
      if (!condition()) return;
      waiting.delete(check);
      resolve();
    };
    waiting.add(check);
    check();
  });
}

/** Ask for all of it once more, as in another language. */
async function anew() {
  isFresh = true;
  drawings.clear();
  line.again();
  await until(() => !isFresh);
  return tableOf(friends.message);
}
