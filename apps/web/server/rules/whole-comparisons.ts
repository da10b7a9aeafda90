import type { ContentSource } from "@waku/content";
import { isLocale } from "@waku/i18n/locale";
import type { MiddlewareHandler } from "hono";
import { readComparison } from "../../app/robots/model/compare";
import type { AppEnv } from "../app-env";

/**
 * A table or PDF of a comparison cannot say what it leaves out. Where models are unknown or too many, or none is named,
 * its address leads to the page, which says so and shows the rest.
 */
export function wholeComparisons(content: ContentSource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const [, page, language] = /^(\/(\w+)\/robots\/compare)\.(?:csv|pdf)$/.exec(context.req.path) ?? [];
    if (!page || !isLocale(language)) return next();
    const { search, searchParams } = new URL(context.req.url);
    const { robots } = await content.globals();
    const { robots: compared, issues } = readComparison(searchParams, robots);
    if (compared.length > 0 && issues.every(({ kind }) => kind === "twice")) return next();
    context.header("Cache-Control", "no-store");
    return context.redirect(page + search, 302);
  };
}
