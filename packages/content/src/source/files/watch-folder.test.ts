import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { watchFolder } from "./watch-folder.ts";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanups.splice(0).reverse()) cleanUp();
});

function watched() {
  const folder = mkdtempSync(join(tmpdir(), "watch-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "en/pages"), { recursive: true });
  writeFileSync(join(folder, "en/pages/a.yaml"), "0");
  const seen: string[] = [];
  const watcher = watchFolder(folder, (files) => void seen.push(...files));
  cleanups.push(() => watcher.close());
  const told = async (file: string) => {
    await vi.waitFor(() => expect(seen).toContain(file), { timeout: 5000 });
    seen.length = 0;
  };
  const toldOnly = async (file: string) => {
    await vi.waitFor(() => expect(seen).not.toEqual([]), { timeout: 5000 });
    expect(new Set(seen)).toEqual(new Set([file]));
    seen.length = 0;
  };
  return { folder, told, toldOnly };
}

test("a file is followed however often another takes its place, and when it is written where it lies", async () => {
  const { folder, told, toldOnly } = watched();
  const file = join(folder, "en/pages/a.yaml");
  for (const beside of ["sedA1b2C3", "a.yaml~", ".a.yaml.swp"]) {
    writeFileSync(join(folder, "en/pages", beside), beside);
    renameSync(join(folder, "en/pages", beside), file);
    await toldOnly("en/pages/a.yaml");
  }
  writeFileSync(file, "4");
  await told("en/pages/a.yaml");
  rmSync(file);
  await told("en/pages/a.yaml");
});

test("what comes in a new folder is told, and followed", async () => {
  const { folder, told } = watched();
  mkdirSync(join(folder, "en/pages/b/c"), { recursive: true });
  writeFileSync(join(folder, "en/pages/b/c/d.yaml"), "1");
  await told("en/pages/b/c/d.yaml");
  writeFileSync(join(folder, "en/pages/b/c/d.yaml"), "2");
  await told("en/pages/b/c/d.yaml");
  rmSync(join(folder, "en/pages/b"), { recursive: true });
  await told("en/pages/b");
  mkdirSync(join(folder, "en/pages/b"));
  writeFileSync(join(folder, "en/pages/b/e.yaml"), "1");
  await told("en/pages/b/e.yaml");
});
