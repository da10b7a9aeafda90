import { navigationKinds, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import type { RobotData } from "@waku/content/schema";
import type { ListedRobot } from "./filter.ts";
import { inOrder, type Searched } from "./robot-index.ts";

/** Columns compress better than rows, and places in lists better than names. */
export type ListData = {
  /** Id, name and country. */
  makers: [id: string, name: string, country: string][];
  id: string[];
  model: string[];
  maker: number[];
  type: number[];
  status: number[];
  /** One bit per kind of navigation. */
  navigation: number[];
  /** In the order of `robotNumbers`. */
  numbers: (number | null)[][];
};

/** What the list's page loads to search without the server. */
export function listData(data: RobotData): ListData {
  const { robots, manufacturers } = inOrder(data);
  const places = new Map(manufacturers.map(({ id }, place) => [id, place]));
  return {
    makers: manufacturers.map(({ id, name, country }) => [id, name, country]),
    // A robot's id mostly begins with its maker's.
    id: robots.map(({ id, manufacturer }) => (id.startsWith(`${manufacturer}-`) ? id.slice(manufacturer.length) : id)),
    model: robots.map(({ model }) => model),
    maker: robots.map(({ manufacturer }) => places.get(manufacturer) ?? 0),
    type: robots.map(({ type }) => robotTypes.indexOf(type)),
    status: robots.map(({ status }) => robotStatuses.indexOf(status)),
    navigation: robots.map(({ navigation }) =>
      navigation.reduce((bits, kind) => bits | (1 << navigationKinds.indexOf(kind)), 0),
    ),
    numbers: robotNumbers.map((number) => robots.map((robot) => robot[number] ?? null)),
  };
}

/** @returns undefined when it is not what `listData` makes: the page then works without it */
export function readListData(json: unknown): Searched | undefined {
  if (!isListData(json)) return undefined;
  const { makers, numbers, ...columns } = json;
  const manufacturers = makers.map(([id, name, country]) => ({ id, name, country }));
  const robots: ListedRobot[] = [];
  for (const [row, short] of columns.id.entries()) {
    const [model, maker] = [columns.model[row], manufacturers[columns.maker[row] ?? -1]];
    const [type, status] = [robotTypes[columns.type[row] ?? -1], robotStatuses[columns.status[row] ?? -1]];
    const bits = columns.navigation[row];
    if (model === undefined || !maker || !type || !status || bits === undefined) return undefined;
    const robot: ListedRobot = {
      id: short.startsWith("-") ? maker.id + short : short,
      model,
      manufacturer: maker.id,
      type,
      status,
      navigation: bits === 0 ? [] : navigationKinds.filter((_, place) => bits & (1 << place)),
    };
    for (let place = 0; place < robotNumbers.length; place++) {
      const [number, value] = [robotNumbers[place], numbers[place]?.[row]];
      if (number && typeof value === "number") robot[number] = value;
    }
    robots.push(robot);
  }
  return { robots, manufacturers, isSorted: true };
}

/** No schema here: its library would be more to load than all of the data. What a row lacks is noticed above. */
function isListData(json: unknown): json is ListData {
  const names = [
    "makers",
    "id",
    "model",
    "maker",
    "type",
    "status",
    "navigation",
    "numbers",
  ] satisfies (keyof ListData)[];
  return typeof json === "object" && json !== null && names.every((name) => Array.isArray((json as ListData)[name]));
}
