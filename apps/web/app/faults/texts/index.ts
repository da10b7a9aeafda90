import type { Locale } from "@waku/i18n/locale";
import { de } from "./de";
import type { FaultTexts } from "./en";
import { en } from "./en";

/** Words of the library of fault codes and of the pages of codes. */
export const faultTexts: Record<Locale, FaultTexts> = { de, en };
