import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { placedWords } from "../source/issue-words.ts";
import { blockSchema } from "./blocks/index.ts";
import { bookingSchema } from "./booking.ts";
import { chapterSchema, itemSchemas, metaSchema, pageSchema } from "./documents.ts";
import {
  customersSchema,
  figuresSchema,
  formsSchema,
  integrationsSchema,
  navigationSchema,
  siteSchema,
} from "./index.ts";
import { parseLinkTarget } from "./link.ts";
import { formGroups } from "./names.ts";
import { requiredPaths } from "./required-paths.ts";
import { sheetSchema } from "./sheet.ts";
import { day, line, markdown, slug } from "./text.ts";

/** What a schema says about a value: the first message, or undefined when it accepts. */
function refusal(schema: z.ZodType, value: unknown): string | undefined {
  return refusals(schema, value)[0]?.words.en;
}

function refusals(schema: z.ZodType, value: unknown) {
  return schema.safeParse(value, { reportInput: true }).error?.issues.flatMap(placedWords) ?? [];
}

const meta = { title: "Title", description: "d".repeat(120) };
const hero = { type: "hero", title: "Title", text: "Text" };
const text = { type: "richText", body: "Text" };

describe("texts", () => {
  it("limit a line and count what was given", () => {
    expect(line(5).parse(" 12345 ")).toBe("12345");
    expect(refusal(line(5), "123456")).toBe("is 6 characters long, the limit is 5");
    expect(refusal(line(5), "  ")).toBe("must not be empty");
    expect(refusal(line(40), "see [prices](/pricing)")).toBe("must be plain text; a link has a field of its own");
    expect(refusal(line(9), "a\nb")).toBe("must be a single line (use >- in YAML to fold a long one)");
  });

  it("let Markdown hold no HTML, but comparisons and arrows", () => {
    expect(refusal(markdown, "a <em>b</em>")).toBe("must be Markdown without HTML tags");
    expect(refusal(markdown, "a <!-- b -->")).toBeDefined();
    expect(refusal(markdown, "5 < 6 and <- that, 3 <5")).toBeUndefined();
  });

  it("let slugs be lower-case words and no language", () => {
    for (const good of ["live-map", "a", "20-amr", "demo", "development", "english"])
      expect(refusal(slug, good)).toBeUndefined();
    for (const bad of ["de", "en", "", "-a", "a-", "a--b", "Ä", "a/b", "a b", "A", "a.b"])
      expect(refusal(slug, bad)).toBeDefined();
  });

  it("know the calendar", () => {
    expect(refusal(day, "2024-02-29")).toBeUndefined();
    for (const bad of ["2025-02-29", "29.02.2024", "2024-2-9", ""]) expect(refusal(day, bad)).toBeDefined();
  });
});

describe("link targets", () => {
  it.each([
    ["/", { kind: "page", path: "", suffix: "" }],
    ["/pricing", { kind: "page", path: "pricing", suffix: "" }],
    ["/features/live-map/?a=1#top", { kind: "page", path: "features/live-map", suffix: "?a=1#top" }],
    ["article:lidar", { kind: "item", collection: "article", id: "lidar" }],
    ["setting:login", { kind: "setting", name: "login" }],
    ["https://www.iso.org/a?b#c", { kind: "external", href: "https://www.iso.org/a?b#c" }],
  ])("%s is taken apart", (target, expected) => {
    expect(parseLinkTarget(target)).toEqual(expected);
  });

  it.each([
    "",
    "pricing",
    "//host",
    "/\\host",
    "/Über",
    "http://a.b",
    "javascript:alert(1)",
    "data:a",
    "setting:x",
    "unknown:id",
    "https://",
    "https://a b",
    "https://user:secret@a.example",
    "mailto:a@b.c",
  ])("%j is none", (target) => {
    expect(parseLinkTarget(target)).toBeUndefined();
  });
});

describe("documents", () => {
  it("want a title up to 60 and a description from 110 to 160 characters", () => {
    expect(refusal(metaSchema, { ...meta, title: "t".repeat(60) })).toBeUndefined();
    expect(refusal(metaSchema, { ...meta, title: "t".repeat(61) })).toContain("61");
    for (const length of [110, 160])
      expect(refusal(metaSchema, { ...meta, description: "d".repeat(length) })).toBeUndefined();
    for (const length of [109, 161])
      expect(refusal(metaSchema, { ...meta, description: "d".repeat(length) })).toContain(String(length));
  });

  it("open with their only hero", () => {
    const kind = { family: "feature", meta };
    expect(refusal(pageSchema, { ...kind, blocks: [hero, text] })).toBeUndefined();
    expect(refusal(pageSchema, { ...kind, blocks: [text, hero] })).toBe("must open with a hero");
    expect(refusal(pageSchema, { ...kind, blocks: [hero, hero] })).toBe("must hold exactly one hero");
    expect(refusal(pageSchema, { ...kind, blocks: [hero] })).toBeDefined();
    expect(refusal(pageSchema, { ...kind, blocks: [hero, text], colour: "red" })).toContain("colour");
  });

  it("say what kind of page they are, by known names", () => {
    const page = { family: "feature", meta, blocks: [hero, text] };
    const opening = { tone: "navy", mark: "book" };
    const all = { ...page, opening, inquiries: "features", mainEntity: "software", shareDrawing: "chart" };
    expect(refusal(pageSchema, all)).toBeUndefined();
    expect(refusal(pageSchema, { ...page, family: undefined })).toContain('is missing; possible: "start"');
    expect(refusal(pageSchema, { ...page, family: "blog" })).toContain('cannot be "blog"; possible: "start"');
    expect(refusal(pageSchema, { ...page, opening: { ...opening, tone: "red" } })).toContain('cannot be "red"');
    expect(refusal(pageSchema, { ...page, inquiries: "sales" })).toContain('cannot be "sales"');
  });

  it("have dates where the collection has", () => {
    const item = { meta, title: "T", teaser: "T" };
    expect(refusal(itemSchemas.article, { ...item, published: "2026-01-01" })).toBeUndefined();
    expect(refusal(itemSchemas.article, item)).toBeDefined();
    expect(refusal(itemSchemas.partner, item)).toBeUndefined();
    expect(refusal(itemSchemas.client, { ...item, industry: "I", story: "/pricing" })).toBeDefined();
    expect(
      refusal(itemSchemas.job, { ...item, published: "2026-01-01", employment: "FULL", workplace: "W" }),
    ).toBeDefined();
  });
});

describe("blocks", () => {
  it("are known by their type", () => {
    expect(refusal(blockSchema, { type: "carousel" })).toBeDefined();
    expect(refusal(blockSchema, {})).toBeDefined();
  });

  it.each([
    ["features with one entry", { type: "features", title: "T", items: [{ icon: "robot", title: "T", text: "T" }] }],
    ["an unknown surface", { type: "surface", title: "T", text: "T", surface: "unicorn" }],
    ["an unknown form", { type: "form", title: "T", text: "T", form: "unicorn" }],
    ["a call without action", { type: "cta", title: "T", text: "T", actions: [] }],
    [
      "a download outside of media",
      { type: "downloads", title: "T", items: [{ title: "T", text: "T", file: "../a.pdf" }] },
    ],
    ["a handbook that does not exist", { type: "chapters", title: "T", handbook: "unicorn" }],
    ["seven figures", { type: "figures", title: "T", ids: ["a", "b", "c", "d", "e", "f", "g"] }],
  ])("refuse %s", (_, block) => {
    expect(refusal(blockSchema, block)).toBeDefined();
  });
});

describe("what a block shows", () => {
  it.each(["hero", "info"])("is a part of the product or a picture in a block of type %s", (type) => {
    const block = { type, title: "Title", text: "Text" };
    expect(refusal(blockSchema, block)).toBeUndefined();
    expect(refusal(blockSchema, { ...block, visual: "live-map" })).toBeUndefined();
    expect(refusal(blockSchema, { ...block, picture: "cobot" })).toBeUndefined();
    expect(refusal(blockSchema, { ...block, picture: "cobot", visual: "live-map" })).toBe(
      "names a visual and a picture; a block shows one of them",
    );
    expect(refusal(blockSchema, { ...block, picture: "A toaster" })).toBeDefined();
  });
});

describe("settings", () => {
  it("take third parties only as complete entries or null", () => {
    const none = { analytics: null, chat: null, visitorIdentification: null };
    expect(refusal(integrationsSchema, none)).toBeUndefined();
    expect(
      refusal(integrationsSchema, { ...none, analytics: { provider: "posthog", host: "https://a.example" } }),
    ).toBeDefined();
    expect(refusal(integrationsSchema, { ...none, chat: { name: "Chat", script: "chat.js" } })).toBeDefined();
    expect(refusal(integrationsSchema, { ...none, tagManager: null })).toBeDefined();
  });

  it("want every form group, and hosted forms by https", () => {
    const groups = Object.fromEntries(formGroups.map((group) => [group, { hostedUrl: null }]));
    expect(refusal(formsSchema, { groups, newsletterUrl: null, answerTime: null })).toBeUndefined();
    // Settings of the release before still name a form.
    const named = Object.fromEntries(formGroups.map((group) => [group, { hostedUrl: null, form: "contact" }]));
    expect(refusal(formsSchema, { groups: named, newsletterUrl: null, answerTime: null })).toBeUndefined();
    const { demo: _, ...others } = groups;
    expect(refusal(formsSchema, { groups: others, newsletterUrl: null, answerTime: null })).toBeDefined();
    expect(refusal(formsSchema, { groups, newsletterUrl: "http://a.example" })).toBe(
      'must be an address that begins with https://, not "http://a.example"',
    );
  });

  it("want of a figure what its kind rests on, and nothing else", () => {
    const both = { de: "a", en: "b" };
    const bad = (figure: object) =>
      refusals(figuresSchema, { x: { value: both, label: both, confirmed: null, ...figure } }).map(
        ({ path, words }) => `${path.join(".")}: ${words.en}`,
      );
    expect(bad({})).toEqual([expect.stringMatching(/^x\.kind: is missing/)]);
    expect(bad({ kind: "guideValue", method: both })).toEqual([]);
    expect(bad({ kind: "companyFact", source: both })).toEqual([]);
    expect(bad({ kind: "customerResult", method: both, client: "somebody" })).toEqual([]);
    expect(bad({ kind: "customerResult", method: both })).toEqual([
      expect.stringMatching(/^x\.client: names the client who released the result/),
    ]);
    expect(bad({ kind: "guideValue", source: both })).toEqual([
      expect.stringMatching(/^x\.method: says what is measured against what/),
      expect.stringMatching(/^x\.source: says where a fact about the company comes from/),
    ]);
    expect(bad({ kind: "companyFact", source: both, client: "somebody" })).toEqual([
      expect.stringMatching(/^x\.client/),
    ]);
    expect(bad({ kind: "companyFact", source: both, confirmed: { by: "A" } })).toEqual(["x.confirmed.on: is missing"]);
  });

  it("hold nothing of a client who has not agreed to be named", () => {
    const both = { de: "a", en: "b" };
    const nothing = { release: null, scope: null, timeline: null, results: null, quote: null };
    const release = { by: "A", on: "2026-12-01" };
    const results = [{ value: both, label: both, method: both, period: both }];
    const bad = (customer: object) => refusal(customersSchema, { x: { ...nothing, ...customer } });
    expect(bad({})).toBeUndefined();
    expect(bad({ release })).toBeUndefined();
    expect(bad({ release, results })).toBeUndefined();
    expect(bad({ results })).toMatch(/is missing: .* only once the client has released them/);
    expect(bad({ release, results: [{ value: both, label: both }] })).toBe("is missing");
    expect(bad({ release, quote: { text: both, name: "A", role: both } })).toBe("is missing");
  });

  it("want figures in both languages and eight slogan words", () => {
    expect(refusal(figuresSchema, { machines: { value: { de: "1" }, label: { de: "a", en: "b" } } })).toBeDefined();
    const entry = { label: "L", to: "/pricing" };
    const group = { title: "T", entries: [entry] };
    const navigation = { header: [entry, entry, entry], footer: [group, group, group] };
    expect(refusal(navigationSchema, { ...navigation, slogan: Array(8).fill("word") })).toBeUndefined();
    expect(refusal(navigationSchema, { ...navigation, slogan: Array(7).fill("word") })).toBeDefined();
    const coloured = (color: string) => {
      const menu = { label: "M", groups: [{ title: "T", entries: [{ ...entry, color }] }] };
      return refusal(navigationSchema, { ...navigation, header: [entry, entry, menu], slogan: Array(8).fill("word") });
    };
    expect(coloured("amber")).toBeUndefined();
    expect(coloured("#ff0000")).toBe('cannot be "#ff0000"; possible: "amber", "coral", "white"');
  });
});

describe("addresses of others", () => {
  const settings: [string, (address: string) => unknown][] = [
    ["analytics", (host) => [integrationsSchema.shape.analytics, { provider: "posthog", host, key: "k" }]],
    ["chat", (script) => [integrationsSchema.shape.chat, { name: "Chat", script }]],
    ["visitor identification", (script) => [integrationsSchema.shape.visitorIdentification, { name: "V", script }]],
    ["newsletter form", (address) => [formsSchema.shape.newsletterUrl, address]],
    ["answer of a form group", (hostedUrl) => [formsSchema.shape.groups.valueType, { hostedUrl }]],
    ["link", (address) => [siteSchema.shape.links.valueType, address]],
    ["holidays", (icsUrl) => [bookingSchema.shape.holidays, { days: [], icsUrl }]],
    ["meeting room", (address) => [bookingSchema.shape.demo.shape.meetingUrl, address]],
  ];

  it.each(settings)("are https without credentials: %s", (_, given) => {
    const said = (address: string) => refusal(...(given(address) as [z.ZodType, unknown]));
    for (const good of ["https://a.example/x?y=1", "http://127.0.0.1:3000/x", "http://localhost"])
      expect(said(good), good).toBeUndefined();
    for (const bad of [
      "javascript:alert(1)",
      "javascript://a.example/%0aalert(1)",
      "data:text/javascript,alert(1)",
      "http://a.example",
      "http://127.0.0.1.example",
      "//a.example",
      "https:a.example",
      "https://a.example\\b",
      "https://a\texample",
      " https://a.example",
      "file:///etc/passwd",
    ])
      expect(said(bad), bad).toContain("must be an address that begins with https://");
    const withPassword = said("https://user:secret@a.example");
    expect(withPassword).toContain("must be an address without user name and password");
    expect(withPassword).not.toContain("secret");
  });

  it("of apps are telephone numbers and mailboxes", () => {
    const link = siteSchema.shape.links.valueType;
    for (const good of ["tel:+49-30-123", "mailto:info@example.com"]) expect(refusal(link, good)).toBeUndefined();
    for (const bad of ["tel:", "mailto:", "mailto:a@b.example?bcc=c@d.example", "tel:alert(1);x"])
      expect(refusal(link, bad), bad).toContain("must have the form tel:");
  });

  it("do not stand in place of files", () => {
    const chapter = { meta, title: "T", teaser: "t", order: 1 };
    const download = (file: string) => ({ ...chapter, downloads: [{ title: "T", text: "t", file }] });
    for (const good of ["handbooks/log.csv", "setting:pressKit", "https://a.example/log.csv"])
      expect(refusal(chapterSchema, download(good)), good).toBeUndefined();
    for (const bad of ["../secret.txt", "javascript:alert(1)", "http://a.example/log.csv", "/etc/passwd.x y"])
      expect(refusal(chapterSchema, download(bad)), bad).toBeDefined();
    const funding = (logo: string) => [siteSchema.shape.funding, { logo, text: { de: "a", en: "b" } }] as const;
    expect(refusal(...funding("funding/logo.svg"))).toBeUndefined();
    expect(refusal(...funding("https://a.example/logo.svg"))).toBeDefined();
  });
});

describe("pages that the site must have", () => {
  it("holds the 110 pages of the site and perhaps further ones, each once, none of them reserved", () => {
    expect(requiredPaths.length).toBeGreaterThanOrEqual(110);
    expect(new Set(requiredPaths).size).toBe(requiredPaths.length);
    for (const path of requiredPaths) {
      expect(path).toMatch(/^$|^[a-z0-9]+(?:[-/][a-z0-9]+)*$/);
      expect(path).not.toMatch(/(^|\/)(de|en)(\/|$)/);
    }
  });
});

describe("sheets of articles", () => {
  const sheet = { title: "Title", text: "Text", columns: ["A", "B"] };
  const rows = (...all: string[][]) => ({ ...sheet, rows: all.map((cells) => ({ cells })) });

  it("let a row end early, for the reader to fill in", () => {
    expect(refusal(sheetSchema, rows(["1"], ["1", "2"]))).toBeUndefined();
  });

  it("refuse a row longer than the heads, and say which", () => {
    expect(refusal(sheetSchema, rows(["1"], ["1", "2", "3"]))).toBe("has 3 cells in row 2, the table only 2 columns");
  });

  it("have a width and a length", () => {
    const long = rows(...Array.from({ length: 41 }, () => ["1"]));
    expect(refusal(sheetSchema, long)).toContain("40");
    expect(refusal(sheetSchema, { ...rows(["1"], ["2"]), columns: Array.from({ length: 9 }, () => "A") })).toContain(
      "8",
    );
  });
});
