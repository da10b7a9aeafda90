import type { Locale } from "@waku/i18n/locale";
import { negotiateLocale } from "@waku/i18n/negotiate";
import type { Context } from "hono";

/** Language by cookie and browser, for addresses that do not name one. */
export function requestLocale(context: Context): Locale {
  return negotiateLocale(context.req.header("cookie"), context.req.header("accept-language"));
}
