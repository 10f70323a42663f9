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

/** Return the statistics of players over finished games, by name: {name, bot, games, won, mean, best}, people first, then bots, the
    busiest first. `games` are score sheets, `plays` games that were played in the page; one that is both counts once. */
export function statisticsOf(games, plays) {
  const played = plays.flatMap(({result}) => (result ? [result] : []));
  const known = new Set(played.map(keyOf));
  const scored = games.flatMap((game) => resultsOf(game)).filter((result) => !known.has(keyOf(result)));
  const players = new Map();
  for (const result of [...played, ...scored]) {
    if (result.length < 2) continue;
    for (const {name, bot = null, rank, total} of result) {
      if (!name) continue;
      const key = `${bot ?? ""} ${name}`;
      const before = players.get(key) ?? {name, bot, games: 0, won: 0, sum: 0, best: -Infinity};
      players.set(key, {
        ...before,
        games: before.games + 1,
        won: before.won + (rank === 1 ? 1 : 0),
        sum: before.sum + total,
        best: Math.max(before.best, total),
      });
    }
  }
  return [...players.values()]
    .map(({sum, ...player}) => ({...player, mean: sum / player.games}))
    .sort((one, other) => (one.bot !== null) - (other.bot !== null) || other.games - one.games || other.won - one.won || one.name.localeCompare(other.name));
}

/** Return the result of a score sheet as that of a played game, in a list; nothing while it is not known or finished. */
function resultsOf(game) {
  const result = resultOf(game);
  if (!result?.is_whole) return [];
  return [game.sheet.players.map(({name}, seat) => ({name: name.trim(), rank: result.ranks[seat], total: result.totals[seat]}))];
}

function keyOf(result) {
  return JSON.stringify(result.map(({name, total}) => [name, total]));
}
