import { expect, test } from "vitest";
import { movedAddresses } from "./moved-addresses.ts";

const live = new Set(["new", "again", ""]);

function moved(...ways: [from: string, to: string][]): Record<string, string> {
  const redirects = ways.map(([from, to]) => ({ locale: "de" as const, from, to }));
  return Object.fromEntries(movedAddresses(redirects, (path) => live.has(path)));
}

test("a chain ends at the first address with a document", () => {
  expect(moved(["a", "b"], ["b", "new"], ["c", "again"], ["again", "new"], ["d", ""])).toEqual({
    a: "new",
    b: "new",
    c: "again",
    d: "",
  });
});

test("the last word on an address counts", () => {
  expect(moved(["a", "again"], ["a", "new"])).toEqual({ a: "new" });
});

test("circles and ways that end nowhere are left out", () => {
  expect(moved(["a", "b"], ["b", "a"], ["c", "c"], ["d", "a"], ["e", "gone"])).toEqual({});
});
