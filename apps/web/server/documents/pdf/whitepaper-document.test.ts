import "../../../app/i18n/messages/server";
import { resolve } from "node:path";
import { openFilesSource } from "@waku/content";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, it, vi } from "vitest";
import { whitepaperDocument } from "./whitepaper-document";

const content = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../../../content") });
afterAll(() => content.close());
// The first document loads fonts and layout engine.
vi.setConfig({ testTimeout: 30_000 });
const siteUrl = "https://www.example.com";
const paths = [
  "specials/maintenance-modernization-checklist-cmms",
  "specials/overcome-downtime-automated-warehouse-facility-whitepaper",
];

describe("a whitepaper as PDF", () => {
  it.each(["de", "en"].flatMap((locale) => paths.map((path) => [locale as "de" | "en", path] as const)))(
    "says all that its page says (%s %s)",
    async (locale, path) => {
      const entry = await content.find(locale, path);
      const pdf = await whitepaperDocument(content, locale, path, siteUrl);
      if (entry?.kind !== "page" || !pdf) throw new Error(`${path} has no document`);
      const document = await getDocumentProxy(new Uint8Array(pdf));
      const { text } = await extractText(document, { mergePages: true });
      const flat = text.replace(/\s+/g, "");
      const said = entry.page.blocks.flatMap((block): string[] => {
        if (block.type === "bullets") return [block.title, ...block.items];
        if (block.type === "steps") return block.items.flatMap(({ title, text }) => [title, text]);
        if (block.type === "comparison") return block.rows.flatMap(({ label, cells }) => [label, ...cells]);
        if (block.type === "faq") return block.items.map(({ question }) => question);
        return block.type === "hero" || block.type === "info" ? [block.title] : [];
      });
      expect(said.length).toBeGreaterThan(10);
      for (const words of said) expect(flat).toContain(words.replace(/[\s\u00ad]+/g, ""));
      expect(document.numPages).toBeLessThanOrEqual(4);
    },
  );

  it.each(["pricing", "contact", "company/jobs", "specials/nothing", "magazine", ""])(
    "does not exist for %s",
    async (path) => {
      expect(await whitepaperDocument(content, "de", path, siteUrl)).toBeUndefined();
    },
  );
});
