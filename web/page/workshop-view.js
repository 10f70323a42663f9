/* The workshop: a card set as text, its problems at their places, and the card that one writes at. */

import {forgetAllBut, keepPictures, namesIn, pictured, picturesOf} from "./art.js";
import {askUntilAnswered, latest} from "./ask.js";
import {setOfFile} from "./card-sets.js";
import {CardText, shippedSets} from "./cards.js";
import {closeDialog, showDialog} from "./dialog.js";
import {FileButton, refuse, saveFile, SETS} from "./files.js";
import {KeptRow} from "./kept-list.js";
import {state, turnToTab} from "./game.js";
import {tell} from "./notices.js";
import {isOnPaper} from "./paper.js";
import {Button, imageUrl} from "./parts.js";
import {AtLine} from "./problems.js";
import {redraw} from "./redraw.js";
import {MAX_SET_BYTES} from "./sheet.js";
import {drafts, keepSetting, keptPictures, nameOfDraft, setting, whyNotKept} from "./store.js";
import {html, useEffect, useRef} from "./vendor/preact.js";
import {say, spoken} from "./words.js";
import {CardTrial, cardTrial} from "./workshop-card-trial.js";
import {difference, editorIn} from "./workshop-editor.js";
import {PicturesButton, ShareButton} from "./workshop-art.js";
import {helpOf} from "./workshop-schema.js";
import {SetTrial, setTrial} from "./workshop-trial.js";

const MAX_SHOWN = 50; // problems
const QUIET = 300; // milliseconds without a key until Python is asked
const NEW = "my-set";

/** What the tab shows; whatever changes it draws the page anew. */
const desk = {
  editor: null,
  draft: null,
  help: null, // what the schema says
  examples: [],
  found: null, // the latest answer about the text: {is_good, problems, cards}
  isChecking: false,
  card: null, // the card that was drawn last
  isOld: false, // whether that card is from before the text had errors
  about: "", // what the key at the cursor means
};

// -- the tab --------------------------------------------------------------------------------------------------------

export function WorkshopTab() {
  desk.draft ??= firstDraft();
  const place = useRef(null);
  const language = spoken();
  const isShown = state.tab === "workshop";
  useEffect(() => {
    if (isShown) bringEditor(place.current);
  }, [isShown]);
  useEffect(() => void learn(), []);
  useEffect(() => {
    desk.editor?.relabel(labelOfEditor());
    queueMicrotask(request); // it draws the page, which an effect must not do
  }, [language]);
  const {problems = [], cards = [], is_good: isGood = null} = desk.found ?? {}; // null: not known yet
  const own = new Map(cards.filter(({number}) => number !== null).map(({number, name}) => [number, name]));
  return html`
    <h2 class="unseen">${say("page-tab-workshop")}</h2>
    <${Tools} />
    <div class="desk" ondragover=${(event) => event.preventDefault()} ondrop=${drop}>
      <div class="writing">
        <div id="workshop-editor" ref=${place}></div>
        ${isOnPaper() && html`<pre id="workshop-text">${desk.draft.text}</pre>`}
        <p class="soft about" id="workshop-about" lang="en">${desk.about}</p>
        <p id="found" role="status">${desk.found && summary(problems, cards)}</p>
        <div id="workshop-problems" aria-busy=${String(desk.isChecking)}><${Problems} problems=${problems} /></div>
      </div>
      <div id="workshop-card" class="made">
        <${Card} ...${desk} />
        ${desk.card && html`<${CardTrial} text=${desk.draft.text} card=${desk.card} isGood=${isGood} />`}
      </div>
      <div id="workshop-trial"><${SetTrial} draft=${desk.draft} own=${own} isGood=${isGood} /></div>
    </div>
  `;
}

function firstDraft() {
  const kept = drafts.all();
  return kept.find(({id}) => id === setting("draft")) ?? kept[0] ?? drafts.make({text: "", name: NEW});
}

let isComing = false;

/** Bring the editor, and where a plain field stands in its place, try again. */
async function bringEditor(place) {
  if (isComing || desk.editor?.suggest) return;
  isComing = true;
  const options = {
    text: desk.draft.text,
    label: labelOfEditor(),
    most: MAX_SET_BYTES,
    complete: (where) => completions(where),
    explain: (steps) => desk.help?.explain(steps) ?? null,
    onchange: changed,
    onmove: () => later("look", look),
    onfull: () => tell(say("page-file-too-large")),
  };
  const isFirst = !desk.editor;
  desk.editor = await editorIn(place, options, desk.editor);
  isComing = false;
  if (desk.editor.text() !== desk.draft.text) desk.editor.setText(desk.draft.text); // another draft was opened meanwhile
  if (isFirst && !desk.draft.text && desk.examples.length) openNew();
  else request();
  redraw();
}

function completions(place) {
  if (place.steps.at(-1)?.key === "extends") return shippedSets().map((label) => ({label, isKey: false}));
  return desk.help?.complete(place) ?? [];
}

/** Ask for what does not change: the schema, and the examples; the new set is there at the first visit. */
async function learn() {
  const {schema} = await askUntilAnswered({ask: "schema"});
  desk.help = helpOf(schema);
  desk.examples = (await askUntilAnswered({ask: "examples"})).examples;
  if (desk.editor && !desk.editor.text() && !desk.draft.text) openNew();
}

function openNew() {
  open(drafts.make({text: desk.examples.find(({id}) => id === "new")?.text ?? "", name: NEW}));
}

function labelOfEditor() {
  return say("page-workshop-editor");
}

// -- what is asked --------------------------------------------------------------------------------------------------

const askCheck = latest(onCheck);
const askLook = latest(onLook);
const timers = {};

function later(name, how) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(how, QUIET);
}

function changed() {
  if (desk.editor.text() === desk.draft.text) return; // another tab has typed it, and keeps it
  desk.draft.text = desk.editor.text();
  if (!drafts.keep(desk.draft)) tell(whyNotKept());
  keepSetting("draft", desk.draft.id);
  desk.isChecking = true;
  redraw();
  later("check", request);
}

function request() {
  if (!desk.editor) return;
  askCheck({ask: "check", text: desk.editor.text(), language: spoken()});
  look();
}

function look() {
  askLook({ask: "look", text: desk.editor.text(), line: desk.editor.line(), language: spoken(), ...namesIn(desk.draft)});
  desk.about = desk.editor.about() ?? "";
  redraw();
}

function onCheck(answer, {text}) {
  if (text !== desk.editor.text()) return; // the next answer is on its way
  desk.found = answer;
  desk.isChecking = false;
  desk.editor.mark(answer.problems);
  redraw();
}

async function onLook({card}, {text}) {
  const svg = card && (await pictured(card, desk.draft));
  if (text !== desk.editor.text()) return;
  desk.isOld = card === null;
  desk.card = card ? {...card, svg} : desk.card;
  redraw();
}

// -- what is shown --------------------------------------------------------------------------------------------------

function Tools() {
  return html`
    <div class="row" id="workshop-tools">
      <${Button} id="drafts" onclick=${showDrafts}>${say("page-workshop-sets")}<//>
      <${FileButton} id="open-draft" field="draft-file" label=${say("page-workshop-open")} accept=${SETS} onfile=${openFile} />
      <${Button} id="save-draft" onclick=${save}>${say("page-workshop-save")}<//>
      <${PicturesButton} now=${() => desk.draft.pictures ?? {}} onchange=${setPictures} />
      <${ShareButton} draft=${desk.draft} />
      ${desk.editor?.suggest && html`<${Button} id="suggest" onclick=${desk.editor.suggest}>${say("page-workshop-suggest")}<//>`}
    </div>
  `;
}

function Problems({problems}) {
  const shown = isOnPaper() ? problems : problems.slice(0, MAX_SHOWN);
  return html`
    <ul class="faults">${shown.map((problem, index) => html`<li><${Fault} index=${index} problem=${problem} /></li>`)}</ul>
    ${problems.length > shown.length && html`<p class="soft">${say("page-workshop-more", {count: problems.length - shown.length})}</p>`}
    <p class="soft keys">${say("page-workshop-keys")}</p>
  `;
}

function summary(problems, cards) {
  const errors = problems.filter(({severity}) => severity === "error").length;
  const counted = [
    errors > 0 && say("page-workshop-errors", {count: errors}),
    problems.length > errors && say("page-workshop-remarks", {count: problems.length - errors}),
  ].filter(Boolean);
  return [...(counted.length ? counted : [say("page-workshop-no-problems")]), say("page-cards-count", {count: cards.length})].join(" · ");
}

function Fault({problem, index}) {
  const {line, column, severity} = problem;
  const isError = severity === "error";
  return html`
    <${Button} id=${`fault-${index}`} class="fault" onclick=${() => desk.editor.goTo(line, column)}>
      <span class=${isError ? "sign error" : "sign"} aria-hidden="true">${isError ? "!" : "?"}</span>
      <span class="unseen">${isError ? say("page-common-error") : say("page-common-remark")}: </span>
      <span><${AtLine} ...${problem} /></span>
    <//>
  `;
}

function Card({card, isOld}) {
  if (!card) return html`<p class="soft">${say("page-workshop-card-none")}</p>`;
  return html`
    <h3>${card.number} ${card.name}</h3>
    ${isOld && html`<p class="note">${say("page-workshop-card-old")}</p>`}
    <div class=${isOld ? "look old" : "look"}>
      <img alt="" width="252" height="352" src=${imageUrl(card.svg)} />
      <${CardText} lines=${card.lines} />
    </div>
  `;
}

// -- drafts and files -----------------------------------------------------------------------------------------------

function open(draft) {
  Object.assign(desk, {draft, found: null, card: null, isOld: false});
  keepSetting("draft", draft.id);
  if (!drafts.keep(draft)) tell(whyNotKept());
  desk.editor?.setText(draft.text);
  setTrial.drop();
  cardTrial.drop();
  request();
  redraw();
}

/** Go on with this draft as another tab of the browser has kept it. */
export function takeOverDraft(draft) {
  if (draft.id !== desk.draft?.id) return;
  const isOther = draft.text !== desk.draft.text;
  desk.draft = draft; // its pictures, too
  if (isOther) desk.editor?.replace(difference(desk.editor.text(), draft.text));
  request();
}

function showDrafts() {
  showDialog(say("page-workshop-sets-title"), Drafts);
}

function Drafts() {
  const names = {new: say("page-workshop-example-new"), workshop: say("page-workshop-example-workshop"), cookbook: say("page-workshop-example-cookbook")};
  const example = ({id, text}) =>
    html`<${Button} id=${`example-${id}`} onclick=${() => openAndClose(drafts.make({text, name: id}))}>${names[id]}<//>`;
  return html`
    <ul class="games">${drafts.all().map((draft) => html`<${DraftRow} key=${draft.id} draft=${draft} />`)}</ul>
    <h3>${say("page-workshop-examples")}</h3>
    <div class="row">${desk.examples.map(example)}</div>
  `;
}

function openAndClose(draft) {
  open(draft);
  closeDialog();
}

function DraftRow({draft}) {
  const isOpen = draft.id === desk.draft.id;
  return html`
    <${KeptRow} kind="draft" id=${draft.id} title=${nameOfDraft(draft)} changed=${draft.changed} isOpen=${isOpen}
      onopen=${() => openAndClose(draft)} ondelete=${isOpen ? null : () => drafts.forget(draft)} />
  `;
}

/** Open a file, a text or a pack, as a new draft; what is none is refused, and what was typed stays open. */
async function openFile(file) {
  const {reasons, ...set} = await setOfFile(file).catch(({message}) => ({reasons: [message]}));
  if (reasons) return refuse(file.name, reasons);
  open(drafts.make(set)); // before its pictures: what no draft has is forgotten
  if (!(await keepPictures(await picturesOf(set)))) tell(whyNotKept());
}

function drop(event) {
  const [file] = event.dataTransfer.files;
  if (!file) return; // text, which the editor takes
  event.preventDefault();
  openFile(file);
}

/** Open the text of a set that came with the address, as a new draft. */
export function openSet(text) {
  const same = drafts.all().find((draft) => draft.text === text);
  turnToTab("workshop");
  open(same ?? drafts.make({text, name: NEW}));
}

/** Give the draft other pictures; those that no set has any more are forgotten. */
function setPictures(pictures) {
  desk.draft.pictures = pictures;
  if (!drafts.keep(desk.draft)) tell(whyNotKept());
  forgetAllBut(keptPictures());
  look();
}

function save() {
  saveFile(desk.draft.text, nameOfDraft(desk.draft) || NEW, "yaml");
}
