import { defaultLocale, isLocale, type Locale } from "./locale.ts";

/** Longer headers are not worth reading: no browser sends them. */
const maxHeaderLength = 1000;

/**
 * Chooses the language for an address without language prefix: the stored cookie, else the browser's
 * languages by preference, else English. Anything malformed is ignored.
 * @param cookieHeader the request's `Cookie` header
 * @param acceptLanguage the request's `Accept-Language` header (RFC 9110, section 12.5.4)
 */
export function negotiateLocale(cookieHeader: string | undefined, acceptLanguage: string | undefined): Locale {
  return cookieLocale(cookieHeader) ?? acceptedLocale(acceptLanguage) ?? defaultLocale;
}

function cookieLocale(header = ""): Locale | undefined {
  const value = /(?:^|;\s*)locale=([^;]*)/.exec(header)?.[1]?.trim();
  return isLocale(value) ? value : undefined;
}

function acceptedLocale(header = ""): Locale | undefined {
  if (header.length > maxHeaderLength) return undefined;
  const ranges = header.split(",").flatMap((part) => {
    const match =
      /^\s*(\*|[a-z]{1,8})(-[a-z0-9-]{1,30})?\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i.exec(part);
    if (!match) return [];
    const [, language = "", region, quality = "1"] = match;
    return [{ language: language.toLowerCase(), isWhole: region === undefined, quality: Number(quality) }];
  });
  // "de-AT;q=0" refuses a regional variant only, not German.
  const refused = new Set(
    ranges.filter((range) => range.quality === 0 && range.isWhole).map(({ language }) => language),
  );
  // Array.sort is stable: equal qualities keep the browser's order.
  const wanted = ranges.filter((range) => range.quality > 0).sort((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    if (isLocale(language) && !refused.has(language)) return language;
    if (language === "*") return refused.has(defaultLocale) ? otherLocale(refused) : defaultLocale;
  }
  return undefined;
}

function otherLocale(refused: Set<string>): Locale | undefined {
  return refused.has("de") ? undefined : "de";
}
