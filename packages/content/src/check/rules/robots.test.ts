import { describe, expect, it } from "vitest";
import type { Globals } from "../../source/content-source.ts";
import { formatProblem } from "../../source/problem.ts";
import { readManufacturers, readRobots, writeManufacturers } from "../../source/robots/robot-tables.ts";
import { checkRobots } from "./robots.ts";

const label = { de: "x", en: "x" };
const table = readRobots(
  [
    "id,model,manufacturer,type,status,payload_kg,reach_mm,max_speed_m_per_s,weight_kg,run_time_h,degrees_of_freedom,navigation,protocols,source,source_kind,read,note_de,note_en",
    ...Array.from(
      { length: 3 },
      (_, n) => `a-${n},M${n},a,amr,available,,,,,,,,,https://example.com,maker,2026-11-27,,`,
    ),
  ].join("\n"),
);
const makers = readManufacturers(writeManufacturers([{ id: "a", name: "A", country: "DE" }]));
const data = { robots: table.rows.map(({ value }) => value), manufacturers: makers.rows.map(({ value }) => value) };

/** What is said of the data beside some figures. */
function problems(robotsCompared: string, manufacturersCompared: string, robots = data): string[] {
  const figures = {
    "robots-compared": { value: { de: "", en: robotsCompared }, label },
    "manufacturers-compared": { value: { de: "", en: manufacturersCompared }, label },
  };
  return checkRobots({ globals: { figures, robots } as unknown as Globals }).map(formatProblem);
}

describe("figures of robots", () => {
  it("are borne out by enough rows", () => {
    expect(problems("3+", "about 1")).toEqual([]);
    expect(problems("over 2", "1")).toEqual([]);
  });

  it("are refused when there are fewer", () => {
    const [robots = "", manufacturers = ""] = problems("300+", "about 100");
    expect(robots).toMatch(/figures.yaml → robots-compared.value: no longer bears out the figure "300\+": 3 rows/);
    expect(manufacturers).toMatch(/manufacturers-compared.value: .*"about 100": 1 rows/);
  });

  it("say nothing of a content without tables", () => {
    expect(problems("300+", "about 100", { robots: [], manufacturers: [] })).toEqual([]);
  });
});
