import type { Locale } from "@waku/i18n/locale";
import { searchForAddress } from "../../app/search/search-for-address";
import { escaped } from "./language-links";

/** The link to a search for the words of the address (app/pages/error-page.tsx), as React writes it. */
const searchLink = /<a href="[^"]*" data-searched="">[^<]*/;

/** Lets a page that says that an address leads nowhere offer a search for the words of another address. */
export function withSearchedWords(html: string, pathname: string, locale: Locale): string {
  const { href, label } = searchForAddress(pathname, locale);
  return html.replace(searchLink, () => `<a href="${escaped(href)}" data-searched="">${escaped(label)}`);
}
