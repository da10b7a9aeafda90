import { expect, test } from "vitest";
import { leftAddresses } from "./left-addresses.ts";

const live = new Set(["new", "again", ""]);

function left(...ways: [from: string, to?: string][]): Record<string, string | null> {
  const redirects = ways.map(([from, to]) => ({ locale: "de" as const, from, ...(to !== undefined && { to }) }));
  return Object.fromEntries(leftAddresses(redirects, (path) => live.has(path)));
}

test("a chain ends at the first address with a document", () => {
  expect(left(["a", "b"], ["b", "new"], ["c", "again"], ["again", "new"], ["d", ""])).toEqual({
    a: "new",
    b: "new",
    c: "again",
    d: "",
  });
});

test("the last word on an address counts", () => {
  expect(left(["a", "again"], ["a", "new"])).toEqual({ a: "new" });
  expect(left(["a", "again"], ["a"])).toEqual({ a: null });
});

test("what was taken away for good is gone, as is what led there, unless a document stands there again", () => {
  expect(left(["a"], ["b", "a"], ["again"])).toEqual({ a: null, b: null });
});

test("circles and ways that end nowhere are left out", () => {
  expect(left(["a", "b"], ["b", "a"], ["c", "c"], ["d", "a"], ["e", "nowhere"])).toEqual({});
});
