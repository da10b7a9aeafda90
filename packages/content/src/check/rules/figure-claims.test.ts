import { describe, expect, it } from "vitest";
import type { Block, Figure, Figures, Locale } from "../../schema/index.ts";
import type { PageEntry } from "../../source/content-source.ts";
import { checkFigureClaims, checkFigureHeadings } from "./figure-claims.ts";

const figure = (kind: Figure["kind"]): Figure => {
  const text = { de: "Text", en: "text" };
  return { value: text, label: text, kind, confirmed: null };
};
const figures: Figures = {
  guide: figure("guideValue"),
  fact: figure("companyFact"),
  result: figure("customerResult"),
};

function pageWith(locale: Locale, ...blocks: Partial<Block>[]): PageEntry {
  return { kind: "page", locale, file: `${locale}/pages/x.yaml`, page: { blocks } } as unknown as PageEntry;
}

/** What is said of a strip of figures, in the language of the editors. */
function ofStrip(locale: Locale, title: string, ids: string[], intro?: string): string[] {
  const entry = pageWith(locale, { type: "figures", title, intro, ids });
  return checkFigureHeadings(entry, figures).map(({ at, message }) => `${at}: ${message[locale]}`);
}

function ofSentence(locale: Locale, text: string): string[] {
  const texts = [{ at: "text", text, markdown: true }];
  return checkFigureClaims(pageWith(locale), texts, figures).map(({ message }) => message[locale]);
}

describe("the heading of a strip", () => {
  it.each<[Locale, string, string]>([
    ["en", "What companies report after the change", "companies report"],
    ["en", "Reported by companies that use it", "Reported by"],
    ["en", "Figures from our success stories", "Figures from our success stories"],
    ["en", "What our customers gain: a guide value", "our customers"],
    ["en", "In daily use on real shop floors", "In daily use"],
    ["en", "Measured across roles", "Measured across"],
    ["en", "Proven savings", "Proven"],
    ["de", "Was Unternehmen nach der Umstellung berichten", "Unternehmen nach der Umstellung berichten"],
    ["de", "Berichtet von Unternehmen, die damit arbeiten", "Berichtet von"],
    ["de", "Werte aus unseren Erfolgsgeschichten", "Werte aus unseren Erfolgsgeschichten"],
    ["de", "Was Kunden damit erreichen: Richtwerte", "Kunden damit erreichen"],
    ["de", "Täglich im Einsatz, in echten Hallen", "Täglich im Einsatz"],
    ["de", "Gemessen über alle Rollen", "Gemessen über"],
    ["de", "Nachgewiesene Ersparnis", "Nachgewiesene"],
  ])("in %s must not say “%s” over a guide value", (locale, title, phrase) => {
    const quoted = locale === "de" ? `„${phrase}“` : `“${phrase}”`;
    expect(ofStrip(locale, title, ["guide"])).toEqual([expect.stringContaining(quoted)]);
    expect(ofStrip(locale, title, ["fact", "guide"])).toEqual([expect.stringContaining(quoted)]);
    expect(ofStrip(locale, title, ["result"])).toEqual([]);
  });

  it("may say of the company's own numbers that they are in use, not that they are results of customers", () => {
    expect(ofStrip("en", "In daily use", ["fact"])).toEqual([]);
    expect(ofStrip("en", "What our customers gain", ["fact"])).toEqual([
      expect.stringMatching(/^blocks\.0\.title: claims with “our customers” .*"fact".*a fact about the company/),
    ]);
  });

  it.each<[Locale, string, string | undefined]>([
    ["en", "Guide values for a plan like this", undefined],
    ["en", "What tidy stock is worth", "What is possible depends on where you start."],
    ["de", "Richtwerte für die Werkstatt", undefined],
    ["de", "Was geplante Wartung bewegt", "Wie viel davon möglich ist, hängt vom Anfang ab."],
  ])("in %s is fine as “%s”, %s", (locale, title, intro) => {
    expect(ofStrip(locale, title, ["guide", "fact"], intro)).toEqual([]);
  });

  it.each<[Locale, string]>([
    ["en", "What tidy stock is worth"],
    ["de", "Was ein aufgeräumter Bestand bringt"],
  ])("in %s says that guide values are guide values: “%s”", (locale, title) => {
    expect(ofStrip(locale, title, ["guide"])).toEqual([
      expect.stringMatching(/names guide values \(guide\)|nennt Richtwerte \(guide\)/),
    ]);
  });

  it("may deny a claim", () => {
    expect(ofStrip("en", "Guide values", ["guide"], "They are not results of our customers.")).toEqual([]);
    expect(ofStrip("de", "Richtwerte", ["guide"], "Keine Ergebnisse aus Projekten unserer Kunden.")).toEqual([]);
  });
});

describe("a sentence with a figure", () => {
  it("calls a guide value one, or possible", () => {
    expect(ofSentence("en", "Plan for {figure:guide} fewer stops.")).toHaveLength(1);
    expect(ofSentence("en", "As a guide value, {figure:guide} fewer stops are possible.")).toEqual([]);
    expect(ofSentence("de", "Es gibt {figure:guide} weniger Halte.")).toHaveLength(1);
    expect(ofSentence("de", "Bis zu {figure:guide} weniger Halte sind möglich.")).toEqual([]);
  });

  it("does not make it a result of customers", () => {
    expect(ofSentence("en", "Our customers can save {figure:guide}.")).toHaveLength(1);
    expect(ofSentence("de", "Kunden sparen {figure:guide}, das ist möglich.")).toHaveLength(1);
  });

  it("is judged alone, and what is not known is somebody else's business", () => {
    expect(ofSentence("en", "Our customers are many. {figure:fact} of them.")).toEqual([]);
    expect(ofSentence("en", "Our customers report {figure:gone}.")).toEqual([]);
    expect(ofSentence("en", "Our customers report faults.")).toEqual([]);
  });
});
