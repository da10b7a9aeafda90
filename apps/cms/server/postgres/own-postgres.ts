import { execFile, spawn } from "node:child_process";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { keepSecret, StartError } from "@waku/server";
import { connect, takesLock } from "./lock.ts";
import { giveFiles, type Runner, serverRunner } from "./owner.ts";
import { findPrograms, ownDatabase, type Programs } from "./programs.ts";

/** A PostgreSQL server that this process started. */
export type OwnPostgres = {
  /** The backend's database. */
  url: string;
  /** The server's administration, by whom databases are made. */
  adminUrl: string;
  /** Resolves when it has ended, with the end of its log. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

type Options = {
  /** Settings of the server, `name=value`, beyond its own. */
  settings?: readonly string[];
};

/** Folder of the server below the data folder, and the file with its password. */
const folderName = "postgres";
const passwordFile = "postgres-secret";
const admin = "postgres";
const user = "cms";

/** On loopback by password alone. Small, since one backend is all that works with it; its log holds no content. */
const ownSettings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "password_encryption=scram-sha-256",
  "shared_buffers=64MB",
  "max_connections=40",
  "jit=off",
  "log_min_messages=fatal",
  "log_error_verbosity=terse",
];

/**
 * Runs the server and ends it, in order, when its own standard input ends: that is when the backend asks for it or is
 * gone, however it went. A session of its own keeps the terminal's Ctrl+C from it, so that answers under way are finished.
 */
const keeper = `
exec 3<&0
"$@" </dev/null 3<&- &
server=$!
{ read -r _ <&3; kill -INT $server; } >/dev/null 2>&1 &
reader=$!
wait $server
code=$?
kill $reader
exit $code`;

const startMs = 60_000;
const endMs = 30_000;
const pauseMs = 50;
const attempts = 5;

/**
 * Starts the PostgreSQL server of a data folder, on a free port of loopback; makes its files at the first start. What a
 * backend left behind that was killed is put in order first.
 * @throws StartError when it cannot run here, or another backend uses the data folder
 */
export async function startPostgres(dataDir: string, { settings = [] }: Options = {}): Promise<OwnPostgres> {
  const programs = await findPrograms();
  const password = keepSecret(undefined, dataDir, passwordFile);
  const cluster: Cluster = { programs, password, folder: join(dataDir, folderName), runner: serverRunner(dataDir) };
  await createFolder(cluster);
  giveFiles(cluster.folder, cluster.runner);
  for (let attempt = 1; ; attempt++) {
    await endFormerServer(cluster);
    try {
      return await launch(cluster, settings);
    } catch (error) {
      // Another program may have taken the port, or another backend the folder, a moment before.
      if (attempt === attempts || !(error instanceof StartError)) throw error;
    }
  }
}

/**
 * The server of a data folder, whoever runs it: the one there is, else one that is started.
 * @returns the backend's database, and what ends a server that was started
 */
export async function reachPostgres(dataDir: string): Promise<Pick<OwnPostgres, "url" | "stop">> {
  const mark = join(dataDir, folderName, "postmaster.pid");
  const [, , , port] = existsSync(mark) ? readFileSync(mark, "utf8").split("\n") : [];
  if (!port) return startPostgres(dataDir);
  const url = urlOf(keepSecret(undefined, dataDir, passwordFile), user, port);
  const client = await connect(url).catch(() => undefined);
  await client?.end();
  return client ? { url, stop: async () => undefined } : startPostgres(dataDir);
}

type Cluster = { programs: Programs; password: string; folder: string; runner: Runner };

/** Makes the server's files beside their place, so that they are complete or not there at all. */
async function createFolder({ programs, password, folder, runner }: Cluster): Promise<void> {
  const major = await programMajor(programs);
  if (existsSync(join(folder, "PG_VERSION"))) {
    const found = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
    if (found === major) return;
    throw new StartError(
      `${folder} was written by PostgreSQL ${found}, and this release brings ${major}: make a backup with the release that wrote it (npm run cms:backup), move the folder away, and restore the backup with this one (npm run cms:restore).`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartError(`${folder} holds something else than a database of PostgreSQL: move it away.`);
  const making = `${folder}.new-${process.pid}`;
  removeRemains(folder);
  const secret = `${making}.password`;
  try {
    mkdirSync(making, { mode: 0o700 });
    writeFileSync(secret, password, { mode: 0o600 });
    if (runner.owner) for (const path of [making, secret]) chownSync(path, runner.owner.uid, runner.owner.gid);
    const access = [`--username=${admin}`, "--auth=scram-sha-256", `--pwfile=${secret}`];
    // The same order on every system: that of the code points.
    const texts = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
    await runAs(runner, making, [programs.initdb, "-D", making, ...access, ...texts]);
    renameSync(making, folder);
  } catch (error) {
    // Of two that make it at once, one is first.
    if (!existsSync(join(folder, "PG_VERSION")))
      throw new StartError(
        `PostgreSQL cannot make its files in ${folder} (${reasonOf(error)}): see that its user may enter that folder and the program's, or ${ownDatabase}.`,
      );
  } finally {
    for (const path of [making, secret]) rmSync(path, { recursive: true, force: true });
  }
}

/** What is left of attempts that were cut short. */
function removeRemains(folder: string): void {
  const parent = join(folder, "..");
  for (const name of readdirSync(parent)) {
    const pid = /^postgres\.new-(\d+)/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
}

async function programMajor({ postgres }: Programs): Promise<string | undefined> {
  try {
    const { stdout } = await run(postgres, ["--version"], { env: serverEnv });
    return /\) (\d+)/.exec(stdout)?.[1];
  } catch (error) {
    throw new StartError(`PostgreSQL cannot run on this system (${reasonOf(error)}): ${ownDatabase}.`);
  }
}

/**
 * Waits for the end of a server whose backend has just ended, ends one whose backend is gone, and takes away the mark
 * of one that is gone itself, where another program has its number now.
 */
async function endFormerServer(cluster: Cluster): Promise<void> {
  const { folder, programs, runner } = cluster;
  const mark = join(folder, "postmaster.pid");
  const deadline = Date.now() + endMs;
  for (;;) {
    const [pid, , , port] = existsSync(mark) ? readFileSync(mark, "utf8").split("\n") : [];
    if (!pid || !isAlive(Number(pid))) return;
    if (isAnotherProgram(Number(pid))) return rmSync(mark, { force: true });
    const client = port ? await connect(urlOf(cluster.password, user, port)).catch(() => undefined) : undefined;
    if (client) {
      const isOrphan = await takesLock(client).catch(() => true);
      await client.end().catch(() => undefined);
      if (!isOrphan)
        throw new StartError(
          `Another process uses the data folder of ${folder}: end it, or give this one its own with DATA_DIR=….`,
        );
      await runAs(runner, folder, [programs.pg_ctl, "stop", "-D", folder, "-m", "fast", "-w"]).catch(() => undefined);
    } else if (Date.now() > deadline)
      throw new StartError(`A PostgreSQL server (process ${pid}) uses ${folder} and does not answer: end it.`);
    await wait(pauseMs);
  }
}

async function launch(cluster: Cluster, settings: readonly string[]): Promise<OwnPostgres> {
  const { folder, programs, runner } = cluster;
  const port = await freePort();
  const command = [
    programs.postgres,
    ...["-D", folder, "-p", port],
    ...[...ownSettings, ...settings].flatMap((each) => ["-c", each]),
  ];
  const isWindows = process.platform === "win32";
  const kept = isWindows ? command : ["/bin/sh", "-c", keeper, "postgres", ...command];
  const [program = "", ...args] = [...runner.prefix, ...kept];
  const server = spawn(program, args, {
    ...runner.owner,
    cwd: folder,
    env: serverEnv,
    stdio: ["pipe", "ignore", "pipe"],
    detached: !isWindows,
  });
  let log = "";
  server.stderr.setEncoding("utf8").on("data", (part: string) => {
    log = (log + part).slice(-4_000);
  });
  server.stdin.on("error", () => undefined);
  const ended = new Promise<string>((done) => {
    server.once("error", (error) => done(error.message));
    server.once("close", () => done(log.trim()));
  });
  const isEnded = () => server.exitCode !== null || server.pid === undefined;
  const url = urlOf(cluster.password, user, port);
  const adminUrl = urlOf(cluster.password, admin, port);
  const deadline = Date.now() + startMs;
  while (!(await prepareDatabase(adminUrl, cluster.password))) {
    if (isEnded())
      throw new StartError(`PostgreSQL cannot start in ${folder} (${await ended}): mend that, or ${ownDatabase}.`);
    if (Date.now() > deadline) {
      server.stdin.end();
      throw new StartError(`PostgreSQL did not start in ${folder} within ${startMs / 1000} s: ${log.trim()}`);
    }
    await wait(pauseMs);
  }
  return {
    url,
    adminUrl,
    ended,
    async stop() {
      server.stdin.end();
      if (isWindows) await run(programs.pg_ctl, ["stop", "-D", folder, "-m", "fast"]).catch(() => server.kill());
      await ended;
    },
  };
}

/** Makes the backend's user and database, unless they are there. @returns whether the server answers */
async function prepareDatabase(adminUrl: string, password: string): Promise<boolean> {
  const client = await connect(adminUrl).catch(() => undefined);
  if (!client) return false;
  try {
    const users = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [user]);
    // Its letters are those of base64url.
    if (users.rowCount === 0) await client.query(`CREATE ROLE ${user} LOGIN PASSWORD '${password}'`);
    const databases = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [user]);
    if (databases.rowCount === 0) await client.query(`CREATE DATABASE ${user} OWNER ${user}`);
    return true;
  } finally {
    await client.end();
  }
}

function urlOf(password: string, name: string, port: string): string {
  return `postgres://${name}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
}

/** Nothing of the backend's secrets. */
const serverEnv: NodeJS.ProcessEnv = {
  NODE_ENV: "production",
  PATH: process.env.PATH,
  SystemRoot: process.env.SystemRoot,
  LC_ALL: "C",
  TZ: "UTC",
};

const run = promisify(execFile);

/** Runs a program of PostgreSQL to its end, as who may run it. */
function runAs({ prefix, owner }: Runner, folder: string, command: string[]) {
  const [program = "", ...args] = [...prefix, ...command];
  return run(program, args, { ...owner, cwd: folder, env: serverEnv });
}

function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  return (stderr || message || String(error)).trim();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Known on Linux only. */
function isAnotherProgram(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0")[0]?.includes("postgres");
  } catch {
    return false;
  }
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === "string") throw new Error("No port of loopback is free.");
  return String(address.port);
}
