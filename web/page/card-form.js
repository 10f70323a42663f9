/* What a sheet asks about a card, and may say of it: a form of the fields that Python names, with its answers in the sheet. */

import {found, titleOf} from "./facts.js";
import {player, state} from "./game.js";
import {Button, Choices, Dot, Stepper, TextField} from "./parts.js";
import {MAX_COUNT} from "./sheet.js";
import {html, useState} from "./vendor/preact.js";
import {say} from "./words.js";

/** The words of fields, by their ids; others have a text of their own. */
const WORDS = {
  top: () => say("page-ask-taken-top"),
  "infinite-gem": () => say("page-ask-infinite-gem"),
  stored: () => say("page-ask-stored"),
  tucked: () => say("page-ask-tucked"),
  tuck: () => say("page-ask-tucked"),
  tokens: () => say("page-ask-tokens"),
  infinite: () => say("page-ask-infinite"),
};

function wordsOf({id, text, part, of}) {
  if (id.startsWith("offer")) return of > 1 ? say("page-ask-taken-choice", {number: part + 1}) : say("page-ask-taken");
  return WORDS[id]?.() ?? text;
}

/** Return the fields that are asked on a level, with those that follow from the answers. */
export function asked(fields, entry, level) {
  return fields
    .filter((field) => (field.level ?? level) === level)
    .flatMap((field) => [field, ...(field.options?.[chosenIn(field, entry)]?.then ?? [])]);
}

/** Whether a field waits for an answer; numbers can be left as they are. */
export function isOpen(field, entry) {
  return Boolean(field.options) && chosenIn(field, entry) < 0;
}

let begun = {}; // what was answered of a card with several choices, until all are: {player, at, answers}

function partsOf({key, of}, entry) {
  const at = state.at && `${state.at.level} ${state.at.x} ${JSON.stringify(valueIn(entry, "card") ?? entry)}`;
  const isBegun = begun.player === player() && begun.at === at;
  return {at, answers: isBegun ? begun.answers : Array.from({length: of}, (_, part) => listIn(valueIn(entry, key))[part])};
}

function chosenIn(field, entry) {
  const value = field.of > 1 ? partsOf(field, entry).answers[field.part] : valueIn(entry, field.key);
  return field.options.findIndex((option) => JSON.stringify(option.value) === JSON.stringify(value ?? null));
}

// What a stranger's sheet says of a card may be anything: where it is not what it should be, it counts as nothing.

function valueIn(entry, key) {
  return typeof entry === "object" && entry !== null && Object.hasOwn(entry, key) ? entry[key] : undefined;
}

function listIn(value) {
  return Array.isArray(value) ? value : [];
}

function countIn(value) {
  return Number.isInteger(value) ? value : 0;
}

/** Return the entry of a card as an object. */
function written(entry) {
  return typeof entry === "object" && entry !== null && !Array.isArray(entry) ? entry : {card: entry};
}

/** Return the entry of a card, or of its tokens, with one key changed; null and 0 are not written. */
function withValue(entry, key, value) {
  const {[key]: _, ...others} = written(entry);
  return value ? {...others, [key]: value} : others;
}

/** Return a list; null where nothing is in it. */
function orNothing(list) {
  return list.length ? list : null;
}

/** Return the number of a card alone where nothing else is said of it. */
function shortened(entry) {
  return Object.keys(entry).length === 1 && "card" in entry ? entry.card : entry;
}

/** Fields of a form; `onchange` gets what is written of the card after an answer. */
export function Form({fields, entry, onchange}) {
  return fields.map((field) => html`
    <${Field} key=${field.id} field=${field} words=${wordsOf(field)} entry=${entry} onchange=${(changed) => onchange(shortened(changed))} />
  `);
}

function Field({field, words, entry, onchange}) {
  const value = valueIn(entry, field.key);
  const set = (changed) => onchange(withValue(entry, field.key, changed));
  if (field.printed) return html`<${Printed} ...${{field, words, entry, value, onchange}} />`;
  if (field.options) return html`<${Options} ...${{field, words, entry, onchange}} />`;
  if (field.cards) return html`<${Cards} ...${{field, words, value, set}} />`;
  if (field.numbers) return html`<${Numbers} ...${{field, words, value, set}} />`;
  if (field.items) return html`<${Items} ...${{field, words, value, set}} />`;
  if (Array.isArray(value)) return null; // it is said card by card
  if (typeof value === "object" && value !== null) {
    return html`<div class="steppers">${Object.keys(value).map((color) => html`
      <${Stepper} id=${`${field.id}-${color}`} label=${`${words}, ${color}`} value=${countIn(value[color])} high=${field.most}
        onchange=${(count) => set({...value, [color]: count})} />`)}</div>`;
  }
  return html`<${Stepper} id=${field.id} label=${words} value=${countIn(value)} high=${field.most} onchange=${set} />`;
}

function Options({field, words, entry, onchange}) {
  const options = field.options.map(({color, text}, index) => [
    index + 1,
    text ?? say("page-ask-none-left"),
    color && html`<${Dot} color=${color} />`,
  ]);
  const choose = (number) => {
    const {value} = field.options[number - 1];
    const cleared = (field.clears ?? []).reduce((one, key) => withValue(one, key, null), written(entry));
    if (!(field.of > 1)) {
      onchange(withValue(cleared, field.key, value));
      return;
    }
    const {at, answers} = partsOf(field, entry);
    answers[field.part] = value;
    const isWhole = answers.every(Number.isInteger);
    begun = isWhole ? {} : {player: player(), at, answers};
    onchange(isWhole ? withValue(cleared, field.key, answers) : written(entry));
  };
  return html`<${Choices} id=${field.id} legend=${words} options=${options} chosen=${chosenIn(field, entry) + 1} onchange=${choose} />`;
}

/** What a card has by its printing, unless something else is said. */
function Printed({field, words, entry, value, onchange}) {
  const set = (changed) => onchange(withValue(entry, field.key, changed));
  if (value === undefined) {
    const other = field.parts ? say("page-ask-other-tokens") : say("page-ask-other-infinite");
    return html`<${Button} id=${`${field.id}-other`} onclick=${() => set(field.parts ? {} : [])}>${other}<//>`;
  }
  const inside = Array.isArray(value) ? {} : written(value ?? {});
  const parts = field.parts
    ? field.parts.map((part) => html`<${Field} key=${part.id} field=${part} words=${wordsOf(part)} entry=${inside} onchange=${set} />`)
    : html`<${Items} field=${field} value=${value} set=${(list) => set(list ?? [])} />`;
  return html`
    <fieldset>
      <legend>${words}</legend>
      <div class="steppers">${parts}</div>
      <${Button} id=${`${field.id}-printed`} onclick=${() => set(null)}>${say("page-ask-as-printed")}<//>
    </fieldset>
  `;
}

/** A list that holds each of some values any number of times. */
function Items({field, words, value, set}) {
  const told = listIn(value);
  return field.items.map((item) => {
    const isThis = (one) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(item.value));
    const name = typeof item.value === "string" ? item.value : Object.values(item.value).join("-");
    return html`
      <${Stepper} key=${name} id=${`${field.id}-${name}`} label=${[words, item.text].filter(Boolean).join(" ")}
        mark=${html`<${Dot} color=${item.color} />`} value=${told.filter(isThis).length} high=${MAX_COUNT}
        onchange=${(count) => set(orNothing([...told.filter((one) => !isThis(one)), ...Array(count).fill(item.value)]))} />
    `;
  });
}

function sorted(value) {
  return typeof value === "object" && value !== null ? Object.entries(value).sort() : value;
}

/** Several numbers in one field, with commas between them; what is typed stays as it is typed. */
function Numbers({field, words, value, set}) {
  const [text, setText] = useState(listIn(value).join(", "));
  const note = ({target}) => {
    setText(target.value);
    set(orNothing((target.value.match(/\d+/g) ?? []).map(Number)));
  };
  return html`
    <${TextField} id=${field.id} label=${say("page-ask-numbers", {what: words})} inputmode="text" maxlength="60" value=${text} oninput=${note} />
  `;
}

/** Cards by their numbers or names; of a number without names, how many they are. */
function Cards({field, words, value, set}) {
  const [text, setText] = useState("");
  const [isUnknown, setUnknown] = useState(false);
  if (typeof value === "number") return null;
  const cards = listIn(value);
  const add = () => {
    const [card] = found(text, 1);
    setUnknown(Boolean(text.trim()) && !card);
    if (!card) return;
    setText("");
    set([...cards, card.number]);
  };
  const chip = (card, index) => html`
    <li><${Button} id=${`tucked-${index}`} aria-label=${say("page-ask-card-remove", {card: titleOf(card)})}
      onclick=${() => set(orNothing(cards.filter((_, other) => other !== index)))}>${titleOf(card)} ×<//></li>
  `;
  return html`
    <fieldset>
      <legend>${words}</legend>
      <ul class="chips">${cards.map(chip)}</ul>
      <div class="row">
        <input type="text" id=${field.id} inputmode="numeric" autocomplete="off" maxlength="40" placeholder=${say("page-keys-number-or-name")}
          aria-label=${say("page-ask-card")} value=${text} oninput=${({target}) => setText(target.value)}
          onkeydown=${({key}) => key === "Enter" && add()} />
        <${Button} id=${`${field.id}-add`} onclick=${add}>${say("page-ask-card-add")}<//>
      </div>
      <p class="soft" role="status">${isUnknown && say("page-keys-not-found")}</p>
    </fieldset>
  `;
}
