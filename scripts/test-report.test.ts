import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readPlaywright, readRun, readVitest } from "./test-report.mjs";

describe("the report of Vitest", () => {
  it("names what passed at another try only", () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const assertionResults = [
      test("good", "passed"),
      test("bad", "failed", "Error: a", "Error: a", "Error: a"),
      test("now and then", "passed", "\u001b[31mError: too late\u001b[39m\n    at file.ts:1"),
    ];
    const json = { numPassedTests: 2, numFailedTests: 1, numPendingTests: 1, testResults: [{ assertionResults }] };
    expect(readVitest(json)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      flaky: [{ name: "now and then", error: "Error: too late" }],
      crashes: [],
    });
  });
});

describe("the report of Playwright", () => {
  const failure = (message: string, status = "failed") => ({ status, error: { message } });
  const spec = (title: string, status: string, ...results: object[]) => ({
    title,
    tests: [{ projectName: "desktop", status, results }],
  });
  const report = (...specs: object[]) =>
    readPlaywright({ suites: [{ title: "a.spec.ts", specs: [], suites: [{ title: "menus", specs }] }] });
  const passed = { status: "passed" };

  it("counts by what became of each test in the end", () => {
    const specs = [spec("a", "expected", passed), spec("b", "unexpected", failure("x")), spec("c", "skipped")];
    expect(report(...specs)).toEqual({ passed: 1, failed: 1, skipped: 1, flaky: [], crashes: [] });
  });

  it("names flaky tests, and those that only a crash of the browser stopped apart from them", () => {
    const crash = failure("Error: page.goto: Target page, context or browser has been closed\nCall log:");
    const found = report(
      spec("late", "flaky", failure("Error: not visible\n  more"), passed),
      spec("crashed", "flaky", crash, passed),
      // Closed because the time was up: the test waited for something.
      spec("slow", "flaky", { ...crash, status: "timedOut" }, passed),
      spec("both", "flaky", crash, failure("Error: not visible"), passed),
    );
    expect(found).toMatchObject({ passed: 4, failed: 0 });
    expect(found.flaky.map(({ name }) => name)).toEqual([
      "desktop › a.spec.ts › menus › late",
      "desktop › a.spec.ts › menus › slow",
      "desktop › a.spec.ts › menus › both",
    ]);
    expect(found.crashes.map(({ name }) => name)).toEqual(["desktop › a.spec.ts › menus › crashed"]);
    expect(found.flaky[0]?.error).toBe("Error: not visible");
  });
});

describe("a run of tests", () => {
  const vitest = (numPassedTests: number, numFailedTests = 0) =>
    JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 0, testResults: [] });

  it.each([
    ["passed", vitest(2), 0, { passed: 2, failed: 0 }],
    ["counted what failed", vitest(2, 3), 1, { passed: 2, failed: 3 }],
    ["ended badly without a failed test", vitest(2), 1, { passed: 2, failed: 1, fault: /ended with code 1/ }],
    ["ran nothing", vitest(0), 0, { passed: 0, failed: 1, fault: /no test ran/ }],
    ["left half a report", vitest(2).slice(0, 20), 0, { passed: 0, failed: 1, fault: /cannot be read/ }],
    ["left a report of another kind", "{}", 0, { passed: 0, failed: 1, fault: /cannot be read/ }],
    ["left no report", undefined, 0, { passed: 0, failed: 1, fault: /cannot be read/ }],
  ])("that %s", (_what, text, code, { fault, ...counts }: { passed: number; failed: number; fault?: RegExp }) => {
    const file = join(mkdtempSync(join(tmpdir(), "report-")), "report.json");
    if (text !== undefined) writeFileSync(file, text);
    const run = readRun(file, readVitest, code);
    expect(run).toMatchObject(counts);
    if (fault) expect(run.fault).toMatch(fault);
    else expect(run.fault).toBeUndefined();
  });
});
