import type { Locale } from "@waku/i18n/locale";
import { de } from "./de";
import type { SearchTexts } from "./en";
import { en } from "./en";

/** Words of the search page and of the search dialog. */
export const searchTexts: Record<Locale, SearchTexts> = { de, en };
