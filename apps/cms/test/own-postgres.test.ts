import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { node, reservePort, runServer, type ServerProcess, startServer } from "@waku/testing";
import { expect, it } from "vitest";
import { newDataDir } from "./backend";

const script = resolve(import.meta.dirname, "own-postgres-process.ts");

it("the backend's own server serves one data folder for one process, and ends however that process ends", async () => {
  const { dataDir, remove } = newDataDir("empty");
  const folder = join(dataDir, "postgres");
  const mark = join(folder, "postmaster.pid");
  const commandOn = (port: number) => ({
    command: [node, "--disable-warning=ExperimentalWarning", script, dataDir, String(port)],
  });
  async function start(): Promise<{ process: ServerProcess; pid: number }> {
    const port = await reservePort();
    const isReady = async () => (await fetch(`http://127.0.0.1:${port}`)).ok;
    const process = await startServer(commandOn(port), isReady);
    return { process, pid: Number(readFileSync(mark, "utf8").split("\n")[0]) };
  }
  const isAlive = (pid: number) => existsSync(`/proc/${pid}`);
  const isMode = (path: string, forbidden: number) =>
    expect([path, statSync(path).mode & forbidden]).toEqual([path, 0]);

  // What is left of a first start that was cut short.
  mkdirSync(join(dataDir, "postgres.new-999999999/base"), { recursive: true });
  const first = await start();
  expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres-secret"]);
  isMode(folder, 0o077);
  isMode(join(dataDir, "postgres-secret"), 0o077);
  const second = await runServer(commandOn(await reservePort()));
  expect([second.code, second.output]).toEqual([1, expect.stringContaining("Another process uses the data folder")]);

  await first.process.kill();
  const next = await start();
  expect(isAlive(first.pid)).toBe(false);
  expect(await next.process.stop()).toBe(0);
  expect([isAlive(next.pid), existsSync(mark)]).toEqual([false, false]);

  // The mark of a server that lost its power, whose number another program has now.
  writeFileSync(mark, [process.pid, folder, 0, 1, "", "127.0.0.1", ""].join("\n"));
  await (await start()).process.stop("SIGINT");

  writeFileSync(join(folder, "PG_VERSION"), "9\n");
  const { code, output } = await runServer(commandOn(await reservePort()));
  expect([code, output]).toEqual([1, expect.stringContaining("was written by PostgreSQL 9")]);
  remove();
});
