import { resolve } from "node:path";
import { newBlock } from "./new/new-block.ts";
import { newPage } from "./new/new-page.ts";
import { Refusal, type Start, writeStart } from "./new/start.ts";

/** `npm run new block NAME`, `npm run new page PATH [FAMILY]`: makes the files of a working start, and overwrites none. */
const root = resolve(import.meta.dirname, "..");
const [kind, name, family, ...others] = process.argv.slice(2);
try {
  const start = startOf();
  writeStart(root, start);
  console.log(["Made:", ...Object.keys(start.files)].join("\n  "));
  const changed = Object.keys(start.changes);
  if (changed.length > 0) console.log(["Changed:", ...changed].join("\n  "));
  console.log(["Next:", ...start.next].join("\n  "));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function startOf(): Start {
  if (kind === "block" && name && family === undefined) return newBlock(root, name);
  if (kind === "page" && name && others.length === 0) return newPage(root, name, family);
  throw new Refusal(
    "Write npm run new block NAME (for example openingHours), or npm run new page PATH [FAMILY] (features/spare-parts).",
  );
}
