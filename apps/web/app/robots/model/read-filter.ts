import { navigationKinds, type RobotNumber, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import type { RobotData } from "@waku/content/schema";
import { isLocale, type Locale } from "@waku/i18n/locale";
import { notationParam, parseNumber } from "@waku/i18n/numbers";
import { plainLine, seenOnly } from "@waku/i18n/plain-text";
import { ownNames, type Query } from "../../context/query";
import { modelsParam } from "./compare";
import {
  type ChoiceFacet,
  choiceFacets,
  emptyFilter,
  type FilterIssue,
  numberFacets,
  type Range,
  type RobotFilter,
  robotSorts,
} from "./filter";

const maxTextLength = 80;
/** So many values of one facet can be chosen; more than there are countries. */
const maxChoices = 60;
const maxPage = 1_000;

const edges = ["min", "max"] as const;
/** An end of a range. */
export type Edge = (typeof edges)[number];

/** The parameter of an address that holds one end of a range. */
export const rangeName = (number: RobotNumber, edge: Edge): string => `${numberFacets[number].name}-${edge}`;

/** Every parameter that has a meaning in an address of the finder. */
export const filterNames: readonly string[] = [
  "q",
  ...choiceFacets,
  "known",
  ...robotNumbers.flatMap((number) => edges.map((edge) => rangeName(number, edge))),
  "sort",
  "page",
  notationParam,
  modelsParam,
];

/** What an address asks for. Never throws: what cannot be used is left out and named among the issues. */
export function readFilter(
  search: Query,
  { manufacturers }: Pick<RobotData, "manufacturers">,
): { filter: RobotFilter; issues: FilterIssue[] } {
  const issues: FilterIssue[] = [];
  for (const name of new Set(ownNames(search)))
    if (!filterNames.includes(name)) issues.push({ kind: "unknownFacet", name: shortened(name) });

  function choices<T extends string>(facet: string, known: readonly T[]): T[] {
    const given = [...new Set(search.getAll(facet))].filter((value) => value !== "");
    const chosen: T[] = [];
    for (const value of given.slice(0, maxChoices)) {
      const found = known.find((one) => one === value);
      if (found === undefined) issues.push({ kind: "unknownValue", facet, value: shortened(value) });
      else chosen.push(found);
    }
    if (given.length > maxChoices) issues.push({ kind: "tooMany", facet, limit: maxChoices });
    return chosen;
  }

  const typed = plainLine(search.get("q") ?? "");
  if (typed.length > maxTextLength) issues.push({ kind: "tooLong", limit: maxTextLength });
  const writtenIn = search.get(notationParam);
  const notation = isLocale(writtenIn) ? writtenIn : undefined;
  const ranges: RobotFilter["ranges"] = {};
  for (const number of robotNumbers) {
    const range = readRange(search, number, notation, issues);
    if (range) ranges[number] = range;
  }
  const facetNames = robotNumbers.map((number) => numberFacets[number].name);
  const known = choices("known", facetNames);
  const [sort] = choices("sort", robotSorts);
  const filter: RobotFilter = {
    text: typed.slice(0, maxTextLength),
    type: choices("type", robotTypes),
    maker: choices(
      "maker",
      manufacturers.map(({ id }) => id),
    ),
    country: choices("country", [...new Set(manufacturers.map(({ country }) => country))]),
    navigation: choices("navigation", navigationKinds),
    status: choices("status", robotStatuses),
    ranges,
    known: robotNumbers.filter((number) => known.includes(numberFacets[number].name)),
    sort: sort ?? emptyFilter.sort,
    page: readPage(search.get("page"), issues),
  } satisfies Record<ChoiceFacet, string[]> & RobotFilter;
  return { filter, issues };
}

function readRange(
  search: Query,
  number: RobotNumber,
  notation: Locale | undefined,
  issues: FilterIssue[],
): Range | undefined {
  const [min, max] = edges.map((edge) => readEdge(search.get(rangeName(number, edge)), number, edge, notation, issues));
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) {
    issues.push({ kind: "reversedRange", number, min, max });
    return { min: max, max: min };
  }
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** A number and what follows it as a unit. */
const amount = /^(-?\d[\d.,'’ ]*)(?<![ .,])\s*([^\d.,\s-]\D*)?$/;

/** A limit as it is typed into its field; undefined where it is none. */
export function readTyped(typed: string, number: RobotNumber, edge: Edge, notation: Locale): number | undefined {
  return readEdge(typed, number, edge, notation, []);
}

function readEdge(
  given: string | null,
  number: RobotNumber,
  edge: Edge,
  notation: Locale | undefined,
  issues: FilterIssue[],
): number | undefined {
  const typed = seenOnly(given ?? "").replace(/\s+/g, " ");
  if (typed === "") return undefined;
  const shown = shortened(typed);
  const { unit, limit } = numberFacets[number];
  const [, digits, typedUnit] = amount.exec(typed) ?? [];
  const value = digits === undefined ? undefined : numberOf(digits, notation);
  if (value === undefined) {
    issues.push({ kind: "notANumber", number, edge, value: shown });
    return undefined;
  }
  if (typedUnit !== undefined && typedUnit.toLowerCase() !== unit) {
    issues.push({ kind: "wrongUnit", number, edge, value: shown, unit });
    return undefined;
  }
  if (value < 0 || value > limit) {
    issues.push({ kind: "outOfRange", number, edge, value: shown, limit });
    return undefined;
  }
  return value;
}

/** Without a notation, only what means the same to all: "1,500" is one and a half to some, fifteen hundred to others. */
function numberOf(digits: string, notation: Locale | undefined): number | undefined {
  if (notation) {
    const parsed = parseNumber(digits, notation);
    return parsed.kind === "number" ? Number(parsed.decimal) : undefined;
  }
  if (!/^-?\d+(?:[.,]\d+)?$/.test(digits) || /^-?\d{1,3},\d{3}$/.test(digits)) return undefined;
  return Number(digits.replace(",", "."));
}

function readPage(given: string | null, issues: FilterIssue[]): number {
  if (given === null || given === "") return 1;
  const page = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (page >= 1 && page <= maxPage) return page;
  issues.push({ kind: "noPage", value: shortened(given) });
  return 1;
}

/** A message repeats what was typed, but no novel, and nothing that shows otherwise than it is. */
function shortened(text: string): string {
  const line = plainLine(text);
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
