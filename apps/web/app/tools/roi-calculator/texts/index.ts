import type { Locale } from "../../../i18n/locale";
import { de } from "./de";
import type { RoiTexts } from "./en";
import { en } from "./en";

export const roiTexts: Record<Locale, RoiTexts> = { de, en };
