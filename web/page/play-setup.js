/* What a new game needs, and the games that are kept. */

import {SetPicker} from "./card-sets.js";
import {editionOptions, labels, nameOfEdition, shippedSets} from "./cards.js";
import {closeTable, friends} from "./friends-table.js";
import {FileButton, refuse, textOf} from "./files.js";
import {turnToTab} from "./game.js";
import {KeptRow} from "./kept-list.js";
import {Button, IconButton, Picker, TextField} from "./parts.js";
import {deal, openPlay, openRecord, play} from "./play-game.js";
import {Guide} from "./play-parts.js";
import {redraw} from "./redraw.js";
import {distinctNames, MAX_PLAYERS, nameLine, PRINTED} from "./sheet.js";
import {drafts, keepSetting, plays, settingData} from "./store.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

const REMEMBERED = "play-setup";
const MOST = 2_000_000; // characters of a record
const PERSON = "person";
const FIRST = {name: "", bots: ["greedy"], people: [], set: PRINTED, virtual: 0};
const EDITIONS = {de: "german", fr: "french", it: "italian", pt: "portuguese"}; // of languages; others play by the English one

/** Return the name of each bot, and how it plays. */
export function botsInWords() {
  return {
    greedy: [say("page-bot-greedy"), say("page-bot-greedy-how")],
    "search-1": [say("page-bot-quick"), say("page-bot-quick-how")],
    "search-2": [say("page-bot-careful"), say("page-bot-careful-how")],
    "search-3": [say("page-bot-deep"), say("page-bot-deep-how")],
  };
}

/** Return who may sit in another seat: bots with how they play, and people who share this device. */
function kindsOfPlayers() {
  return [...Object.entries(botsInWords()).map(([bot, words]) => [bot, words.join(": ")]), [PERSON, say("page-friends-person")]];
}

/** Return the edition of the language of the reader. */
export function ownEdition() {
  return EDITIONS[spoken()] ?? "english";
}

function setup() {
  play.setup ??= {...FIRST, edition: ownEdition(), ...settingData(REMEMBERED)};
  return play.setup;
}

function change(part) {
  Object.assign(play.setup, part);
  keepSetting(REMEMBERED, JSON.stringify(play.setup));
  redraw();
}

/** Turn to a new game with the set of a draft. */
export function setUpWith(draft) {
  closeTable();
  friends.page = "bots";
  setup();
  change({set: draft.id});
  turnToTab("play");
}

/** Get ready for a game of several people at this device. */
export function setUpPeople() {
  const {bots} = setup();
  if (!bots.includes(PERSON)) change({bots: [PERSON]});
}

export function Setup({onback}) {
  const {name, bots, people, edition, virtual} = setup();
  const {set, draft} = setNow();
  const most = MAX_PLAYERS - 1 - bots.length;
  const names = kindsOfPlayers();
  const counts = Array.from({length: most + 1}, (_, count) => [String(count), String(count)]);
  const setBot = (index) => (bot) => change({bots: bots.map((other, at) => (at === index ? bot : other))});
  const takeSet = (chosen) => change({set: chosen.set ?? chosen.draft.id});
  const addBot = () => change({bots: [...bots, bots.at(-1)], virtual: Math.min(virtual, most - 1)});
  const leaveOut = (index) => () => change({bots: without(bots, index), people: without(people, index)});
  const setPerson = (index) => ({target}) => change({people: Object.assign([...people], {[index]: target.value})});
  return html`
    <section class="play-setup" aria-labelledby="play-setup-title">
      <h2 id="play-setup-title" tabindex="-1">${bots.includes(PERSON) ? say("page-friends-pass") : say("page-play-new")}</h2>
      <${TextField} id="own-name" label=${say("page-play-your-name")} autocomplete="nickname" maxlength="40" value=${name}
        placeholder=${labels().player} oninput=${({target}) => change({name: target.value})} />
      ${bots.map((bot, index) => html`
        <div key=${index} class="opponent">
          <${Picker} id=${`bot-${index}`} label=${say("page-play-opponent", {number: index + 1})} options=${names} chosen=${bot} onchange=${setBot(index)} />
          ${bots.length > 1 && html`
            <${IconButton} id=${`no-bot-${index}`} name="bin" label=${say("page-play-leave-out", {number: index + 1})} onclick=${leaveOut(index)} />
          `}
        </div>
        ${bot === PERSON && html`
          <${TextField} id=${`person-${index}`} label=${say("page-friends-person-name", {number: index + 2})} autocomplete="off" maxlength="40"
            value=${people[index] ?? ""} placeholder=${labels().player} oninput=${setPerson(index)} />
        `}
      `)}
      ${most > 0 && html`<${Button} id="more-bots" onclick=${addBot}>${say("page-play-more")}<//>`}
      <details id="rules-and-cards">
      <summary>${say("page-play-rules", {edition: nameOfEdition(edition)})}</summary>
      <${Picker} id="play-edition" label=${say("page-common-edition")} options=${editionOptions(edition)} chosen=${edition}
        onchange=${(chosen) => change({edition: chosen})} />
      ${most > 0 && html`
        <${Picker} id="play-virtual" label=${say("page-play-virtual")} options=${counts} chosen=${String(virtual)}
          onchange=${(count) => change({virtual: Number(count)})} />
      `}
      <${SetPicker} id="play-set" now=${{set, draft: draft?.id}} take=${takeSet} />
      </details>
      ${play.refusal && html`<p class="error" role="alert">${play.refusal}</p>`}
      <${Guide} />
      <${Button} id="deal" class="main" aria-disabled=${play.isBusy} onclick=${start}>${say("page-play-deal")}<//>
      <${Button} id="to-start" class="quiet" onclick=${onback}>${say("page-friends-back")}<//>
    </section>
  `;
}

/** The way to another game as the last one, if there was one. */
export function PlayAgain() {
  const {edition, wasPlayed} = setup();
  if (!wasPlayed) return null;
  const players = othersIn(setup()).join(", ");
  return html`
    <${Button} id="deal-again" class="main large" aria-disabled=${play.isBusy} onclick=${start}>${say("page-play-same", {edition: nameOfEdition(edition), players})}<//>
  `;
}

function without(some, index) {
  return some.filter((_, at) => at !== index);
}

/** Return which cards to play with: a draft of the workshop, or a set that comes with the library. */
function setNow() {
  const {set} = setup();
  const draft = drafts.all().find(({id}) => id === set);
  return draft ? {draft} : {set: shippedSets().includes(set) ? set : PRINTED};
}

async function start() {
  const {name, bots, people, edition, virtual} = setup();
  const {set, draft} = setNow();
  const [own, ...others] = distinctNames([nameLine(name) || labels().player, ...othersIn({bots, people})]);
  change({wasPlayed: true});
  const players = [{name: own}, ...others.map((other, index) => ({name: other, ...(bots[index] === PERSON ? {} : {bot: bots[index]})}))];
  const cards = draft ? {text: draft.text} : {set};
  const names = players.map((player) => player.name).join(", ");
  await deal({players, edition, virtual_opponents: virtual, ...cards}, names, draft?.pictures);
  if (play.table) friends.page = null; // the next time the tab begins anew
}

/** Return the names of the other players. */
function othersIn({bots, people}) {
  const known = botsInWords();
  const names = bots.map((bot, index) => (bot === PERSON ? nameLine(people[index] ?? "") || labels().player : (known[bot] ?? known.greedy)[0]));
  return names.map((_, index) => numbered(names, index));
}

/** Return the name of a bot; of several alike each has a number. */
function numbered(names, index) {
  const name = names[index];
  const before = names.slice(0, index).filter((other) => other === name).length;
  return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${before + 1}`;
}

// -- games that are kept --------------------------------------------------------------------------------------------

/** The games that are kept at this device, and the way for those in files. */
export function Kept() {
  const kept = plays.all();
  return html`
    <section class="kept-plays" aria-labelledby="kept-plays-title">
      <h2 id="kept-plays-title">${say("page-play-kept")}</h2>
      ${!kept.length && html`<p class="soft">${say("page-play-kept-none")}</p>`}
      <ul class="games">
        ${kept.map((one) => html`
          <${KeptRow} key=${one.id} kind="play" id=${one.id} title=${one.name} more=${one.moment} changed=${one.changed}
            onopen=${() => openPlay(one)} ondelete=${() => plays.forget(one)} />
        `)}
      </ul>
      <${FileButton} id="open-record" field="record-file" label=${say("page-play-open")} accept=${null} onfile=${openFile} />
    </section>
  `;
}

async function openFile(file) {
  const {text, refusal} = await textOf(file, MOST);
  const problems = refusal ? [{message: refusal}] : await openRecord(text, file.name).catch((error) => [error]);
  if (problems) refuse(file.name, problems.map(({message}) => message));
}
