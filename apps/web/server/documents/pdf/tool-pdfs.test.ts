import "../../../app/i18n/messages/server";
import { resolve } from "node:path";
import { openFilesSource } from "@waku/content";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, it, vi } from "vitest";
import { comparisonDocument, pricingDocument, roiDocument } from "./tool-pdfs";

const content = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../../../content") });
afterAll(() => content.close());
const globals = await content.globals();
// The first document loads fonts and layout engine.
vi.setConfig({ testTimeout: 30_000 });
// Late in the evening in UTC it is the next day in Germany.
const now = new Date("2026-11-27T23:30:00Z");

async function textOf(make: typeof roiDocument, locale: "de" | "en", query: string, site = globals.site) {
  const siteUrl = "https://www.example.com";
  const made = await make({ globals: { ...globals, site }, locale, siteUrl, search: new URLSearchParams(query), now });
  if (!made) return undefined;
  const { text, totalPages } = await extractText(await getDocumentProxy(made.pdf), { mergePages: true });
  return { text: text.replace(/\s+/g, " "), totalPages };
}

const longCompany = "Müller & Söhne Donaudampfschifffahrtsgesellschaft Maschinenbau GmbH & Co. KG";

describe("the ROI result as PDF", () => {
  // 10 × 12 × 1.5 h × 400 € × 30 % = 21,600; 6 × 1,650 h × 30 % × 25 % × 32 € = 23,760; 40,000 × 15 % = 6,000
  const query = "employees=6&wage=32&downtimes=10&duration=1.5&cost=400&parts=40000&devices=40&setup=3000";

  it("holds inputs, arithmetic, result and date in German, on one page, with the longest name", async () => {
    const company = new URLSearchParams({ company: longCompany });
    const document = await textOf(roiDocument, "de", `${query}&${company}`);
    expect(document?.totalPages).toBe(1);
    for (const part of [
      "Was Müller & Söhne",
      "28. November 2026",
      "Richtwert",
      "10 × 12 × 1,5 h × 30 % × 400 €/h",
      "21.600 €",
      "23.760 €",
      "6.000 €",
      "51.360 €",
      "Beschäftigte in der Instandhaltung 6",
      "geringere Ersatzteilkosten (Richtwerte)",
      "www.example.com Seite 1 von 1",
    ])
      expect(document?.text).toContain(part);
  });

  it("shows a name in any of its letters", async () => {
    const company = "„Ünï€“ 🤖 Łódź Ελλάδα";
    const document = await textOf(roiDocument, "de", `${query}&${new URLSearchParams({ company })}`);
    expect(document?.text).toContain(`Was ${company} im Jahr einsparen kann`);
  });

  it("speaks English, and letters stay whole in document after document", async () => {
    for (let round = 0; round < 3; round++) {
      const document = await textOf(roiDocument, "en", query.replace("devices=40", "devices=100000"));
      expect(document?.text).toContain("€51,360");
      // With a hundred thousand devices the licence costs more than the saving.
      expect(document?.text).toMatch(/−€[\d,]+/);
    }
  });
});

describe("the offer draft as PDF", () => {
  it("has every line and the totals of the page, and says what it is", async () => {
    const document = await textOf(
      pricingDocument,
      "de",
      "model=team&module=maintenance&module=spare-parts&devices=40&billing=yearly&support=24-7",
    );
    expect(document?.totalPages).toBe(1);
    for (const part of [
      "Angebotsentwurf WAKU Care",
      "28. November 2026",
      "Unverbindlicher Entwurf",
      "Mengenrabatt",
      "−18,00 €",
      "Angebot für 2 Module",
      "Zwölf Monate im Voraus",
      "auf Anfrage",
      "Summe, netto",
      "zuzüglich Mehrwertsteuer",
    ])
      expect(document?.text).toContain(part);
  });
});

it("says how long a contract runs once that is settled, and nothing of it before", async () => {
  const query = "model=team&module=maintenance&devices=40";
  expect((await textOf(pricingDocument, "en", query))?.text).not.toMatch(/contract|notice period/i);
  const site = { ...globals.site, contractTerm: { de: "Zwölf Monate.", en: "A contract runs twelve months." } };
  expect((await textOf(pricingDocument, "en", query, site))?.text).toContain("A contract runs twelve months.");
});

describe("queries that no form sends", () => {
  it.each(["devices=-3", "foo=1", "devices=5&devices=x&foo=2", `devices=${"9".repeat(200)}`, "model=team"])(
    "%s is refused",
    async (query) => {
      expect(await textOf(pricingDocument, "de", query)).toBeUndefined();
    },
  );

  it("with wrong numbers are refused", async () => {
    expect(await textOf(roiDocument, "de", "employees=-5")).toBeUndefined();
    expect(await textOf(roiDocument, "de", Array.from({ length: 31 }, () => "wage=1").join("&"))).toBeUndefined();
  });
});

describe("a comparison of robots as PDF", () => {
  const six =
    "universal-robots-ur20,universal-robots-ur30,universal-robots-ur5e,abb-gofa-5,fanuc-crx-10ia,kuka-kmr-iiwa";

  it("holds values in both systems of units, what was not read, and each source", async () => {
    const document = await textOf(comparisonDocument, "en", `models=${six}`);
    expect(document?.totalPages).toBeLessThanOrEqual(2);
    for (const part of ["Universal Robots UR20", "30 kg (66.1 lb)", "largest value", "not read", "November 27, 2026"])
      expect(document?.text).toContain(part);
  });

  it("speaks German, and says nothing of models that nobody knows", async () => {
    const document = await textOf(comparisonDocument, "de", "models=universal-robots-ur30,nobody");
    expect(document?.text).toContain("30 kg");
    expect(document?.text).toContain("27. November 2026");
    expect(await textOf(comparisonDocument, "de", "models=nobody")).toBeUndefined();
  });
});
