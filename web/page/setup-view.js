/* What holds for the whole game: edition, cards and language, in a line that unfolds; and how a game leaves the page. */

import {ask} from "./ask.js";
import {nameOfSet, SetPicker, setTaker} from "./card-sets.js";
import {editionOptions, nameOfEdition, shippedSets} from "./cards.js";
import {FileButton, saveFile} from "./files.js";
import {askedGame, change, nameOf, playWith, request, setLanguage, state} from "./game.js";
import {loadFile} from "./games-dialog.js";
import {limitOf, linkOf} from "./link.js";
import {tell, tellFailure} from "./notices.js";
import {Button, imageUrl, Picker} from "./parts.js";
import {redraw} from "./redraw.js";
import {SeveralPhones} from "./rooms-view.js";
import {PRINTED} from "./sheet.js";
import {html, useLayoutEffect, useRef} from "./vendor/preact.js";
import {LANGUAGES, say, spoken} from "./words.js";

const PIXELS = 1080; // the width of a PNG

export function Setup() {
  const {edition} = state.game.sheet;
  const isHouse = typeof edition === "object" && edition !== null;
  const {name: named, ...houseRules} = isHouse ? edition : {name: edition};
  const name = String(named);
  const set = setNow();
  const told = [
    `${say("Edition")}: ${nameOfEdition(name)}`,
    ...(set.set === PRINTED ? [] : [set.own ?? nameOfSet(set.set)]), // the printed cards need no word
    `${say("Language")}: ${LANGUAGES[spoken()]}`,
  ];
  return html`
    <details id="setup" ontoggle=${redraw}>
      <summary>${told.join(" · ")}</summary>
      <div class="row">
        <${Picker} id="edition" label=${say("Edition")} options=${editionOptions(name)} chosen=${name}
          onchange=${(chosen) => change((sheet) => (sheet.edition = isHouse ? {...edition, name: chosen} : chosen))} />
        <${Picker} id="language" label=${say("Language")} options=${Object.entries(LANGUAGES)} chosen=${spoken()} onchange=${setLanguage} />
        <${SetPicker} id="card-set" now=${set} field="game-set" take=${takeSet} />
      </div>
      ${isHouse && html`<p class="soft" id="house-rules">${say("House rules of this sheet: {}", rulesIn(houseRules))}</p>`}
    </details>
  `;
}

/** Return house rules in the words of a sheet. */
function rulesIn(rules) {
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

const takeSet = setTaker(({set, name, text}) => playWith(set ?? name, text), () => state.game.id);

// -- keep and share -------------------------------------------------------------------------------------------------

let shown = null; // a link to copy by hand, and what does not go with it: {url, alone}

export function Share() {
  return html`
    <section id="share" aria-label=${say("Keep and share")}>
      <h2>${say("Keep and share")}</h2>
      <div class="row">
        <${Button} id="share-picture" class=${state.answer?.score?.players.some(Boolean) ? "main" : null} onclick=${sharePicture}>${say("Share the picture")}<//>
        <${Button} id="share-link" onclick=${shareLink}>${say("Share a link")}<//>
        <${SeveralPhones} id="share-phones" />
        <${Button} id="print" onclick=${() => print()}>${say("Print")}<//>
      </div>
      <div id="link">${shown && html`<${Link} ...${shown} />`}</div>
      <p class="soft">${say("Every game stays on this device. A link holds the whole sheet; nobody else keeps it.")}</p>
      <details id="files">
        <summary>${say("As a file")}</summary>
        <div class="row">
          <${Button} id="save-png" onclick=${() => save(picture(), "png")}>${say("Picture (PNG)")}<//>
          <${Button} id="save-svg" onclick=${() => save(made("picture"), "svg")}>${say("Drawing (SVG)")}<//>
          <${Button} id="save-sheet" onclick=${() => save(made("write"), "yaml")}>${say("Sheet (YAML)")}<//>
          <${FileButton} id="load-sheet" field="file" label=${say("Load a sheet")} onfile=${loadFile} />
        </div>
      </details>
    </section>
  `;
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
    if (error.name === "AbortError") return;
    shown = {url, alone};
    redraw();
  }
}

/** The link to copy by hand, where the browser lets no page copy, and what does not go with it. */
function Link({url, alone}) {
  const field = useRef();
  useLayoutEffect(() => field.current.select(), [url]);
  return html`
    ${alone && html`<p>${alone}</p>`}
    <p>${say("Copy this link:")}</p>
    <input type="text" id="link-text" ref=${field} readonly aria-label=${say("Link to copy")} value=${url} />
  `;
}

async function made(what) {
  try {
    const answer = await ask({ask: what, ...askedGame(), language: spoken()});
    if (answer.svg ?? answer.text) return answer.svg ?? answer.text;
    tell(say("There is nothing to draw yet: lay a card first, and mend what is marked."));
  } catch (error) {
    tellFailure(error);
    request();
  }
  return null;
}

function nameOfFile() {
  return `viceroy-${state.game.sheet.players.map((_, seat) => nameOf(seat)).join("-")}`;
}

/** Save what comes as a file with this ending, if anything does. */
async function save(coming, ending) {
  const content = await coming;
  if (content) saveFile(content, nameOfFile(), ending);
}

/** Give the picture to the share sheet of a telephone, or save it where there is none. */
async function sharePicture() {
  const png = await picture();
  if (!png) return;
  const file = new File([png], "viceroy.png", {type: "image/png"});
  try {
    if (!navigator.canShare?.({files: [file]})) throw new Error("no files");
    await navigator.share({title: say("A game of Viceroy"), files: [file]});
  } catch (error) {
    if (error.name !== "AbortError") saveFile(png, nameOfFile(), "png");
  }
}

async function picture() {
  const svg = await made("picture");
  const png = svg && (await pngOf(svg).catch(() => null));
  if (svg && !png) tell(say("This browser cannot make the picture. The drawing (SVG) shows the same."));
  return png;
}

/** Return a drawing as a PNG; null, or an error, where the browser cannot make one. */
async function pngOf(svg) {
  const image = new Image();
  image.src = imageUrl(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  Object.assign(canvas, {width: PIXELS, height: Math.round((PIXELS * image.height) / image.width)});
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
