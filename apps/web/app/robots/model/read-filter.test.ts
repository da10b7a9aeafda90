import { describe, expect, it } from "vitest";
import { readComparison } from "./compare";
import { readFilter } from "./read-filter";

const read = (query: Record<string, string>) => readFilter(new URLSearchParams(query), { manufacturers: [] });

describe("characters that show nothing", () => {
  it.each([
    "500",
    " 500 ",
    "\u200b500",
    "500\u200b",
    "5\u206000",
    "\u00a0500\u2009",
    "500\u202c",
    "\ufeff500 kg",
    "500\u00a0kg",
    "500\u200bkg",
  ])("are none of a number: %j", (typed) => {
    const { filter, issues } = read({ "payload-min": typed });
    expect([Object.values(filter.ranges), issues]).toEqual([[{ min: 500 }], []]);
  });

  it.each(["spot\u200b robot", "\u202espot  robot", "spot\u00a0robot\u3164", "spot\n\trobot"])(
    "are none of what is looked for: %j",
    (typed) => {
      expect(read({ q: typed }).filter.text).toBe("spot robot");
    },
  );

  it("are not in messages that repeat what was typed", () => {
    const { issues } = read({ type: "\u202eevil\u200b", "payload-max": "\u202eten", "x\u200by": "1", page: "\u202e7" });
    const said = issues.map((issue) => ("value" in issue ? issue.value : ""));
    expect(said.length).toBeGreaterThanOrEqual(4);
    expect(said.join()).not.toMatch(/\p{Cf}/u);
  });

  it("are none of the models that are compared", () => {
    const { issues } = readComparison(new URLSearchParams({ models: "\u200bone,\u202etwo\u00a0" }), { robots: [] });
    expect(issues).toEqual([
      { kind: "unknownRobot", id: "one" },
      { kind: "unknownRobot", id: "two" },
    ]);
  });
});
