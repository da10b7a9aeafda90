import { blocks } from "@waku/content/schema";
import { expect, it } from "vitest";
import { blockSketch } from "./block-sketches.ts";

it("every block has a sketch of its own", () => {
  const types = Object.keys(blocks);
  expect(new Set(types.map(blockSketch)).size).toBe(types.length);
  expect(types.filter((type) => blockSketch(type) === blockSketch("unknown"))).toEqual([]);
});
