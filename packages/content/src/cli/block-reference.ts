import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { blockReference } from "../schema/blocks/reference.ts";

/** `npm run docs:blocks`: writes the reference of all blocks. */
writeFileSync(resolve(import.meta.dirname, "../../../../docs/blocks.md"), blockReference());
