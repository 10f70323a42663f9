// A player in TypeScript, written from the types and the schemas alone. It starts examples/table_server.py as its table,
// checks every view with ajv, and answers with the legal action that it likes best.
//
//   npm install ajv@8 typescript@5 @types/node@20
//   viceroy schema typescript --write . && viceroy schema game-view --write . && viceroy schema final-score --write .
//   npx tsc --strict --esModuleInterop --module commonjs player.ts
//   node player.js [PYTHON] [SERVER] [SEED]

import { Ajv2020 } from "ajv/dist/2020.js";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Action, ActionDocument, EventsDocument, FinalScoreDocument, GameViewDocument } from "./viceroy.js";

// What table_server.py writes, one object a line.
interface Message {
  view?: GameViewDocument;
  events?: EventsDocument;
  score?: FinalScoreDocument;
  refused?: object;
}

const [python = "python3", server = "table_server.py", seed = "7"] = process.argv.slice(2);
const ajv = new Ajv2020();
const schemaOf = (name: string) => JSON.parse(readFileSync(`${name}.schema.json`, "utf8"));
const isView = ajv.compile<GameViewDocument>(schemaOf("game-view"));
const isScore = ajv.compile<FinalScoreDocument>(schemaOf("final-score"));

// How much an action is liked: the tag says which it is, and the compiler knows its fields.
function liked(action: Action, view: GameViewDocument): number {
  switch (action.action) {
    case "place_card":
      return 10 + action.place[0]; // as high as possible
    case "paint_best":
      return 9;
    case "lay":
      return 5;
    case "bid":
      return view.bases[action.color] === null ? 0 : 3;
    case "return_gems": case "choose_start": case "bid_attack": case "pass": case "claim": case "take_card":
    case "discard_from_row": case "tuck_taken": case "discard_for_gems": case "choose_top_reward": case "take_gems":
    case "draw_cards": case "use_own_gem": case "choose_option": case "choose_color": case "put_back": case "tuck_card":
    case "tuck_free": case "store_gem": case "pick_token": case "pay_gems": case "paint_section": case "use_law":
    case "keep_card": case "look_behind": case "discard_card": case "put_token": case "turn_over": case "take_back":
    case "done":
      return 1;
    default: {
      const forgotten: never = action; // a kind that no case names does not compile
      return forgotten;
    }
  }
}

function choice(view: GameViewDocument): ActionDocument {
  const best = view.legal.reduce((one, other) => (liked(other, view) > liked(one, view) ? other : one));
  return { format: "action/2", ...best };
}

async function main(): Promise<void> {
  const table = spawn(python, [server, seed], { stdio: ["pipe", "pipe", "inherit"] });
  let answers = 0;
  for await (const line of createInterface({ input: table.stdout })) {
    const message: Message = JSON.parse(line);
    if (message.refused) throw new Error(`refused: ${JSON.stringify(message.refused)}`);
    if (message.view) {
      if (!isView(message.view)) throw new Error(ajv.errorsText(isView.errors));
      table.stdin.write(`${JSON.stringify(choice(message.view))}\n`);
      answers += 1;
    }
    if (message.score) {
      if (!isScore(message.score)) throw new Error(ajv.errorsText(isScore.errors));
      for (const { rank, name, total } of message.score.players) console.log(`${rank}. ${name}: ${total}`);
    }
  }
  console.log(`${answers} choices`);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
