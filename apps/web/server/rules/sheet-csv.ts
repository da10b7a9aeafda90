import { type ContentSource, sheetOf, sheetTable } from "@waku/content";
import { isLocale, type Locale } from "@waku/i18n/locale";
import { toCsv } from "@waku/server/csv";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env";
import { cacheControl } from "../cache-control";
import { validated } from "./validated";

/** What separates cells where spreadsheets are set to a language: German ones write decimal commas. */
const separators = { de: ";", en: "," } as const satisfies Record<Locale, string>;

/** The table of an article for spreadsheets, at the article's address with `.csv`. */
export function sheetCsv(content: ContentSource): MiddlewareHandler<AppEnv> {
  return async (context, next) => {
    const [, language, path = ""] = /^\/(\w+)\/([a-z0-9/-]+)\.csv$/.exec(context.req.path) ?? [];
    if (!isLocale(language)) return next();
    const entry = await content.find(language, path);
    const sheet = entry && sheetOf(entry);
    if (!sheet) return next();
    const body = toCsv(sheetTable(sheet), separators[language]);
    const answer = context.body(body, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${path.split("/").at(-1)}.csv"`,
      "Cache-Control": cacheControl.document,
      "X-Robots-Tag": "noindex",
    });
    return validated(context, answer);
  };
}
