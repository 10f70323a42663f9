/* What holds for the whole game: edition and language; and how a game leaves the page. */

import {ask} from "./ask.js";
import {setField, setPicker, setTaker} from "./card-sets.js";
import {button, element, fill, imageUrl, picker} from "./dom.js";
import {editionNames, shippedSets} from "./facts.js";
import {fileField, saveFile} from "./files.js";
import {change, nameOf, playWith, request, setLanguage, state} from "./game.js";
import {loadFile} from "./games-dialog.js";
import {limitOf, linkOf} from "./link.js";
import {tell} from "./notices.js";
import {asked, PRINTED} from "./sheet.js";
import {LANGUAGES, say, spoken} from "./words.js";

const PIXELS = 1080; // the width of a PNG

export function showSetup() {
  const {edition} = state.game.sheet;
  const isHouse = typeof edition === "object";
  const {name, ...houseRules} = isHouse ? edition : {name: edition};
  const editions = editionNames().length ? editionNames() : [String(name)]; // until they are known
  fill(
    "setup",
    picker(
      "edition",
      say("Edition"),
      editions.map((one) => [one, say(one.charAt(0).toUpperCase() + one.slice(1))]),
      name,
      (chosen) => change((sheet) => (sheet.edition = isHouse ? {...edition, name: chosen} : chosen)),
    ),
    picker("language", say("Language"), Object.entries(LANGUAGES), spoken(), setLanguage),
    setPicker("card-set", setNow(), "game-set", takeSet),
    setField("game-set", takeSet),
    isHouse && element("p", {class: "soft", id: "house-rules"}, say("House rules of this sheet: {}", told(houseRules))),
  );
}

/** Return house rules in the words of a sheet. */
function told(rules) {
  return Object.entries(rules)
    .map(([rule, value]) => `${rule}: ${value}`)
    .join(", ");
}

/** Return which cards the game is played with: a set that comes with the library, or another. */
function setNow() {
  const {card_set: set = PRINTED, set_text: text} = state.game.sheet;
  const isShipped = set === PRINTED || shippedSets().includes(set);
  return text === undefined && isShipped ? {set} : {own: String(set)};
}

const takeSet = setTaker(({set, file, text}) => playWith(set ?? file, text), () => state.game.id);

// -- keep and share -------------------------------------------------------------------------------------------------

export function showShare() {
  fill(
    "share",
    element("h2", {}, say("Keep and share")),
    element(
      "p",
      {class: "soft"},
      say("Every game stays on this device. A link holds the whole sheet; nobody else keeps it."),
    ),
    element(
      "div",
      {class: "row"},
      button(say("Share a link"), shareLink, {id: "share-link"}),
      button(say("Picture (PNG)"), savePng, {id: "save-png"}),
      button(say("Drawing (SVG)"), saveSvg, {id: "save-svg"}),
      button(say("Sheet (YAML)"), saveSheet, {id: "save-sheet"}),
      button(say("Print"), () => print(), {id: "print"}),
      button(say("Load a sheet"), () => document.getElementById("file").click(), {id: "load-sheet"}),
      fileField("file", say("Load a score sheet"), loadFile),
    ),
    element("div", {id: "link"}),
  );
}

async function shareLink() {
  const {url, isWhole} = await linkOf(state.game.sheet).catch(() => ({}));
  if (!url) {
    tell(say("This browser cannot make a link. Save the sheet and send its file."));
    return;
  }
  const alone = [!isWhole && say("The card set is too large for a link. Send its file along."), limitOf(url)].filter(Boolean).join(" ");
  try {
    if (navigator.share) {
      await navigator.share({title: say("A game of Viceroy"), url});
      if (alone) tell(alone);
    } else {
      await navigator.clipboard.writeText(url);
      tell([say("The link is copied."), alone].filter(Boolean).join(" "));
    }
  } catch (error) {
    if (error.name !== "AbortError") showLink(url, alone);
  }
}

/** Show the link to copy by hand, where the browser lets no page copy, and what does not go with it. */
function showLink(url, alone) {
  const field = element("input", {type: "text", id: "link-text", readonly: true, "aria-label": say("Link to copy")});
  field.value = url;
  fill("link", alone && element("p", {}, alone), element("p", {}, say("Copy this link:")), field);
  field.select();
}

async function made(what) {
  try {
    const answer = await ask({...what, ...asked(state.game.sheet, nameOf), language: spoken()});
    if (answer.svg ?? answer.text) return answer.svg ?? answer.text;
    tell(say("First answer what is marked, and leave out players without cards."));
  } catch (error) {
    tell(say("That did not work: {}", error.message));
    request();
  }
  return null;
}

function save(blob, ending) {
  saveFile(blob, `viceroy-${state.game.sheet.players.map((_, seat) => nameOf(seat)).join("-")}`, ending);
}

async function saveSheet() {
  const text = await made({ask: "write"});
  if (text) save(new Blob([text], {type: "text/yaml"}), "yaml");
}

async function saveSvg() {
  const svg = await made({ask: "picture"});
  if (svg) save(new Blob([svg], {type: "image/svg+xml"}), "svg");
}

async function savePng() {
  const svg = await made({ask: "picture"});
  if (!svg) return;
  const png = await pngOf(svg).catch(() => null);
  if (png) save(png, "png");
  else tell(say("This browser cannot make the picture. The drawing (SVG) shows the same."));
}

/** Return a drawing as a PNG; null, or an error, where the browser cannot make one. */
async function pngOf(svg) {
  const image = new Image();
  image.src = imageUrl(svg);
  await image.decode();
  const canvas = element("canvas", {width: PIXELS, height: Math.round((PIXELS * image.height) / image.width)});
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
