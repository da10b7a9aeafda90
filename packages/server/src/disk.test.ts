import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isDiskError, takesFiles } from "./disk.ts";

test("a folder is tried for real, and nothing of that stays", async () => {
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  expect(await takesFiles(folder)).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  expect(await takesFiles(folder)).toBe(false);
});

test("a disk that takes nothing is told from everything else, also as the cause of a cause", () => {
  const failure = (code: string) => Object.assign(new Error(`${code}: …`), { code });
  const wrapped = new Error("a.pdf cannot be had", { cause: new Error("no", { cause: failure("ENOSPC") }) });
  for (const error of [failure("ENOSPC"), failure("EROFS"), failure("EDQUOT"), wrapped])
    expect(isDiskError(error)).toBe(true);
  for (const error of [failure("ECONNREFUSED"), new Error("HTTP 503"), "ENOSPC", undefined])
    expect(isDiskError(error)).toBe(false);
});
