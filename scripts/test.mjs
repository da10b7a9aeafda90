// `npm test`: installs, finds or installs browsers, builds, and runs every check and test. Ends with a line that counts.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ensureChromium } from "./chromium.mjs";
import { engines, ensureEngines } from "./engines.mjs";
import { ensureNginx } from "./nginx.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { build, buildBackend, buildUiPage, install, root, run, say } from "./prepare.mjs";
import { readPlaywright, readRun, readVitest, tooManyFlaky } from "./test-report.mjs";

/** More than the tests ever hold at a time (about 1 GB, most of it copies of the content backend's data). */
const memoryBytes = 4e9;

const started = Date.now();
const folder = temporaryFolder();
// Whatever a test writes lies there, and is gone with it.
process.env.TMPDIR = folder;
// What the content backend reads once serves the integration tests and the browser tests (apps/cms/test/seeded-data.ts).
process.env.TEST_SEEDED_DATA = join(folder, "seeded-data");
const total = { passed: 0, failed: 0, skipped: 0, flaky: [], crashes: [] };
const minutes = [];
let missingEngines = [];
let chromium = "";
let isStopped = false;

process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
// Whatever runs is asked to end by `run`; nothing new begins after it.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (isStopped = true));

await timed("Installing", install);
// What is installed comes over the network, which leaves the cores to everything else.
await timed("Checks, builds and unit tests", () => Promise.all([installServers(), checkAndBuild()]));
const isWithEngines = missingEngines.length < engines.length;
// A journey in another engine waits for that more than it works, beside tests that do not.
await vitest(isWithEngines ? "Integration tests and other engines" : "Integration tests", [
  "site",
  "backend",
  ...(isWithEngines ? ["engines"] : []),
]);
await browserTests();

sayFlaky();
for (const name of missingEngines) say(`${name}: not run, since it is not on this machine and could not be installed.`);
say(`Minutes: ${minutes.map(({ name, ms }) => `${name} ${inMinutes(ms)}`).join(", ")}.`);
say(`All checks ran in ${inMinutes(Date.now() - started)} minutes.`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * A folder for everything that tests write. In memory, where the system offers that: databases of tests wait for a disk
 * at every step, and on a slow or busy one that took more time than the tests themselves.
 */
function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize > memoryBytes) return newFolder("/dev/shm");
  } catch {
    // Not on this system, or not for us.
  }
  return newFolder(tmpdir());
}

/** Servers that do not run as root find their way through it, too. */
function newFolder(parent) {
  const created = mkdtempSync(join(parent, "site-tests-"));
  chmodSync(created, 0o755);
  return created;
}

/** Whatever needs nothing of each other runs side by side, so that no core waits. */
async function checkAndBuild() {
  // First: it writes the types of the routes, and must not meet those that the backend's build writes.
  await step("Types", "npm", ["run", "typecheck", "--silent"]);
  await Promise.all([checkAndBuildSites(), buildCms(), vitest("Unit tests", ["unit"])]);
}

/** One after the other: the check for unused code reads the types of the routes, and both builds write them anew. */
async function checkAndBuildSites() {
  await step("Lint", "npm", ["run", "lint", "--silent"]);
  await step("Content", "npm", ["run", "content:check", "--silent"]);
  await build();
  await buildUiPage();
}

async function buildCms() {
  if (!(await buildBackend())) total.failed++;
}

/** One after the other: the system's installer lets in one at a time. */
async function installServers() {
  await ensureNginx();
  await ensurePostgres();
  missingEngines = await ensureEngines();
  chromium = await ensureChromium();
}

/** A check that passes or fails as a whole. */
function step(name, command, args) {
  return timed(name, async () => {
    const isPassed = (await run(command, args)) === 0;
    total[isPassed ? "passed" : "failed"]++;
    // Its own lines stand among those of others.
    if (!isPassed) say(`${name}: failed`);
  });
}

function vitest(name, projects) {
  return timed(name, async () => {
    const file = join(folder, `${projects[0]}.json`);
    const code = await run("vitest", [
      "run",
      ...projects.flatMap((project) => ["--project", project]),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ]);
    count(file, readVitest, code);
  });
}

function browserTests() {
  return timed("Browser tests", async () => {
    const file = join(folder, "browser.json");
    const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
    const code = await run("playwright", ["test", "-c", "apps/web/playwright.config.ts", "--reporter=list,json"], env);
    count(file, readPlaywright, code);
  });
}

async function timed(name, work) {
  const start = Date.now();
  say(name);
  await work();
  if (isStopped) process.exit(130);
  minutes.push({ name, ms: Date.now() - start });
}

/** Adds a suite to the totals, and says why a suite counts as failed although none of its tests did. */
function count(file, read, code) {
  const { passed, failed, skipped, flaky, crashes, fault } = readRun(file, read, code);
  if (fault) say(`Counts as failed: ${fault}`);
  total.passed += passed;
  total.skipped += skipped;
  total.failed += failed;
  total.flaky.push(...flaky);
  total.crashes.push(...crashes);
}

/** A test that passes at another try only is a bug, of the test or of the product: it is named, and kept in a file. */
function sayFlaky() {
  const file = join(root, "test-results", "flaky.json");
  mkdirSync(join(root, "test-results"), { recursive: true });
  writeFileSync(file, JSON.stringify({ flaky: total.flaky, crashes: total.crashes }, null, 2));
  for (const { name } of total.crashes) say(`The browser crashed, and the test passed in another one: ${name}`);
  for (const { name, error } of total.flaky) say(`Flaky, passed at another try: ${name} (${error})`);
  if (total.flaky.length > 0) say(`${total.flaky.length} flaky, listed in ${relative(root, file)}.`);
  if (total.flaky.length < tooManyFlaky) return;
  say(`${tooManyFlaky} flaky tests or more fail the run: find their causes.`);
  total.failed++;
}

function inMinutes(ms) {
  return (ms / 60_000).toFixed(1);
}
