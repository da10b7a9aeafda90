import { navigationKinds, robotNumbers, robotStatuses, robotTypes } from "@waku/content/robot-names";
import type { Manufacturer, Robot, RobotData } from "@waku/content/schema";
import fc from "fast-check";
import { choiceFacets, emptyFilter, type RobotFilter, robotSorts } from "./filter";

/** A robot with the values that a test is about. */
export function sampleRobot(values: Partial<Robot> & Pick<Robot, "id">): Robot {
  return {
    model: values.id,
    manufacturer: "acme",
    type: "amr",
    status: "available",
    navigation: [],
    protocols: [],
    source: "https://example.com/robot",
    sourceKind: "maker",
    read: "2026-11-27",
    ...values,
  };
}

export const sampleMakers: Manufacturer[] = [
  { id: "acme", name: "Acme", country: "DE" },
  { id: "ssi-schafer", name: "SSI Schäfer", country: "DE" },
  { id: "mir", name: "Mobile Industrial Robots", country: "DK" },
  { id: "kuka", name: "KUKA", country: "CN" },
];

const few = <T>(values: readonly T[], most = 3) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: most });
/** Mostly few different values, so that filters meet robots. */
const number = fc.option(fc.constantFrom(0.5, 1, 2, 5, 10, 100), { nil: undefined });

const anyRobot = fc.record({
  model: fc.constantFrom("One", "MiR250", "KR 3 R540", "Größe", "Weasel"),
  manufacturer: fc.constantFrom(...sampleMakers.map(({ id }) => id)),
  type: fc.constantFrom(...robotTypes.slice(0, 4)),
  status: fc.constantFrom(...robotStatuses.slice(0, 3)),
  navigation: few(navigationKinds.slice(0, 4)),
  ...(Object.fromEntries(robotNumbers.map((name) => [name, number])) as Record<
    (typeof robotNumbers)[number],
    typeof number
  >),
});

/** Any data of some dozen robots. */
export const anyData: fc.Arbitrary<RobotData> = fc.array(anyRobot, { maxLength: 40 }).map((rows) => ({
  robots: rows.map((row, index) => sampleRobot({ ...row, id: `${row.manufacturer}-${index}` })),
  manufacturers: sampleMakers,
}));

const range = fc.option(
  fc.tuple(number, number).map(([a, b]) => {
    const [min, max] = a !== undefined && b !== undefined && a > b ? [b, a] : [a, b];
    return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  }),
  { nil: undefined, freq: 1 },
);

/** Any filter that an address can say. */
export const anyFilter: fc.Arbitrary<RobotFilter> = fc
  .record({
    text: fc.constantFrom("", "", "kr", "mir 250", "schaefer", "nothing of it"),
    type: few(robotTypes.slice(0, 4)),
    maker: few(sampleMakers.map(({ id }) => id)),
    country: few(["DE", "DK", "CN"]),
    navigation: few(navigationKinds.slice(0, 4)),
    status: few(robotStatuses.slice(0, 3)),
    ranges: fc.tuple(...robotNumbers.map(() => range)).map((ranges) =>
      Object.fromEntries(
        robotNumbers.flatMap((name, place) => {
          const one = ranges[place];
          return one && Object.keys(one).length > 0 ? [[name, one] as const] : [];
        }),
      ),
    ),
    known: few(robotNumbers, 2),
    sort: fc.constantFrom(...robotSorts),
  })
  // Most filters ask for few things at once; one that asks for all finds nothing.
  .chain((filter) =>
    fc.subarray([...choiceFacets, "ranges", "known", "text"] as const, { maxLength: 3 }).map((kept) => ({
      ...emptyFilter,
      ...Object.fromEntries(kept.map((key) => [key, filter[key]])),
      sort: filter.sort,
    })),
  );
