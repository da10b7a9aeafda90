import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a folder has one owner at a time", () => {
  const release = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(/Another process uses the data folder .*DATA_DIR=/);
  release();
  lockDataDir(folder)();
  expect(readdirSync(folder)).toEqual(["lock.sqlite"]);
});
