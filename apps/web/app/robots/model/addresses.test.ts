import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyFilter } from "./filter";
import { chosen, filterHref } from "./filter-href";
import { filterNames, readFilter } from "./read-filter";
import { anyFilter, sampleMakers } from "./sample-data";

const read = (query: string) => {
  const search = new URLSearchParams(query);
  return readFilter(search, { manufacturers: sampleMakers });
};
const issuesOf = (query: string) => read(query).issues;

describe("an address", () => {
  it("says everything that a filter asks for", () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const { filter: back, issues } = read(filterHref(filter));
        expect(issues).toEqual([]);
        expect(filterHref(back)).toBe(filterHref(filter));
      }),
    );
  });

  it("of nothing has no query", () => {
    expect(filterHref(emptyFilter, "/en/robots")).toBe("/en/robots");
    expect(read("")).toEqual({ filter: emptyFilter, issues: [] });
  });

  it("comes from a form with empty fields, too", () => {
    expect(read("q=&type=&payload-min=&payload-max=&sort=&page=")).toEqual({ filter: emptyFilter, issues: [] });
  });

  it("reads numbers with a comma and with their own unit", () => {
    const { filter, issues } = read("payload-min=1,5&payload-max=20 kg&speed-max=2 m/s");
    expect(issues).toEqual([]);
    expect(filter.ranges).toEqual({ payloadKg: { min: 1.5, max: 20 }, maxSpeedMps: { max: 2 } });
  });
});

describe("numbers typed in a form", () => {
  it.each([
    ["de", "1.500", 1_500],
    ["de", "2,5", 2.5],
    ["de", "1.500 kg", 1_500],
    ["en", "1,500", 1_500],
    ["en", "2.5kg", 2.5],
    ["en", "1 500", 1_500],
  ])("in %s notation: %s", (notation, typed, value) => {
    const { filter, issues } = read(new URLSearchParams({ notation, "payload-min": typed }).toString());
    expect([filter.ranges.payloadKg?.min, issues]).toEqual([value, []]);
    expect(filterHref(filter)).toBe(`?payload-min=${value}`);
  });
});

describe("a wrong address", () => {
  it.each<[string, object]>([
    ["colour=red", { kind: "unknownFacet", name: "colour" }],
    ["type=ufo", { kind: "unknownValue", facet: "type", value: "ufo" }],
    ["maker=nobody", { kind: "unknownValue", facet: "maker", value: "nobody" }],
    ["known=protocols", { kind: "unknownValue", facet: "known", value: "protocols" }],
    ["sort=colour", { kind: "unknownValue", facet: "sort", value: "colour" }],
    ["payload-min=NaN", { kind: "notANumber", number: "payloadKg", edge: "min", value: "NaN" }],
    ["payload-min=1e9", { kind: "notANumber", number: "payloadKg", edge: "min", value: "1e9" }],
    ["payload-min=Infinity", { kind: "notANumber", number: "payloadKg", edge: "min", value: "Infinity" }],
    ["payload-max=1,500", { kind: "notANumber", number: "payloadKg", edge: "max", value: "1,500" }],
    [
      "payload-max=1000000000",
      { kind: "outOfRange", number: "payloadKg", edge: "max", value: "1000000000", limit: 100_000 },
    ],
    ["reach-min=-5", { kind: "outOfRange", number: "reachMm", edge: "min", value: "-5", limit: 100_000 }],
    ["weight-max=200 lb", { kind: "wrongUnit", number: "weightKg", edge: "max", value: "200 lb", unit: "kg" }],
    ["speed-max=5mph", { kind: "wrongUnit", number: "maxSpeedMps", edge: "max", value: "5mph", unit: "m/s" }],
    ["page=0", { kind: "noPage", value: "0" }],
    ["page=99999999999", { kind: "noPage", value: "99999999999" }],
    [`q=${"a".repeat(200)}`, { kind: "tooLong", limit: 80 }],
    [Array.from({ length: 70 }, (_, n) => `type=${n}`).join("&"), { kind: "tooMany", facet: "type", limit: 60 }],
  ])("%s is told", (query, issue) => expect(issuesOf(query)).toContainEqual(issue));

  it("with a reversed range is read the other way round", () => {
    const { filter, issues } = read("payload-min=50&payload-max=5");
    expect(filter.ranges).toEqual({ payloadKg: { min: 5, max: 50 } });
    expect(issues).toEqual([{ kind: "reversedRange", number: "payloadKg", min: 50, max: 5 }]);
  });

  it("keeps what is right beside what is wrong", () => {
    const { filter } = read("type=ufo&type=amr&payload-min=x&payload-max=9&utm_source=mail&q=kuka");
    expect(filter).toEqual({ ...emptyFilter, type: ["amr"], ranges: { payloadKg: { max: 9 } }, text: "kuka" });
  });

  it("never throws, and always leaves a filter that can be addressed", () => {
    const pair = fc.tuple(fc.oneof(fc.constantFrom(...filterNames), fc.string()), fc.string());
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
        const search = new URLSearchParams(pairs);
        const { filter } = readFilter(search, { manufacturers: sampleMakers });
        expect(read(filterHref(filter)).issues).toEqual([]);
      }),
    );
  });
});

it("names everything chosen, each with the filter without it", () => {
  const { filter } = read("q=kuka&type=amr&type=agv&payload-min=5&known=reach&page=3");
  const chips = chosen(filter);
  expect(chips.map(({ kind }) => kind)).toEqual(["text", "choice", "choice", "range", "known"]);
  expect(chips.map(({ without }) => filterHref(without))).toEqual([
    "?type=agv&type=amr&payload-min=5&known=reach",
    "?q=kuka&type=agv&payload-min=5&known=reach",
    "?q=kuka&type=amr&payload-min=5&known=reach",
    "?q=kuka&type=agv&type=amr&known=reach",
    "?q=kuka&type=agv&type=amr&payload-min=5",
  ]);
});
