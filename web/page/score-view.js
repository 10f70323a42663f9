/* The score: a table of lines, whose every number explains itself on a tap. */

import {showDialog} from "./dialog.js";
import {button, element, fill, imageUrl} from "./dom.js";
import {labels, titleOf} from "./facts.js";
import {nameOf, state} from "./game.js";
import {say} from "./words.js";

export function showScore() {
  const score = state.answer?.score;
  if (!score) {
    fill("score", element("h2", {}, say("Score")), element("p", {class: "soft"}, waiting()));
    return;
  }
  const words = labels();
  fill(
    "score",
    element("h2", {}, say("Score")),
    !state.answer.is_whole &&
      element("p", {class: "note"}, say("So far: anything empty or marked counts for nothing yet.")),
    element(
      "div",
      {class: "scroll", tabindex: score.players.length > 3 ? "0" : null},
      element(
        "table",
        {},
        element("thead", {}, row("th", words.player, score.players.map((one, seat) => nameOf(seat)))),
        element(
          "tbody",
          {},
          Object.keys(score.players[0].lines).map((line) =>
            row("td", words.lines[line], score.players.map((one, seat) => points(line, one.lines[line], seat))),
          ),
        ),
        element(
          "tfoot",
          {},
          row("td", words.total, score.players.map((one) => String(one.total))),
          row("td", words.rank, score.players.map((one) => String(one.rank))),
        ),
      ),
    ),
    state.answer.is_whole &&
      score.players.length > 1 &&
      element("p", {class: "winner"}, `★ ${score.winners.length > 1 ? words.winners : words.winner}: ${winners(score)}`),
  );
}

function waiting() {
  const told = state.answer?.problems.filter(({severity}) => severity === "error") ?? [];
  if (!state.answer) return say("Points appear once there are cards and everything is ready.");
  return told.length ? told.map(({message}) => message).join(" ") : say("No points yet.");
}

function winners(score) {
  return score.players.flatMap((one, seat) => (one.rank === 1 ? [nameOf(seat)] : [])).join(", ");
}

function row(tag, head, cells) {
  const scope = tag === "th" ? "col" : null;
  return element(
    "tr",
    {},
    element("th", {scope: tag === "th" ? "col" : "row"}, head),
    cells.map((cell) => element(tag, {scope}, cell)),
  );
}

function points(line, count, seat) {
  return button(String(count), () => explain(line, seat), {
    id: `points-${line}-${seat}`,
    class: "points",
    "aria-label": say("Why? {}", `${labels().lines[line]}, ${nameOf(seat)}: ${count}`),
  });
}

// -- reasons --------------------------------------------------------------------------------------------------------

/** Return what scored in a line for a player: {points, card, level, x, reason, rule} of each. */
function itemsOf(line, seat) {
  const {reasons} = state.answer.pyramids[seat];
  const items = state.answer.score.players[seat].items.map((item, index) => ({...item, reason: reasons[index]}));
  return items.filter((item) => item.line === line);
}

function explain(line, seat) {
  const scored = state.answer?.score?.players[seat];
  if (!scored) return;
  const items = itemsOf(line, seat);
  showDialog(`${nameOf(seat)}: ${labels().lines[line]} ${scored.lines[line]}`, [
    items.length ? listOf(items) : element("p", {}, say("Nothing scores in this line.")),
  ]);
}

function listOf(items) {
  return element("ul", {class: "items"}, items.map(explained));
}

function explained({points: worth, card, level, x, reason, rule}) {
  const where = level === undefined ? null : say("level {}, place {}", level, x + 1);
  const title = level === undefined ? null : titleOf(card ?? {});
  return element(
    "li",
    {},
    element("strong", {}, String(worth)),
    element(
      "div",
      {},
      title && element("span", {class: "item-card"}, `${title} (${where})`),
      element("span", {}, reason),
      " ",
      element("span", {class: "rule"}, rule),
    ),
  );
}

/** Put the pyramids and the reasons of all points below the table while the page is printed: nobody can tap on paper. */
export function explainOnPaper() {
  addEventListener("beforeprint", () => fill("reasons", state.answer?.score?.players.map(reasonsOf) ?? []));
  addEventListener("afterprint", () => fill("reasons"));
}

function reasonsOf({lines}, seat) {
  const scoring = Object.keys(lines).filter((line) => itemsOf(line, seat).length);
  const parts = scoring.map((line) => [element("h3", {}, `${labels().lines[line]} ${lines[line]}`), listOf(itemsOf(line, seat))]);
  const drawn = element("img", {alt: "", src: imageUrl(state.answer.pyramids[seat].svg)});
  return element("div", {}, element("h2", {}, nameOf(seat)), drawn, parts);
}

// -- for ears -------------------------------------------------------------------------------------------------------

let speaking = 0;

/** Say the totals when nothing has changed for a while. */
export function spokenScore() {
  clearTimeout(speaking);
  speaking = setTimeout(() => {
    const score = state.answer?.score;
    if (!score) return;
    const totals = score.players.map((one, seat) => `${nameOf(seat)} ${one.total}`).join(", ");
    const spoken = document.getElementById("spoken");
    if (spoken.textContent !== totals) spoken.textContent = totals;
  }, 1500);
}
