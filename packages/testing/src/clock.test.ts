import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { node } from "./node.ts";
import { runServer } from "./server-process.ts";

const clock = join(import.meta.dirname, "clock.ts");

function at(now: string, script: string) {
  const command = [node, "--disable-warning=ExperimentalWarning", "--import", clock, "-e", script];
  return runServer({ command, env: { CLOCK_STARTS_AT: now, TZ: "Europe/Berlin" } });
}

it("starts at the instant, goes on, and leaves other dates alone", async () => {
  const script = `
    const start = Date.now();
    console.log(new Date().toISOString().slice(0, 15), new Date() instanceof Date, new Date(0).toISOString());
    console.log(Date().slice(0, 15), new Date(2027, 0, 1).getFullYear(), Date.UTC(1970, 0), Date.parse("1970-01-01"));
    setTimeout(() => console.log(Date.now() - start >= 100, Date.now() - start < 60_000), 110);`;
  const { output } = await at("2027-02-28T23:30:00+01:00", script);
  expect(output.trim().split("\n")).toEqual([
    "2027-02-28T22:3 true 1970-01-01T00:00:00.000Z",
    "Sun Feb 28 2027 2027 0 0",
    "true true",
  ]);
});

it("is set while the process runs", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "clock-")), "clock");
  const script = `
    require("node:fs").writeFileSync(${JSON.stringify(file)}, "2020-02-02T20:00:00Z");
    process.kill(process.pid, "SIGUSR2");
    const seen = setInterval(() => {
      if (new Date().getFullYear() !== 2020) return;
      console.log("set");
      clearInterval(seen);
    }, 5);`;
  const command = [node, "--disable-warning=ExperimentalWarning", "--import", clock, "-e", script];
  const env = { CLOCK_STARTS_AT: "2027-02-28T23:30:00+01:00", CLOCK_FILE: file };
  expect((await runServer({ command, env })).output).toBe("set\n");
});

it("refuses what is no instant", async () => {
  const { code, output } = await at("tomorrow", "");
  expect(code).toBe(1);
  expect(output).toContain('CLOCK_STARTS_AT="tomorrow" is no date with time');
});
