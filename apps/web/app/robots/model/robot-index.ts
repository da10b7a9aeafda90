import { navigationKinds, type RobotNumber, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import type { Manufacturer } from "@waku/content/schema";
import type { ListedRobot, RobotSort } from "./filter.ts";
import { oncePerData } from "./once-per-data.ts";
import { folded, type TextSearch, textSearch } from "./text-search.ts";

/** What the finder searches: robots whose makers are all known. */
export type Searched<R extends ListedRobot = ListedRobot> = {
  robots: R[];
  manufacturers: Manufacturer[];
  /** Both stand in the order of their names already: a slow browser need not compare ten thousand of them. */
  isSorted?: true;
};

/** Columns of the rows in their given order, so that a search goes through numbers instead of objects. */
export type RobotIndex = {
  rows: number;
  type: Uint8Array;
  status: Uint8Array;
  /** Places in the list of manufacturers. */
  maker: Uint16Array;
  /** Places in `countries`. */
  country: Uint8Array;
  /** One bit per kind of navigation. */
  navigation: Uint32Array;
  /** NaN where a value is not known. */
  numbers: Record<RobotNumber, Float64Array>;
  /** One bit per number that is known. */
  known: Uint8Array;
  countries: string[];
  makers: string[];
  /** All rows as they are sorted; each order is made when first asked for. */
  order: (sort: RobotSort) => Uint32Array;
  /** Place of each row in such an order. */
  ranks: (sort: RobotSort) => Uint32Array;
  /** Reads its words when first asked, too. */
  search: TextSearch;
};

/** The index of some data, made once for each. */
export const indexOf = oncePerData(buildIndex);

function buildIndex({ robots, manufacturers, isSorted }: Searched): RobotIndex {
  const countries = [...new Set(manufacturers.map(({ country }) => country))];
  const countryPlaces = new Map(countries.map((country, place) => [country, place]));
  const places = new Map(manufacturers.map(({ id }, place) => [id, place]));
  const names = manufacturers.map(({ name }) => name);
  const numbers = Object.fromEntries(
    robotNumbers.map((number) => [number, Float64Array.from(robots, (robot) => robot[number] ?? Number.NaN)]),
  ) as Record<RobotNumber, Float64Array>;
  const maker = Uint16Array.from(robots, ({ manufacturer }) => places.get(manufacturer) ?? 0);
  const known = Uint8Array.from(robots, (robot) =>
    robotNumbers.reduce((bits, number, place) => bits | (robot[number] === undefined ? 0 : 1 << place), 0),
  );
  const order = remembered(orders(robots, names, maker, numbers, known, isSorted === true));
  return {
    rows: robots.length,
    type: Uint8Array.from(robots, ({ type }) => robotTypes.indexOf(type)),
    status: Uint8Array.from(robots, ({ status }) => robotStatuses.indexOf(status)),
    maker,
    country: Uint8Array.from(maker, (place) => countryPlaces.get(manufacturers[place]?.country ?? "") ?? 0),
    navigation: Uint32Array.from(robots, ({ navigation }) =>
      navigation.reduce((bits, kind) => bits | (1 << navigationKinds.indexOf(kind)), 0),
    ),
    numbers,
    known,
    countries,
    makers: manufacturers.map(({ id }) => id),
    order,
    ranks: remembered((sort: RobotSort) => inverted(order(sort))),
    search: textSearch(robots.map((robot, row) => ({ model: robot.model, maker: names[maker[row] ?? 0] ?? "" }))),
  };
}

/** How rows are sorted. Names are compared once; after that, every order is one of numbers. */
function orders(
  robots: ListedRobot[],
  makers: string[],
  maker: RobotIndex["maker"],
  numbers: RobotIndex["numbers"],
  known: RobotIndex["known"],
  isSorted: boolean,
): (sort: RobotSort) => Uint32Array {
  const byName = once(() =>
    sortedNames(
      robots.map(({ model }) => model),
      isSorted,
    ),
  );
  const makerRanks = once(() => inverted(sortedNames(makers, isSorted)));
  /** Sorts by whole numbers, names decide between equals; far faster than by comparing rows. */
  const by = (rank: (row: number) => number) => {
    const rows = byName();
    const keys = Float64Array.from(rows, (row, place) => rank(row) * rows.length + place).sort();
    return Uint32Array.from(keys, (key) => rows[key % rows.length] ?? 0);
  };
  return (sort) => {
    const number = sortNumbers[sort];
    if (number) {
      const sign = sort === "weight" ? 1 : -1;
      // What is not known comes last.
      const keys = numbers[number].map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value));
      return byName().toSorted((a, b) => compare(keys[a] ?? 0, keys[b] ?? 0));
    }
    if (sort === "name") return byName();
    const ranks = makerRanks();
    const makerRank = (row: number) => ranks[maker[row] ?? 0] ?? 0;
    if (sort === "maker") return by(makerRank);
    // Without a text, those of which most is known are the best ones to begin with.
    return by((row) => (robotNumbers.length - bitCount(known[row] ?? 0)) * makers.length + makerRank(row));
  };
}

/** The same data, robots and makers in the order of their names. */
export function inOrder<R extends ListedRobot>({ robots, manufacturers }: Searched<R>): Searched<R> {
  const sorted = <T>(rows: T[], nameOf: (row: T) => string) =>
    [...sortedNames(rows.map(nameOf), false)].flatMap((place) => rows[place] ?? []);
  return {
    robots: sorted(robots, ({ model }) => model),
    manufacturers: sorted(manufacturers, ({ name }) => name),
    isSorted: true,
  };
}

/** Places of names in their order. */
function sortedNames(names: string[], isSorted: boolean): Uint32Array {
  const places = Uint32Array.from(names, (_, place) => place);
  if (isSorted) return places;
  const keys = names.map(sortKey);
  return places.sort((a, b) => compare(keys[a] ?? "", keys[b] ?? "") || a - b);
}

/** Place of each row in an order. */
function inverted(rows: Uint32Array): Uint32Array {
  const ranks = new Uint32Array(rows.length);
  rows.forEach((row, rank) => {
    ranks[row] = rank;
  });
  return ranks;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Largest first, for weight smallest first. */
const sortNumbers: Partial<Record<RobotSort, RobotNumber>> = {
  payload: "payloadKg",
  reach: "reachMm",
  speed: "maxSpeedMps",
  weight: "weightKg",
  "run-time": "runTimeH",
};

/** Compares like a person who knows that 30 comes before 200; far faster than `Intl.Collator`. */
function sortKey(name: string): string {
  return folded(name).replace(/\d+/g, (digits) => digits.padStart(8, "0"));
}

/** Without subtracting: two infinities have no difference. */
const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0);

/** There are as many answers as sorts. */
function remembered(make: (sort: RobotSort) => Uint32Array): (sort: RobotSort) => Uint32Array {
  const made = new Map<RobotSort, Uint32Array>();
  return (sort) => {
    const known = made.get(sort) ?? make(sort);
    made.set(sort, known);
    return known;
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
