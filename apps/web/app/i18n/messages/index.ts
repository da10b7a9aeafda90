import type { Locale } from "@waku/i18n/locale";
import type { en } from "./en";

/** Every text of the interface; both languages have exactly these keys, checked by the compiler. */
export type Messages = typeof en;

const tables: Partial<Record<Locale, Messages>> = {};

/** Makes one language available: the server provides both at start-up, the browser the page's own. */
export function provideMessages(locale: Locale, table: Messages): void {
  tables[locale] = table;
}

/** Texts of a language. @throws when the language was not provided, which is a fault of the entry file */
export function messagesIn(locale: Locale): Messages {
  const table = tables[locale];
  if (!table) throw new Error(`No messages provided for "${locale}".`);
  return table;
}
