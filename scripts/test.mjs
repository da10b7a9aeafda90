// `npm test`: installs, finds or installs a browser, builds, and runs every check and test. Ends with a line that counts.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { build, buildBackend, install, run, say } from "./prepare.mjs";

const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), "site-tests-"));
const total = { passed: 0, failed: 0, skipped: 0 };

await install();
// First, since it writes the types of the routes that the unused-code check looks for.
await step("Types", "npm", ["run", "typecheck", "--silent"]);
await step("Lint", "npm", ["run", "lint", "--silent"]);
await step("Content", "npm", ["run", "content:check", "--silent"]);
await build();
await vitest("Unit tests", "unit");
if (!(await buildBackend())) total.failed++;
await ensureNginx();
await ensurePostgres();
await vitest("Integration tests", "integration");
await browserTests();
rmSync(reports, { recursive: true, force: true });

const minutes = ((Date.now() - started) / 60_000).toFixed(1);
say(`All checks ran in ${minutes} minutes.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** A check that passes or fails as a whole. */
async function step(name, command, args) {
  say(name);
  const isPassed = (await run(command, args)) === 0;
  total[isPassed ? "passed" : "failed"]++;
}

async function vitest(name, project) {
  say(name);
  const file = join(reports, `${project}.json`);
  const code = await run("vitest", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const report = readReport(file);
  count(report?.numPassedTests, report?.numFailedTests, report?.numPendingTests, code);
}

async function browserTests() {
  say("Browser tests");
  const chromium = await ensureChromium();
  const file = join(reports, "browser.json");
  const code = await run("playwright", ["test", "-c", "apps/web/playwright.config.ts", "--reporter=list,json"], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = readReport(file)?.stats;
  count(stats && stats.expected + stats.flaky, stats?.unexpected, stats?.skipped, code);
}

/** Adds a suite to the totals. A run that failed without counting a failure (it crashed) counts as one. */
function count(passed = 0, failed = 0, skipped = 0, code = 0) {
  total.passed += passed;
  total.skipped += skipped;
  total.failed += code !== 0 && failed === 0 ? 1 : failed;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
