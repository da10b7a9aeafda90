import { robotNumbers } from "@waku/content/robot-names";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareRows, comparisonHref, readComparison } from "./compare";
import { listData, readListData } from "./list-data";
import { median, positions } from "./positions";
import { inOrder } from "./robot-index";
import { anyData, sampleMakers, sampleRobot } from "./sample-data";
import { distanceOf, similarRobots } from "./similar-robots";
import { sourceHref, sourceName } from "./source-link";
import { toInches, toMph, toPounds } from "./units";

const small = sampleRobot({ id: "small", payloadKg: 50, weightKg: 40 });
const middle = sampleRobot({ id: "middle", payloadKg: 100, weightKg: 60 });
const large = sampleRobot({ id: "large", payloadKg: 1_000, maxSpeedMps: 1 });
const arm = sampleRobot({ id: "arm", type: "cobot", payloadKg: 50, weightKg: 40 });
const gone = sampleRobot({ id: "gone", payloadKg: 50, weightKg: 40, status: "discontinued" });
const blank = sampleRobot({ id: "blank" });
const data = { robots: [small, middle, large, arm, gone, blank], manufacturers: sampleMakers };

describe("similar models", () => {
  it("are the closest of the same type that can be had", () => {
    expect(similarRobots(data, small).map(({ robot }) => robot.id)).toEqual(["middle", "large"]);
    expect(similarRobots(data, small)[0]?.shared).toEqual(["payloadKg", "weightKg"]);
    expect(similarRobots(data, gone)[0]).toMatchObject({ robot: small, distance: 0 });
    expect(similarRobots(data, blank)).toEqual([]);
  });

  it("are as far from each other both ways, from 0 to 1", () => {
    const spans = Object.fromEntries(robotNumbers.map((number) => [number, 5])) as Record<
      (typeof robotNumbers)[number],
      number
    >;
    fc.assert(
      fc.property(anyData, ({ robots: [one, other] }) => {
        if (!one || !other) return;
        const { distance } = distanceOf(one, other, spans);
        expect(distance).toBe(distanceOf(other, one, spans).distance);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(1);
        if (robotNumbers.some((number) => one[number] !== undefined))
          expect(distanceOf(one, one, spans).distance).toBe(0);
      }),
    );
  });
});

describe("a position", () => {
  it("stands among the known values of the type", () => {
    expect(positions(data, middle)).toMatchObject([
      {
        number: "payloadKg",
        value: 100,
        values: [50, 50, 100, 1_000],
        known: 4,
        of: 5,
        below: 2,
        equal: 1,
        median: 75,
      },
      { number: "weightKg", value: 60, values: [40, 40, 60], share: 1 },
    ]);
    expect(positions(data, blank)).toEqual([]);
  });

  it("lies between the smallest and the largest value", () => {
    fc.assert(
      fc.property(anyData, (any) => {
        for (const robot of any.robots)
          for (const { below, equal, known, of, share, values, value } of positions(any, robot)) {
            expect(values).toContain(value);
            expect(equal).toBeGreaterThan(0);
            expect(below + equal).toBeLessThanOrEqual(known);
            expect(known).toBeLessThanOrEqual(of);
            expect(share >= 0 && share <= 1).toBe(true);
          }
      }),
    );
  });

  it("has a middle", () => expect([median([1, 2, 9]), median([1, 3]), median([])]).toEqual([2, 2, Number.NaN]));
});

describe("a comparison", () => {
  const read = (query: string) => readComparison(new URLSearchParams(query), data);

  it("takes its models from the address, in their order", () => {
    const ids = ["large", "small"];
    expect(read(comparisonHref(ids)).robots.map(({ id }) => id)).toEqual(ids);
    expect(read("models=large&models=small").robots.map(({ id }) => id)).toEqual(ids);
    expect(comparisonHref([], "/en/robots/compare")).toBe("/en/robots/compare");
  });

  it("says which models it does not know, has twice or cannot take", () => {
    const { robots, issues } = read("models=small,nobody,small,,middle,large,arm,gone,blank&models=small");
    expect(robots).toHaveLength(6);
    expect(issues).toEqual([
      { kind: "unknownRobot", id: "nobody" },
      { kind: "twice", id: "small" },
      { kind: "twice", id: "small" },
    ]);
    const seven = { ...data, robots: [...data.robots, sampleRobot({ id: "seventh" })] };
    const { issues: more } = readComparison(
      new URLSearchParams(comparisonHref(seven.robots.map(({ id }) => id))),
      seven,
    );
    expect(more).toEqual([{ kind: "tooManyRobots", limit: 6, left: ["seventh"] }]);
  });

  it("marks differences and the best of what is known, where more is better", () => {
    const rows = new Map(compareRows([small, middle, blank]).map((row) => [row.key, row]));
    expect(rows.get("payloadKg")).toMatchObject({ differs: true, best: [1], missing: 1, values: [50, 100, undefined] });
    expect(rows.get("weightKg")).toMatchObject({ differs: true, best: [] });
    expect(rows.get("type")).toMatchObject({ differs: false, missing: 0 });
    expect(rows.get("runTimeH")).toMatchObject({ differs: false, best: [], missing: 3 });
  });

  it("calls no single known value different or best", () => {
    const rows = compareRows([large, blank]);
    expect(rows.filter(({ differs, best }) => differs || best.length > 0)).toEqual([]);
  });

  it("reads lists regardless of their order", () => {
    const [one, other] = [
      sampleRobot({ id: "a", navigation: ["lidar", "camera"] }),
      sampleRobot({ id: "b", navigation: ["camera", "lidar"] }),
    ];
    expect(compareRows([one, other]).find(({ key }) => key === "navigation")?.differs).toBe(false);
  });
});

describe("the data of the list", () => {
  it("comes back with everything that the list shows", () => {
    fc.assert(
      fc.property(anyData, (any) => {
        const back = readListData(JSON.parse(JSON.stringify(listData(any))));
        const sorted = inOrder(any);
        expect(back?.manufacturers).toEqual(sorted.manufacturers);
        const listed = sorted.robots.map(({ source, sourceKind, read, note, protocols, ...robot }) => ({
          ...robot,
          navigation: new Set(robot.navigation),
        }));
        expect(back?.robots.map((robot) => ({ ...robot, navigation: new Set(robot.navigation) }))).toEqual(listed);
      }),
    );
  });

  it.each([[null], ["x"], [[]], [{}], [{ ...listData(data), maker: [99] }], [{ ...listData(data), type: [] }]])(
    "that is another is not used",
    (json) => expect(readListData(json)).toBeUndefined(),
  );
});

it("sources are linked where they are the maker's or a repository's", () => {
  const of = (source: string, sourceKind: "maker" | "news" | "list" = "maker") => sourceHref({ source, sourceKind });
  expect(of("https://example.com/a")).toBe("https://example.com/a");
  expect(of("https://example.com/a", "news")).toBeUndefined();
  expect(of("http://example.com/a")).toBeUndefined();
  expect(of("owner/name:docs/a b.md", "list")).toBe("https://github.com/owner/name/blob/HEAD/docs/a%20b.md");
  expect(["https://example.com/a", "owner/name:a"].map(sourceName)).toEqual(["example.com", "owner/name"]);
});

it("other units are as exact as data sheets", () => {
  expect([toPounds(100), toPounds(1), toInches(1_000), toMph(2)]).toEqual([220, 2.2, 39.4, 4.47]);
});
