import type { Locale } from "../../../i18n/locale";
import { de } from "./de";
import { en } from "./en";

export type RoiTexts = typeof en;

export const roiTexts: Record<Locale, RoiTexts> = { de, en };
