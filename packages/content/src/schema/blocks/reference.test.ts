import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { blockReference } from "./reference.ts";

it("is what docs/blocks.md says: run `npm run docs:blocks` after a change of a block", () => {
  const written = readFileSync(new URL("../../../../../docs/blocks.md", import.meta.url), "utf8");
  expect(written).toBe(blockReference());
});
