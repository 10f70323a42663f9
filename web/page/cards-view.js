/* The cards of a set, to look at: the printed ones, or those of a file that somebody opens or drops here. */

import {ask, Refusal} from "./ask.js";
import {loadSet, SetField, SetPicker, setTaker} from "./card-sets.js";
import {showDialog} from "./dialog.js";
import {cardName, labels, linesOf, printedCards, saysOrMeans} from "./facts.js";
import {tell} from "./notices.js";
import {isOnPaper, printWhen} from "./paper.js";
import {Button, IconButton, Picker} from "./parts.js";
import {pictureOf} from "./pictures.js";
import {AtLine} from "./problems.js";
import {COLORS, PRINTED} from "./sheet.js";
import {keptDrafts} from "./store.js";
import {html, useEffect, useMemo, useRef, useState} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

const AGAIN = 3000; // milliseconds until a drawing is asked for again
const ALL = {text: "", kind: "", color: "", gives: "", does: ""};

/** The tab. `given` is a set other than the printed one: {name, cards, problems, language, and its text, or set, its shipped
    name}, and draft, its id in the workshop. */
export function CardsTab() {
  const [given, setGiven] = useState(null);
  const [wanted, setWanted] = useState(ALL); // what the cards are narrowed down to
  const isPrinting = isOnPaper();
  const take = useMemo(() => {
    const open = (set) => {
      setGiven(set.set === PRINTED ? null : set);
      setWanted(ALL);
    };
    return setTaker(open);
  }, []);
  useRenewal(given, setGiven);
  const all = given?.cards ?? printedCards();
  const cards = all.filter((card) => isWanted(card, wanted));
  const pictures = picturesOf(given);
  const drop = (event) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    take(loadSet(file));
  };
  return html`
    <div ondragover=${(event) => event.preventDefault()} ondrop=${drop}>
      <h2 class="unseen">${given ? given.name : say("The printed cards")}</h2>
      <${SetField} id="set-file" take=${take} />
      ${given?.problems.length > 0 &&
        html`<ul class="remarks">${given.problems.map((problem) => html`<li class="warning"><${AtLine} ...${problem} /></li>`)}</ul>`}
      <div class="filters">
        <${SetPicker} id="gallery-set" now=${given ? {...given, own: given.name} : {set: PRINTED}} field="set-file"
          take=${(chosen) => take(isShipped(chosen) ? shipped(chosen.set) : chosen)} />
        <${Filters} all=${all} wanted=${wanted} onchange=${(some) => setWanted({...wanted, ...some})} />
      </div>
      <div class="row counted">
        <p class="soft">
          <span id="count" role="status">${say("Cards: {}", cards.length)}</span>
          ${isForeign(cards) && html`<span id="foreign-names"> · ${say("The cards have their English names.")}</span>`}
        </p>
        <${Button} id="print-cards" onclick=${() => printWhen(() => allPictures(cards, pictures))}>${say("Print")}<//>
      </div>
      <ul class="gallery" id="gallery">
        ${cards.map((card) => html`
          <li key=${card.number}>
            <${Miniature} card=${card} cards=${cards} pictures=${pictures} />
            ${isPrinting && html`<${Lines} card=${card} />`}
          </li>`)}
      </ul>
      ${all.length > 0 && !cards.length && html`<${NothingFits} showAll=${() => setWanted(ALL)} />`}
    </div>
  `;
}

/** Ask for the same set as it is now, when its text in the workshop or the language has changed; one that has got errors
    stays as it was. */
function useRenewal(given, setGiven) {
  const language = spoken();
  const text = given && (keptDrafts().find(({id}) => id === given.draft)?.text ?? given.text);
  useEffect(() => {
    if (!given || (given.language === language && given.text === text)) return undefined;
    let isLatest = true;
    ask({ask: "cards", text, set: given.set, language}).then(
      (answer) => isLatest && answer.cards && setGiven({...given, ...answer, text, language}),
      (error) => tell(say("That did not work: {}", error.message)),
    );
    return () => (isLatest = false);
  }, [given, language, text]);
}

function isShipped({set = PRINTED}) {
  return set !== PRINTED;
}

async function shipped(set) {
  const language = spoken();
  return {...(await ask({ask: "cards", set, language})), set, language};
}

/** Whether cards are called by their English names, for want of names in the language of the reader. */
function isForeign(cards) {
  return cards.some(({names}) => names.en && !names[spoken()]);
}

// -- which cards ----------------------------------------------------------------------------------------------------

function isWanted(card, {text, kind, color, gives, does}) {
  return (
    saysOrMeans(text, card) &&
    (!kind || card.kind === kind) &&
    (!color || card.sections.includes(color)) &&
    (!gives || card.gives.includes(gives)) &&
    (!does || card.does?.includes(does))
  );
}

/** What to narrow the cards down by; all but the text folds away where there is little room. */
function Filters({all, wanted, onchange}) {
  const [isOpen, setOpen] = useState(() => matchMedia("(min-width: 48rem) and (min-height: 36rem)").matches);
  const choice = (key, label, options) => html`
    <${Picker} id=${`card-${key}`} label=${label} options=${[["", say("all")], ...options]} chosen=${wanted[key]}
      onchange=${(value) => onchange({[key]: value})} />
  `;
  const options = {
    kind: [["character", say("characters")], ["law", say("laws")]],
    color: COLORS.map((color, index) => [color, labels().colors[index]]),
    gives: Object.entries(labels().kinds),
    does: lawParts(all),
  };
  const chosen = Object.keys(options).flatMap((key) => options[key].filter(([value]) => value === wanted[key]).map(([, text]) => text));
  return html`
    <label class="picker" for="card-text">
      <span>${say("Number, name or text")}</span>
      <input type="text" id="card-text" autocomplete="off" maxlength="40" value=${wanted.text}
        oninput=${({target}) => onchange({text: target.value})} />
    </label>
    <details id="narrow" open=${isOpen} ontoggle=${({target}) => setOpen(target.open)}>
      <summary>${[say("Narrow down"), ...chosen].join(" · ")}</summary>
      <div class="filters">
        ${choice("kind", say("Kind"), options.kind)}
        ${choice("color", say("Color"), options.color)}
        ${choice("gives", say("Gives"), options.gives)}
        ${choice("does", say("A law works"), options.does)}
      </div>
    </details>
  `;
}

/** Return the kinds of clauses that laws of the set have: [kind, text] each. */
function lawParts(all) {
  const names = {
    on_play: say("when it is played"),
    whenever: say("whenever something happens"),
    while_here: say("as long as it lies there"),
    scoring: say("at the end of the game"),
    price: say("for a price"),
    only_if: say("on a condition"),
  };
  return Object.entries(names).filter(([part]) => all.some(({does}) => does?.includes(part)));
}

/** A way back to all cards, where none is left. */
function NothingFits({showAll}) {
  const press = () => {
    showAll();
    document.getElementById("card-text").focus();
  };
  return html`
    <div id="no-cards">
      <p>${say("No card fits all of this.")}</p>
      <${Button} id="all-cards" onclick=${press}>${say("Show all cards")}<//>
    </div>
  `;
}

// -- the cards ------------------------------------------------------------------------------------------------------

function Miniature({card, cards, pictures}) {
  return html`
    <${Button} id=${`show-${card.number}`} class="miniature" onclick=${() => enlarge(card, cards, pictures)}>
      <${Picture} card=${card} pictures=${pictures} kind="small-picture" />
      <span>${titleOf(card)}</span>
    <//>
  `;
}

function titleOf(card) {
  return `${card.number} ${cardName(card)}`;
}

function enlarge(card, cards, pictures) {
  showDialog(titleOf(card), html`<${Enlarged} card=${card} cards=${cards} pictures=${pictures} />`);
}

/** A card in the dialog, from which buttons and arrow keys turn to the next one in the gallery and the one before. */
function Enlarged({card, cards, pictures}) {
  const [before, after] = [-1, 1].map((by) => cards[cards.indexOf(card) + by]);
  const turn = (to) => to && enlarge(to, cards, pictures);
  const button = (name, label, to) => html`
    <${IconButton} id=${`card-${name}`} name=${name} label=${label} aria-disabled=${!to} onclick=${() => turn(to)} />
  `;
  useEffect(() => {
    const isOpen = () => document.getElementById("dialog").open; // it is closed before this is unmounted
    const press = ({key}) => isOpen() && turn({ArrowLeft: before, ArrowRight: after}[key]);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return html`
    <div class="enlarged">
      ${button("back", say("The card before"), before)}
      <${Picture} key=${card.number} card=${card} pictures=${pictures} kind="picture" />
      ${button("next", say("The next card"), after)}
    </div>
    <div aria-live="polite"><span class="unseen">${titleOf(card)}</span><${Lines} card=${card} /></div>
  `;
}

function Lines({card}) {
  return html`<div class="card-text">${linesOf(card).map((line) => html`<p>${line}</p>`)}</div>`;
}

/** Return the part of a question for pictures that names the set and the language. */
function picturesOf(given) {
  const {text, set = PRINTED} = given ?? {};
  return {language: spoken(), ...(text === undefined ? {set} : {text})};
}

const inSight = new WeakMap();
const watcher = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    inSight.get(target)();
  }
});

/** The picture of a card, drawn when it comes in sight. */
function Picture({card, pictures, kind}) {
  const image = useRef(null);
  const [url, setUrl] = useState(null);
  useEffect(() => {
    let isWanted = true;
    const place = image.current;
    inSight.set(place, async () => {
      try {
        const drawn = await pictureOf(card.number, pictures);
        if (isWanted) setUrl(drawn);
      } catch (error) {
        if (isWanted && !(error instanceof Refusal)) setTimeout(() => isWanted && watcher.observe(place), AGAIN); // nobody answered
      }
    });
    watcher.observe(place);
    return () => {
      isWanted = false;
      watcher.unobserve(place);
    };
  }, [card.number, JSON.stringify(pictures)]);
  return html`<img ref=${image} class=${kind} alt="" width="252" height="352" src=${url} />`;
}

/** Have the pictures of all these cards, for paper. */
async function allPictures(cards, pictures) {
  for (const {number} of cards) {
    const image = document.querySelector(`#show-${number} img`);
    image.src = await pictureOf(number, pictures);
    await image.decode();
  }
}
