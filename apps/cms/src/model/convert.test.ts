import { itemSchemas } from "@waku/content/schema";
import { expect, it } from "vitest";
import { toDocument, toStored } from "./convert.ts";
import { figuresShape, pageShape, siteShape } from "./documents.ts";
import { objectShapeOf, type Part, type Shape } from "./shape.ts";

type Values = Record<string, unknown>;

/** What the backend holds once both languages are saved: texts by language, everything else once. */
function inAllLanguages(de: unknown, en: unknown, isText: (path: string) => boolean, path = ""): unknown {
  if (isText(path)) return { de, en };
  if (Array.isArray(de))
    return de.map((part, index) => inAllLanguages(part, (en as unknown[])[index], isText, `${path}[]`));
  if (typeof de !== "object" || de === null) return de;
  const entries = Object.entries(de).map(([key, part]) => [
    key,
    inAllLanguages(part, (en as Values)[key], isText, `${path}.${key}`),
  ]);
  return Object.fromEntries(entries);
}

const block = {
  type: "bullets",
  title: "Titel",
  items: ["Eins", "Zwei"],
};

it("gives rows the same names in both languages, so that they are the same rows", () => {
  const stored = (title: string) =>
    toStored(pageShape, { blocks: [{ ...block, title }] }, title === "Titel" ? "de" : "en", "pages/x") as {
      blocks: { id: string; items: { id: string }[] }[];
    };
  const ids = (title: string) => stored(title).blocks.map(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(ids("Titel")).toEqual(ids("Title"));
  expect(new Set(ids("Titel").flat()).size).toBe(3);
});

it("leaves out what nobody entered, and says null where the model wants that", () => {
  const site = toDocument(siteShape, { brand: "WAKU", team: [], videos: [{ id: "1", key: "a-video" }] }, "en");
  expect(site).toMatchObject({ brand: "WAKU", team: [], videos: { "a-video": null }, funding: null });
  expect((site.links as Values).login).toBeNull();
});

it("leaves out a part that need not be there, also where it holds lists", () => {
  const nothing = { before: { actions: [], meta: {} }, during: { actions: [], meta: {} } };
  expect(toDocument(pageShape, { event: nothing }, "en")).not.toHaveProperty("event");
  expect(toDocument(pageShape, { event: { ...nothing, ended: "2027-03-01" } }, "en").event).toEqual({
    ended: "2027-03-01",
  });
});

it("keeps the id of a video apart from the id of its row", () => {
  const videos = { "a-video": { platform: "youtube", id: "abcdefg" } };
  const stored = toStored(siteShape, { videos }, "en", "site");
  expect(stored.videos).toMatchObject([{ key: "a-video", platform: "youtube", identifier: "abcdefg" }]);
  expect(toDocument(siteShape, stored, "en").videos).toEqual(videos);
});

it("holds both languages of a setting in one document", () => {
  const both = (text: string) => ({ de: `${text} (de)`, en: `${text} (en)` });
  const figure = { value: both("15"), label: both("machines") };
  const entries = {
    machines: { ...figure, kind: "companyFact", source: both("records"), confirmed: { by: "A", on: "2026-12-01" } },
    outages: { ...figure, kind: "guideValue", method: both("counted"), confirmed: null },
  };
  const stored = inAllLanguages(
    toStored(figuresShape, { entries }, "de", "figures"),
    toStored(figuresShape, { entries }, "en", "figures"),
    (path) => /\.(value|label|source|method)$/.test(path),
  ) as Values;
  expect(toDocument(figuresShape, stored, "en").entries).toEqual(entries);
});

it("stores a moment as an instant and writes it as it was, by the clocks of Berlin", () => {
  const articleShape = objectShapeOf(itemSchemas.article);
  for (const [published, instant] of [
    ["2026-12-01", "2026-11-30T23:00:00.000Z"],
    ["2027-07-01T09:30", "2027-07-01T07:30:00.000Z"],
  ]) {
    const stored = toStored(articleShape, { published }, "de", "articles/x");
    expect(stored.published).toBe(instant);
    expect(toDocument(articleShape, stored, "de").published).toBe(published);
  }
});

it("knows no part of the content model that it would drop", () => {
  const kinds = new Set<string>();
  const walk = (shape: Shape): void => {
    kinds.add(shape.kind);
    const parts = (list: Part[]) => {
      for (const part of list) walk(part.shape);
    };
    if (shape.kind === "object") parts(shape.parts);
    if (shape.kind === "rows" || shape.kind === "register") walk(shape.row);
    if (shape.kind === "blocks") for (const each of shape.blocks) parts(each.parts);
  };
  walk(pageShape);
  expect([...kinds].sort()).toEqual(["blocks", "choice", "day", "names", "number", "object", "rows", "string", "text"]);
});
