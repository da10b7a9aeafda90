import { isLocale, type Locale } from "@waku/i18n/locale";

/** The links of the language switcher (app/layout/language-switcher), as React writes them. */
const languageLink = /<a href="[^"]*"(?=[^>]* data-locale="(\w+)")/g;

/**
 * Gives the links to this page in each language another target. Nothing else in a page says at which address it is
 * shown, so that one rendering serves for several.
 */
export function withLanguageLinks(html: string, target: (locale: Locale) => string): string {
  return html.replace(languageLink, (link, locale: string) =>
    isLocale(locale) ? `<a href="${escaped(target(locale))}"` : link,
  );
}

/** Adds a query to the links to this page in each language. @param search with its question mark */
export function withQueryOnLanguageLinks(html: string, search: string): string {
  return html.replace(languageLink, (link) => `${link.slice(0, -1)}${escaped(search)}"`);
}

const entities: Record<string, string> = { "&": "&amp;", '"': "&quot;", "'": "&#x27;", "<": "&lt;", ">": "&gt;" };

/** As React escapes attributes and texts. */
export function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (character) => entities[character] ?? character);
}
