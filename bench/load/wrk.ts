import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { BenchError } from "../run.ts";

/** Result of a run of wrk; times in ms. */
export type Load = { requests: number; requestsPerSecond: number; p50: number; p99: number; errors: number };

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Loads one address over keep-alive connections, as fast as it answers, for some seconds. */
export async function wrk(
  url: string,
  { prefix, seconds, connections }: { prefix: string[]; seconds: number; connections: number },
): Promise<Load> {
  const [program = "wrk", ...args] = [
    ...prefix,
    "wrk",
    ...["--threads", "1", "--connections", String(connections), "--duration", `${seconds}s`, "--latency"],
    ...["--header", "Accept-Encoding: br", url],
  ];
  const { stdout } = await promisify(execFile)(program, args, { timeout: (seconds + 20) * 1000 });
  const requestsPerSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  if (!(requestsPerSecond > 0 && requests > 0)) throw new BenchError(`wrk reported nothing usable:\n${stdout}`);
  const [, ...socket] = /connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout) ?? [];
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  const errors = socket.reduce((sum, count) => sum + Number(count), refused);
  return { requests, requestsPerSecond, p50: latency(stdout, "50%"), p99: latency(stdout, "99%"), errors };
}

function latency(output: string, share: string): number {
  const [, value, unit = "ms"] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}
