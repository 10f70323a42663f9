/* The cards of the open game: what they are called, how they look, and what they say. */

import {ask} from "./ask.js";
import {cardsOf, cardTitle, linesOf} from "./cards.js";
import {showDialog} from "./dialog.js";
import {tellFailure} from "./notices.js";
import {imageUrl} from "./parts.js";
import {CardPicture, enlarge as enlargeOf} from "./pictures.js";
import {play} from "./play-game.js";
import {html} from "./vendor/preact.js";
import {say, spoken} from "./words.js";

function factsOf(number) {
  return play.table && cardsOf(play.table.set).byName.get(number); // a sheet may outlive the table
}

/** The number and the name of a card; the number alone until Python has told the name. */
export function titleOf(number) {
  const facts = factsOf(number);
  return facts ? cardTitle(facts) : String(number);
}

/** Return the sentences of a law; none for a character, whose picture says all. */
export function sentencesOf(number) {
  const facts = factsOf(number);
  return facts?.kind === "law" ? linesOf(facts).slice(1) : [];
}

/** A small picture of a card. */
export function SmallCard({number}) {
  return html`<${CardPicture} number=${number} set=${play.table.set} class="card-picture" isSmall />`;
}

/** Show a card large, with all that it says, and the way to its neighbors in a list of numbers. */
export function enlarge(number, numbers) {
  enlargeOf(number, play.table.set, numbers);
}

/** Show what the signs on the cards mean. */
export async function openSigns() {
  const {signs} = await ask({ask: "signs", language: spoken()}).catch((error) => (tellFailure(error), {}));
  if (!signs) return;
  showDialog(say("page-menu-signs"), () => html`
    <ul class="signs" id="signs">
      ${signs.map(({svg, text}) => html`<li key=${text}><img alt="" src=${imageUrl(svg)} width="66" height="36" />${text}</li>`)}
    </ul>
  `);
}
