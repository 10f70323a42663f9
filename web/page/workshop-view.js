/* The workshop: a card set as text, its problems at their places, and the card that one writes at. */

import {ask, askUntilAnswered, latest} from "./ask.js";
import {closeDialog, showDialog} from "./dialog.js";
import {button, element, fill, imageUrl} from "./dom.js";
import {shippedSets} from "./facts.js";
import {fileField, saveFile, textOf} from "./files.js";
import {keptRow} from "./kept-list.js";
import {tell} from "./notices.js";
import {atLine} from "./problems.js";
import {MAX_SET_BYTES} from "./sheet.js";
import {forgetDraft, keepDraft, keepSetting, keptDrafts, nameOfDraft, newDraft, setting, whyNotKept} from "./store.js";
import {say, spoken} from "./words.js";
import {difference, editorIn} from "./workshop-editor.js";
import {helpOf} from "./workshop-schema.js";
import {dropTrial, showTrial} from "./workshop-trial.js";

const MAX_SHOWN = 50; // problems
const QUIET = 300; // milliseconds without a key until Python is asked
const NEW = "my-set";

const desk = {
  editor: null,
  draft: null,
  help: null, // what the schema says
  examples: [],
  found: null, // the latest answer about the text: {is_good, problems, cards}
  card: null, // the card that was drawn last
  isOld: false, // whether that card is from before the text had errors
  language: "",
};

// -- the tab --------------------------------------------------------------------------------------------------------

/** Show the tab, in the language of the reader. */
export function showWorkshop() {
  if (!desk.draft) begin();
  showTools();
  desk.editor?.relabel(labelOfEditor());
  if (desk.language !== spoken()) request();
  showFound();
  showCard();
}

function begin() {
  const drafts = keptDrafts();
  desk.draft = drafts.find(({id}) => id === setting("draft")) ?? drafts[0] ?? newDraft("", NEW);
  fill(
    "workshop-tab",
    element("h2", {class: "unseen"}, say("Workshop")),
    element("div", {class: "row", id: "workshop-tools"}),
    element(
      "div",
      {class: "desk"},
      element(
        "div",
        {class: "writing"},
        element("div", {id: "workshop-editor"}),
        element("p", {class: "soft about", id: "workshop-about", lang: "en"}),
        element("p", {id: "found", role: "status"}), // it stays, so that its changes are heard
        element("div", {id: "workshop-problems"}),
      ),
      element("div", {id: "workshop-card", class: "made"}),
      element("div", {id: "workshop-trial"}),
    ),
  );
  makeEditor();
  learn();
}

async function makeEditor() {
  desk.editor = await editorIn(document.getElementById("workshop-editor"), {
    text: desk.draft.text,
    label: labelOfEditor(),
    most: MAX_SET_BYTES,
    complete: (place) => completions(place),
    explain: (steps) => desk.help?.explain(steps) ?? null,
    onchange: changed,
    onmove: () => later("look", look),
    onfull: () => tell(say("It is too large for this page.")),
  });
  if (desk.editor.text() !== desk.draft.text) desk.editor.setText(desk.draft.text); // another draft was opened meanwhile
  showTools();
  if (!desk.draft.text && desk.examples.length) open(newDraft(exampleText("new"), NEW));
  else request();
}

function completions(place) {
  if (place.steps.at(-1)?.key === "extends") return shippedSets().map((label) => ({label, isKey: false}));
  return desk.help?.complete(place) ?? [];
}

/** Ask for what does not change: the schema, and the examples; the new set is there at the first visit. */
async function learn() {
  const {schema} = await askUntilAnswered({ask: "schema"}, () => {});
  desk.help = helpOf(schema);
  desk.examples = (await askUntilAnswered({ask: "examples"}, () => {})).examples;
  if (desk.editor && !desk.editor.text() && !desk.draft.text) open(newDraft(exampleText("new"), NEW));
}

function exampleText(id) {
  return desk.examples.find((one) => one.id === id)?.text ?? "";
}

function labelOfEditor() {
  return say("Card set in YAML. Escape, then Tab, leaves the editor.");
}

// -- what is asked --------------------------------------------------------------------------------------------------

const askCheck = latest(onCheck, onFailure, onFailure);
const askLook = latest(onLook, onFailure, onFailure);
const timers = {};

function later(name, how) {
  clearTimeout(timers[name]);
  timers[name] = setTimeout(how, QUIET);
}

function changed() {
  if (desk.editor.text() === desk.draft.text) return; // another tab has typed it, and keeps it
  desk.draft.text = desk.editor.text();
  if (!keepDraft(desk.draft)) tell(whyNotKept());
  keepSetting("draft", desk.draft.id);
  document.getElementById("workshop-problems").setAttribute("aria-busy", "true");
  later("check", request);
}

function request() {
  if (!desk.editor) return;
  desk.language = spoken();
  askCheck({ask: "check", text: desk.editor.text(), language: spoken()});
  look();
}

function look() {
  askLook({ask: "look", text: desk.editor.text(), line: desk.editor.line(), language: spoken()});
  fill("workshop-about", desk.editor.about() ?? "");
}

function onCheck(answer, {text}) {
  if (text !== desk.editor.text()) return; // the next answer is on its way
  desk.found = answer;
  desk.editor.mark(answer.problems);
  document.getElementById("workshop-problems").setAttribute("aria-busy", "false");
  showFound();
}

function onLook({card}, {text}) {
  if (text !== desk.editor.text()) return;
  desk.isOld = card === null;
  desk.card = card ?? desk.card;
  showCard();
}

function onFailure(error) {
  tell(say("That did not work: {}", error.message));
}

// -- what is shown --------------------------------------------------------------------------------------------------

function showTools() {
  fill(
    "workshop-tools",
    button(say("My sets"), showDrafts, {id: "drafts"}),
    fileField("draft-file", say("Open a card set (YAML)"), openFile),
    button(say("Open"), () => document.getElementById("draft-file").click(), {id: "open-draft"}),
    button(say("Save"), save, {id: "save-draft"}),
    desk.editor?.suggest && button(say("Suggest"), desk.editor.suggest, {id: "suggest"}),
  );
}

function showFound() {
  const {problems = [], cards = [], is_good: isGood = null} = desk.found ?? {}; // null: not known yet
  const told = desk.found ? summary(problems, cards) : "";
  const found = document.getElementById("found");
  if (found.textContent !== told) found.textContent = told;
  fill(
    "workshop-problems",
    element("ul", {class: "faults"}, problems.slice(0, MAX_SHOWN).map(fault)),
    problems.length > MAX_SHOWN && element("p", {class: "soft"}, say("and {} more", problems.length - MAX_SHOWN)),
    element("p", {class: "soft keys"}, say("Tab indents. Escape, then Tab, leaves the editor. Control and Space suggest what can stand there.")),
  );
  const own = new Map(cards.filter(({number}) => number !== null).map(({number, name}) => [number, name]));
  showTrial(desk.draft.text, own, isGood);
}

function summary(problems, cards) {
  const errors = problems.filter(({severity}) => severity === "error").length;
  const counted = [
    errors > 0 && say("Errors: {}", errors),
    problems.length > errors && say("Remarks: {}", problems.length - errors),
  ].filter(Boolean);
  return [...(counted.length ? counted : [say("No problems")]), say("Cards: {}", cards.length)].join(" · ");
}

function fault({line, column, severity, message}, index) {
  const isError = severity === "error";
  return element(
    "li",
    {},
    button(
      [
        element("span", {class: isError ? "sign error" : "sign", "aria-hidden": "true"}, isError ? "!" : "?"),
        element("span", {class: "unseen"}, isError ? say("Error") : say("Remark"), ": "),
        element("span", {}, atLine({line, message})),
      ],
      () => desk.editor.goTo(line, column),
      {id: `fault-${index}`, class: "fault"},
    ),
  );
}

function showCard() {
  const {card, isOld} = desk;
  if (!card) {
    fill("workshop-card", element("p", {class: "soft"}, say("The card you are writing is drawn here.")));
    return;
  }
  fill(
    "workshop-card",
    element("h3", {}, `${card.number} ${card.name}`),
    isOld && element("p", {class: "note"}, say("The card you are writing has an error; this is the last one drawn.")),
    element(
      "div",
      {class: isOld ? "look old" : "look"},
      element("img", {alt: "", width: "252", height: "352", src: imageUrl(card.svg)}),
      element("div", {}, card.lines.map((line) => element("p", {}, line.split(/ {2,}/).join(" – ")))),
    ),
  );
}

// -- drafts and files -----------------------------------------------------------------------------------------------

function open(draft) {
  Object.assign(desk, {draft, found: null, card: null, isOld: false});
  keepSetting("draft", draft.id);
  if (!keepDraft(draft)) tell(whyNotKept());
  desk.editor?.setText(draft.text);
  dropTrial();
  showFound();
  showCard();
  request();
}

/** Go on with this draft as another tab of the browser has kept it. */
export function takeOverDraft(draft) {
  if (draft.id !== desk.draft?.id || draft.text === desk.draft.text) return;
  desk.draft = draft;
  desk.editor?.replace(difference(desk.editor.text(), draft.text));
  request();
}

function showDrafts() {
  const names = {new: say("A new small set"), workshop: say("The workshop set"), cookbook: say("The laws of the cookbook")};
  showDialog(say("Sets on this device"), [
    element("ul", {class: "games"}, keptDrafts().map(draftRow)),
    element("h3", {}, say("Begin with an example")),
    element(
      "div",
      {class: "row"},
      desk.examples.map(({id, text}) => button(names[id], () => openAndClose(newDraft(text, id)), {id: `example-${id}`})),
    ),
  ]);
}

function openAndClose(draft) {
  open(draft);
  closeDialog();
}

function draftRow(draft) {
  const {id, changed} = draft;
  const title = nameOfDraft(draft);
  const isOpen = id === desk.draft.id;
  const deletes = isOpen ? null : say("Delete: the set {}", title);
  return keptRow({kind: "draft", id, title, changed, isOpen, deletes}, () => openAndClose(draft), () => drop(draft));
}

function drop(draft) {
  forgetDraft(draft);
  showDrafts();
}

/** Open a file as a new draft; what is no text is refused, and what was typed stays open. */
async function openFile(file) {
  const {text, refusal} = await textOf(file, MAX_SET_BYTES);
  if (refusal) refuse(file, refusal);
  else open(newDraft(text.replace(/\r\n?/g, "\n"), file.name.replace(/\.ya?ml$/i, "")));
}

function refuse(file, reason) {
  showDialog(say("This file cannot be opened"), [
    element("p", {}, say("{} was not opened; your sets are as they were.", file.name)),
    element("p", {}, reason),
  ]);
}

function save() {
  saveFile(new Blob([desk.draft.text], {type: "text/yaml"}), nameOfDraft(desk.draft) || NEW, "yaml");
}
