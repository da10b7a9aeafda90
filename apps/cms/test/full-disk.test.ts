import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, it } from "vitest";
import { type Backend, firstAdmin, newDataDir, runBackend, sampleLead, siteToken, startBackend } from "./backend";

/** A small file system for all data, in a mount namespace that the backend's process has for itself. */
const smallDisk = [
  ...["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"],
  'mount -t tmpfs -o size=256m,mode=700 tmpfs "$DATA_DIR" && exec "$@"',
  "sh",
];
const hasNamespaces =
  spawnSync("unshare", ["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** Takes what is left of a file system, to the last block. */
function fillUp(folder: string): void {
  for (const bytes of [1 << 20, 4096])
    try {
      while (true) appendFileSync(join(folder, "filler"), Buffer.alloc(bytes));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
}

/** What runs a command with the file systems of a process, in its folder. */
const beside = (pid: number) => [
  ...["nsenter", "--preserve-credentials", "--target", String(pid)],
  ...["--user", "--mount", "--wd"],
];

/** Writes changes into the database of a data folder whose disk is full, until its log needs room that is not there. */
async function fillLog(folder: string): Promise<void> {
  const [, , , port] = readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n");
  const client = new pg.Client({
    ...{ host: "127.0.0.1", port: Number(port), database: "cms", user: "postgres" },
    password: readFileSync(join(folder, "postgres-secret"), "utf8").trim(),
  });
  client.on("error", () => undefined);
  await client.connect();
  const change = () => client.query("SELECT pg_logical_emit_message(true, 'test', repeat('x', 1000000))");
  const isTaken = () =>
    change().then(
      () => true,
      () => false,
    );
  while (await isTaken());
  await client.end().catch(() => undefined);
}

const site = { Authorization: `Bearer ${siteToken}` };
const health = async ({ call }: Backend, headers: Record<string, string> = site) => {
  const { status, body } = await call("GET", "/api/readyz", undefined, headers);
  return [status, body.status];
};
const receive = async ({ call }: Backend, key: string) => {
  const lead = { ...sampleLead, email: `${key}@example.com`, fields: { message: "x".repeat(3900) } };
  return call("POST", "/api/leads/receive", lead, { ...site, "Idempotency-Key": key });
};
/** @param bytes size of a table with two columns */
const upload = ({ call }: Backend, name: string, bytes: number, as: Record<string, string>) => {
  const body = new FormData();
  body.append("file", new Blob(["a,b\n".repeat(bytes / 4)], { type: "text/csv" }), name);
  body.append("_payload", "{}");
  return call("POST", "/api/files", body, as);
};

it.skipIf(!hasNamespaces)(
  "a full disk (needs user namespaces): nothing kept is lost, whoever is refused is told why, and so is the operator",
  { timeout: 600_000 },
  async () => {
    const { dataDir, remove } = newDataDir("empty");
    // The database is on that disk, too.
    const settings = { CMS_DATABASE_URL: "", DISK_MIN_FREE_MB: "0" };
    const backend = await startBackend(dataDir, settings, smallDisk);
    // Keeps the disk while no backend runs on it.
    const [enter = "", ...within] = beside(backend.pid);
    const keeper = spawn(enter, [...within, "sh", "-c", "echo there; exec sleep 600"]);
    await once(keeper.stdout, "data");
    let later: Backend | undefined;
    try {
      const folder = join(`/proc/${keeper.pid}/root`, dataDir);
      const admin = await firstAdmin(backend);
      const german = { ...admin, "Accept-Language": "de" };
      expect(await health(backend)).toEqual([200, "ready"]);
      // Also as long as there are no uploads.
      fillUp(folder);
      expect(await health(backend)).toEqual([503, "files cannot be stored"]);
      rmSync(join(folder, "filler"));
      expect((await upload(backend, "before.csv", 400_000, admin)).status).toBe(201);
      expect((await receive(backend, "before")).status).toBe(201);
      const files = () => readdirSync(join(folder, "cms-media/files")).sort();

      fillUp(folder);
      expect(await health(backend)).toEqual([503, "files cannot be stored"]);
      expect(await health(backend, {})).toEqual([503, "not ready"]);
      expect(backend.output()).toContain("Not ready: files cannot be stored.");
      const refused = await upload(backend, "full.csv", 400_000, german);
      expect([refused.status, refused.body.errors[0].message]).toEqual([
        503,
        expect.stringMatching(/^Der Server kann gerade nichts speichern/),
      ]);
      // The tables have room for a few more; those are acknowledged, and must be there at the end.
      const answers: [string, number][] = [];
      let words = "";
      while (words === "" && answers.length < 400) {
        const key = `full-${answers.length}`;
        const { status, body } = await receive(backend, key);
        answers.push([key, status]);
        if (status !== 201) words = body.errors[0].message;
      }
      expect([answers.at(-1)?.[1], words]).toEqual([
        503,
        expect.stringMatching(/^The server cannot store anything now/),
      ]);
      expect((await backend.siteContent()).version).toBeTruthy();

      rmSync(join(folder, "filler"));
      expect(await health(backend)).toEqual([200, "ready"]);
      expect((await upload(backend, "full.csv", 400_000, admin)).status).toBe(201);
      expect(files()).toEqual(["before.csv", "full.csv"]);
      const kept = answers.filter(([, status]) => status === 201).length + 1;
      const { body } = await backend.call("GET", "/api/leads?limit=1&depth=0", undefined, admin);
      expect(body.totalDocs).toBe(kept);
      const [lost = ""] = answers.at(-1) ?? [];
      expect((await receive(backend, lost)).status).toBe(201);

      // PostgreSQL ends when its log has no room. So does a start, until there is some; then all of it is there.
      fillUp(folder);
      await fillLog(folder);
      await expect
        .poll(backend.output, { timeout: 60_000 })
        .toContain("PostgreSQL has ended, and the content backend with it.");
      const start = await runBackend({ ...settings, DATA_DIR: dataDir }, beside(keeper.pid ?? 0));
      expect([start.code, start.output]).toEqual([1, expect.stringContaining("No space left on device")]);
      rmSync(join(folder, "filler"));
      later = await startBackend(dataDir, settings, beside(keeper.pid ?? 0));
      expect(await health(later)).toEqual([200, "ready"]);
      const { body: all } = await later.call("GET", "/api/leads?limit=1&depth=0", undefined, await firstAdmin(later));
      expect(all.totalDocs).toBe(kept + 1);
    } finally {
      await later?.stop();
      keeper.kill();
      await backend.stop();
      remove();
    }
  },
);

it.skipIf(!hasNamespaces)(
  "a folder of uploads that is read-only (needs user namespaces): health is red, and files are refused with the reason",
  { timeout: 600_000 },
  async () => {
    const { dataDir, remove } = newDataDir();
    const backend = await startBackend(dataDir, { DISK_MIN_FREE_MB: "0" }, smallDisk);
    try {
      const admin = await firstAdmin(backend);
      expect((await upload(backend, "before.csv", 4000, admin)).status).toBe(201);
      const uploads = join(dataDir, "cms-media");
      const [enter = "", ...within] = beside(backend.pid);
      const run = (...command: string[]) => execFileSync(enter, [...within, ...command]);
      run("mount", "--bind", uploads, uploads);
      run("mount", "-o", "remount,bind,ro", uploads);
      expect(await health(backend)).toEqual([503, "files cannot be stored"]);
      const refused = await upload(backend, "read-only.csv", 4000, admin);
      expect([refused.status, refused.body.errors[0].message]).toEqual([
        503,
        expect.stringMatching(/^The server cannot store anything now/),
      ]);
      run("umount", uploads);
      expect(await health(backend)).toEqual([200, "ready"]);
      expect((await upload(backend, "read-only.csv", 4000, admin)).status).toBe(201);
    } finally {
      await backend.stop();
      remove();
    }
  },
);

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

it.skipIf(!hasPrlimit)("keeps nothing of a file that breaks off while it is written (needs prlimit)", async () => {
  const { dataDir, remove } = newDataDir();
  const backend = await startBackend(dataDir, { DISK_MIN_FREE_MB: "0" });
  try {
    const admin = await firstAdmin(backend);
    const limit = (bytes: number | "unlimited") =>
      execFileSync("prlimit", ["--pid", String(backend.pid), `--fsize=${bytes}:unlimited`]);
    limit(65_536);
    expect((await upload(backend, "half.csv", 400_000, admin)).status).toBe(400);
    expect(readdirSync(join(dataDir, "cms-media/files"))).toEqual([]);
    limit("unlimited");
    expect((await upload(backend, "half.csv", 400_000, admin)).body.doc.filename).toBe("half.csv");
  } finally {
    await backend.stop();
    remove();
  }
});

it("takes no file below DISK_MIN_FREE_MB, but leads", async () => {
  const { dataDir, remove } = newDataDir();
  const backend = await startBackend(dataDir, { DISK_MIN_FREE_MB: "1000000" });
  try {
    const admin = await firstAdmin(backend);
    expect(await health(backend)).toEqual([503, "the disk is nearly full"]);
    expect((await upload(backend, "a.csv", 4000, admin)).status).toBe(503);
    expect((await receive(backend, "kept")).status).toBe(201);
  } finally {
    await backend.stop();
    remove();
  }
});
