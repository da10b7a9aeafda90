// What `npm start` and `npm test` share: install and build, each only when something changed.
// Plain JavaScript without dependencies, since it runs before anything is installed, on any Node from 20 on.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const cache = join(root, "node_modules", ".cache", "site");

const signals = ["SIGINT", "SIGTERM"];

/** Says what is going on. */
export function say(text) {
  console.log(`▸ ${text}`);
}

/** Ends the run with a sentence that helps. */
export function fail(text) {
  console.error(`\n✗ ${text}`);
  process.exit(1);
}

/**
 * Runs a command with the project's own Node first on the path; resolves with its exit code. What asks this process to
 * end is passed on, and waited for.
 */
export function run(command, args, env = {}) {
  const path = [join(root, "node_modules/node/bin"), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env, PATH: path } });
  const passOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  // Beside it something else may fail and end this process.
  const end = () => child.kill();
  process.once("exit", end);
  return new Promise((done) => {
    child.on("error", () => done(127));
    child.on("exit", (code, signal) => done(signal ? 1 : (code ?? 1)));
  }).finally(() => {
    for (const signal of signals) process.off(signal, passOn);
    process.off("exit", end);
  });
}

/** What the site needs; the content backend's packages are half as much again. */
const siteOnly = ["--workspace", "@waku/web", "--include-workspace-root"];

/**
 * Installs what package-lock.json names, unless that has been done.
 * @param {"site" | "everything"} scope whether the content backend's packages are needed, too
 */
export async function install(scope = "everything") {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 20)
    fail(`Node ${process.versions.node} is too old: install Node 20 or newer from nodejs.org and try again.`);
  const lock = digest(["package-lock.json"]);
  const enough = scope === "site" ? [lock, `${lock} ${scope}`] : [lock];
  if (existsSync(join(root, "node_modules/node/bin/node")) && enough.includes(stamp("install"))) return;
  say("Installing packages (once; about half a minute) …");
  const workspaces = scope === "site" ? siteOnly : [];
  if ((await run("npm", ["ci", ...workspaces, "--no-audit", "--no-fund", "--loglevel=error"])) !== 0)
    fail("The packages could not be installed. Check the network connection to the npm registry, then try again.");
  if (!existsSync(join(root, "node_modules/node/bin/node")))
    fail(
      "Node 24 was not installed with the packages. Allow install scripts (npm config set ignore-scripts false), then try again.",
    );
  setStamp("install", scope === "site" ? `${lock} ${scope}` : lock);
}

const siteSources = [
  "package-lock.json",
  "apps/web/app",
  "apps/web/server",
  "apps/web/build-folder.ts",
  "apps/web/vite.config.ts",
  "apps/web/react-router.config.ts",
  "packages/content",
  "packages/i18n",
  "packages/icons",
  "packages/leads",
  "packages/pricing",
  "packages/roi",
  "packages/search",
  "packages/server",
];

/** Builds the site, unless the build is of the present sources. */
export async function build() {
  const sources = digest(siteSources);
  if (existsSync(join(root, "apps/web/build/server/index.js")) && stamp("build") === sources) return;
  say("Building the site …");
  if ((await run("npm", ["run", "build", "--silent"])) !== 0)
    fail("The site could not be built; the lines above say why.");
  setStamp("build", sources);
}

/** Builds the site with the page of all parts and blocks for its tests, unless the build is of the present sources. */
export async function buildUiPage() {
  const sources = digest(siteSources);
  if (existsSync(join(root, "apps/web/build-ui-page/server/index.js")) && stamp("build-ui-page") === sources) return;
  say("Building the page of all parts …");
  const command = ["exec", "--silent", "-w", "@waku/web", "--", "react-router", "build"];
  if ((await run("npm", command, { UI_PAGE: "1" })) !== 0)
    fail("The page of all parts could not be built; the lines above say why.");
  setStamp("build-ui-page", sources);
}

/** Builds the content backend, unless the build is of the present sources. @returns whether there is one to start */
export async function buildBackend() {
  const sources = digest([
    "package-lock.json",
    "apps/cms/src",
    "apps/cms/next.config.mjs",
    "packages/content",
    "packages/i18n",
    "packages/icons",
    "packages/server",
  ]);
  if (existsSync(join(root, "apps/cms/.next/BUILD_ID")) && stamp("build-backend") === sources) return true;
  say("Building the content backend (once; about a minute) …");
  if ((await run("npm", ["run", "build", "-w", "@waku/cms", "--silent"], { NEXT_TELEMETRY_DISABLED: "1" })) !== 0) {
    say("The content backend could not be built; the lines above say why.");
    return false;
  }
  setStamp("build-backend", sources);
  return true;
}

function stamp(name) {
  const file = join(cache, name);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

function setStamp(name, value) {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), value);
}

/** Hash over names and contents of files and folders. */
function digest(paths) {
  const hash = createHash("sha256");
  for (const path of paths) add(join(root, path));
  return hash.digest("hex");

  function add(path) {
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
      return;
    }
    hash.update(path).update(readFileSync(path));
  }
}
