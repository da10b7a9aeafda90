import type { Locale } from "@waku/i18n/locale";
import type { ConsentConfig } from "./consent/config";
import type { AlternateRoutes } from "./i18n/alternate-routes";

/** What every page knows, from the root loader. */
export type RootData = {
  locale: Locale;
  product: string;
  slogan: string[];
  consent: ConsentConfig | null;
  /** For the language switcher of pages that are at no address of their own. */
  alternates?: AlternateRoutes;
};
