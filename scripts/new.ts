import { resolve } from "node:path";
import { CommandError, runCommand } from "@waku/command";
import { newBlock } from "./new/new-block.ts";
import { newPage } from "./new/new-page.ts";
import { type Start, writeStart } from "./new/start.ts";

const usage = `npm run new block NAME            for example openingHours
npm run new page PATH [FAMILY]    for example features/spare-parts; without a family it lists them

Makes the files of a working start, and overwrites none.`;

const root = resolve(import.meta.dirname, "..");

await runCommand({ usage, words: [2, 3] }, ({ words }) => {
  const start = startOf(words);
  writeStart(root, start);
  console.log(["Made:", ...Object.keys(start.files)].join("\n  "));
  const changed = Object.keys(start.changes);
  if (changed.length > 0) console.log(["Changed:", ...changed].join("\n  "));
  console.log(["Next:", ...start.next].join("\n  "));
});

function startOf([kind, name = "", family]: string[]): Start {
  if (kind === "block" && family === undefined) return newBlock(root, name);
  if (kind === "page") return newPage(root, name, family);
  throw new CommandError(usage);
}
