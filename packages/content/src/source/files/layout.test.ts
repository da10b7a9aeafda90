import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { isContentFile } from "./layout.ts";

test("every text under content/ lies where texts may lie", () => {
  const folder = resolve(import.meta.dirname, "../../../../../content");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(yaml|md)$|^shared.*\.csv$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => !isContentFile(file))).toEqual([]);
});

test.each([
  "../de/pages/start.yaml",
  "/de/pages/start.yaml",
  "de/pages/../../../x.yaml",
  "de//pages/start.yaml",
  "de\\pages\\start.yaml",
  "de/pages/start.md",
  "de/pages/start.yaml\n",
  "de/pages/.yaml",
  "fr/pages/start.yaml",
  "de/unknown/a.md",
  "de/magazine/a.yaml",
  "de/magazine/deep/a.md",
  "media/a.yaml",
  "shared/run.sh",
  "shared/other.csv",
  "de/robots.csv",
  "__proto__",
  "",
])("%j is no place for a text", (path) => expect(isContentFile(path)).toBe(false));
