import { itemSchemas } from "@waku/content/schema";
import { expect, it } from "vitest";
import { toDocument, toStored, withGaps } from "./convert.ts";
import { figuresShape, pageShape, siteShape } from "./documents.ts";
import { objectShapeOf, type Part, type Shape } from "./shape.ts";

const articleShape = objectShapeOf(itemSchemas.article);

type Values = Record<string, unknown>;

const block = {
  type: "bullets",
  title: "Titel",
  items: ["Eins", "Zwei"],
};

it("gives rows names of their own, the same each time, and in no two documents", () => {
  const stored = (at: string) =>
    toStored(pageShape, { blocks: [block] }, at) as { blocks: { id: string; items: { id: string }[] }[] };
  const ids = (at: string) => stored(at).blocks.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(ids("pages/de/x")).toEqual(ids("pages/de/x"));
  expect(new Set([...ids("pages/de/x"), ...ids("pages/en/x")]).size).toBe(6);
});

it("leaves out what nobody entered, and says null where the model wants that", () => {
  const site = toDocument(siteShape, { brand: "WAKU", team: [], videos: [{ id: "1", key: "a-video" }] });
  expect(site).toMatchObject({ brand: "WAKU", team: [], videos: { "a-video": null }, funding: null });
  expect((site.links as Values).login).toBeNull();
});

it("leaves out a part that need not be there, also where it holds lists", () => {
  const nothing = { before: { actions: [], meta: {} }, during: { actions: [], meta: {} } };
  expect(toDocument(pageShape, { event: nothing })).not.toHaveProperty("event");
  expect(toDocument(pageShape, { event: { ...nothing, ended: "2027-03-01" } }).event).toEqual({
    ended: "2027-03-01",
  });
});

it("keeps the id of a video apart from the id of its row", () => {
  const videos = { "a-video": { platform: "youtube", id: "abcdefg" } };
  const stored = toStored(siteShape, { videos }, "site");
  expect(stored.videos).toMatchObject([{ key: "a-video", platform: "youtube", identifier: "abcdefg" }]);
  expect(toDocument(siteShape, stored).videos).toEqual(videos);
});

it("holds both languages of a setting in one document", () => {
  const both = (text: string) => ({ de: `${text} (de)`, en: `${text} (en)` });
  const figure = { value: both("15"), label: both("machines") };
  const entries = {
    machines: { ...figure, kind: "companyFact", source: both("records"), confirmed: { by: "A", on: "2026-12-01" } },
    outages: { ...figure, kind: "guideValue", method: both("counted"), confirmed: null },
  };
  const stored = toStored(figuresShape, { entries }, "figures");
  expect(toDocument(figuresShape, stored).entries).toEqual(entries);
});

it("stores a moment as an instant and writes it as it was, by the clocks of Berlin", () => {
  for (const [published, instant] of [
    ["2026-12-01", "2026-11-30T23:00:00.000Z"],
    ["2027-07-01T09:30", "2027-07-01T07:30:00.000Z"],
  ]) {
    const stored = toStored(articleShape, { published }, "articles/x");
    expect(stored.published).toBe(instant);
    expect(toDocument(articleShape, stored).published).toBe(published);
  }
});

it("says of every part in which nothing is entered that there is nothing", () => {
  const stored = toStored(pageShape, { meta: { title: "T" }, blocks: [{ type: "hero", title: "B" }] }, "pages/x");
  const filled = withGaps(pageShape, stored) as { meta: object; event: object; blocks: object[] };
  expect(filled.meta).toEqual({ title: "T", description: null });
  expect(filled.event).toMatchObject({ ended: null });
  expect(filled.blocks[0]).toMatchObject({ blockType: "hero", title: "B", text: null, actions: [] });
  expect(toDocument(pageShape, filled)).toEqual(toDocument(pageShape, stored));
  expect(withGaps(siteShape, {})).toMatchObject({ contractTerm: { de: null, en: null }, team: [] });
});

it("takes what has another form than its field for nothing, or as it is: the schema says what is wrong", () => {
  const sent = { published: "soon", tags: "one", sheet: { rows: [1, null, { cells: "x" }], columns: {} } };
  expect(toDocument(articleShape, sent)).toMatchObject({
    published: "soon",
    sheet: { rows: [{ cells: [] }], columns: [] },
  });
});

it("leaves out what the model takes for granted", () => {
  const jobShape = objectShapeOf(itemSchemas.job);
  const { remote, closes } = toDocument(jobShape, { remote: false, closes: null });
  expect([remote, closes]).toEqual([undefined, undefined]);
  expect(toDocument(jobShape, { remote: true }).remote).toBe(true);
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
  expect([...kinds].sort()).toEqual([
    "blocks",
    "choice",
    "day",
    "link",
    "names",
    "number",
    "object",
    "picture",
    "rows",
    "string",
    "text",
  ]);
});
