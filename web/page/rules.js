/* Rules in words: their numbers are buttons that open them. Python has the text of the rules pages, in English. */

import {ask} from "./ask.js";
import {showDialog} from "./dialog.js";
import {tellFailure} from "./notices.js";
import {Button, InEnglish} from "./parts.js";
import {html} from "./vendor/preact.js";

/** The number of a rule, which opens what it says. */
export function RuleNumber({rule}) {
  return html`<${Button} class="rule" aria-haspopup="dialog" onclick=${() => openRule(rule)}>${rule}<//>`;
}

/** A text that ends with the number of a rule in parentheses; without a number it is the text alone. */
export function Ruled({text, rule}) {
  const end = `(${rule})`;
  return rule && text.endsWith(end) ? html`${text.slice(0, -end.length)}<${RuleNumber} rule=${rule} />` : text;
}

async function openRule(rule) {
  const answer = await ask({ask: "rule", number: rule}).catch((error) => (tellFailure(error), null));
  if (answer?.text) showDialog(rule, () => html`<${InEnglish} /><p lang="en" id="rule">${answer.text}</p>`);
}
