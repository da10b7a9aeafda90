import type { SanitizedConfig } from "payload";
import { describe, expect, it } from "vitest";
import { chapterShape, figuresShape, pageShape, siteShape } from "../model/documents.ts";
import { fieldsOf } from "../model/fields.ts";
import type { Source } from "./export-content.ts";
import { Places } from "./place.ts";

const body = { name: "body", label: { de: "Text", en: "Text" }, type: "textarea" };
const rules = { name: "pricing", label: { de: "Preise", en: "Prices" }, type: "textarea" };
const config = {
  collections: [
    { slug: "pages", labels: { singular: { de: "Seite", en: "Page" } }, fields: fieldsOf(pageShape) },
    {
      slug: "chapters",
      labels: { singular: { de: "Kapitel", en: "Chapter" } },
      fields: [...fieldsOf(chapterShape), body],
    },
  ],
  globals: [
    { slug: "site", label: { de: "Firma", en: "Company" }, fields: fieldsOf(siteShape) },
    { slug: "figures", label: { de: "Kennzahlenregister", en: "Register of figures" }, fields: fieldsOf(figuresShape) },
    { slug: "rules", label: { de: "Regeln", en: "Rules" }, fields: [rules] },
  ],
} as unknown as SanitizedConfig;

const item = { icon: "robot", title: "T", text: "T" };
const blocks = [{ type: "hero" }, { type: "features", items: [item, item] }, { type: "bullets", items: ["a", "b"] }];
const sources = new Map<string, Source>([
  [
    "de/pages/terms.yaml",
    { of: { collection: "pages", id: 3, title: "/terms", locale: "de" }, content: () => ({ meta: {}, blocks }) },
  ],
  [
    "de/handbooks/a/b/index.md",
    { of: { collection: "chapters", id: 4, title: "Schichten", locale: "de" }, content: () => ({}) },
  ],
  ["shared/site.yaml", { of: { global: "site" }, content: () => ({ company: {}, team: [{ name: "A" }] }) }],
  [
    "shared/figures.yaml",
    { of: { global: "figures" }, field: "entries", content: () => ({ 7: {}, machines: {}, "A. B": {} }) },
  ],
  ["shared/pricing.yaml", { of: { global: "rules" }, field: "pricing", content: () => ({}) }],
]);
const places = new Places({ files: new Map(), addresses: [], sources }, config);

describe("places in the content are named as the panel names them", () => {
  it.each<[string, string | undefined, string, string | undefined, string | undefined]>([
    ["de/pages/terms.yaml", undefined, "Seite „/terms“, Deutsch", undefined, undefined],
    ["de/pages/terms.yaml", "meta.title", "Seite „/terms“, Deutsch", "Für Suchmaschinen › Titel", "meta.title"],
    [
      "de/pages/terms.yaml",
      "blocks.1.items.1.icon",
      "Seite „/terms“, Deutsch",
      "Blöcke › 2. Merkmale › Eintrag 2 › Symbol",
      "blocks.1.items.1.icon",
    ],
    [
      "de/pages/terms.yaml",
      "blocks.1.items.0.title",
      "Seite „/terms“, Deutsch",
      "Blöcke › 2. Merkmale › Eintrag 1 › Titel",
      "blocks.1.items.0.title",
    ],
    [
      "de/pages/terms.yaml",
      "blocks.2.items.0",
      "Seite „/terms“, Deutsch",
      "Blöcke › 3. Aufzählung › Eintrag 1",
      "blocks.2.items.0.text",
    ],
    ["de/pages/terms.yaml", "blocks.1", "Seite „/terms“, Deutsch", "Blöcke › 2. Merkmale", "blocks"],
    ["de/pages/terms.yaml", "blocks.1.colour", "Seite „/terms“, Deutsch", "Blöcke › 2. Merkmale › colour", "blocks"],
    ["de/handbooks/a/b/index.md", "text", "Kapitel „Schichten“, Deutsch", "Text", "body"],
    ["en/handbooks/a/b/index.md", undefined, "Kapitel „Schichten“, Englisch", undefined, undefined],
    ["en/pages/gone.yaml", undefined, "Seite „/gone“, Englisch", undefined, undefined],
    ["shared/site.yaml", "company.email", "Firma", "Firmendaten › E-Mail-Adresse", "company.email"],
    ["shared/site.yaml", "team.0.role.en", "Firma", "Team › Eintrag 1 › Aufgabe › Englisch", "team.0.role.en"],
    [
      "shared/figures.yaml",
      "machines.value.de",
      "Kennzahlenregister",
      "Einträge › machines › Wert › Deutsch",
      "entries.1.value.de",
    ],
    ["shared/figures.yaml", "machines", "Kennzahlenregister", "Einträge › machines", "entries.1.key"],
    [
      "shared/figures.yaml",
      "A. B.value.de",
      "Kennzahlenregister",
      "Einträge › A. B › Wert › Deutsch",
      "entries.2.value.de",
    ],
    ["shared/figures.yaml", "7", "Kennzahlenregister", "Einträge › 7", "entries.0.key"],
    ["shared/pricing.yaml", "priceList.siteMonth", "Regeln", "Preise › priceList.siteMonth", "pricing"],
    ["shared/pricing.yaml", "line 12", "Regeln", "Preise › Zeile 12", "pricing"],
  ])("%s, %s", (file, at, document, field, path) => {
    const place = places.of({ file, at });
    expect([place.document.de, place.field?.de, place.mark]).toEqual([document, field, path]);
  });

  it("in both languages, with the address of the form", () => {
    expect(places.of({ file: "de/pages/terms.yaml", at: "blocks.1.items.0.title" })).toMatchObject({
      document: { en: "Page “/terms”, German" },
      field: { en: "Blocks › 2. Features › Entry 1 › Title" },
      path: "/admin/collections/pages/3",
      mark: "blocks.1.items.0.title",
    });
    expect(places.of({ file: "shared/site.yaml", at: "company.email" }).path).toBe("/admin/globals/site");
  });

  it("also where a message speaks of another document", () => {
    const of = (file: string) => ({ de: `fehlt, ist aber in ${file} da`, en: `is missing, ${file} has it` });
    expect(places.message({ message: of("de/pages/terms.yaml") })).toEqual({
      de: "fehlt, ist aber in Seite „/terms“, Deutsch da",
      en: "is missing, Page “/terms”, German has it",
    });
    expect(places.message({ message: of("shared/pricing.yaml") }).de).toBe("fehlt, ist aber in Regeln › Preise da");
    expect(places.message({ message: of("de/pages/unknown.yaml") })).toEqual(of("de/pages/unknown.yaml"));
  });
});
