// Reads what the test runners report, and keeps apart what passed at once from what passed at another try.
import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

/**
 * @typedef {{ name: string, error: string }} Flaky a test that failed first and passed then, and why it failed
 * @typedef {{ passed: number, failed: number, skipped: number, flaky: Flaky[], crashes: Flaky[] }} Report
 *   `crashes`: tests that passed once a crashed browser had been replaced, which says nothing of the site
 */

/** So many flaky tests are no bad luck any more: the run fails. */
export const tooManyFlaky = 5;

/** What Playwright says when the browser itself is gone. */
const crash = /Target crashed|Page crashed|Target page, context or browser has been closed|browserType\.launch/;

/**
 * What a test runner that ended with `code` left in `file`. Silence is no success: a run that ended badly, left no
 * report that can be read, or ran no test counts as one failure, and `fault` says why.
 * @param {string} file
 * @param {(json: any) => Report} read
 * @param {number} code
 * @returns {Report & { fault?: string }}
 */
export function readRun(file, read, code) {
  let report;
  try {
    report = read(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const fault = `the report of the tests cannot be read (${error.message})`;
    return { passed: 0, failed: 1, skipped: 0, flaky: [], crashes: [], fault };
  }
  if (report.failed > 0) return report;
  if (code !== 0) return { ...report, failed: 1, fault: `the tests ended with code ${code}, though none failed` };
  if (report.passed === 0) return { ...report, failed: 1, fault: "no test ran" };
  return report;
}

/**
 * The report of Vitest's `json` reporter. A test that passed and still has messages failed before.
 * @returns {Report}
 */
export function readVitest(json) {
  const tests = json.testResults.flatMap((file) => file.assertionResults);
  const flaky = tests.filter((test) => test.status === "passed" && test.failureMessages.length > 0);
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests + (json.numTodoTests ?? 0),
    flaky: flaky.map((test) => ({ name: test.fullName, error: firstLine(test.failureMessages[0]) })),
    crashes: [],
  };
}

/**
 * The report of Playwright's `json` reporter.
 * @returns {Report}
 */
export function readPlaywright(json) {
  const report = { passed: 0, failed: 0, skipped: 0, flaky: [], crashes: [] };
  for (const { name, test } of testsIn(json.suites)) {
    if (test.status === "skipped") report.skipped++;
    else if (test.status === "unexpected") report.failed++;
    else report.passed++;
    if (test.status !== "flaky") continue;
    const failures = test.results.filter(({ status }) => status !== "passed");
    const isCrash = failures.every(({ status, error }) => status === "failed" && crash.test(error?.message ?? ""));
    const entry = { name, error: firstLine(failures[0]?.error?.message ?? failures[0]?.status ?? "") };
    (isCrash ? report.crashes : report.flaky).push(entry);
  }
  return report;
}

function testsIn(suites = [], path = []) {
  return suites.flatMap((suite) => {
    const titles = [...path, suite.title];
    const own = (suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({ name: [test.projectName, ...titles, spec.title].join(" › "), test })),
    );
    return [...own, ...testsIn(suite.suites, titles)];
  });
}

function firstLine(text) {
  return stripVTControlCharacters(String(text)).split("\n")[0];
}
