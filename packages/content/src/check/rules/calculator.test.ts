import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContent } from "../../source/files/load.ts";
import { checkCalculator } from "./calculator.ts";

const { globals } = await loadContent(resolve(import.meta.dirname, "../../../../../content"));

describe("the calculator's figures", () => {
  it("are sound as they are", () => {
    expect(checkCalculator({ globals })).toEqual([]);
  });

  it.each([
    ["no figure at all", { expected: { ...globals.calculator.expected, downtime: "nowhere" } }, "expected.downtime"],
    [
      "a figure without percentage",
      { ambitious: { ...globals.calculator.ambitious, spareParts: "machines" } },
      "ambitious.spareParts",
    ],
    [
      "less ambition than expected",
      {
        expected: { ...globals.calculator.expected, downtime: "mtbf" },
        ambitious: { ...globals.calculator.ambitious, downtime: "story-downtime" },
      },
      "ambitious.downtime",
    ],
  ])("must not be %s", (_, change, at) => {
    const changed = { ...globals, calculator: { ...globals.calculator, ...change } };
    expect(checkCalculator({ globals: changed }).map((problem) => problem.at)).toEqual([at]);
  });
});
