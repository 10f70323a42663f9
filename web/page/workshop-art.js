/* The pictures of a set that is being written, and how the set goes to others: as a pack, or as a link. */

import {addressOf, digestsOf, keepPictures, MAX_PACK_BYTES, packOf, pictureIn, picturesOf} from "./art.js";
import {reasonsOf} from "./card-sets.js";
import {showDialog} from "./dialog.js";
import {refuse, saveFile} from "./files.js";
import {limitOf, setLinkOf} from "./link.js";
import {tell, tellFailure} from "./notices.js";
import {Button, IconButton} from "./parts.js";
import {nameOfDraft, whyNotKept} from "./store.js";
import {html, useEffect, useState} from "./vendor/preact.js";
import {say} from "./words.js";

// -- pictures -------------------------------------------------------------------------------------------------------

/** The way to the pictures of a draft, which `now` returns; `onchange` gets other ones. */
export function PicturesButton({now, onchange}) {
  const show = () => showDialog(() => say("page-art-title"), () => html`<${Pictures} now=${now} onchange=${onchange} />`);
  return html`<${Button} id="draft-pictures" aria-haspopup="dialog" onclick=${show}>${say("page-art-title")}<//>`;
}

function Pictures({now, onchange}) {
  const pictures = now();
  const files = Object.keys(pictures).sort();
  const add = async ({target}) => {
    const chosen = [...target.files];
    target.value = ""; // the same file may come again
    const found = await read(chosen);
    if (!found.length) return;
    if ((await sizeOf(pictures)) + found.reduce((sum, {size}) => sum + size, 0) > MAX_PACK_BYTES) {
      tell(say("page-file-pack-too-large"));
      return;
    }
    onchange({...now(), ...digestsOf(found)});
    if (!(await keepPictures(found))) tell(whyNotKept());
  };
  const leaveOut = (file) => onchange(Object.fromEntries(Object.entries(now()).filter(([other]) => other !== file)));
  return html`
    <p>${say("page-art-how")}</p>
    <ul class="art">
      ${files.map((file) => html`
        <li key=${pictures[file]}>
          <${Thumbnail} digest=${pictures[file]} />
          <code>image: ${file}</code>
          <${IconButton} id=${`art-${pictures[file].slice(0, 8)}`} name="bin" label=${say("page-common-delete", {title: file})} onclick=${() => leaveOut(file)} />
        </li>`)}
    </ul>
    ${!files.length && html`<p class="soft">${say("page-art-none")}</p>`}
    <${Button} id="add-art" class="main" onclick=${() => document.getElementById("art-file").click()}>${say("page-art-add")}<//>
    <input type="file" id="art-file" hidden multiple accept=".svg,.png,.jpg,.jpeg" onchange=${add} />
  `;
}

/** Return the pictures in some files; what no card may show is refused, file by file. */
async function read(files) {
  const [found, reasons] = [[], []];
  for (const file of files) {
    const name = file.name.replace(/[/\\:]/g, "-");
    try {
      if (file.size > MAX_PACK_BYTES) throw new Error(say("page-file-pack-too-large"));
      const {picture, fault} = await pictureIn(name, await file.arrayBuffer());
      if (picture) found.push({...picture, size: file.size});
      else reasons.push(`${name} ${fault}`);
    } catch ({message}) {
      reasons.push(`${name}: ${message}`);
    }
  }
  if (reasons.length) refuse(files.length === 1 ? files[0].name : say("page-art-title"), reasons);
  return found;
}

async function sizeOf(pictures) {
  const here = await picturesOf({pictures});
  return here.reduce((sum, {address}) => sum + (3 * address.length) / 4, 0);
}

function Thumbnail({digest}) {
  const [address, setAddress] = useState(null);
  useEffect(() => void addressOf(digest).then(setAddress, () => {}), [digest]);
  return html`<img alt="" width="63" height="44" src=${address} />`;
}

// -- to others ------------------------------------------------------------------------------------------------------

/** The ways of a draft to others. */
export function ShareButton({draft}) {
  const show = () => showDialog(() => say("page-send-title"), () => html`<${Share} draft=${draft} />`);
  return html`<${Button} id="share-draft" aria-haspopup="dialog" onclick=${show}>${say("page-send-title")}<//>`;
}

function Share({draft}) {
  const [url, setUrl] = useState(null);
  const hasPictures = Object.keys(draft.pictures ?? {}).length > 0;
  useEffect(() => {
    if (!hasPictures) setLinkOf(draft.text).then(setUrl, () => {});
  }, [draft.text, hasPictures]);
  return html`
    <p>${say("page-send-pack-how")}</p>
    <${Button} id="save-pack" class="main" onclick=${() => savePack(draft)}>${say("page-send-pack")}<//>
    <p>${hasPictures ? say("page-send-link-pictures") : url ? say("page-send-link-how") : say("page-send-link-long")}</p>
    ${url && html`
      <div class="row"><${Button} id="copy-set-link" onclick=${() => copy(url)}>${say("page-send-link")}<//></div>
      <input type="text" id="set-link" readonly aria-label=${say("page-link-field")} value=${url} />
      ${limitOf(url) && html`<p class="soft">${say("page-send-link-near")}</p>`}
    `}
    <p class="soft">${say("page-send-table")}</p>
  `;
}

async function savePack(draft) {
  try {
    const {pack, problems} = await packOf(draft);
    if (pack) saveFile(pack, nameOfDraft(draft), "viceroy");
    else refuse(nameOfDraft(draft), reasonsOf(problems));
  } catch (error) {
    tellFailure(error);
  }
}

async function copy(url) {
  try {
    await navigator.clipboard.writeText(url);
    tell(say("page-link-copied"));
  } catch {
    document.getElementById("set-link").select(); // to be copied by hand
  }
}
