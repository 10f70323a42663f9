/* What holds for the whole game: edition and language; and how a game leaves the page. */

import {ask} from "./ask.js";
import {button, element, fill, picker} from "./dom.js";
import {editionNames} from "./facts.js";
import {change, nameOf, request, setLanguage, state} from "./game.js";
import {loadFile} from "./games-dialog.js";
import {linkOf} from "./link.js";
import {tell} from "./notices.js";
import {asked} from "./sheet.js";
import {LANGUAGES, say, spoken} from "./words.js";

const PIXELS = 1080; // the width of a PNG

export function showSetup() {
  const {edition} = state.game.sheet;
  const name = typeof edition === "object" ? edition.name : edition;
  const isHouse = typeof edition === "object";
  fill(
    "setup",
    picker(
      "edition",
      isHouse ? say("Edition, with house rules") : say("Edition"),
      editionNames().map((one) => [one, say(one[0].toUpperCase() + one.slice(1))]),
      name,
      (chosen) => change((sheet) => (sheet.edition = isHouse ? {...edition, name: chosen} : chosen)),
    ),
    picker("language", say("Language"), Object.entries(LANGUAGES), spoken(), setLanguage),
  );
}

// -- keep and share -------------------------------------------------------------------------------------------------

export function showShare() {
  const chooser = element("input", {
    type: "file",
    id: "file",
    class: "unseen",
    tabindex: "-1",
    accept: ".yaml,.yml,.json,text/yaml",
    "aria-label": say("Load a score sheet"),
    onchange: (event) => event.target.files[0] && loadFile(event.target.files[0]),
  });
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
      button(say("Load a sheet"), () => chooser.click(), {id: "load-sheet"}),
      chooser,
    ),
    element("div", {id: "link"}),
  );
}

async function shareLink() {
  const url = await linkOf(state.game.sheet);
  try {
    if (navigator.share) await navigator.share({title: say("A game of Viceroy"), url});
    else {
      await navigator.clipboard.writeText(url);
      tell(say("The link is copied."));
    }
  } catch (error) {
    if (error.name !== "AbortError") showLink(url);
  }
}

/** Show the link to copy by hand, where the browser lets no page copy. */
function showLink(url) {
  const field = element("input", {type: "text", id: "link-text", readonly: true, "aria-label": say("Link to copy")});
  field.value = url;
  fill("link", element("p", {}, say("Copy this link:")), field);
  field.select();
}

async function made(what) {
  try {
    const answer = await ask({...what, sheet: asked(state.game.sheet, nameOf), language: spoken()});
    if (answer.svg ?? answer.text) return answer.svg ?? answer.text;
    tell(say("First say what is marked, or leave players without cards out."));
  } catch (error) {
    tell(say("That did not work: {}", error.message));
    request();
  }
  return null;
}

function fileName(ending) {
  const names = state.game.sheet.players.map((_, seat) => nameOf(seat)).join("-");
  return `viceroy-${names.replace(/[^\p{L}\p{N}-]+/gu, "_").slice(0, 60)}.${ending}`;
}

function save(blob, ending) {
  const url = URL.createObjectURL(blob);
  element("a", {href: url, download: fileName(ending)}).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
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
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = element("canvas", {width: PIXELS, height: Math.round((PIXELS * image.height) / image.width)});
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => save(blob, "png"), "image/png");
}
