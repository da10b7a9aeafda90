import { expect, it } from "vitest";
import { batchesOf, maxBatchBytes } from "./text-batches.ts";

/** @returns names of the texts in each batch */
function batches(sizes: number[]): string[][] {
  const files = sizes.map((bytes, index) => [String(index), { bytes, sha256: "" }] as const);
  return [...batchesOf(new Map(files))].map((batch) => batch.map(([file]) => file));
}

it("holds all texts in their order, up to a size and a number of them", () => {
  expect(batches([])).toEqual([]);
  expect(batches([1, 2, 3])).toEqual([["0", "1", "2"]]);
  expect(batches([maxBatchBytes - 1, 1, 1])).toEqual([["0", "1"], ["2"]]);
  expect(batches(Array.from({ length: 1001 }, () => 1)).map(({ length }) => length)).toEqual([500, 500, 1]);
});

it("gives a text that is as large as a batch one of its own", () => {
  expect(batches([1, maxBatchBytes, 1])).toEqual([["0"], ["1"], ["2"]]);
});
