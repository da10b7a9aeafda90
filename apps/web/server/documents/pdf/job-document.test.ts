import "../../../app/i18n/messages/server";
import { resolve } from "node:path";
import { openFilesSource } from "@waku/content";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, it, vi } from "vitest";
import { jobDocument } from "./job-document";

const content = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../../../content") });
afterAll(() => content.close());
// The first document loads fonts and layout engine.
vi.setConfig({ testTimeout: 30_000 });
const siteUrl = "https://www.example.com";

describe("a job description as PDF", () => {
  it.each(["de", "en"] as const)("has title, teaser and every heading of the text (%s)", async (locale) => {
    const { items } = await content.list(locale, "job");
    expect(items.length).toBeGreaterThan(0);
    for (const entry of items) {
      const pdf = await jobDocument(content, locale, entry.path, siteUrl);
      if (!pdf) throw new Error(`${entry.path} has no document`);
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
      const flat = text.replace(/\s+/g, " ");
      const headings = [...(await content.body(entry)).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading ?? "");
      for (const part of [entry.title, entry.teaser.slice(0, 40), ...headings]) expect(flat).toContain(part);
    }
  });

  it.each(["company/jobs/no-such-job", "company/jobs", "pricing", "magazine"])(
    "does not exist for %s",
    async (path) => {
      expect(await jobDocument(content, "de", path, siteUrl)).toBeUndefined();
    },
  );
});
