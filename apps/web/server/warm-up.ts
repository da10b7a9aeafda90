import type { ContentSource } from "@waku/content";
import { staticPaths } from "@waku/content/static-paths";
import { localePath, locales } from "@waku/i18n/locale";
import type { Logger } from "pino";
import type { PageRenderer } from "./render/page-renderer";

/** Renders the static pages of both languages into the cache, one after the other, so that visitors go first. */
export async function warmUpCache(content: ContentSource, renderer: PageRenderer, log: Logger): Promise<void> {
  const start = performance.now();
  let pages = 0;
  for (const path of staticPaths)
    for (const locale of locales) {
      if (!(await content.find(locale, path))) continue;
      await renderer.refresh(localePath(locale, path));
      pages++;
    }
  log.info({ pages, ms: Math.round(performance.now() - start) }, "page cache filled");
}
