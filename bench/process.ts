import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { BenchError } from "./run.ts";

/** A server process of a benchmark. It is ended with the benchmark, whatever happens. */
export type RunningProcess = {
  pid: number;
  /** Calls back with every line the process writes to its standard output; returns the way to stop. */
  onLine: (listener: (line: string) => void) => () => void;
  stop: () => Promise<void>;
  /** Ends the process at once, as a crash does. */
  kill: () => Promise<void>;
};

const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(130));

/** Time a process has for leaving before it is killed. */
const stopMs = 5_000;

/**
 * Starts a server and waits until it answers an address with 200.
 * @throws BenchError when the process ends or the time is up before that
 */
export async function startProcess(
  command: [string, ...string[]],
  {
    env = {},
    cwd,
    readyUrl,
    timeoutMs,
  }: { env?: Record<string, string>; cwd?: string; readyUrl: string; timeoutMs: number },
): Promise<RunningProcess & { startMs: number }> {
  const [program, ...args] = command;
  if (await answers(readyUrl)) throw new BenchError(`${readyUrl} is taken already: set BENCH_PORT to a free port.`);
  const start = performance.now();
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors = (errors + chunk).slice(-4000);
  });
  const onLine = readLines(child);
  while (!(await answers(readyUrl))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null;
    if (hasEnded) throw new BenchError(`${command.join(" ")} ended before it was ready.\n${errors}`);
    if (performance.now() - start > timeoutMs) {
      await stop(child);
      throw new BenchError(`${command.join(" ")} was not ready after ${timeoutMs} ms.\n${errors}`);
    }
    await wait(20);
  }
  return {
    pid: child.pid ?? 0,
    startMs: performance.now() - start,
    onLine,
    stop: () => stop(child),
    kill: () => stop(child, "SIGKILL"),
  };
}

function readLines(child: ChildProcess): RunningProcess["onLine"] {
  const listeners = new Set<(line: string) => void>();
  let rest = "";
  child.stdout?.on("data", (chunk) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) for (const listener of listeners) listener(line);
  });
  return (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  const deadline = setTimeout(() => child.kill("SIGKILL"), stopMs);
  child.kill(signal);
  await ended;
  clearTimeout(deadline);
}

function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
  });
}
