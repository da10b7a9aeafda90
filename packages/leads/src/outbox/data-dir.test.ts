import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prepareDataDir } from "./data-dir.ts";

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "data-dir-"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test("missing folders are made, for the owner alone", () => {
  const folder = join(base, "a/b");
  prepareDataDir(folder);
  expect(existsSync(folder)).toBe(true);
  expect(statSync(folder).mode & 0o077).toBe(0);
});

test("a folder below a file is refused with a sentence", () => {
  writeFileSync(join(base, "file"), "");
  expect(() => prepareDataDir(join(base, "file/data"))).toThrow(/^The data folder .+ cannot be written .+DATA_DIR/);
});

test.runIf(process.platform === "linux")(
  "a folder where none can be made is refused, and does not take for ever",
  () => {
    expect(() => prepareDataDir("/proc/site/data")).toThrow(/^The data folder .+ cannot be written .+DATA_DIR/);
  },
);
