import type { Locale } from "@waku/i18n/locale";
import { de } from "./de.ts";
import type { RoiTexts } from "./en.ts";
import { en } from "./en.ts";

export const roiTexts: Record<Locale, RoiTexts> = { de, en };
