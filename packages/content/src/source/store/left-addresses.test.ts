import { expect, test } from "vitest";
import { leftAddresses } from "./left-addresses.ts";

const live = new Set(["/de/new", "/de/again", "/de", "/en/new"]);
const isLive = (address: string) => live.has(address);

type Way = [from: string, to?: string];

/** What became of addresses that documents have left, below `/de`, and of those that editors redirected. */
function left(ways: Way[], own: Way[] = []): Record<string, string | null> {
  const redirects = ways.map(([from, to]) => ({ locale: "de" as const, from, ...(to !== undefined && { to }) }));
  const written = own.map(([address, target]) => ({ address, ...(target !== undefined && { target }) }));
  return Object.fromEntries(leftAddresses(redirects, written, isLive));
}

test("a chain ends at the first address with a document", () => {
  expect(
    left([
      ["a", "b"],
      ["b", "new"],
      ["c", "again"],
      ["again", "new"],
      ["d", ""],
    ]),
  ).toEqual({
    "/de/a": "/de/new",
    "/de/b": "/de/new",
    "/de/c": "/de/again",
    "/de/d": "/de",
  });
});

test("the last word on an address counts", () => {
  expect(
    left([
      ["a", "again"],
      ["a", "new"],
    ]),
  ).toEqual({ "/de/a": "/de/new" });
  expect(left([["a", "again"], ["a"]])).toEqual({ "/de/a": null });
});

test("what was taken away for good is gone, as is what led there, unless a document stands there again", () => {
  expect(left([["a"], ["b", "a"], ["again"]])).toEqual({ "/de/a": null, "/de/b": null });
});

test("circles and ways that end nowhere are left out", () => {
  expect(
    left([
      ["a", "b"],
      ["b", "a"],
      ["c", "c"],
      ["d", "a"],
      ["e", "nowhere"],
    ]),
  ).toEqual({});
});

test("what editors wrote goes before what documents left, to whichever language", () => {
  const ways: Way[] = [["renamed", "again"], ["removed"], ["earlier", "removed"], ["other", "again"]];
  const own: Way[] = [["/de/renamed"], ["/de/removed", "/en/new"], ["/fair", "/de/new"]];
  expect(left(ways, own)).toEqual({
    "/de/renamed": null,
    "/de/removed": "/en/new",
    "/de/earlier": "/en/new",
    "/de/other": "/de/again",
    "/fair": "/de/new",
  });
});

test("what editors wrote leads to where its target has moved, and nowhere else: where no page stands, it is gone", () => {
  const own: Way[] = [
    ["/de/a", "/de/moved"],
    ["/de/b", "/de/removed"],
    ["/de/c", "/de/never"],
    ["/de/new", "/de/again"],
  ];
  expect(left([["moved", "new"], ["removed"]], own)).toMatchObject({
    "/de/a": "/de/new",
    "/de/b": null,
    "/de/c": null,
  });
  expect(left([], own)).not.toHaveProperty("/de/new");
});
