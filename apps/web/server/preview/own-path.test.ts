import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test.each([["/de/features/live-map"], ["/en"], ["/"], ["/de/magazine?page=2#list"], ["/de/magazin/%C3%A4"]])(
  "%s is our own",
  (path) => {
    expect(ownPath(path)).toBe(path);
  },
);

test.each([
  "",
  "de/pricing",
  "https://example.com/de",
  "http://own/de",
  "//example.com",
  "/\\example.com",
  "/de\\..",
  "\\\\example.com",
  "/%5Cexample.com",
  "/%5cexample.com",
  "/%2Fexample.com",
  "/de//example.com",
  "/.//example.com",
  "/..//example.com",
  "/\t/example.com",
  "/de\r\nSet-Cookie: a=b",
  " /de",
  "/de?next=%5C%5Cexample.com",
  "javascript:alert(1)",
  "@example.com",
  `/${"a".repeat(3000)}`,
])("%j leads nowhere", (address) => {
  expect(ownPath(address)).toBeUndefined();
});
