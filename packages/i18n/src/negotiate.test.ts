import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { negotiateLocale } from "./negotiate.ts";

describe("language by Accept-Language", () => {
  it.each([
    // Plain preferences.
    ["de", "de"],
    ["en", "en"],
    ["de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", "de"],
    ["en-US,en;q=0.9,de;q=0.8", "en"],
    ["DE", "de"],
    ["de-Latn-AT", "de"],
    // Other languages first.
    ["fr,de;q=0.5", "de"],
    ["fr-FR,fr;q=0.9,en;q=0.4,de;q=0.3", "en"],
    ["fr", "en"],
    // Quality decides, not order; equal quality keeps the order.
    ["de-AT,en;q=0.8", "de"],
    ["en;q=0.9,de;q=1", "de"],
    ["en;q=0.1,de;q=0.11", "de"],
    ["en,de", "en"],
    ["de-AT,en", "de"],
    ["de;q=0.5,en;q=0.5", "de"],
    ["de ; q=0.3 , en ; q=0.4", "en"],
    // Zero refuses.
    ["de;q=0,en", "en"],
    ["de;q=0", "en"],
    ["de,de;q=0", "en"],
    ["de;q=0.000,fr", "en"],
    ["de-AT;q=0,de;q=0.8,en;q=0.5", "de"],
    // Anything else.
    ["*", "en"],
    ["fr,*;q=0.5", "en"],
    ["*,en;q=0", "de"],
    ["*;q=0.8,en;q=0,de;q=0", "en"],
    ["de;q=0.5,*;q=0.1", "de"],
    // Malformed parts are skipped, the rest counts.
    ["de;q=2,en;q=0.5", "en"],
    ["de;q=-1,en;q=0.5", "en"],
    ["de;q=0.1234,en;q=0.1", "en"],
    ["de;q=abc", "en"],
    ["de;level=1", "en"],
    ["deutsch", "en"],
    ["german,de", "de"],
    ["d", "en"],
    [",,;;==,de", "de"],
    ["", "en"],
    ["q=1", "en"],
    ["<script>", "en"],
    ["../../de", "en"],
  ])("%s → %s", (header, expected) => {
    expect(negotiateLocale(undefined, header)).toBe(expected);
  });

  it("falls back on 8 KB of anything", () => {
    expect(negotiateLocale(undefined, "de,".repeat(2731))).toBe("en");
    expect(negotiateLocale(undefined, "x".repeat(8192))).toBe("en");
  });

  it("falls back when the header is missing", () => {
    expect(negotiateLocale(undefined, undefined)).toBe("en");
  });
});

describe("language by cookie", () => {
  it.each([
    ["locale=de", "de"],
    ["a=1; locale=de; b=2", "de"],
    ["a=1;locale=de", "de"],
    ["locale= de ", "de"],
    // Everything that is not exactly a language code is ignored; the browser decides.
    ["locale=", "en"],
    ["locale", "en"],
    ["locale=fr", "en"],
    ["locale=DE", "en"],
    ["locale=de-DE", "en"],
    ["locale=%64%65", "en"],
    ['locale="de"', "en"],
    ["locale=de\u0007", "en"],
    ["locale=de\u0000", "en"],
    ["locale=/de", "en"],
    ["locale=__proto__", "en"],
    ["mylocale=de", "en"],
    ["locale2=de", "en"],
    [`locale=${"d".repeat(4000)}`, "en"],
    ["", "en"],
  ])("%j with an English browser → %s", (cookie, expected) => {
    expect(negotiateLocale(cookie, "en")).toBe(expected);
  });

  it("wins over the browser", () => {
    expect(negotiateLocale("locale=en", "de")).toBe("en");
  });

  it("leaves the choice to a German browser when it is unusable", () => {
    expect(negotiateLocale("locale=\u0001", "de-AT")).toBe("de");
  });
});

it("always gives a language, whatever the headers hold", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (cookie, header) => {
      expect(["de", "en"]).toContain(negotiateLocale(cookie, header));
    }),
  );
});
