import { navigationKinds, type RobotNumber, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import type { Manufacturer } from "@waku/content/schema";
import type { ListedRobot, RobotSort } from "./filter.ts";
import { folded, type TextSearch, textSearch } from "./text-search.ts";

/** What the finder searches: robots whose makers are all known. */
export type Searched<R extends ListedRobot = ListedRobot> = { robots: R[]; manufacturers: Manufacturer[] };

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
  countries: string[];
  makers: string[];
  /** All rows as they are sorted; each order is made when first asked for. */
  order: (sort: RobotSort) => Uint32Array;
  /** Place of each row in such an order. */
  ranks: (sort: RobotSort) => Uint32Array;
  /** Reads its words when first asked, too. */
  search: TextSearch;
};

const indexes = new WeakMap<object, RobotIndex>();

/** The index of some data, made once for each. */
export function indexOf(data: Searched): RobotIndex {
  const known = indexes.get(data);
  if (known) return known;
  const index = buildIndex(data);
  indexes.set(data, index);
  return index;
}

function buildIndex({ robots, manufacturers }: Searched): RobotIndex {
  const countries = [...new Set(manufacturers.map(({ country }) => country))];
  const places = new Map(manufacturers.map(({ id }, place) => [id, place]));
  const makerOf = (robot: ListedRobot) => places.get(robot.manufacturer) ?? 0;
  const names = manufacturers.map(({ name }) => name);
  const numbers = Object.fromEntries(
    robotNumbers.map((number) => [number, Float64Array.from(robots, (robot) => robot[number] ?? Number.NaN)]),
  ) as Record<RobotNumber, Float64Array>;
  const order = remembered((sort: RobotSort) => {
    const models = robots.map(({ model }) => sortKey(model));
    const makers = names.map(sortKey);
    const byModel = (a: number, b: number) => compare(models[a] ?? "", models[b] ?? "") || a - b;
    const makerKey = (row: number) => makers[maker[row] ?? 0] ?? "";
    const number = sortNumbers[sort];
    const sign = sort === "weight" ? 1 : -1;
    const numberKey = (row: number) => {
      const value = number ? numbers[number][row] : undefined;
      return value === undefined || Number.isNaN(value) ? Number.POSITIVE_INFINITY : sign * value;
    };
    const rows = Uint32Array.from(robots, (_, row) => row);
    if (number) return rows.sort((a, b) => compare(numberKey(a), numberKey(b)) || byModel(a, b));
    if (sort === "name") return rows.sort(byModel);
    const byMaker = (a: number, b: number) => compare(makerKey(a), makerKey(b)) || byModel(a, b);
    if (sort === "maker") return rows.sort(byMaker);
    // Without a text, those of which most is known are the best ones to begin with.
    const known = Uint8Array.from(robots, (robot) => robotNumbers.filter((name) => robot[name] !== undefined).length);
    return rows.sort((a, b) => (known[b] ?? 0) - (known[a] ?? 0) || byMaker(a, b));
  });
  const maker = Uint16Array.from(robots, makerOf);
  return {
    rows: robots.length,
    type: Uint8Array.from(robots, ({ type }) => robotTypes.indexOf(type)),
    status: Uint8Array.from(robots, ({ status }) => robotStatuses.indexOf(status)),
    maker,
    country: Uint8Array.from(robots, (robot) => countries.indexOf(manufacturers[makerOf(robot)]?.country ?? "")),
    navigation: Uint32Array.from(robots, ({ navigation }) =>
      navigation.reduce((bits, kind) => bits | (1 << navigationKinds.indexOf(kind)), 0),
    ),
    numbers,
    countries,
    makers: manufacturers.map(({ id }) => id),
    order,
    ranks: remembered((sort: RobotSort) => {
      const ranks = new Uint32Array(robots.length);
      order(sort).forEach((row, rank) => {
        ranks[row] = rank;
      });
      return ranks;
    }),
    search: textSearch(robots.map((robot) => ({ model: robot.model, maker: names[makerOf(robot)] ?? "" }))),
  };
}

/** Largest first, for weight smallest first; what is not known comes last, and names decide between equals. */
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
