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
import {SeveralPhones} from "./shared-view.js";
import {PRINTED} from "./sheet.js";
import {html, useLayoutEffect, useRef} from "./vendor/preact.js";
import {languageNames, say, spoken} from "./words.js";

const PIXELS = 1080; // the width of a PNG

export function Setup() {
  const {edition} = state.game.sheet;
  const isHouse = typeof edition === "object" && edition !== null;
  const {name: named, ...houseRules} = isHouse ? edition : {name: edition};
  const name = String(named);
  const set = setNow();
  const told = [
    `${say("page-common-edition")}: ${nameOfEdition(name)}`,
    ...(set.set === PRINTED ? [] : [set.own ?? nameOfSet(set.set)]), // the printed cards need no word
    `${say("page-common-language")}: ${new Map(languageNames()).get(spoken())}`,
  ];
  return html`
    <details id="setup" ontoggle=${redraw}>
      <summary>${told.join(" · ")}</summary>
      <div class="row">
        <${Picker} id="edition" label=${say("page-common-edition")} options=${editionOptions(name)} chosen=${name}
          onchange=${(chosen) => change((sheet) => (sheet.edition = isHouse ? {...edition, name: chosen} : chosen))} />
        <${LanguagePicker} id="language" />
        <${SetPicker} id="card-set" now=${set} field="game-set" take=${takeSet} />
      </div>
      ${isHouse && html`<p class="soft" id="house-rules">${say("page-setup-house-rules", {rules: rulesIn(houseRules)})}</p>`}
    </details>
  `;
}

/** The list of languages; the one that is spoken stays chosen until the texts of another are there. */
export function LanguagePicker({id}) {
  const choose = (tag) => {
    document.getElementById(id).value = spoken();
    setLanguage(tag);
  };
  return html`<${Picker} id=${id} label=${say("page-common-language")} options=${languageNames()} chosen=${spoken()} onchange=${choose} />`;
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
    <section id="share" aria-label=${say("page-share-title")}>
      <h2>${say("page-share-title")}</h2>
      <div class="row">
        <${Button} id="share-picture" class=${state.answer?.score?.players.some(Boolean) ? "main" : null} onclick=${sharePicture}>${say("page-share-picture")}<//>
        <${Button} id="share-link" onclick=${shareLink}>${say("page-share-link")}<//>
        <${SeveralPhones} id="share-phones" />
        <${Button} id="print" onclick=${() => print()}>${say("page-common-print")}<//>
      </div>
      <div id="link">${shown && html`<${Link} ...${shown} />`}</div>
      <p class="soft">${say("page-share-privacy")}</p>
      <details id="files">
        <summary>${say("page-share-file")}</summary>
        <div class="row">
          <${Button} id="save-png" onclick=${() => save(picture(), "png")}>${say("page-share-png")}<//>
          <${Button} id="save-svg" onclick=${() => save(made("picture"), "svg")}>${say("page-share-svg")}<//>
          <${Button} id="save-sheet" onclick=${() => save(made("write"), "yaml")}>${say("page-share-sheet")}<//>
          <${FileButton} id="load-sheet" field="file" label=${say("page-file-load-sheet")} onfile=${loadFile} />
        </div>
      </details>
    </section>
  `;
}

async function shareLink() {
  const {url, isWhole} = await linkOf(state.game.sheet).catch(() => ({}));
  if (!url) {
    tell(say("page-link-none"));
    return;
  }
  const alone = [!isWhole && say("page-link-without-set"), limitOf(url)].filter(Boolean).join(" ");
  try {
    if (navigator.share) {
      await navigator.share({title: say("page-share-game"), url});
      if (alone) tell(alone);
    } else {
      await navigator.clipboard.writeText(url);
      tell([say("page-link-copied"), alone].filter(Boolean).join(" "));
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
    <p>${say("page-link-copy")}</p>
    <input type="text" id="link-text" ref=${field} readonly aria-label=${say("page-link-field")} value=${url} />
  `;
}

async function made(what) {
  try {
    const answer = await ask({ask: what, ...askedGame(), language: spoken()});
    if (answer.svg ?? answer.text) return answer.svg ?? answer.text;
    tell(say("page-share-no-cards"));
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
    await navigator.share({title: say("page-share-game"), files: [file]});
  } catch (error) {
    if (error.name !== "AbortError") saveFile(png, nameOfFile(), "png");
  }
}

async function picture() {
  const svg = await made("picture");
  const png = svg && (await pngOf(svg).catch(() => null));
  if (svg && !png) tell(say("page-share-no-png"));
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
