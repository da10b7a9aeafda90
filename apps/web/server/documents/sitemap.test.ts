import type { ContentSource, Entry } from "@waku/content";
import { expect, test } from "vitest";
import { robotSitemap, sitemap } from "./sitemap";

const settings = { siteUrl: "https://site.test", indexable: true, showGaps: false };

/** A source of so many documents in each language, and so many robots. */
function sourceOf(documents: number, robots: number) {
  const entries = (locale: string) =>
    Array.from(
      { length: documents },
      (_, index) => ({ ref: `article:${index}`, locale, path: `magazine/${index}`, kind: "item" }) as Entry,
    );
  const data = {
    robots: Array.from({ length: robots }, (_, index) => ({ id: `r-${index}`, type: "amr" })),
    manufacturers: [],
  };
  return {
    entries: async (locale: string) => entries(locale),
    alternates: async (ref: string) => ({ de: `magazine/${ref.slice(8)}`, en: `magazine/${ref.slice(8)}` }),
    globals: async () => ({ faultCodes: [], robots: data }),
  } as unknown as ContentSource;
}

const addressesIn = (xml = "") =>
  [...xml.matchAll(/<loc>https:\/\/site\.test([^<]+)<\/loc>/g)].map(([, path]) => path ?? "");

test.each([
  ["documents", "/sitemap", (count: number) => sitemap({ content: sourceOf(count, 0), settings }), 0],
  ["robots", "/sitemap-robots", (count: number) => robotSitemap({ content: sourceOf(0, count), settings }), 2],
])("a sitemap of %s is one up to 10,000 addresses, then several with an index", async (_, name, write, others) => {
  const whole = await write(5000 - others / 2);
  expect([...whole.keys()]).toEqual([`${name}.xml`]);
  expect(addressesIn(whole.get(`${name}.xml`))).toHaveLength(10_000);

  const maps = await write(10_001 - others / 2);
  const parts = [1, 2, 3].map((part) => `${name}-${part}.xml`);
  expect([...maps.keys()]).toEqual([`${name}.xml`, ...parts]);
  expect(maps.get(`${name}.xml`)).toContain("<sitemapindex");
  expect(addressesIn(maps.get(`${name}.xml`))).toEqual(parts);
  const listed = parts.flatMap((part) => addressesIn(maps.get(part)));
  expect(parts.map((part) => addressesIn(maps.get(part)).length)).toEqual([10_000, 10_000, 2]);
  expect(new Set(listed).size).toBe(20_002);
});
