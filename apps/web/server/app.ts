import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { assets } from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import type { ContentSource } from "@waku/content";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { SiteSettings } from "../app/context/site";
import { type AppEnv, requestScope } from "./app-env";
import { PageCache } from "./page-cache";
import { PageRenderer } from "./render/page-renderer";
import { PageStyles } from "./render/page-styles";
import { accessLog } from "./rules/access-log";
import { canonicalAddress } from "./rules/canonical-address";
import { documents } from "./rules/documents";
import { errorResponse } from "./rules/error-response";
import { health } from "./rules/health";
import { languagePrefix } from "./rules/language-prefix";
import { requestLimits } from "./rules/request-limits";
import { securityHeaders } from "./rules/security-headers";
import { staticFiles } from "./static-files";
import { warmUpCache } from "./warm-up";

export type AppOptions = {
  content: ContentSource;
  log: Logger;
  settings: SiteSettings;
  /** Folder of built browser files. */
  clientDir: string;
  /** Folder of media files that content names. */
  mediaDir: string;
  pageCacheBytes: number;
  /** What is wrong with the delivery of leads, if anything. */
  outboxProblem: () => Promise<string | undefined>;
  /** False in development, where Vite serves the browser files. */
  isBuilt: boolean;
};

export type App = {
  handler: RequestListener;
  /** Renders every static page into the cache. */
  warmUp: () => Promise<void>;
};

/** Builds the request handler: cached pages first, then files, then the ordered rules, then React Router. */
export async function createApp(options: AppOptions): Promise<App> {
  const { content, log, settings, isBuilt } = options;
  const cache = new PageCache(options.pageCacheBytes);
  content.onChange((tags) => cache.invalidate(tags));
  const styles = isBuilt ? await builtStyles(options.clientDir) : undefined;
  const renderer = new PageRenderer({ content, settings, log, cache, styles });

  const app = new Hono<AppEnv>();
  app.onError((error, context) => errorResponse(error, context, log));
  app.use(requestScope(log));
  app.use(accessLog());
  app.use(securityHeaders(settings));
  app.use(requestLimits());
  app.use(health(content, options.outboxProblem));
  app.use(canonicalAddress());
  app.use(documents({ content, settings }));
  app.use(languagePrefix());
  app.all("*", (context) => renderer.respond(context.req.raw, context.get("requestId")));

  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const files = staticFiles(options);
  return {
    handler(request, response) {
      const { isAnswered, isStale } = isBuilt ? cache.answer(request, response) : { isAnswered: false };
      if (isStale) void renderer.refresh(request.url ?? "");
      if (isAnswered) return;
      files(request, response, () => void listener(request, response));
    },
    warmUp: () => warmUpCache(content, renderer, log),
  };
}

/** The one stylesheet of the build and its address. */
async function builtStyles(clientDir: string) {
  const href = assets.routes.root?.css?.[0];
  if (!href) throw new Error("The build has no stylesheet.");
  return { href, page: new PageStyles(await readFile(join(clientDir, href), "utf8")) };
}
