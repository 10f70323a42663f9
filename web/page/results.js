/* The results of kept games: asked of Python one after the other, and remembered as long as the page is open. */

import {ask} from "./ask.js";
import {redraw} from "./redraw.js";
import {asked} from "./sheet.js";

const known = new Map(); // {totals, ranks, is_whole} by the text of the question

function questionOf({sheet}) {
  return {ask: "totals", ...asked(sheet, (seat) => sheet.players[seat].name.trim() || String(seat + 1))};
}

/** Return the result of a game as far as it is known: {totals, ranks, is_whole}, or null. */
export function resultOf(game) {
  return known.get(JSON.stringify(questionOf(game))) ?? null;
}

/** Ask for the results that are not known yet, one after the other, and draw the page anew after each, until `isOver` says so. */
export async function learnResults(games, isOver) {
  for (const game of games) {
    if (resultOf(game)) continue;
    const question = questionOf(game);
    const result = await ask(question).catch(() => null); // nobody answers, or never will: the list does without
    if (result?.totals) known.set(JSON.stringify(question), result);
    if (isOver()) return;
    redraw();
  }
}

/** Return the statistics of players over finished games, by name: {name, games, won, mean, best}, the busiest first. */
export function statisticsOf(games) {
  const players = new Map();
  for (const game of games) {
    const result = resultOf(game);
    if (!result?.is_whole || result.totals.length < 2) continue;
    game.sheet.players.forEach((player, seat) => {
      const name = player.name.trim();
      if (!name) return;
      const before = players.get(name) ?? {name, games: 0, won: 0, sum: 0, best: -Infinity};
      players.set(name, {
        name,
        games: before.games + 1,
        won: before.won + (result.ranks[seat] === 1 ? 1 : 0),
        sum: before.sum + result.totals[seat],
        best: Math.max(before.best, result.totals[seat]),
      });
    });
  }
  return [...players.values()]
    .map(({sum, ...player}) => ({...player, mean: sum / player.games}))
    .sort((one, other) => other.games - one.games || other.won - one.won || one.name.localeCompare(other.name));
}
