import { expect, test } from "vitest";
import { linksAndPlaceholders } from "./links.ts";

test("links and placeholders of a text are what remains of it", () => {
  const body =
    'See [the map](/features/live-map) or [it](https://example.com "Title"),\nof {figure:robots} and {company}.';
  expect(linksAndPlaceholders(body)).toBe(
    '](/features/live-map) ](https://example.com "Title") {figure:robots} {company}',
  );
});

test("nothing remains of a text without them", () => {
  expect(linksAndPlaceholders("Robots (two of them) [sic] drive.")).toBe("");
});
