import { type ChildProcess, spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A server that was started for a test, a benchmark or a picture. It ends with the process that started it. */
export type ServerProcess = {
  pid: number;
  /** Milliseconds from its start until it was ready. */
  startMs: number;
  /** Everything it wrote to its standard output and error so far. */
  output: () => string;
  /** Resolves with its exit code once it ended; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Asks it to end, kills it if it does not, and resolves with its exit code. */
  stop: (signal?: "SIGTERM" | "SIGINT") => Promise<number | null>;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
};

export type ServerCommand = {
  /** Program and its arguments. */
  command: readonly string[];
  cwd?: string;
  /** All variables it gets, beyond PATH and what Node itself is to do. */
  env?: Record<string, string>;
};

/** Long enough for machines that are busy with something else. */
const readyMs = 180_000;
const stopMs = 30_000;
/** Lines of the log that are shown of a start that failed. */
const shownLines = 40;

/** Node keeps compiled modules from start to start, which halves the time of most. */
const ownEnv = {
  NODE_ENV: "production" as const,
  NODE_COMPILE_CACHE: join(tmpdir(), "node-compile-cache"),
  PATH: process.env.PATH ?? "",
};

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const [signal, code] of [
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.once(signal, () => process.exit(code));

/**
 * Starts a server and waits until it is ready.
 * @param isReady asked again and again until it says yes; what it throws means no
 * @throws Error with the end of the log, when the server ends or `timeoutMs` are over before that
 */
export async function startServer(
  server: ServerCommand,
  isReady: () => Promise<boolean>,
  timeoutMs = readyMs,
): Promise<ServerProcess> {
  const started = performance.now();
  const { child, output, ended } = launch(server);
  const kill = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const failure = (what: string) => {
    const log = output().trimEnd().split("\n").slice(-shownLines).join("\n");
    return new Error(`${server.command.join(" ")} ${what}. The end of its log:\n${log}`);
  };
  while (!(await isReady().catch(() => false))) {
    if (!running.has(child)) throw failure("ended before it was ready");
    if (performance.now() - started > timeoutMs) {
      await kill();
      throw failure(`was not ready after ${timeoutMs / 1000} s`);
    }
    await wait(25);
  }
  return {
    pid: child.pid ?? 0,
    startMs: performance.now() - started,
    output,
    ended,
    kill,
    async stop(signal = "SIGTERM") {
      const deadline = setTimeout(() => child.kill("SIGKILL"), stopMs);
      child.kill(signal);
      const code = await ended;
      clearTimeout(deadline);
      return code;
    },
  };
}

/** Starts a server and waits for its end: for starts that must fail. */
export async function runServer(server: ServerCommand): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch(server);
  const code = await ended;
  return { code, output: output() };
}

/** Whether an address answers with 200. */
export async function answers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(10_000), headers: { Connection: "close" } });
  await response.body?.cancel();
  return response.status === 200;
}

function launch({ command: [program = "", ...args], cwd, env }: ServerCommand) {
  const child = spawn(program, args, {
    cwd,
    env: { ...ownEnv, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
  const ended = new Promise<number | null>((done) => {
    const end = (code: number | null) => {
      running.delete(child);
      done(code);
    };
    child.once("close", end);
    child.once("error", (error) => {
      text += `${error.message}\n`;
      end(127);
    });
  });
  return { child, output: () => text, ended };
}
