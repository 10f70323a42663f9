/* Pictures of cards as the library draws them: asked for when they come in sight, and kept; and a card large. */

import {namesIn, pictured} from "./art.js";
import {ask, askUntilAnswered} from "./ask.js";
import {cardsOf, cardTitle, CardText, linesOf, named, picturesOf} from "./cards.js";
import {showDialog} from "./dialog.js";
import {IconButton, imageUrl} from "./parts.js";
import {html, useEffect, useRef, useState} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

/** Promise the picture of a card of a set, which is asked for once. */
function drawn(number, set, isSmall) {
  const [pictures, key] = [picturesOf(set), keyOf(number, set, isSmall)];
  if (!pictures.has(key)) {
    const picture = {address: undefined};
    pictures.set(key, picture);
    const isWanted = () => pictures.get(key) === picture;
    const answer = askUntilAnswered(questionOf(number, set, isSmall), isWanted);
    picture.coming = answer.then((found) => pictured(found, set)).then((svg) => (picture.address = imageUrl(svg)));
  }
  return pictures.get(key).coming;
}

function questionOf(number, set, isSmall) {
  return {ask: "card", number, ...named(set), language: spoken(), small: isSmall, ...(isSmall ? {} : namesIn(set))};
}

function keyOf(number, set, isSmall) {
  return [spoken(), number, isSmall || JSON.stringify(set.pictures ?? {})].join(" ");
}

const inSight = new WeakMap(); // what to do once an element is seen
const watcher = new IntersectionObserver((entries) => {
  for (const {isIntersecting, target} of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    inSight.get(target)();
  }
});

/** The picture of a card of a set, with all its words or small; one that Python refuses stays blank. */
export function CardPicture({number, set, isSmall = false, ...more}) {
  const image = useRef(null);
  const [, setTimes] = useState(0); // it was drawn
  const key = keyOf(number, set, isSmall);
  useEffect(() => {
    if (picturesOf(set).get(key)?.address) return undefined;
    const {current} = image;
    inSight.set(current, () => drawn(number, set, isSmall).then(() => setTimes((times) => times + 1), () => {}));
    watcher.observe(current);
    return () => watcher.unobserve(current);
  }, [key, set.set, set.text]);
  const [width, height] = isSmall ? [70, 104] : [252, 352];
  return html`<img ref=${image} alt="" width=${width} height=${height} src=${picturesOf(set).get(key)?.address} ...${more} />`;
}

/** Have the pictures of cards of a set, with all their words; fails where nobody answers now. */
export async function drawAll(numbers, set) {
  const pictures = picturesOf(set);
  for (const number of numbers) {
    const key = keyOf(number, set, false);
    if (pictures.get(key)?.address) continue;
    const address = imageUrl(await pictured(await ask(questionOf(number, set, false)), set));
    pictures.set(key, {address, coming: Promise.resolve(address)});
  }
}

// -- a card large ---------------------------------------------------------------------------------------------------

let large = null; // {number, set, numbers}

/** Show a card of a set in the dialog; from there buttons and arrow keys turn to its neighbors in a list of numbers. */
export function enlarge(number, set, numbers = [number]) {
  const card = cardsOf(set).byName.get(number);
  large = {number, set, numbers};
  showDialog(card ? cardTitle(card) : String(number), Large);
}

function Large() {
  const {number, set, numbers} = large;
  const card = cardsOf(set).byName.get(number);
  const [before, after] = [-1, 1].map((by) => numbers[numbers.indexOf(number) + by]);
  const turn = (to) => to !== undefined && enlarge(to, set, numbers);
  const button = (name, label, to) => html`
    <${IconButton} id=${`card-${name}`} name=${name} label=${label} aria-disabled=${to === undefined} onclick=${() => turn(to)} />
  `;
  useEffect(() => {
    const isOpen = () => document.getElementById("dialog").open; // it is closed before this is unmounted
    const press = ({key}) => isOpen() && turn({ArrowLeft: before, ArrowRight: after}[key]);
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return html`
    <div class="enlarged">
      ${numbers.length > 1 && button("back", say("page-card-previous"), before)}
      <${CardPicture} key=${number} number=${number} set=${set} class="picture" />
      ${numbers.length > 1 && button("next", say("page-card-next"), after)}
    </div>
    ${card && html`<div aria-live="polite"><span class="unseen">${cardTitle(card)}</span><${CardText} lines=${linesOf(card)} /></div>`}
  `;
}
