import type { Globals } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { CustomerFactsView } from "../blocks/views";

/** What a client has released, in one language; undefined as long as that is nothing but the name. */
export function customerFacts({ customers }: Globals, client: string, locale: Locale): CustomerFactsView | undefined {
  const customer = Object.hasOwn(customers, client) ? customers[client] : undefined;
  if (!customer?.release) return undefined;
  const { scope, timeline, results, quote } = customer;
  if (!scope && !timeline && !results && !quote) return undefined;
  return {
    scope: scope?.[locale],
    timeline: timeline?.map(({ when, what }) => ({ when: when[locale], what: what[locale] })),
    results: results?.map(({ value, label, method, period }) => ({
      value: value[locale],
      label: label[locale],
      method: method[locale],
      period: period[locale],
    })),
    quote: quote
      ? { text: quote.text[locale], name: quote.name, role: quote.role[locale], releasedOn: quote.releasedOn }
      : undefined,
  };
}
