import type { ContentSource } from "@waku/content";
import { showsForm } from "@waku/content/schema";
import { pathBelowLocale, pathLocale } from "@waku/i18n/locale";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { leavePath } from "../preview/leave-path";
import { Refusal } from "./refusal";

/** Everything may be read; forms are taken where they stand, and nowhere else. Whoever sends something else is told. */
export function methods(content: ContentSource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const { method, path } = context.req;
    if (method === "GET" || method === "HEAD") return next();
    const takesForms = await standsAForm(path, content);
    if (method === "POST" && takesForms) return next();
    throw new Refusal(405, { headers: { Allow: takesForms ? "GET, HEAD, POST" : "GET, HEAD" } });
  };
}

async function standsAForm(path: string, content: ContentSource): Promise<boolean> {
  if (path === leavePath) return true;
  // With scripts a form is sent to the data of its page.
  const page = path.replace(/\.data$/, "");
  const locale = pathLocale(page);
  if (!locale) return false;
  const below = pathBelowLocale(page);
  if (below === "booking") return true;
  const entry = await content.find(locale, below);
  return entry?.kind === "page" && entry.page.blocks.some(showsForm);
}
