import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { LeadFile } from "../../app/forms/lead.ts";
import { openDatabase } from "../outbox/database.ts";
import { Outbox } from "../outbox/outbox.ts";
import { testLead } from "../outbox/test-lead.ts";
import { Sealer } from "../secrets/sealer.ts";
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
  const sealer = new Sealer("0123456789abcdef0123456789abcdef", clock);
  uploads = new UploadFiles({ dataDir: folder, database, sealer, siteUrl: "https://x.example", clock });
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function put(ageMs: number): LeadFile {
  const id = uploads.newId();
  writeFileSync(uploads.path(id), "%PDF-");
  const seconds = (now - ageMs) / 1000;
  utimesSync(uploads.path(id), seconds, seconds);
  return { id, name: "cv.pdf", type: "application/pdf", bytes: 5, hash: id };
}

test("orphans go after an hour; files of a lead stay until the lead goes", async () => {
  const outbox = new Outbox({ database, clock, sinks: [] });
  const kept = put(2 * day);
  put(2 * day);
  const young = put(60_000);
  await outbox.accept(testLead({ files: [kept] }));
  expect(await uploads.removeOrphans()).toBe(1);
  expect((await readdir(uploads.folder)).sort()).toEqual([kept.id, young.id].sort());
  await uploads.removeUnkept([kept.id, young.id]);
  expect(await readdir(uploads.folder)).toEqual([kept.id]);
  database.exec("DELETE FROM submissions");
  expect(await uploads.removeOrphans()).toBe(1);
  expect(await readdir(uploads.folder)).toEqual([]);
});

test("a lead that repeats another keeps no second file", async () => {
  const outbox = new Outbox({ database, clock, sinks: [] });
  const [first, second] = [put(0), put(0)];
  await outbox.accept(testLead({ files: [first] }));
  const repeated = await outbox.accept(testLead({ files: [{ ...second, hash: first.hash }] }));
  expect(repeated.isDuplicate).toBe(true);
  await uploads.removeUnkept([first.id, second.id]);
  expect(await readdir(uploads.folder)).toEqual([first.id]);
});

test("links open for thirty days, for what they were made for", () => {
  const file = put(0);
  const token = uploads.link(file).replace("https://x.example/forms/files/", "");
  expect(uploads.openLink(token)).toEqual({ id: file.id, name: "cv.pdf", type: "application/pdf" });
  expect(uploads.openLink(file.id)).toBeUndefined();
  now += 30 * day;
  expect(uploads.openLink(token)).toBeUndefined();
});
