import type { ModuleName } from "@waku/content/schema";
import { type Locale, localePath } from "../i18n/locale";
import { formatCount } from "./pricing/pricing-words";
import { pricingTexts } from "./pricing/texts";

type Known = {
  /** All of it, for people to read. */
  numbers: string;
  modules?: ModuleName[];
  devices?: number;
  company?: string;
};

/** Address of the request for an offer, with what a tool knows for the fields of its form (docs/tools.md). */
export function offerHref(locale: Locale, { numbers, modules = [], devices, company }: Known): string {
  const query = new URLSearchParams({ numbers });
  for (const name of modules) query.append("module", name);
  if (devices !== undefined) query.set("machines", pricingTexts[locale].deviceCount(formatCount(devices, locale)));
  if (company) query.set("company", company);
  return `${localePath(locale, "request-offer")}?${query}`;
}
