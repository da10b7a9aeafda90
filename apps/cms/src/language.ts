import { isLocale, type Locale, type Words } from "@waku/i18n/locale";
import { getLocalI18n, type Payload, type PayloadRequest } from "payload";

/** What the panel calls the languages of the content, which are its own, too. */
export const languageNames: Record<Locale, Words> = {
  de: { de: "Deutsch", en: "German" },
  en: { de: "Englisch", en: "English" },
};

/** The language in which somebody uses the panel, or in which the backend itself works. */
export function languageOf({ i18n }: Pick<PayloadRequest, "i18n">): Locale {
  return isLocale(i18n.language) ? i18n.language : "en";
}

/** What a request without a browser needs to speak a language. */
export function speaking(language: Locale, { config }: Payload) {
  return getLocalI18n({ config, language });
}
