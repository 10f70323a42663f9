/* The cards of a set, to look at: the printed ones, or those of a file that somebody opens. */

import {ask} from "./ask.js";
import {showDialog} from "./dialog.js";
import {button, element, fill, picker} from "./dom.js";
import {cardName, labels, means, printedCards, shippedSets} from "./facts.js";
import {tell} from "./notices.js";
import {COLORS} from "./sheet.js";
import {say, spoken} from "./words.js";

const LARGEST_FILE = 190_000; // bytes
const AGAIN = 3000; // milliseconds until a drawing is asked for again
const shown = {text: "", kind: "", color: "", gives: ""}; // what the cards are narrowed down to
let given = null; // a set other than the printed one: {name, cards, problems, and its text, or set, its shipped name}

export function showCards() {
  const kinds = labels().kinds;
  fill(
    "cards-tab",
    element("h2", {}, given ? given.name : say("The printed cards")),
    problems(),
    element(
      "div",
      {class: "filters"},
      searchField(),
      choice("kind", say("Kind"), [["character", say("characters")], ["law", say("laws")]]),
      choice("color", say("Color"), COLORS.map((color, index) => [color, labels().colors[index]])),
      choice("gives", say("Gives"), Object.entries(kinds)),
    ),
    element(
      "div",
      {class: "row"},
      fileField(),
      button(say("Open a card set (YAML)"), () => document.getElementById("set-file").click(), {id: "open-set"}),
      given && button(say("The printed cards"), () => openSet(null), {id: "printed"}),
      shippedSets()
        .slice(1)
        .filter((name) => name !== given?.set)
        .map((name) => button(say("Cards of the set “{}”", name), () => openShipped(name), {id: `set-${name}`})),
    ),
    element("p", {class: "soft", id: "count", role: "status"}),
    element("ul", {class: "gallery", id: "gallery"}),
  );
  showGallery();
}

function searchField() {
  const field = element("input", {
    type: "text",
    id: "card-text",
    autocomplete: "off",
    maxlength: "40",
    oninput: (event) => narrow("text", event.target.value),
  });
  field.value = shown.text;
  return element("label", {class: "picker", for: "card-text"}, element("span", {}, say("Number or name")), field);
}

function choice(key, label, options) {
  return picker(`card-${key}`, label, [["", say("all")], ...options], shown[key], (value) => narrow(key, value));
}

function narrow(key, value) {
  shown[key] = value;
  showGallery();
}

// -- the gallery ----------------------------------------------------------------------------------------------------

function showGallery() {
  const cards = (given?.cards ?? printedCards()).filter(isShown);
  fill("count", say("{} cards", cards.length));
  fill("gallery", cards.map((card) => element("li", {}, miniature(card))));
}

function isShown(card) {
  return (
    means(shown.text, card) &&
    (!shown.kind || card.kind === shown.kind) &&
    (!shown.color || card.colors.includes(shown.color)) &&
    (!shown.gives || card.gives.includes(shown.gives))
  );
}

function miniature(card) {
  const title = `${card.number} ${cardName(card)}`;
  return button([picture(card), element("span", {}, title)], () => enlarge(card, title), {
    id: `show-${card.number}`,
    class: "miniature",
  });
}

function enlarge(card, title) {
  const lines = card.text.split("\n").slice(1).map((line) => line.trim()); // without the title
  showDialog(title, [
    picture(card, "picture"),
    element("div", {class: "card-text"}, lines.map((line) => element("p", {}, line))),
  ]);
}

// -- pictures, drawn when they come in sight ------------------------------------------------------------------------

const drawn = new Map();
const waiting = new WeakMap();
const watcher = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    draw(target, waiting.get(target));
  }
});

function picture(card, kind = "small-picture") {
  const image = element("img", {class: kind, alt: "", width: "252", height: "352"});
  const {text, set} = given ?? {};
  waiting.set(image, {ask: "card", number: card.number, language: spoken(), text, set});
  watcher.observe(image);
  return image;
}

async function draw(image, question) {
  const key = JSON.stringify(question);
  try {
    if (!drawn.has(key)) drawn.set(key, (await ask(question)).svg);
    image.src = `data:image/svg+xml,${encodeURIComponent(drawn.get(key))}`;
  } catch {
    setTimeout(() => watcher.observe(image), AGAIN); // nobody answered
  }
}

// -- a set from a file ----------------------------------------------------------------------------------------------

function fileField() {
  return element("input", {
    type: "file",
    id: "set-file",
    class: "unseen",
    tabindex: "-1",
    accept: ".yaml,.yml,text/yaml",
    "aria-label": say("Open a card set (YAML)"),
    onchange: (event) => event.target.files[0] && loadSet(event.target.files[0]),
  });
}

async function loadSet(file) {
  if (file.size > LARGEST_FILE) {
    refuse(file, [say("It is larger than the page reads.")]);
    return;
  }
  try {
    const text = await file.text();
    const {name, cards, problems: found} = await ask({ask: "cards", text, language: spoken()});
    if (cards) openSet({name, cards, text, problems: found});
    else refuse(file, found.map(({line, message}) => `${line}: ${message}`));
  } catch (error) {
    refuse(file, [error.message]);
  }
}

async function openShipped(set) {
  try {
    openSet({...(await ask({ask: "cards", set, language: spoken()})), set});
  } catch (error) {
    tell(say("That did not work: {}", error.message));
  }
}

function openSet(set) {
  given = set;
  drawn.clear();
  Object.assign(shown, {text: "", kind: "", color: "", gives: ""});
  showCards();
}

function refuse(file, reasons) {
  showDialog(say("This card set has errors"), [
    element("p", {}, say("{} was not opened. Line by line:", file.name)),
    element("ul", {lang: "en"}, reasons.slice(0, 50).map((reason) => element("li", {}, reason))),
  ]);
}

function problems() {
  if (!given?.problems.length) return null;
  return element(
    "ul",
    {class: "remarks", lang: "en"},
    given.problems.map(({line, message}) => element("li", {class: "warning"}, `${line}: ${message}`)),
  );
}
