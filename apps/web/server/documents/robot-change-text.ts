import { robotColumn } from "@waku/content";
import { navigationKinds, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import type { RobotChange } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { formatMetric } from "../../app/robots/format";
import { robotTexts } from "../../app/robots/texts";

/** A change in words: what it is about, what it said and what it says. */
export function changeText({ column, from, to }: RobotChange, locale: Locale): string {
  const t = robotTexts[locale];
  const [label, text] = wordsOf(column, locale);
  const say = (cell: string) => (cell === "" ? t.notRead : text(cell));
  return t.change(label, say(from), say(to));
}

/** Name of a column, and how it says a value. */
function wordsOf(column: string, locale: Locale): [label: string, text: (cell: string) => string] {
  const t = robotTexts[locale];
  const number = robotNumbers.find((name) => robotColumn(name) === column);
  if (number) return [t.numbers[number].label, (cell) => formatMetric(number, Number(cell), locale)];
  switch (column) {
    case "type":
      return [t.type, (cell) => named(robotTypes, cell, (type) => t.types[type].one)];
    case "status":
      return [t.statusLabel, (cell) => named(robotStatuses, cell, (status) => t.statuses[status].label)];
    case "navigation":
      return [
        t.navigationLabel,
        (cell) =>
          cell
            .split(", ")
            .map((kind) => named(navigationKinds, kind, (known) => t.navigation[known]))
            .join(", "),
      ];
    case "protocols":
      return [t.interfaces, (cell) => cell];
    default:
      return [t.model, (cell) => cell];
  }
}

/** The name of a word of a closed list; an older word as it stands. */
function named<T extends string>(list: readonly T[], cell: string, nameOf: (one: T) => string): string {
  const known = list.find((one) => one === cell);
  return known === undefined ? cell : nameOf(known);
}
