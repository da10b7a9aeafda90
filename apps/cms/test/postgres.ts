import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { reservePort } from "@waku/testing";
import type { TestDatabase } from "./backend";

/** Who runs the server, which refuses to run as root; undefined for whoever runs the tests. */
const owner = process.getuid?.() === 0 ? packageUser() : undefined;
/** Programs of a PostgreSQL server; undefined where none is installed, or root has nobody to run it. */
export const postgresPrograms = owner || process.getuid?.() !== 0 ? findPrograms() : undefined;

const user = "waku";

export type PostgresServer = {
  database: TestDatabase;
  /** New databases are copies of that of a data folder from now on, which nobody may use meanwhile. */
  copyFrom: (dataDir: string) => void;
  stop: () => Promise<void>;
};

/**
 * Starts a PostgreSQL server of its own, empty and on loopback, that forgets everything with a crash. Every data folder
 * gets a database in it.
 */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "cms-postgres-"));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const options = { cwd: folder, ...owner };
  const data = join(folder, "data");
  const init = ["-D", data, "-U", user, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(programs, "initdb"), init, { ...options, stdio: "pipe" });
  const port = String(await reservePort());
  const settings = ["listen_addresses=127.0.0.1", "fsync=off", "full_page_writes=off"].flatMap((each) => ["-c", each]);
  const server = spawn(join(programs, "postgres"), ["-D", data, "-p", port, "-k", folder, ...settings], {
    ...options,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  server.stderr.on("data", (part) => {
    errors += part;
  });
  const ended = new Promise((done) => server.once("close", done));
  const urlOf = (name: string) => `postgres://${user}@127.0.0.1:${port}/${name}`;
  const query = (name: string, sql: string) =>
    execFileSync(join(programs, "psql"), [urlOf(name), "-qAt", "-v", "ON_ERROR_STOP=1", "-c", sql], {
      encoding: "utf8",
      stdio: "pipe",
    });
  while (!answers()) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting:\n${errors}`);
    await wait(50);
  }
  const known = new Set<string>();
  let template = "template0";
  const nameOf = (dataDir: string) => {
    const name = basename(dataDir).toLowerCase();
    if (!known.has(name)) query("postgres", `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
    known.add(name);
    return name;
  };
  return {
    database: {
      kind: "postgres",
      settings: (dataDir) => ({ CMS_DATABASE_URL: urlOf(nameOf(dataDir)) }),
      run: (dataDir, sql) => void query(nameOf(dataDir), sql),
    },
    copyFrom(dataDir) {
      template = nameOf(dataDir);
    },
    async stop() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };

  function answers(): boolean {
    try {
      return query("postgres", "SELECT 1") === "1\n";
    } catch {
      return false;
    }
  }
}

/** The user whom the package of PostgreSQL brings. */
function packageUser(): { uid: number; gid: number } | undefined {
  try {
    const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) =>
      Number(execFileSync("id", [flag, "postgres"], { stdio: "pipe" })),
    );
    return { uid, gid };
  } catch {
    return undefined;
  }
}

function findPrograms(): string | undefined {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => ["initdb", "postgres", "psql"].every((name) => existsSync(join(folder, name))));
}
