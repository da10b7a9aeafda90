import type { ContentSource } from "@waku/content";
import { expect, it, vi } from "vitest";
import type { SiteSettings } from "../../app/context/site-settings";
import { PageCache } from "../page-cache";
import { AllTwins } from "./all-twins";

const paths = Array.from({ length: 50 }, (_, index) => `page-${index}`);
const content = {
  entries: async () => paths.map((path) => ({ ref: `page:${path}`, path })),
} as unknown as ContentSource;
const settings = { siteUrl: "https://www.example.com" } as SiteSettings;

it("are put together once while nothing changes, though the cache has no room for them", async () => {
  const cache = new PageCache(1, "quick");
  const get = vi.fn(async (path: string) => ({ text: `# ${path}`, tags: new Set<never>(), expiresAt: Infinity }));
  const all = new AllTwins({ content, settings, cache, twins: { get } });
  const ask = () => all.make("de", "/de/llms-full.txt");
  const [first] = await Promise.all([ask(), ask()]);
  expect([first?.split("\n").length, await ask()]).toEqual([50, first]);
  expect(get).toHaveBeenCalledTimes(50);
  // A visitor's limits are not those of what is made for all.
  expect(get).toHaveBeenCalledWith("/de/page-0", expect.objectContaining({ isOwn: true, clientAddress: "" }));
  cache.invalidate(["booking"]);
  await ask();
  expect(get).toHaveBeenCalledTimes(100);
});
