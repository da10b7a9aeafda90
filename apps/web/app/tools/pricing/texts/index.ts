import type { Locale } from "../../../i18n/locale";
import { de } from "./de";
import type { PricingTexts } from "./en";
import { en } from "./en";

export const pricingTexts: Record<Locale, PricingTexts> = { de, en };
