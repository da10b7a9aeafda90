import { fileURLToPath } from "node:url";
import { openFilesSource } from "@waku/content";
import { expect, test } from "vitest";
import type { SiteContext } from "../context/site";
import { clientStory } from "./client-story";

test("every client leads to a story of its own, with a picture; other items lead to none", async () => {
  const folder = fileURLToPath(new URL("../../../../content", import.meta.url));
  const content = await openFilesSource({ folder, watch: false, onProblems: () => undefined });
  const site = { content, tags: new Set() } as unknown as SiteContext;
  const globals = await content.globals();
  for (const locale of ["de", "en"] as const) {
    const clients = (await content.list(locale, "client")).items;
    const stories = await Promise.all(clients.map((client) => clientStory(site, globals, client)));
    expect(new Set(stories.map((story) => story?.href)).size).toBe(clients.length);
    for (const story of stories)
      expect(story).toMatchObject({
        href: expect.stringMatching(`^/${locale}/success-stories/.`),
        // As long as it is no story, its card says so.
        label: expect.stringMatching(/^(Plan für ein Unternehmen wie|A plan for a company like) ./),
        picture: { alt: expect.stringMatching(/./) },
      });
    const [article] = (await content.list(locale, "article")).items;
    expect(article && (await clientStory(site, globals, article))).toBeUndefined();
  }
});
