import { type Locale, pathBelowLocale, pathLocale } from "@waku/i18n/locale";
import { messagesIn } from "../i18n/messages";
import { searchHref } from "./search-address";

/** Words that a search offered to somebody who is lost begins with, in characters. */
const maxLength = 60;

/** The words of an address, as somebody might search for them: those of its last part that has any. */
export function addressWords(pathname: string): string {
  const path = pathLocale(pathname) ? pathBelowLocale(pathname) : pathname;
  const parts = path.split("/").map((part) =>
    decoded(part)
      .replace(/\.\w{1,5}$/, "")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  const words = parts.findLast((part) => /\p{L}{2}/u.test(part)) ?? "";
  return words.slice(0, maxLength).trim();
}

/** The way to a search for what an address that leads nowhere may have meant. */
export function searchForAddress(pathname: string, locale: Locale): { href: string; label: string } {
  const t = messagesIn(locale);
  const text = addressWords(pathname);
  return { href: searchHref(locale, { text }), label: text ? t.searchFor(text) : t.search };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
