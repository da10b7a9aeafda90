import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AppEnv } from "../app-env";
import { staticFiles } from "./static-files";

/** More than a file is read ahead. */
const size = 1_000_000;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "static-files-"));
  file = join(folder, "list.csv");
  writeFileSync(file, "a".repeat(size));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The answer for the file, of which a first part has been read. */
async function begun() {
  const settings = { siteUrl: "http://localhost", indexable: true };
  const app = new Hono<AppEnv>().use(staticFiles({ mediaFolders: () => [folder], settings }));
  const response = await app.request("/media/list.csv");
  const parts = response.body?.getReader();
  if (!parts) throw new Error("The answer has no body.");
  const { value } = await parts.read();
  return { announced: Number(response.headers.get("content-length")), first: value?.length ?? 0, parts };
}

async function rest(parts: ReadableStreamDefaultReader<Uint8Array>): Promise<number> {
  let bytes = 0;
  for (;;) {
    const { done, value } = await parts.read();
    if (done) return bytes;
    bytes += value.length;
  }
}

test("a file that grows while it is sent is sent as long as was announced: more would be taken for the next answer", async () => {
  const { announced, first, parts } = await begun();
  appendFileSync(file, "b".repeat(size));
  expect(first + (await rest(parts))).toBe(announced);
});

test("one that shrinks breaks off, since nobody could tell it from a whole one", async () => {
  const { parts } = await begun();
  truncateSync(file, size / 2);
  await expect(rest(parts)).rejects.toThrow("became shorter");
});
