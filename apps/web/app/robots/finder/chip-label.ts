import type { Locale } from "@waku/i18n/locale";
import { formatMetric } from "../format";
import type { ChoiceFacet } from "../model/filter";
import type { Chosen } from "../model/filter-href";
import { robotTexts } from "../texts";
import type { FinderNames } from "./finder-view";

/** What a filter asks for, in few words. */
export function chipLabel(chosen: Chosen, names: FinderNames, locale: Locale): string {
  const t = robotTexts[locale];
  if (chosen.kind === "text") return t.textChip(chosen.text);
  if (chosen.kind === "choice") return valueLabel(chosen.facet, chosen.value, names, locale);
  const label = t.numbers[chosen.number].label;
  if (chosen.kind === "known") return t.isKnown(label);
  const { number, min, max } = chosen;
  const [low, high] = [min, max].map((value) => value !== undefined && formatMetric(number, value, locale));
  if (low && high) return t.between(label, low, high);
  return low ? t.atLeast(label, low) : t.atMost(label, high || "");
}

/** Name of a value of a facet in a language; the value itself where there is none. */
export function valueLabel(facet: ChoiceFacet, value: string, names: FinderNames, locale: Locale): string {
  const t = robotTexts[locale];
  const named = (table: Record<string, string>) => table[value] ?? value;
  switch (facet) {
    case "type":
      return named(Object.fromEntries(Object.entries(t.types).map(([type, { many }]) => [type, many])));
    case "navigation":
      return named(t.navigation);
    case "status":
      return named(Object.fromEntries(Object.entries(t.statuses).map(([status, { label }]) => [status, label])));
    case "maker":
      return names.makers.find(([id]) => id === value)?.[1] ?? value;
    case "country":
      return names.countries.find(([code]) => code === value)?.[1] ?? value;
  }
}
