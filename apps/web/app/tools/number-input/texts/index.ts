import type { Locale } from "@waku/i18n/locale";
import { de } from "./de";
import type { NumberTexts } from "./en";
import { en } from "./en";

export const numberTexts: Record<Locale, NumberTexts> = { de, en };
