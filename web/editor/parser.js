/* The parser of the editor: that of YAML, but a text of far too long lines, or with brackets or lists far too deep in each
   other, counts as plain text. A browser has no room to walk through its tree, or no time to color it. */

import {LanguageSupport} from "@codemirror/language";
import {yamlLanguage} from "@codemirror/lang-yaml";
import {Tree} from "@lezer/common";

const DEEPEST = 100; // a card set has some 15
const TOO_MUCH = new RegExp(`(?:[-?][ \\t]+){${DEEPEST}}|.{10000}`); // on one line: lists in lists, or anything

export const language = yamlLanguage.configure({wrap: (parse, input) => (isTooMuch(input) ? plainText(input) : parse)});
export const {parser} = language;

/** Return what makes the editor one for YAML. */
export function yaml() {
  return new LanguageSupport(language);
}

function isTooMuch(input) {
  const text = input.read(0, input.length);
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth = "[{".includes(bracket) ? depth + 1 : Math.max(0, depth - 1);
    if (depth > DEEPEST) return true;
  }
  return TOO_MUCH.test(text);
}

/** Return a parse that is done at once, and finds nothing. */
function plainText({length}) {
  const tree = new Tree(yamlLanguage.parser.topNode, [], [], length);
  return {parsedPos: length, stoppedAt: null, stopAt: () => {}, advance: () => tree};
}
