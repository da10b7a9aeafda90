import type { Locale } from "../../i18n/locale";
import { de } from "./de";
import { en } from "./en";

export type SearchTexts = typeof en;

/** Words of the search page and of the search dialog. */
export const searchTexts: Record<Locale, SearchTexts> = { de, en };
