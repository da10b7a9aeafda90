import { navigationKinds, type RobotNumber, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import { type ChoiceFacet, choiceFacets, type ListedRobot, type RobotFilter } from "./filter.ts";
import { indexOf, type RobotIndex, type Searched } from "./robot-index.ts";

export const robotsPerPage = 24;

/** One page of what a filter finds, and what each facet would find. */
export type Found<R extends ListedRobot> = {
  items: R[];
  /** All that is found, on every page. */
  total: number;
  /** The page shown: the last one when a later one is asked for. */
  page: number;
  pages: number;
  /** How many each value of a facet would find beside the other facets; values that would find none are missing. */
  counts: Record<ChoiceFacet, Map<string, number>>;
  /** Of those found without the number's own range: how many have the value. */
  known: Record<RobotNumber, { known: number; of: number }>;
  /** Smallest and largest value in all of the data; undefined where no value is known. */
  spans: Record<RobotNumber, { min: number; max: number } | undefined>;
};

/**
 * Finds robots. One pass over the rows: a row that fails in one facet only counts for that facet's values, one that
 * fails in none counts everywhere.
 */
export function findRobots<R extends ListedRobot>(
  data: Searched<R>,
  filter: RobotFilter,
  pageSize = robotsPerPage,
): Found<R> {
  const index = indexOf(data);
  const { matches: rows, tallies, known, of } = scan(index, filter);
  const pages = Math.max(1, Math.ceil(rows.length / pageSize));
  const page = Math.min(filter.page, pages);
  const shown = rows.slice((page - 1) * pageSize, page * pageSize);
  return {
    items: shown.flatMap((row) => data.robots[row] ?? []),
    total: rows.length,
    page,
    pages,
    counts: namedCounts(index, tallies),
    known: perNumber((_number, place) => ({ known: known[place] ?? 0, of: of[place] ?? 0 })),
    spans: spansOf(index),
  };
}

/** Makes ready what the first search for a text would otherwise have to wait for. */
export function prepareTextSearch(data: Searched): Promise<void> {
  return indexOf(data).search.prepare();
}

/** How many robots a filter finds. */
export function countRobots(data: Searched, filter: RobotFilter): number {
  return scan(indexOf(data), filter).matches.length;
}

/** Facets of choices come first, then numbers; the text is a condition that no facet can do without. */
const facetCount = choiceFacets.length;

type Scan = { matches: number[]; tallies: Record<ChoiceFacet, Uint32Array>; known: Uint32Array; of: Uint32Array };

/** The rows among which a filter looks, in its order: sorting all rows once costs less than sorting what is found. */
function candidates(index: RobotIndex, { text, sort }: RobotFilter): Iterable<number> {
  if (text === "") return index.order(sort);
  const found = index.search.find(text);
  const ranks = index.ranks(sort === "relevance" ? "name" : sort);
  const score = (row: number) => (sort === "relevance" ? (found.get(row) ?? 0) : 0);
  return [...found.keys()].sort((a, b) => score(b) - score(a) || (ranks[a] ?? 0) - (ranks[b] ?? 0));
}

/** Matches are in the filter's order. */
function scan(index: RobotIndex, filter: RobotFilter): Scan {
  const type = allowed(robotTypes, filter.type);
  const maker = allowed(index.makers, filter.maker);
  const country = allowed(index.countries, filter.country);
  const status = allowed(robotStatuses, filter.status.length > 0 ? filter.status : ["available"]);
  const navigation = filter.navigation.reduce((bits, kind) => bits | (1 << navigationKinds.indexOf(kind)), 0);
  const numbers = robotNumbers.map((number) => {
    const range = filter.ranges[number];
    return {
      column: index.numbers[number],
      min: range?.min ?? Number.NEGATIVE_INFINITY,
      max: range?.max ?? Number.POSITIVE_INFINITY,
      isAsked: range !== undefined,
      mustBeKnown: filter.known.includes(number),
    };
  });
  const asked = numbers.flatMap((number, place) =>
    number.isAsked || number.mustBeKnown ? [{ ...number, place }] : [],
  );
  const tallies = {
    type: new Uint32Array(robotTypes.length),
    maker: new Uint32Array(index.makers.length),
    country: new Uint32Array(index.countries.length),
    navigation: new Uint32Array(navigationKinds.length),
    status: new Uint32Array(robotStatuses.length),
  };
  const known = new Uint32Array(robotNumbers.length);
  const of = new Uint32Array(robotNumbers.length);
  const matches: number[] = [];

  function testRow(row: number): void {
    // The one facet in which the row fails; -1 for none, and a second one ends it.
    let failed = -1;
    let failures = 0;
    const [typeAt, makerAt, countryAt, statusAt] = [
      index.type[row] ?? 0,
      index.maker[row] ?? 0,
      index.country[row] ?? 0,
      index.status[row] ?? 0,
    ];
    const bits = index.navigation[row] ?? 0;
    const fail = (facet: number) => {
      failed = facet;
      failures += 1;
    };
    if (type && !type[typeAt]) fail(0);
    if (maker && !maker[makerAt]) fail(1);
    if (country && !country[countryAt]) fail(2);
    if (navigation !== 0 && (bits & navigation) === 0) fail(3);
    if (status && !status[statusAt]) fail(4);
    if (failures > 1) return;
    for (const { column, min, max, isAsked, mustBeKnown, place } of asked) {
      const value = column[row] ?? Number.NaN;
      // NaN is neither below nor above anything.
      if (isAsked ? value >= min && value <= max : !mustBeKnown || !Number.isNaN(value)) continue;
      fail(facetCount + place);
      if (failures > 1) return;
    }
    const count = (facet: number) => failed === -1 || failed === facet;
    if (count(0)) add(tallies.type, typeAt);
    if (count(1)) add(tallies.maker, makerAt);
    if (count(2)) add(tallies.country, countryAt);
    if (count(3) && bits !== 0)
      for (let kind = 0; kind < navigationKinds.length; kind++) if (bits & (1 << kind)) add(tallies.navigation, kind);
    if (count(4)) add(tallies.status, statusAt);
    if (failed === -1) matches.push(row);
    if (failed !== -1 && failed < facetCount) return;
    for (let place = 0; place < numbers.length; place++) {
      if (!count(facetCount + place)) continue;
      add(of, place);
      if (!Number.isNaN(numbers[place]?.column[row])) add(known, place);
    }
  }
  for (const row of candidates(index, filter)) testRow(row);
  return { matches, tallies, known, of };
}

function add(tally: Uint32Array, place: number): void {
  tally[place] = (tally[place] ?? 0) + 1;
}

/** Which places of a list are chosen; undefined when all are. */
function allowed<T extends string>(values: readonly T[], chosen: readonly T[]): Uint8Array | undefined {
  if (chosen.length === 0) return undefined;
  const set = new Set(chosen);
  return Uint8Array.from(values, (value) => (set.has(value) ? 1 : 0));
}

function namedCounts(index: RobotIndex, tallies: Scan["tallies"]): Record<ChoiceFacet, Map<string, number>> {
  const named = (values: readonly string[], tally: Uint32Array) =>
    new Map(values.flatMap((value, place) => (tally[place] ? [[value, tally[place]] as const] : [])));
  return {
    type: named(robotTypes, tallies.type),
    maker: named(index.makers, tallies.maker),
    country: named(index.countries, tallies.country),
    navigation: named(navigationKinds, tallies.navigation),
    status: named(robotStatuses, tallies.status),
  };
}

function perNumber<T>(make: (number: RobotNumber, place: number) => T): Record<RobotNumber, T> {
  return Object.fromEntries(robotNumbers.map((number, place) => [number, make(number, place)])) as Record<
    RobotNumber,
    T
  >;
}

const spans = new WeakMap<RobotIndex, Found<ListedRobot>["spans"]>();

function spansOf(index: RobotIndex): Found<ListedRobot>["spans"] {
  const known = spans.get(index);
  if (known) return known;
  const made = perNumber((number) => {
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of index.numbers[number]) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return max === Number.NEGATIVE_INFINITY ? undefined : { min, max };
  });
  spans.set(index, made);
  return made;
}
