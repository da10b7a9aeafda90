import type { Context } from "hono";
import type { Locale } from "../../app/i18n/locale";
import { negotiateLocale } from "../../app/i18n/negotiate";

/** Language by cookie and browser, for addresses that do not name one. */
export function requestLocale(context: Context): Locale {
  return negotiateLocale(context.req.header("cookie"), context.req.header("accept-language"));
}
