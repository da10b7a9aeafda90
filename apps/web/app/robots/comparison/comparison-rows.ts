import { robotNumbers } from "@waku/content/robot-names";
import type { Robot } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { formatImperial, formatMetric, formatNumber } from "../format";
import { type ComparedRow, compareRows } from "../model/compare";
import { robotTexts } from "../texts";
import type { ComparisonView } from "./comparison-view";

/** Rows of a comparison in words, and a sentence on values that nobody stated, which have no row. */
export function comparisonRows(robots: Robot[], locale: Locale): Pick<ComparisonView, "rows" | "noneRead"> {
  if (robots.length === 0) return { rows: [] };
  const rows = compareRows(robots);
  const known = rows.filter(({ missing }) => missing < robots.length);
  const unknown = rows.filter(({ missing }) => missing === robots.length).map(({ key }) => rowLabel(key, locale));
  return {
    rows: known.flatMap((row) => rowView(row, locale)),
    ...(unknown.length > 0 && { noneRead: robotTexts[locale].noneRead(unknown.join(", ")) }),
  };
}

function rowLabel(key: ComparedRow["key"], locale: Locale): string {
  const t = robotTexts[locale];
  const number = robotNumbers.find((known) => known === key);
  if (number) return t.numbers[number].label;
  const labels: Record<string, string> = {
    manufacturer: t.maker,
    type: t.type,
    status: t.statusLabel,
    navigation: t.navigationLabel,
    protocols: t.interfaces,
  };
  return labels[key] ?? key;
}

function rowView(row: ComparedRow, locale: Locale): ComparisonView["rows"] {
  const t = robotTexts[locale];
  const number = robotNumbers.find((known) => known === row.key);
  // The maker stands in the head of each column.
  if (row.key === "manufacturer") return [];
  const words = (value: string): string => {
    if (row.key === "type") return t.types[value as Robot["type"]].one;
    if (row.key === "status") return t.statuses[value as Robot["status"]].label;
    if (row.key === "navigation") return t.navigation[value as Robot["navigation"][number]];
    return value;
  };
  return [
    {
      key: row.key,
      label: rowLabel(row.key, locale),
      hint: number && t.numbers[number].hint,
      differs: row.differs,
      cells: row.values.map((value, place) => {
        if (value === undefined) return { text: t.notRead, isUnknown: true };
        if (typeof value !== "number") return { text: [value].flat().map(words).join(", ") };
        if (!number) return { text: formatNumber(value, locale) };
        return {
          text: formatMetric(number, value, locale),
          other: formatImperial(number, value, locale),
          ...(row.best.includes(place) && { isBest: true as const }),
        };
      }),
    },
  ];
}
