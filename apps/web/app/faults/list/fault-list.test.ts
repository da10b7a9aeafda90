import { type Globals, openFilesSource } from "@waku/content";
import { beforeAll, describe, expect, it } from "vitest";
import { faultAt } from "../addresses";
import { faultListView } from "./fault-list.server";

let globals: Globals;

beforeAll(async () => {
  const folder = `${import.meta.dirname}/../../../../../content`;
  const source = await openFilesSource({ folder, siteMedia: [`${folder}/media`] });
  globals = await source.globals();
  source.close();
  // As long as tests may take: the whole content is read.
}, 60_000);

const view = (query: string, locale: "de" | "en" = "en") => faultListView(globals, locale, new URLSearchParams(query));
const ids = (query: string, locale: "de" | "en" = "en") =>
  view(query, locale).groups.flatMap(({ codes }) => codes.map(({ id }) => id));

describe("the list of fault codes", () => {
  it("shows all of them below their areas where nothing is asked for", () => {
    const { groups, isNarrowed } = view("");
    expect(groups.map(({ area }) => area)).not.toContain(undefined);
    expect(ids("")).toHaveLength(globals.faultCodes.length);
    expect(isNarrowed).toBe(false);
  });

  it.each([
    ["en", "q=scaner+dirty", "saf-103"],
    ["en", "q=DRV-104", "drv-104"],
    ["en", "q=drv104", "drv-104"],
    ["de", "q=rad+rutscht", "drv-106"],
    ["de", "q=Scheibe+schmuzig", "saf-103"],
    ["de", "q=bremse+loest+nicht", "drv-104"],
  ] as const)("finds, in %s, by %s first of all %s", (locale, query, id) => {
    expect(ids(query, locale)[0]).toBe(id);
  });

  it("takes all filters together", () => {
    const found = ids("device=drone&part=battery");
    expect(found.length).toBeGreaterThan(0);
    for (const id of found)
      expect(globals.faultCodes.find((code) => code.id === id)).toMatchObject({
        part: "battery",
        devices: expect.arrayContaining(["drone"]),
      });
  });

  it("says which filter to give up where nothing fits", () => {
    const { groups, ways } = view("device=drone&part=tank");
    expect(groups).toEqual([]);
    expect(ways.map(({ href }) => href)).toEqual([
      "/en/fault-codes?part=tank#codes",
      "/en/fault-codes?device=drone#codes",
    ]);
  });

  it("leaves out what is no choice, and says so", () => {
    const { issues, groups, isNarrowed } = view("device=toaster");
    expect(issues).toEqual([{ field: "device", value: "toaster" }]);
    expect(groups).toHaveLength(view("").groups.length);
    expect(isNarrowed).toBe(true);
  });

  it("cuts a question that nobody types", () => {
    expect(view(`q=${"wheel ".repeat(1000)}`).filter.text.length).toBeLessThanOrEqual(120);
  });
});

it("a code has a page at its address, nothing else has", () => {
  const { faultCodes } = globals;
  expect(faultAt("fault-codes/drv-101", faultCodes)?.id).toBe("drv-101");
  for (const path of [
    "fault-codes",
    "fault-codes/drv-999",
    "fault-codes/DRV-101",
    "fault-codes/drv-101/more",
    "drv-101",
  ])
    expect(faultAt(path, faultCodes), path).toBeUndefined();
});

it("sees past characters that show nothing, and repeats none", () => {
  expect(ids("q=\u200bDRV-104\u3164")).toContain("drv-104");
  expect(view("q=\u202eDRV-104").filter.text).toBe("DRV-104");
  expect(view("device=\u202eevil").issues).toEqual([{ field: "device", value: "evil" }]);
});
