import type { Locale } from "../../../i18n/locale";
import { de } from "./de";
import { en } from "./en";

export type NumberTexts = typeof en;

export const numberTexts: Record<Locale, NumberTexts> = { de, en };
