import { join } from "node:path";
import type { FilesSource } from "@waku/content";
import { systemClock } from "@waku/server/clock";
import type { Sealer } from "@waku/server/sealer";
import type { Logger } from "pino";
import { ContentBackend } from "../content/content-backend.ts";
import type { Env } from "../env.ts";
import { DraftContent } from "./draft-content.ts";
import { Previews } from "./previews.ts";

/** What editors of the content backend see of drafts, where a backend is configured. */
export function openPreviews(
  { contentBackend, dataDir, siteUrl }: Env,
  { published, sealer, log }: { published: FilesSource; sealer: Sealer; log: Logger },
): { previews: Previews; close: () => Promise<void> } | undefined {
  if (!contentBackend) return undefined;
  const closing = new AbortController();
  const backend = new ContentBackend({ ...contentBackend, signal: closing.signal });
  const drafts = new DraftContent({ backend, folder: join(dataDir, "drafts"), published, log });
  const isHttps = siteUrl.startsWith("https:");
  return {
    previews: new Previews({ backend, drafts, published, sealer, clock: systemClock, log, isHttps }),
    async close() {
      closing.abort();
      await drafts.close();
    },
  };
}
