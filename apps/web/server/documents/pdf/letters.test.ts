import "../../../app/i18n/messages/server";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it, vi } from "vitest";
import { drawable } from "./letters";
import type { PdfBlock, PdfDocument } from "./pdf-document";
import { renderPdf } from "./render-pdf";

// The first document loads fonts and compiler.
vi.setConfig({ testTimeout: 60_000 });

function document(body: PdfBlock[], title = "Title"): PdfDocument {
  const site = { brand: "WAKU", product: "Care", address: "https://www.example.com" };
  return { ...site, locale: "de", title, subtitle: title, look: "text", body };
}

/** The text of a document that has these words as title, below it, strong and emphasized; without spaces. */
async function drawn(words: string): Promise<string> {
  const body = (["strong", "emphasis"] as const).map((type): PdfBlock => {
    return { type: "paragraph", words: [{ type, words: [words] }] };
  });
  const { text } = await extractText(await getDocumentProxy(renderPdf(document(body, words))), {
    mergePages: true,
  });
  return /^WAKU(.*)Care·/s.exec(text.replace(/[\s\u200b\u2060]+/g, ""))?.[1] ?? "";
}

describe("letters of a PDF", () => {
  it.each([
    "„Ünï€“ 🤖",
    "Žluťoučký kůň, Łódź, Đặng, ẞ, Ꜳ",
    "Ελλάδα, Ἀθῆναι, Привет, Ђорђе, Ѣ",
    "👩‍🔧 🏳️‍🌈 👍🏽 🇩🇪 1️⃣ ❤️ ☺ ™️ ©",
    "10 × 12 − 5 ≥ 3 → ∞ ½ m² § 3691-\u20604",
    "Rue\u202fd’Été\u00a0!",
  ])("%s are drawn", async (words) => {
    expect(drawable(words)).toBe(words.normalize("NFC"));
    const once = words.replace(/[\s\u2060]+/g, "");
    expect(await drawn(words)).toBe(once.repeat(4));
  });

  it.each([
    ["漢字 GmbH", "�� GmbH"],
    ["שלום", "����"],
    ["a\ud800b\udfff", "a�b�"],
    ["\ue000\uffff\u{10fffd}", "���"],
    ["\ufffd", "�"],
    ["ⵣ", "�"],
  ])("%j without a font are replaced visibly: %s", async (words, replaced) => {
    expect(drawable(words)).toBe(replaced);
    expect(await drawn(words)).toBe(replaced.replace(/\s+/g, "").repeat(4));
  });

  it.each([
    ["Instand\u00adhaltung", "Instandhaltung"],
    ["a\tb\r\nc\u2003d\u2028e", "a b c d e"],
    ["a\u0000b\u0007c\u202ed\u2066e\ufefff", "abcdef"],
    ["e\u0301", "é"],
    ["3691-\u20604\u00a0%", "3691-\u20604\u00a0%"],
  ])("%j are written %j", (words, written) => {
    expect(drawable(words)).toBe(written);
  });

  it("are all in a font, one by one", async () => {
    const codes = Array.from({ length: 0x20000 }, (_, code) => code).filter(
      (code) => !/\p{Noncharacter_Code_Point}/u.test(String.fromCodePoint(code)),
    );
    const letters = codes
      .map((code) => drawable(String.fromCodePoint(code)))
      .filter((letter) => letter.trim() && letter !== "\ufffd");
    expect(letters.length).toBeGreaterThan(4000);
    // A letter without a glyph would make the compiler refuse the document.
    renderPdf(document([{ type: "paragraph", words: [letters.join(" ")] }]));
  });

  it("stay when a word is wider than the page", async () => {
    const word = "Werkzeugmaschinen".repeat(12);
    expect(await drawn(word)).toBe(word.repeat(4));
  });
});
