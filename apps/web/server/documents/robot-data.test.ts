import { resolve } from "node:path";
import { type ContentSource, openFilesSource, readRobots } from "@waku/content";
import { afterAll, expect, it } from "vitest";
import { robotDataCsv, robotDataJson } from "./robot-data";

const content = await openFilesSource({ folder: resolve(import.meta.dirname, "../../../../content") });
afterAll(() => content.close());
const globals = await content.globals();
const licence = { de: "Frei mit Nennung der Quelle", en: "Free with attribution" };
const licensed: ContentSource = {
  ...content,
  globals: async () => ({ ...globals, site: { ...globals.site, robotDataLicence: licence } }),
};

it("gives no data away without a licence", async () => {
  expect([await robotDataJson(content), await robotDataCsv(content)]).toEqual([undefined, undefined]);
});

it("gives all data with its licence", async () => {
  const data = JSON.parse((await robotDataJson(licensed)) ?? "");
  expect(data.licence).toEqual(licence);
  expect(data.robots).toEqual(JSON.parse(JSON.stringify(globals.robots.robots)));
  const { rows, problems } = readRobots((await robotDataCsv(licensed)) ?? "");
  expect([problems, rows.map(({ value }) => value)]).toEqual([[], globals.robots.robots]);
});
