import { afterAll, beforeAll, expect, test } from "vitest";
import { SoundContent } from "../testing/sound-content.ts";
import type { ContentSource, Tag } from "./content-source.ts";
import { openFilesSource } from "./files/files-source.ts";
import { recordedView } from "./recorded-view.ts";

let source: ContentSource;
let remove: () => unknown;
beforeAll(async () => {
  const written = await new SoundContent().write();
  remove = written.remove;
  source = await openFilesSource({ folder: written.folder });
});
afterAll(() => {
  source.close();
  return remove();
});

/** The tags of what somebody reads. */
async function read(reader: (view: ContentSource) => Promise<unknown>): Promise<Tag[]> {
  const tags = new Set<Tag>();
  await reader(recordedView(source, { tags, keepUntil: () => undefined }));
  return [...tags].sort();
}

test.each<[string, (view: ContentSource) => Promise<unknown>, Tag[]]>([
  ["a path", (view) => view.find("en", "pricing"), ["en/pricing"]],
  ["a path where nothing is", (view) => view.find("en", "nothing"), ["en/nothing"]],
  ["a title", async (view) => (await view.find("en", "pricing"))?.title, ["en/pricing", "en:page:pricing.title"]],
  ["a name where nothing is", (view) => view.get("de", "article:none"), ["de:article:none"]],
  [
    "an address in each language",
    (view) => view.alternates("article:lidar"),
    ["de:article:lidar", "de:article:lidar.path", "en:article:lidar", "en:article:lidar.path"],
  ],
  [
    "places of a list, also those behind its end",
    (view) => view.list("en", "article", { limit: 2 }),
    ["en:collection:article[0]", "en:collection:article[1]"],
  ],
  [
    "the length of a list",
    async (view) => (await view.list("en", "article", { limit: 0 })).total,
    ["en:collection:article.length"],
  ],
  [
    "titles of all documents",
    async (view) => [...(await view.entries("de"))].map(({ title }) => title),
    ["de:*", "de:*.title"],
  ],
  [
    "a text",
    async (view) => {
      const entry = await view.get("en", "article:lidar");
      return entry && view.body(entry);
    },
    ["en:article:lidar", "en:article:lidar.body"],
  ],
  ["a menu", (view) => view.navigation("de"), ["de.navigation"]],
  [
    "values of the settings",
    async (view) => {
      const { site, figures } = await view.globals();
      return [site.product, "none" in figures, site.links.trial];
    },
    ["globals.figures.none", "globals.site.links.trial", "globals.site.product"],
  ],
  ["a left address", (view) => view.leftFor("/en/old"), ["left/en/old"]],
])("notes %s", async (_, reader, tags) => {
  expect(await read(reader)).toEqual(tags);
});

test("shows what the content shows", async () => {
  const view = recordedView(source, { tags: new Set(), keepUntil: () => undefined });
  expect(await view.find("en", "pricing")).toEqual(await source.find("en", "pricing"));
  expect(await view.globals()).toEqual(await source.globals());
  expect(await view.list("de", "article")).toEqual(await source.list("de", "article"));
});
