import type { Locale } from "../../../i18n/locale";
import { de } from "./de";
import { en } from "./en";

export type PricingTexts = typeof en;

export const pricingTexts: Record<Locale, PricingTexts> = { de, en };
