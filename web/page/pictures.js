/* Pictures of cards as the library draws them, kept as long as the same set is looked at in the same language. */

import {ask} from "./ask.js";
import {imageUrl} from "./parts.js";

let kept = new Map(); // the pictures of one set, by the numbers of its cards
let drawnOf = "";

/** Return the address of the picture of a card; fails as `ask` does. */
export async function pictureOf(number, cards) {
  const set = JSON.stringify(cards);
  if (set !== drawnOf) [kept, drawnOf] = [new Map(), set];
  const here = kept;
  if (!here.has(number)) {
    const {svg} = await ask({ask: "card", number, ...cards});
    here.set(number, imageUrl(svg));
  }
  return here.get(number);
}
