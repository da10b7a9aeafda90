import { expect, test } from "vitest";
import type { Figures } from "../schema/index.ts";
import type { Entry, Globals, PageEntry } from "../source/content-source.ts";
import { familyOf, familyRows, median, shortfalls } from "./family-report.ts";
import { measureDocument } from "./measure-document.ts";

const figures = { mtbf: { kind: "guideValue" }, machines: { kind: "companyFact" } } as unknown as Figures;
const globals = { figures, terms: {} } as unknown as Globals;

function page(path: string, blocks: object[]): PageEntry {
  const meta = { title: "Title that is not counted", description: "Description that is not counted" };
  return {
    kind: "page",
    locale: "en",
    path,
    file: `en/pages/${path}.yaml`,
    page: { family: path === "imprint" ? "legal" : "feature", meta, blocks },
  } as unknown as PageEntry;
}

const feature = page("features/alerting", [
  { type: "hero", title: "One two three", text: "four five", visual: "fire-door", actions: [{ label: "Not counted" }] },
  { type: "info", title: "Six", text: "Seven [eight](/pricing) and *nine*" },
  { type: "figures", title: "Ten", ids: ["mtbf", "machines", "unknown"] },
  { type: "faq", title: "Eleven", items: [{ question: "Twelve?", answer: "See [thirteen](article:x)." }] },
]);

test("a page is measured by its own words, and by what it shows", () => {
  const { paragraphs, text, ...measures } = measureDocument(feature, "", globals);
  expect(measures).toEqual({
    words: 15,
    sections: 3,
    figures: { customerResult: 0, guideValue: 1, companyFact: 1 },
    mockups: 1,
    pictures: 0,
    lineDrawings: 0,
    tools: 0,
    links: 2,
    questions: 1,
    downloads: 0,
  });
  expect(text).not.toContain("counted");
  expect(paragraphs).toEqual([]);
});

test.each([
  ["a form", {}, [{ type: "form" }], { tools: 1, lineDrawings: 0 }],
  ["a drawn opening", { opening: { tone: "navy", mark: "roles" } }, [], { tools: 0, lineDrawings: 1 }],
  ["a masthead", { opening: { tone: "mint", mark: "word" } }, [], { tools: 0, lineDrawings: 0 }],
  ["the cover of a white paper", { family: "whitePaper" }, [], { tools: 0, lineDrawings: 1 }],
  ["the index of the magazine", {}, [{ type: "articles", collection: "article" }], { tools: 0, lineDrawings: 1 }],
  ["cards of articles", {}, [{ type: "articles", collection: "article", limit: 3 }], { tools: 0, lineDrawings: 0 }],
  ["a list of links", {}, [{ type: "related", items: [] }], { tools: 0, lineDrawings: 0 }],
])("what can be looked at or used is counted: %s", (_name, fields, blocks, expected) => {
  const bare = page("magazine", blocks);
  const entry = { ...bare, page: { ...bare.page, ...fields } } as Entry;
  expect(measureDocument(entry, "", globals)).toMatchObject(expected);
});

test("the rows of a table are read, its rules are not", () => {
  const body = "## Heading\n\n| Who | What |\n| --- | --- |\n| shift lead | a walk that fits into ten minutes |\n";
  const measures = measureDocument({ kind: "chapter", locale: "en" } as Entry, body, globals);
  expect(measures.words).toBe(12);
  expect(measures.sections).toBe(1);
  expect(measures.paragraphs).toEqual(["who what shift lead a walk that fits into ten minutes"]);
});

test("families say medians, what is repeated, and what falls short", () => {
  const shared = { type: "info", title: "A", text: "These are nine words that stand on both pages." };
  const documents = [feature, page("features/a", [shared]), page("features/b", [shared]), page("imprint", [])].map(
    (entry) => ({ entry, measures: measureDocument(entry, "", globals) }),
  );
  const rows = familyRows(documents, globals.terms);
  expect(rows.map(({ family, count }) => [family, count])).toEqual([
    ["features", 3],
    ["single pages", 1],
  ]);
  expect(rows[0]).toMatchObject({ words: { median: 10, least: 10, most: 15 }, repeated: 1, mockups: 0 });
  expect(shortfalls(documents, rows)).toEqual([
    "features: median 10 words, aim 750",
    "en/pages/features/alerting.yaml: 15 words, at least 600",
    "en/pages/features/a.yaml: 10 words, at least 600",
    "en/pages/features/b.yaml: 10 words, at least 600",
    "en/pages/features/a.yaml: nothing to look at and nothing to use",
    "en/pages/features/b.yaml: nothing to look at and nothing to use",
  ]);
});

test.each([
  [[3], 3],
  [[1, 9, 5], 5],
  [[1, 2, 3, 10], 3],
])("the median of %j is %i", (values, expected) => expect(median(values)).toBe(expected));

test("collections are families of their own", () => {
  expect(familyOf({ kind: "item", collection: "article" } as Entry)).toBe("article");
  expect(familyOf({ kind: "section" } as Entry)).toBe("section");
});
