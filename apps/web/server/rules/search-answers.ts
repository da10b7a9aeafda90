import { isLocale } from "@waku/i18n/locale";
import type { Context, MiddlewareHandler } from "hono";
import { searchParams } from "../../app/search/search-address";
import { searchView, suggested } from "../../app/search/search-view";
import type { SiteSearch } from "../../app/search/site-search";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import { RenderBudget, type RenderLimits } from "../render/render-budget";

/** A look-up costs a small part of what a rendering does, and who types asks several times a second. */
const lookupsPerRendering = 5;

type Options = {
  search: SiteSearch;
  renderLimits: RenderLimits;
  addressOf: (context: Context<AppEnv>) => string;
};

/** What the site's search shows while somebody types: suggestions, or what the search page shows in a state. */
export function searchAnswers({ search, renderLimits, addressOf }: Options): MiddlewareHandler<AppEnv> {
  const budget = new RenderBudget({
    perMinute: renderLimits.perMinute * lookupsPerRendering,
    perSecond: renderLimits.perSecond * lookupsPerRendering,
  });
  return async (context, next) => {
    const [, locale] = /^\/(\w+)\/search\.json$/.exec(context.req.path) ?? [];
    if (!isLocale(locale)) return next();
    const address = addressOf(context);
    const refusal = await budget.refusesPage(address);
    if (refusal) throw refusal;
    const query = new URL(context.req.url).searchParams;
    const answer = query.has(searchParams.results)
      ? searchView(search, locale, query, address)
      : suggested(search, locale, query);
    return context.json(await answer, 200, {
      "Cache-Control": cacheControl.visit,
      "X-Robots-Tag": "noindex",
    });
  };
}
