import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { node, runServer } from "@waku/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readArchive } from "../server/backup/archive";
import { type Backend, firstAdmin, newDataDir, runSql, save, settingsOf, startBackend } from "./backend";

const cli = resolve(import.meta.dirname, "../server/backup/cli.ts");
const folder = mkdtempSync(join(tmpdir(), "cms-backup-"));
const { dataDir, remove } = newDataDir();
let backend: Backend;
let admin: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
});
afterAll(async () => {
  await backend.stop();
  remove();
  rmSync(folder, { recursive: true });
});

/** Runs a command as an operator does. */
const command = async (what: string, file: string, of: string) =>
  runServer({
    command: [node, "--disable-warning=ExperimentalWarning", cli, what, file],
    env: { ...(await settingsOf(of)), TMPDIR: tmpdir() },
  });

const contentsOf = (file: string) => readArchive(file, mkdtempSync(join(folder, "read-")));

it("a backup made while editors write is restored as it was, and works", async () => {
  const form = new FormData();
  form.append("file", new File(["step;done\n"], "shift.csv", { type: "text/csv" }));
  expect((await backend.call("POST", "/api/files", form, admin)).status).toBe(201);
  const { docs } = (await backend.call("GET", "/api/articles?limit=1&depth=0", undefined, admin)).body;
  const file = join(mkdtempSync(join(folder, "first-")), "first.tar.gz");
  let isWriting = true;
  const writes = (async () => {
    for (let count = 0; isWriting; count++) {
      const draft = { title: `Draft ${count}`, _status: "draft" };
      const { status } = await save(backend, "PATCH", `/api/articles/${docs[0].id}?draft=true`, draft, admin);
      expect(status).toBe(200);
    }
  })();
  const made = await command("backup", file, dataDir);
  isWriting = false;
  await writes;
  expect([made.code, made.output]).toEqual([0, expect.stringContaining("uploaded files are in")]);
  expect((await command("backup", file, dataDir)).output).toContain("is there already");

  const other = newDataDir("empty");
  const restored = await command("restore", file, other.dataDir);
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("is restored")]);
  const again = join(mkdtempSync(join(folder, "second-")), "second.tar.gz");
  expect((await command("backup", again, other.dataDir)).code).toBe(0);
  expect(await contentsOf(again)).toEqual(await contentsOf(file));
  expect((await command("restore", file, other.dataDir)).output).toContain("The database is not empty");

  const next = await startBackend(other.dataDir);
  expect(await next.siteContent()).toEqual(await backend.siteContent());
  const { status, body } = await next.call("POST", "/api/articles?draft=true", newArticle, await firstAdmin(next));
  expect([status, body.doc?.id]).toEqual([201, expect.any(Number)]);
  expect((await command("restore", file, other.dataDir)).output).toContain("A backend uses this database");
  await next.stop();
  other.remove();
});

const newArticle = { language: "de", name: "after-restore", title: "Danach", _status: "draft" };

it("an archive that is damaged, cut short or of a newer release is refused, and nothing of it kept", async () => {
  const file = join(folder, "sound.tar.gz");
  expect((await command("backup", file, dataDir)).code).toBe(0);
  const bytes = readFileSync(file);
  const flipped = Buffer.from(bytes);
  flipped[Math.floor(bytes.length / 2)] = ~(flipped[Math.floor(bytes.length / 2)] ?? 0) & 255;
  const damaged = { flipped, short: bytes.subarray(0, bytes.length / 2), none: Buffer.from("no archive") };
  const other = newDataDir("empty");
  for (const [name, data] of Object.entries(damaged)) {
    writeFileSync(join(folder, name), data);
    const { code, output } = await command("restore", join(folder, name), other.dataDir);
    expect([name, code, output]).toEqual([name, 1, expect.stringContaining("is damaged, or no backup")]);
    expect(output).not.toMatch(/^\s+at /m);
  }
  await runSql(dataDir, "INSERT INTO payload_migrations (name, batch) VALUES ('29991231_000000_later', 9)");
  const later = join(folder, "later.tar.gz");
  expect((await command("backup", later, dataDir)).code).toBe(0);
  await runSql(dataDir, "DELETE FROM payload_migrations WHERE name = '29991231_000000_later'");
  expect((await command("restore", later, other.dataDir)).output).toContain("of a newer release");
  const [{ n }] = await runSql(other.dataDir, "SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = 'public'");
  expect([n, readdirSync(other.dataDir)]).toEqual([0, []]);
  other.remove();
});
