import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { runCommand } from "@waku/command";
import { blockReference } from "../schema/blocks/reference.ts";

const usage = `npm run docs:blocks

Writes docs/blocks.md, the reference of all blocks, from their schemas.`;

await runCommand({ usage }, () => {
  writeFileSync(resolve(import.meta.dirname, "../../../../docs/blocks.md"), blockReference());
});
