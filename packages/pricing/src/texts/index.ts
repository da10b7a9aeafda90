import type { Locale } from "@waku/i18n/locale";
import { de } from "./de.ts";
import type { PricingTexts } from "./en.ts";
import { en } from "./en.ts";

export const pricingTexts: Record<Locale, PricingTexts> = { de, en };
