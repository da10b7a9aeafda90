import { expect, test } from "vitest";
import { publicTags } from "./public-tags";

test("names what a page says something of, once for both languages, and not what it leads to", () => {
  expect(
    publicTags([
      "globals.site.brand",
      "de.navigation",
      "de/pricing",
      "de:page:pricing",
      "de:page:pricing.path",
      "de:page:pricing.page",
      "en:page:pricing.title",
      "de:page:devices/drones",
      "de:page:devices/drones.path",
      "de:page:devices/drones.picture",
      "de:page:.path",
      "de:collection:article[0]",
      "de:handbook.robot-operations",
      "booking",
    ]),
  ).toEqual(["globals", "page:pricing", "collection:article", "handbook:robot-operations", "booking"]);
});

test("says where there are more names than a header has room for", () => {
  const tags = Array.from({ length: 500 }, (_, place) => `de:article:article-${place}.title` as const);
  const names = publicTags(tags);
  expect(names.at(-1)).toBe("many");
  expect(names.join().length).toBeLessThanOrEqual(2000);
  expect(publicTags(tags.slice(0, 3))).toEqual(["article:article-0", "article:article-1", "article:article-2"]);
});
