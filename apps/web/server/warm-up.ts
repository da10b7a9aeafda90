import type { ContentSource } from "@waku/content";
import { localePath, locales } from "@waku/i18n/locale";
import type { Logger } from "pino";
import type { PageRenderer } from "./render/page-renderer";

/** Renders the page documents of both languages into the cache, one after the other, so that visitors go first. */
export async function warmUpCache(content: ContentSource, renderer: PageRenderer, log: Logger): Promise<void> {
  const start = performance.now();
  let pages = 0;
  for (const locale of locales)
    for (const { kind, path } of [...(await content.entries(locale))]) {
      if (kind !== "page") continue;
      await renderer.refresh(localePath(locale, path));
      pages++;
    }
  log.info({ pages, ms: Math.round(performance.now() - start) }, "page cache filled");
}
