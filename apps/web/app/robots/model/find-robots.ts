import { navigationKinds, type RobotNumber, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import { type ChoiceFacet, choiceFacets, type ListedRobot, type RobotFilter } from "./filter.ts";
import { indexOf, type RobotIndex, type Searched } from "./robot-index.ts";
import { sliderBars, sliderSteps } from "./slider-steps.ts";

export const robotsPerPage = 24;

/** Smallest and largest value of all, where a slider between them stops, and how the values spread over it. */
type NumberScale = { min: number; max: number; steps: number[]; bars: number[] };

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
  /** Where the values lie in all of the data; undefined where no value is known. */
  scales: Record<RobotNumber, NumberScale | undefined>;
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
    scales: scalesOf(index),
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
function candidates(index: RobotIndex, { text, sort }: RobotFilter): ArrayLike<number> {
  if (text === "") return index.order(sort);
  const found = index.search.find(text);
  const ranks = index.ranks(sort === "relevance" ? "name" : sort);
  const score = (row: number) => (sort === "relevance" ? (found.get(row) ?? 0) : 0);
  return [...found.keys()].sort((a, b) => score(b) - score(a) || (ranks[a] ?? 0) - (ranks[b] ?? 0));
}

/** The row fails in no facet, or in two: only one that fails in a single facet counts for that facet's values. */
const [noFacet, twoFacets] = [-1, -2];

/** Matches are in the filter's order. */
function scan(index: RobotIndex, filter: RobotFilter): Scan {
  const failedBy = facetTest(index, filter);
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
  const rows = candidates(index, filter);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const failed = failedBy(row);
    if (failed === twoFacets) continue;
    const isMatch = failed === noFacet;
    if (isMatch) matches.push(row);
    if (isMatch || failed === 0) add(tallies.type, index.type[row]);
    if (isMatch || failed === 1) add(tallies.maker, index.maker[row]);
    if (isMatch || failed === 2) add(tallies.country, index.country[row]);
    if (isMatch || failed === 3) addBits(tallies.navigation, index.navigation[row] ?? 0);
    if (isMatch || failed === 4) add(tallies.status, index.status[row]);
    if (isMatch) addBits(known, index.known[row] ?? 0);
    else if (failed >= facetCount) {
      add(of, failed - facetCount);
      if (((index.known[row] ?? 0) >> (failed - facetCount)) & 1) add(known, failed - facetCount);
    }
  }
  for (let place = 0; place < of.length; place++) of[place] = (of[place] ?? 0) + matches.length;
  return { matches, tallies, known, of };
}

/** Tells the one facet in which a row fails; numbers come after the choices, in their order. */
function facetTest(index: RobotIndex, filter: RobotFilter): (row: number) => number {
  const statuses = filter.status.length > 0 ? filter.status : (["available"] as const);
  const choices = [
    { facet: 0, column: index.type, isAllowed: allowed(robotTypes, filter.type) },
    { facet: 1, column: index.maker, isAllowed: allowed(index.makers, filter.maker) },
    { facet: 2, column: index.country, isAllowed: allowed(index.countries, filter.country) },
    { facet: 4, column: index.status, isAllowed: allowed(robotStatuses, statuses) },
  ].flatMap(({ isAllowed, ...choice }) => (isAllowed ? [{ ...choice, isAllowed }] : []));
  const navigation = filter.navigation.reduce((bits, kind) => bits | (1 << navigationKinds.indexOf(kind)), 0);
  const numbers = robotNumbers.flatMap((number, place) => {
    const range = filter.ranges[number];
    if (!range && !filter.known.includes(number)) return [];
    // Infinite ends leave every known value in; NaN is neither below nor above anything.
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = range ?? {};
    return [{ facet: facetCount + place, column: index.numbers[number], min, max }];
  });
  return (row) => {
    let failed = noFacet;
    for (let at = 0; at < choices.length; at++) {
      const choice = choices[at];
      if (!choice || choice.isAllowed[choice.column[row] ?? 0]) continue;
      if (failed !== noFacet) return twoFacets;
      failed = choice.facet;
    }
    if (navigation !== 0 && ((index.navigation[row] ?? 0) & navigation) === 0) {
      if (failed !== noFacet) return twoFacets;
      failed = 3;
    }
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at];
      if (!number) continue;
      const value = number.column[row] ?? Number.NaN;
      if (value >= number.min && value <= number.max) continue;
      if (failed !== noFacet) return twoFacets;
      failed = number.facet;
    }
    return failed;
  };
}

function add(tally: Uint32Array, place = 0): void {
  tally[place] = (tally[place] ?? 0) + 1;
}

function addBits(tally: Uint32Array, bits: number): void {
  for (let place = 0, rest = bits; rest !== 0; place++, rest >>= 1) if (rest & 1) add(tally, place);
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

const scales = new WeakMap<RobotIndex, Found<ListedRobot>["scales"]>();

function scalesOf(index: RobotIndex): Found<ListedRobot>["scales"] {
  const known = scales.get(index);
  if (known) return known;
  const made = perNumber((number): NumberScale | undefined => {
    let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const value of index.numbers[number]) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
    if (max === Number.NEGATIVE_INFINITY) return undefined;
    const steps = sliderSteps({ min, max });
    return { min, max, steps, bars: sliderBars(steps, index.numbers[number]) };
  });
  scales.set(index, made);
  return made;
}
