import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { findFullChromium } from "@waku/testing";

/** Why a benchmark cannot run; the message says all that is needed to change that. */
export class BenchError extends Error {}

/** Runs a benchmark; what it cannot do without is said in a sentence instead of a stack. */
export async function run(benchmark: () => Promise<void>): Promise<void> {
  try {
    await benchmark();
  } catch (error) {
    if (!(error instanceof BenchError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Absolute path of a program on the PATH. @throws BenchError that says how to install it */
export function requireTool(name: string, remedy: string): string {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  const found = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (!found) throw new BenchError(`This benchmark needs ${name}, which was not found: ${remedy}.`);
  return found;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of the machine. @throws BenchError that says how to name another */
export function chromiumPath(): string {
  const found = findFullChromium();
  if (!found) throw new BenchError("No Chromium was found: install one, or name it in CHROMIUM_PATH.");
  return found;
}

/** First port of the benchmarks; each uses this one and the next. */
export function basePort(): number {
  const port = Number(process.env.BENCH_PORT ?? 3130);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new BenchError(`BENCH_PORT="${process.env.BENCH_PORT}" is no port number.`);
  return port;
}
