import type { ModuleName } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import { formatCount, pricingTexts } from "@waku/pricing";

type Known = {
  /** All of it, for people to read. */
  numbers: string;
  modules?: ModuleName[];
  devices?: number;
  company?: string;
};

/** Pages whose forms take over what a tool knows. */
type TakingPage = "request-offer" | "platform/live-demo";

/** Address of a form, with what a tool knows for its fields (docs/tools.md). */
export function handOverHref(
  locale: Locale,
  page: TakingPage,
  { numbers, modules = [], devices, company }: Known,
): string {
  const query = new URLSearchParams({ numbers });
  for (const name of modules) query.append("module", name);
  if (devices !== undefined) query.set("machines", pricingTexts[locale].deviceCount(formatCount(devices, locale)));
  if (company) query.set("company", company);
  return `${localePath(locale, page)}?${query}`;
}
