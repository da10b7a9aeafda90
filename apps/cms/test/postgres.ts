import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { reservePort } from "@waku/testing";
import { connect } from "../server/postgres/lock";
import { databasesOn, type TestDatabases } from "./databases";

/** Who runs the server, which refuses to run as root; undefined for whoever runs the tests. */
const owner = process.getuid?.() === 0 ? packageUser() : undefined;
/** Programs of a PostgreSQL server; undefined where none is installed, or root has nobody to run it. */
export const postgresPrograms = owner || process.getuid?.() !== 0 ? findPrograms() : undefined;

const user = "waku";

export type PostgresServer = { databases: TestDatabases; stop: () => Promise<void> };

/**
 * Starts a PostgreSQL server as a system has it, empty and on loopback, that forgets everything with a crash. Every data
 * folder gets a database in it.
 */
export async function startInstalledPostgres(programs: string): Promise<PostgresServer> {
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
  const url = `postgres://${user}@127.0.0.1:${port}/postgres`;
  for (;;) {
    const client = await connect(url).catch(() => undefined);
    await client?.end();
    if (client) break;
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended while starting:\n${errors}`);
    await wait(50);
  }
  return {
    databases: databasesOn(url),
    async stop() {
      server.kill("SIGINT");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
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
  return folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name))));
}
