import { collectionNames, parseLinkTarget } from "@waku/content/schema";
import { expect, it } from "vitest";
import { itemSlugs } from "./item-slugs.ts";
import { linkedCollections, linkTo } from "./link-to.ts";

it("leads to pages by their address and to all other documents by their name", () => {
  expect(linkTo("pages", { path: "/features/live-map" })).toBe("/features/live-map");
  expect(parseLinkTarget(linkTo("pages", { path: "/" }))).toMatchObject({ kind: "page", path: "" });
  for (const collection of collectionNames)
    expect(parseLinkTarget(linkTo(itemSlugs[collection], { name: "a-name" }))).toEqual({
      kind: "item",
      collection,
      id: "a-name",
    });
  expect(linkedCollections).toHaveLength(collectionNames.length + 1);
  expect(() => linkTo("leads", { name: "a" })).toThrow("leads");
});
