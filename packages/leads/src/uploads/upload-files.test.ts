import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Sealer } from "@waku/server/sealer";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LeadFile } from "../lead.ts";
import { openDatabase } from "../outbox/database.ts";
import { Outbox } from "../outbox/outbox.ts";
import { testLead } from "../outbox/test-lead.ts";
import { UploadFiles } from "./upload-files.ts";

const day = 24 * 3_600_000;
let now: number;
let folder: string;
let database: ReturnType<typeof openDatabase>;
let uploads: UploadFiles;
const clock = { now: () => now };

beforeEach(() => {
  now = 1_800_000_000_000;
  folder = mkdtempSync(join(tmpdir(), "uploads-"));
  database = openDatabase(folder);
  uploads = newUploads();
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function newUploads(): UploadFiles {
  const sealer = new Sealer("0123456789abcdef0123456789abcdef", clock);
  return new UploadFiles({ dataDir: folder, database, sealer, siteUrl: "https://x.example" });
}

function put(): LeadFile {
  const id = uploads.newId();
  writeFileSync(uploads.path(id), "%PDF-");
  return { id, name: "cv.pdf", type: "application/pdf", bytes: 5, hash: id };
}

test("what an earlier process left goes, whatever its age and the clock; what arrives now and what has a lead stays", async () => {
  const outbox = new Outbox({ database, clock, sinks: [] });
  const kept = put();
  put();
  await outbox.accept(testLead({ files: [kept] }));
  uploads = newUploads();
  const arriving = put();
  for (const days of [-1, 0, 2]) {
    now += days * day;
    await uploads.removeOrphans();
    expect((await readdir(uploads.folder)).sort()).toEqual([kept.id, arriving.id].sort());
  }
  await uploads.removeUnkept([kept.id, arriving.id]);
  expect(await readdir(uploads.folder)).toEqual([kept.id]);
  database.exec("DELETE FROM submissions");
  expect(await uploads.removeOrphans()).toBe(1);
  expect(await readdir(uploads.folder)).toEqual([]);
});

test("a lead that repeats another keeps no second file", async () => {
  const outbox = new Outbox({ database, clock, sinks: [] });
  const [first, second] = [put(), put()];
  await outbox.accept(testLead({ files: [first] }));
  const repeated = await outbox.accept(testLead({ files: [{ ...second, hash: first.hash }] }));
  expect(repeated.isDuplicate).toBe(true);
  await uploads.removeUnkept([first.id, second.id]);
  expect(await readdir(uploads.folder)).toEqual([first.id]);
});

test("links open for thirty days, for what they were made for", () => {
  const file = put();
  const token = uploads.link(file).replace("https://x.example/forms/files/", "");
  expect(uploads.openLink(token)).toEqual({ id: file.id, name: "cv.pdf", type: "application/pdf" });
  expect(uploads.openLink(file.id)).toBeUndefined();
  now += 30 * day;
  expect(uploads.openLink(token)).toBeUndefined();
});
