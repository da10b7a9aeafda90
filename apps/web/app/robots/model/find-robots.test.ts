import { readFileSync } from "node:fs";
import { readManufacturers, readRobots } from "@waku/content";
import { robotNumbers } from "@waku/content/robot-names";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { choiceFacets, emptyFilter, type ListedRobot, type RobotFilter } from "./filter";
import { chosen, withChoice } from "./filter-href";
import { countRobots, findRobots, prepareTextSearch } from "./find-robots";
import { loosen } from "./loosen";
import { anyData, anyFilter, sampleMakers, sampleRobot } from "./sample-data";

const everything = Number.MAX_SAFE_INTEGER;
const data = {
  robots: [
    sampleRobot({
      id: "mir-250",
      model: "MiR250",
      manufacturer: "mir",
      payloadKg: 250,
      navigation: ["lidar", "camera"],
    }),
    sampleRobot({ id: "mir-600", model: "MiR600", manufacturer: "mir", payloadKg: 600 }),
    sampleRobot({ id: "weasel", model: "WEASEL", manufacturer: "ssi-schafer", type: "agv" }),
    sampleRobot({
      id: "kr-3",
      model: "KR 3 R540",
      manufacturer: "kuka",
      type: "industrial-arm",
      payloadKg: 3,
      reachMm: 541,
    }),
    sampleRobot({ id: "old", model: "Old one", status: "discontinued", payloadKg: 70 }),
  ],
  manufacturers: sampleMakers,
};
const idsOf = (filter: Partial<RobotFilter>) =>
  findRobots(data, { ...emptyFilter, ...filter }).items.map(({ id }) => id);

describe("the list", () => {
  it("leaves out what is not available until that is asked for", () => {
    expect(idsOf({})).toEqual(["kr-3", "mir-250", "mir-600", "weasel"]);
    expect(idsOf({ status: ["discontinued"] })).toEqual(["old"]);
  });

  it("takes one of the values of a facet, and all facets at once", () => {
    expect(idsOf({ type: ["agv", "industrial-arm"] })).toEqual(["kr-3", "weasel"]);
    expect(idsOf({ type: ["agv"], country: ["DK"] })).toEqual([]);
    expect(idsOf({ navigation: ["camera"] })).toEqual(["mir-250"]);
  });

  it("finds no unknown value in a range, and can ask for known ones", () => {
    expect(idsOf({ ranges: { payloadKg: { max: 300 } } })).toEqual(["kr-3", "mir-250"]);
    expect(idsOf({ known: ["reachMm"] })).toEqual(["kr-3"]);
  });

  it("begins with the models of which most is known", () => {
    expect(idsOf({})).toEqual(["kr-3", "mir-250", "mir-600", "weasel"]);
    expect(idsOf({ sort: "maker", status: ["available", "discontinued"] })[0]).toBe("old");
    expect(idsOf({ status: ["available", "discontinued"] })[0]).toBe("kr-3");
  });

  it("sorts largest first, weight smallest first, unknown last", () => {
    expect(idsOf({ sort: "payload" })).toEqual(["mir-600", "mir-250", "kr-3", "weasel"]);
    expect(idsOf({ sort: "name" })).toEqual(["kr-3", "mir-250", "mir-600", "weasel"]);
  });

  it("shows its last page when a later one is asked for", () => {
    const { page, pages, items, total } = findRobots(data, { ...emptyFilter, page: 9 }, 3);
    expect({ page, pages, total, shown: items.length }).toEqual({ page: 2, pages: 2, total: 4, shown: 1 });
  });

  it("says of how many a value is known, without the value's own range", () => {
    const { known } = findRobots(data, { ...emptyFilter, ranges: { payloadKg: { min: 500 } } });
    expect(known.payloadKg).toEqual({ known: 3, of: 4 });
    expect(known.reachMm).toEqual({ known: 0, of: 1 });
  });
});

describe("a text", () => {
  it.each([
    ["MiR250", ["mir-250"]],
    ["mir 250", ["mir-250"]],
    ["Schäfer", ["weasel"]],
    ["schaefer", ["weasel"]],
    ["Schafer", ["weasel"]],
    ["Schaffer", ["weasel"]],
    ["weasle", ["weasel"]],
    ["kuka kr", ["kr-3"]],
    ["Mobil Industral", ["mir-250", "mir-600"]],
    ["251", []],
    ["   ", ["kr-3", "mir-250", "mir-600", "weasel"]],
    ["(((", []],
  ])("%s finds what is meant", (text, expected) => {
    expect(idsOf({ text: text.trim(), sort: "name" }).toSorted()).toEqual(expected);
  });

  it("finds the same when it was prepared", async () => {
    const other = { ...data };
    await prepareTextSearch(other);
    for (const text of ["mir 250", "weasle", "robots"]) {
      const filter = { ...emptyFilter, text };
      expect(findRobots(other, filter)).toEqual(findRobots(data, filter));
    }
  });

  it("finds the best first", () => expect(idsOf({ text: "mir 600" })[0]).toBe("mir-600"));
});

/** The same by going through all robots, one question after the other. */
function plainly(robot: ListedRobot, country: string, filter: RobotFilter, without?: string): boolean {
  const asks = (facet: string, isFine: boolean) => facet === without || isFine;
  const one = (chosenValues: readonly string[], value: string) =>
    chosenValues.length === 0 || chosenValues.includes(value);
  return (
    asks("type", one(filter.type, robot.type)) &&
    asks("maker", one(filter.maker, robot.manufacturer)) &&
    asks("country", one(filter.country, country)) &&
    asks("status", one(filter.status.length > 0 ? filter.status : ["available"], robot.status)) &&
    asks(
      "navigation",
      filter.navigation.length === 0 || filter.navigation.some((kind) => robot.navigation.includes(kind)),
    ) &&
    robotNumbers.every((number) => {
      const [value, asked] = [robot[number], filter.ranges[number]];
      if (number === without || (!asked && !filter.known.includes(number))) return true;
      return value !== undefined && value >= (asked?.min ?? 0) && value <= (asked?.max ?? Number.POSITIVE_INFINITY);
    })
  );
}

describe("any filter of any data", () => {
  const withoutText = anyFilter.map((filter) => ({ ...filter, text: "" }));
  const countryOf = (robot: ListedRobot) => sampleMakers.find(({ id }) => id === robot.manufacturer)?.country ?? "";

  it("finds what a plain look at each robot finds", () => {
    fc.assert(
      fc.property(anyData, withoutText, (any, filter) => {
        const { items, total } = findRobots(any, filter, everything);
        const expected = any.robots.filter((robot) => plainly(robot, countryOf(robot), filter));
        expect(new Set(items)).toEqual(new Set(expected));
        expect([total, countRobots(any, filter)]).toEqual([items.length, items.length]);
      }),
    );
  });

  it("counts for each value what choosing only it would find", () => {
    fc.assert(
      fc.property(anyData, anyFilter, fc.constantFrom(...choiceFacets), (any, filter, facet) => {
        const { counts } = findRobots(any, filter);
        const without = { ...filter, [facet]: [] };
        for (const [value, count] of counts[facet])
          expect([value, countRobots(any, withChoice(without, facet, value, true))]).toEqual([value, count]);
      }),
    );
  });

  it("counts known values without their own range", () => {
    fc.assert(
      fc.property(anyData, withoutText, (any, filter) => {
        const { known } = findRobots(any, filter);
        for (const number of robotNumbers) {
          const found = any.robots.filter((robot) => plainly(robot, countryOf(robot), filter, number));
          const has = found.filter((robot) => robot[number] !== undefined);
          expect(known[number]).toEqual({ known: has.length, of: found.length });
        }
      }),
    );
  });

  it("never finds more when more is asked for", () => {
    fc.assert(
      fc.property(anyData, anyFilter, (any, filter) => {
        const total = countRobots(any, filter);
        for (const one of chosen(filter)) {
          // Another value of a chosen facet is a choice more, not a condition more.
          if (one.kind === "choice" && (filter[one.facet].length > 1 || one.facet === "status")) continue;
          expect(countRobots(any, one.without)).toBeGreaterThanOrEqual(total);
        }
      }),
    );
  });

  it("shows every robot once, whatever the size of a page", () => {
    fc.assert(
      fc.property(anyData, anyFilter, fc.integer({ min: 1, max: 9 }), (any, filter, size) => {
        const { pages, total } = findRobots(any, filter, size);
        const shown = Array.from(
          { length: pages },
          (_, at) => findRobots(any, { ...filter, page: at + 1 }, size).items,
        );
        expect(new Set(shown.flat()).size).toBe(total);
        expect(shown.flat()).toEqual(findRobots(any, filter, everything).items);
      }),
    );
  });

  it("is loosened to something that finds robots, most first", () => {
    fc.assert(
      fc.property(anyData, anyFilter, (any, filter) => {
        const totals = loosen(any, filter).map(({ chosen: one, total }) => {
          expect(countRobots(any, one.without)).toBe(total);
          return total;
        });
        expect(totals).toEqual(totals.toSorted((a, b) => b - a));
        expect(totals).not.toContain(0);
      }),
    );
  });
});

it("finds robots of the content by their names", () => {
  const shared = `${import.meta.dirname}/../../../../../content/shared`;
  const content = {
    robots: readRobots(readFileSync(`${shared}/robots.csv`, "utf8")).rows.map(({ value }) => value),
    manufacturers: readManufacturers(readFileSync(`${shared}/manufacturers.csv`, "utf8")).rows.map(
      ({ value }) => value,
    ),
  };
  for (const robot of content.robots) {
    const maker = content.manufacturers.find(({ id }) => id === robot.manufacturer)?.name ?? "";
    const filter = { ...emptyFilter, text: `${maker} ${robot.model}`, status: [robot.status] };
    expect([robot.id, findRobots(content, filter, 5).items.map(({ id }) => id)]).toEqual([
      robot.id,
      expect.arrayContaining([robot.id]),
    ]);
  }
});
