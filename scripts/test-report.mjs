// Reads what the test runners report, and keeps apart what passed at once from what passed at another try.
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
