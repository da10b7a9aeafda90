import { expect, test } from "vitest";
import { isOwn, ownOrigins } from "./form-origin.ts";

const own = new Set(["https://www.example.com"]);

test("our own pages and programs that are no browser may send forms", () => {
  expect(isOwn("https://www.example.com", "same-origin", own)).toBe(true);
  expect(isOwn("null", "same-origin", own)).toBe(true);
  expect(isOwn(undefined, undefined, own)).toBe(true);
});

test("foreign pages, other schemes and ports may not", () => {
  for (const origin of [
    "https://evil.example",
    "http://www.example.com",
    "https://www.example.com:8443",
    "https://www.example.com.evil.example",
  ])
    expect(isOwn(origin, "cross-site", own)).toBe(false);
  expect(isOwn("null", "cross-site", own)).toBe(false);
  expect(isOwn("null", undefined, own)).toBe(false);
  expect(isOwn(undefined, "cross-site", own)).toBe(false);
});

test("without a configured origin the machine's other names count, too", () => {
  expect(ownOrigins("http://127.0.0.1:3000", false)).toEqual(
    new Set(["http://127.0.0.1:3000", "http://localhost:3000", "http://[::1]:3000"]),
  );
  expect(ownOrigins("https://www.example.com", true)).toEqual(own);
});
