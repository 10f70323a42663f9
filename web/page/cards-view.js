/* The cards of a set, to look at: the printed ones, or those of a file that somebody opens or drops here. */

import {SetPicker, setTaker} from "./card-sets.js";
import {cardsOf, cardTitle, CardText, labels, linesOf} from "./cards.js";
import {saysOrMeans} from "./facts.js";
import {isOnPaper, printWhen} from "./paper.js";
import {Button, Picker, TextField} from "./parts.js";
import {CardPicture, drawAll, enlarge} from "./pictures.js";
import {AtLine} from "./problems.js";
import {redraw} from "./redraw.js";
import {COLORS, PRINTED} from "./sheet.js";
import {drafts} from "./store.js";
import {html, useMemo, useRef, useState} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

const ALL = {text: "", kind: "", color: "", gives: "", does: ""};

/** The tab. A set is chosen as `setTaker` gives it. */
export function CardsTab() {
  const [chosen, setChosen] = useState({set: PRINTED});
  const [wanted, setWanted] = useState(ALL); // what the cards are narrowed down to
  const isPrinting = isOnPaper();
  const take = useMemo(() => {
    const open = (set) => {
      setChosen(set);
      setWanted(ALL);
    };
    return setTaker(open);
  }, []);
  const set = useSet(chosen);
  const {name, cards: all, problems} = cardsOf(set);
  const cards = all.filter((card) => isWanted(card, wanted));
  const drop = (event) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    take({file});
  };
  return html`
    <div ondragover=${(event) => event.preventDefault()} ondrop=${drop}>
      <h2 class="unseen">${set.set === PRINTED ? say("page-set-printed") : name}</h2>
      ${problems.length > 0 &&
        html`<ul class="remarks">${problems.map((problem) => html`<li class="warning"><${AtLine} ...${problem} /></li>`)}</ul>`}
      <div class="filters">
        <${SetPicker} id="gallery-set" now=${{...chosen, own: name}} field="set-file" take=${take} />
        <${Filters} all=${all} wanted=${wanted} onchange=${(some) => setWanted({...wanted, ...some})} />
      </div>
      <div class="row counted">
        <p class="soft">
          <span id="count" role="status">${say("page-cards-count", {count: cards.length})}</span>
          ${isForeign(cards) && html`<span id="foreign-names"> · ${say("page-cards-english-names")}</span>`}
        </p>
        <${Button} id="print-cards" onclick=${() => printWhen(() => allPictures(cards, set))}>${say("page-common-print")}<//>
      </div>
      <ul class="gallery" id="gallery">
        ${cards.map((card) => html`
          <li key=${card.number}>
            <${Miniature} card=${card} cards=${cards} set=${set} />
            ${isPrinting && html`<${CardText} lines=${linesOf(card)} />`}
          </li>`)}
      </ul>
      ${all.length > 0 && !cards.length && html`<${NothingFits} showAll=${() => setWanted(ALL)} />`}
    </div>
  `;
}

/** Return the set to show, as in a question: the one that is chosen, with the text that a draft of the workshop has now. Until
    its cards are known, and while it has errors, the one from before stays. */
function useSet({set, text, draft, pictures}) {
  const latest = useRef(null);
  const own = drafts.all().find(({id}) => id === draft);
  const now = set ? {set} : {text: own?.text ?? text, pictures: own?.pictures ?? pictures};
  if (!latest.current || cardsOf(now).cards.length) latest.current = now;
  return latest.current;
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
    <${Picker} id=${`card-${key}`} label=${label} options=${[["", say("page-cards-all")], ...options]} chosen=${wanted[key]}
      onchange=${(value) => onchange({[key]: value})} />
  `;
  const options = {
    kind: [["character", say("page-cards-characters")], ["law", say("page-cards-laws")]],
    color: COLORS.map((color, index) => [color, labels().colors[index]]),
    gives: Object.entries(labels().kinds),
    does: lawParts(all),
  };
  const chosen = Object.keys(options).flatMap((key) => options[key].filter(([value]) => value === wanted[key]).map(([, text]) => text));
  return html`
    <${TextField} id="card-text" label=${say("page-cards-find")} autocomplete="off" maxlength="40" value=${wanted.text}
      oninput=${({target}) => onchange({text: target.value})} />
    <details id="narrow" open=${isOpen} ontoggle=${({target}) => setOpen(target.open)}>
      <summary>${[say("page-cards-narrow"), ...chosen].join(" · ")}</summary>
      <div class="filters">
        ${choice("kind", say("page-cards-kind"), options.kind)}
        ${choice("color", say("page-cards-color"), options.color)}
        ${choice("gives", say("page-cards-gives"), options.gives)}
        ${choice("does", say("page-cards-works"), options.does)}
      </div>
    </details>
  `;
}

/** Return the kinds of clauses that laws of the set have: [kind, text] each. */
function lawParts(all) {
  const names = {
    on_play: say("page-cards-on-play"),
    whenever: say("page-cards-whenever"),
    while_here: say("page-cards-while-here"),
    scoring: say("page-cards-scoring"),
    price: say("page-cards-price"),
    only_if: say("page-cards-only-if"),
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
      <p>${say("page-cards-none")}</p>
      <${Button} id="all-cards" onclick=${press}>${say("page-cards-show-all")}<//>
    </div>
  `;
}

// -- the cards ------------------------------------------------------------------------------------------------------

function Miniature({card, cards, set}) {
  const show = () => enlarge(card.number, set, cards.map(({number}) => number));
  return html`
    <${Button} id=${`show-${card.number}`} class="miniature" onclick=${show}>
      <${CardPicture} number=${card.number} set=${set} class="small-picture" />
      <span>${cardTitle(card)}</span>
    <//>
  `;
}

/** Have the pictures of all these cards, for paper. */
async function allPictures(cards, set) {
  await drawAll(cards.map(({number}) => number), set).finally(redraw);
  await Promise.all([...document.querySelectorAll("#gallery img[src]")].map((image) => image.decode()));
}
