import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkRobotData } from "../../check/rules/robots.ts";
import type { Robot } from "../../schema/index.ts";
import { formatProblem } from "../problem.ts";
import { planImport } from "./plan-import.ts";
import { readManufacturers, readRobots, writeManufacturers, writeRobots } from "./robot-tables.ts";

const content = `${import.meta.dirname}/../../../../../content/shared`;
const text = readFileSync(`${content}/robots.csv`, "utf8");

const robot: Robot = {
  id: "acme-one",
  model: "One",
  manufacturer: "acme",
  type: "amr",
  status: "available",
  payloadKg: 100,
  reachMm: undefined,
  maxSpeedMps: 1.5,
  weightKg: undefined,
  runTimeH: undefined,
  degreesOfFreedom: undefined,
  navigation: ["lidar", "camera"],
  protocols: ["ROS 2"],
  source: "https://example.com/one",
  sourceKind: "maker",
  read: "2026-11-27",
  added: "2026-11-29",
  changes: ["2026-11-30 payload_kg: 80 → 100"],
  note: { de: "Traglast „bis“, sagt er", en: 'Payload "up to", it says' },
};
const acme = { id: "acme", name: "Acme", country: "DE" };
const table = writeRobots([robot]);
const problemsOf = (csv: string) => readRobots(csv).problems.map(formatProblem);
/** The table with one cell of its only row changed. */
const withCell = (old: string, cell: string) => table.replace(old, cell);

describe("the tables of the content", () => {
  it("come back as they are when they are written", () => {
    const makers = readFileSync(`${content}/manufacturers.csv`, "utf8");
    expect(writeRobots(readRobots(text).rows.map(({ value }) => value))).toBe(text);
    expect(writeManufacturers(readManufacturers(makers).rows.map(({ value }) => value))).toBe(makers);
    expect(readRobots(table).rows).toEqual([{ value: JSON.parse(JSON.stringify(robot)), row: 2 }]);
  });

  it("may begin with the mark that spreadsheets set before UTF-8", () => {
    expect(readRobots(`\uFEFF${table}`).rows).toHaveLength(1);
  });
});

describe("a table that cannot be read", () => {
  const file = "shared/robots.csv → row";
  it.each([
    ["another encoding", Buffer.from(withCell("One", "Größe"), "latin1").toString(), /row 2: is not written in UTF-8/],
    ["semicolons", table.replaceAll(",", ";"), /row 1: does not separate columns by commas/],
    ["tabs", table.replaceAll(",", "\t"), /row 1: does not separate columns by commas/],
    ["another header", table.replace("payload_kg", "payload_lb"), /row 1: .*missing: payload_kg; unknown: payload_lb/],
    ["nothing", "", /row 1: .*missing: id/],
    ["an open quote", `${table}"x`, /is not valid CSV/],
    ["a row too short", `${table}a,b\n`, /row 3: has 2 cells instead of 20/],
    ["a formula", withCell(",One,", ",=1+1,"), /row 2, model: must not begin with "="/],
    ["a formula with a sign", withCell(",100,", ",-100,"), /row 2, payload_kg: must not begin with "-"/],
    ["a character that nobody sees", withCell(",One,", ",One\0,"), /row 2, model: holds .* cannot be seen/],
    ["a unit", withCell(",100,", ",100 kg,"), /row 2, payload_kg: must be a number .* not "100 kg"/],
    ["a decimal comma", withCell(",100,", ',"1,5",'), /row 2, payload_kg: must be a number/],
    ["a million million", withCell(",100,", ",1000000000,"), /row 2, payload_kg: must be at most 1000000/],
    ["nothing to carry", withCell(",100,", ",0,"), /row 2, payload_kg: must be more than 0/],
    ["an unknown type", withCell(",amr,", ",ufo,"), /row 2, type: cannot be "ufo"; possible: "amr"/],
    ["an unknown navigation", withCell("lidar; camera", "stars"), /row 2, navigation: cannot be "stars"/],
    ["no source", withCell("https://example.com/one", "hearsay"), /row 2, source: must be an address/],
    ["a change that is none", withCell("2026-11-30 payload_kg", "soon"), /row 2, changes: must be written like this/],
    ["a note in one language", withCell('"Payload ""up to"", it says"', ""), /row 2, note_en: is missing/],
  ])("with %s says where and why", (_, csv, expected) => {
    const problems = problemsOf(csv);
    expect(problems[0]).toMatch(expected);
    expect(problems[0]).toContain(file.slice(0, 20));
    for (const { message } of readRobots(csv).problems) expect(message.de).not.toBe(message.en);
  });
});

describe("tables that do not fit together", () => {
  const problems = (robots: Robot[], manufacturers = [acme]) =>
    checkRobotData({ robots, manufacturers }).map(formatProblem);

  it("are sound when they do", () => expect(problems([robot])).toEqual([]));

  it.each<[string, string[], RegExp]>([
    ["a maker that is not there", problems([{ ...robot, manufacturer: "other" }]), /acme-one, manufacturer: .*"other"/],
    ["an id twice", problems([robot, { ...robot, model: "Two" }]), /acme-one, id: stands there twice/],
    [
      "a model twice",
      problems([robot, { ...robot, id: "acme-1", model: "o-n e" }]),
      /acme-1, model: is the same model/,
    ],
    ["an address that is taken", problems([{ ...robot, id: "compare" }]), /compare, id: cannot be "compare"/],
    ["a value in grams", problems([{ ...robot, payloadKg: 100_000 }]), /acme-one, payload_kg: is not believable/],
    [
      "a change that the table does not bear out",
      problems([{ ...robot, payloadKg: 90 }]),
      /acme-one, changes: says that payload_kg became "100" last, its cell says "90"/,
    ],
    [
      "a change before the row was there",
      problems([{ ...robot, added: "2026-12-01" }]),
      /acme-one, changes: has 2026-11-30 after 2026-12-01/,
    ],
    ["a maker without models", problems([robot], [acme, { ...acme, id: "b", name: "B" }]), /b, id: has no model/],
    [
      "a maker twice",
      problems([robot, { ...robot, id: "b", manufacturer: "b" }], [acme, { ...acme, id: "b" }]),
      /b, name/,
    ],
  ])("name %s", (_, found, expected) => expect(found.join("\n")).toMatch(expected));
});

describe("an import", () => {
  const known = { robots: [robot], manufacturers: [acme] };
  const plan = (csv: string, accepted: "all" | Set<string> = new Set()) =>
    planImport(csv, "new.csv", known, accepted, "2026-12-03");
  const header =
    "id,model,manufacturer,type,payload_kg,weight_kg,source,source_kind,read,manufacturer_name,manufacturer_country";
  const csv = (...rows: string[]) => `${[header, ...rows].join("\n")}\n`;
  const same = "acme-one,One,acme,amr,100,,https://example.com/one,maker,2026-11-27,,";

  it("of what is known changes nothing, even where its cells are empty", () => {
    const { same: ids, data } = plan(csv(same));
    expect(ids).toEqual(["acme-one"]);
    expect(data).toEqual(known);
  });

  it("adds new rows and their makers", () => {
    const { added, addedMakers, data, problems } = plan(
      csv("b-two,Two,b,amr,50,,https://example.com/two,maker,2026-11-28,Bee,FR"),
    );
    expect([added, addedMakers, problems]).toEqual([["b-two"], ["b"], []]);
    expect(data.robots.at(-1)?.added).toBe("2026-12-03");
    expect(data.manufacturers).toContainEqual({ id: "b", name: "Bee", country: "FR" });
    expect(data.robots.map(({ id }) => id)).toEqual(["acme-one", "b-two"]);
  });

  it("changes a row only when that is accepted, and keeps what it does not state", () => {
    const changed = csv(same.replace(",100,,", ",120,80,"));
    const changes = [
      { column: "payload_kg", old: "100", new: "120" },
      { column: "weight_kg", old: "", new: "80" },
    ];
    expect(plan(changed)).toMatchObject({ waiting: [{ id: "acme-one", changes }], data: known });
    for (const accepted of ["all", new Set(["acme-one"])] as const)
      expect(plan(changed, accepted)).toMatchObject({
        changed: [{ id: "acme-one", changes }],
        data: {
          robots: [
            {
              payloadKg: 120,
              weightKg: 80,
              maxSpeedMps: 1.5,
              note: robot.note,
              added: "2026-11-29",
              changes: [
                "2026-11-30 payload_kg: 80 → 100",
                "2026-12-03 payload_kg: 100 → 120",
                "2026-12-03 weight_kg: → 80",
              ],
            },
          ],
        },
      });
  });

  it("takes no contradicting row, whatever is accepted", () => {
    const { conflicts, data } = plan(
      csv(
        same,
        same,
        same.replace("acme-one", "acme-uno"),
        "c-one,One,c,amr,,,https://example.com,maker,2026-11-27,,",
        "acme-x,X,acme,amr,,,https://example.com,maker,2026-11-27,Acme,FR",
      ),
      "all",
    );
    expect(conflicts.map(({ row }) => row)).toEqual([3, 4, 5, 6]);
    expect(data).toEqual(known);
  });

  it("with a problem is none at all", () => {
    expect(plan(csv("acme-x,X,acme,amr,999999,,https://example.com,maker,2026-11-27,,")).problems).toHaveLength(1);
    expect(plan(csv("acme-x,X,acme,ufo,,,https://example.com,maker,2026-11-27,,")).problems).toHaveLength(1);
    expect(plan("id;model\n").problems).toHaveLength(1);
  });
});
