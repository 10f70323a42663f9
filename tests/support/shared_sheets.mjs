/* The phones of shared sheets, for tests in Python: a line of JSON for each call of `web/page/shared-sheet.js`, and for what
   somebody types, which this edits as the page does. Each phone is its copy, which comes with the call. */

import {createInterface} from "node:readline";
import {pathToFileURL} from "node:url";

const page = pathToFileURL(process.argv[2] + "/");
const shared = await import(new URL("shared-sheet.js", page));
const editor = await import(new URL("sheet.js", page));

/** What somebody does to a sheet, by the functions of the editor; each does nothing where it cannot be done. */
const EDITS = {
  lay: (sheet, seat, card, at) => {
    const player = sheet.players[seat];
    const open = editor.openPlaces(player, false);
    const {level, x} = open[at % open.length];
    editor.lay(player, level, x, card);
  },
  replace: (sheet, seat, card, at) => {
    const found = editor.laid(sheet.players[seat]);
    if (!found.length) return;
    const {level, x} = found[at % found.length];
    editor.lay(sheet.players[seat], level, x, card);
  },
  insert: (sheet, seat, card, at) => {
    const ground = sheet.players[seat].pyramid[0]?.cards.length ?? 0;
    if (ground) editor.insert(sheet.players[seat], 1, at % ground, card);
  },
  take: (sheet, seat, _, at) => {
    const player = sheet.players[seat];
    const found = editor.laid(player).filter(({level, x}) => !editor.carries(player, level, x));
    if (!found.length) return;
    const {level, x} = found[at % found.length];
    editor.takeAway(player, level, x);
  },
  name: (sheet, seat, text) => (sheet.players[seat].name = `${text}`),
  gems: (sheet, seat, count) => (sheet.players[seat].gems.red = count % 7),
  edition: (sheet, _, count) => (sheet.edition = ["english", "german", "french"][count % 3]),
  add: (sheet) => sheet.players.length < editor.MAX_PLAYERS && sheet.players.push(editor.newPlayer()),
  remove: (sheet, seat) => sheet.players.length > 1 && sheet.players.splice(seat, 1),
};

const sheetIn = (copy) => shared.sheetWith(shared.drawnCells(copy));

const CALLS = {
  first: (random) => shared.typed(shared.newCopy(), {}, shared.cellsOf(shared.keyed(editor.newSheet(), random))),
  newCopy: shared.newCopy,
  sheetIn,
  edit: (copy, what, seat, value, at, random) => {
    const before = sheetIn(copy);
    const sheet = structuredClone(before);
    EDITS[what](sheet, seat % sheet.players.length, value, at);
    return typedOver(copy, before, shared.keyed(sheet, random));
  },
  undo: (copy, moment, drawn) => {
    const before = sheetIn(copy);
    return typedOver(copy, before, shared.carried(moment, shared.cellsOf(drawn), shared.cellsOf(before)));
  },
  carried: (moment, before, after) => shared.carried(moment, shared.cellsOf(before), shared.cellsOf(after)),
  sending: shared.sending,
  take: shared.take,
  brought: shared.brought,
  takeMine: (copy, at) => {
    const sheet = shared.sheetWithMine(copy, at);
    if (!sheet) return copy;
    return shared.leaveTheirs(typedOver(copy, sheetIn(copy), sheet).copy, at);
  },
  leaveTheirs: shared.leaveTheirs,
  typedCells: shared.typedCells,
};

function typedOver(copy, before, after) {
  return {before, after, copy: shared.typed(copy, shared.cellsOf(before), shared.cellsOf(after))};
}

for await (const line of createInterface({input: process.stdin})) {
  const {call, given} = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({answer: CALLS[call](...given) ?? null})}\n`);
}
