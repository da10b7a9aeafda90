// Runs the site, the content backend, or both, connected. Started by scripts/start.mjs.
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { keepSecret, ownBackendUrl, StartError, tokenFile } from "../packages/server/src/index.ts";
import { buildBackend, root, say } from "./prepare.mjs";

const env = process.env;
const [what = "site"] = process.argv.slice(2);
const restartMs = 5_000;
/** Below such limits the engine lets the heap grow less before it collects what was left behind; in MB. */
const heapLimits = { "apps/web": 512, "apps/cms": 1024 };
const children = new Set<ChildProcess>();
let isStopping = false;

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    isStopping = true;
    for (const child of children) child.kill(signal);
  });

if (what === "cms") {
  process.exitCode = await ended(start("apps/cms", backendSettings()));
} else if (what === "everything") {
  if (env.CMS_URL) refuse("CMS_URL names another content backend: unset it, or run the site alone with npm start.");
  const shared = backendSettings();
  const site = start("apps/web", shared);
  const backend = keepBackend(shared);
  process.exitCode = await ended(site);
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
  await backend;
} else process.exitCode = await ended(start("apps/web"));

/** Where the site finds the backend, and the token that both share. */
function backendSettings(): Record<string, string> {
  const dataDir = env.DATA_DIR || join(root, "data");
  const siteUrl = env.SITE_URL || `http://${env.HOST || "127.0.0.1"}:${env.PORT || "3000"}`;
  try {
    const token = keepSecret(env.CMS_TOKEN, dataDir, tokenFile);
    return { CMS_URL: ownBackendUrl(env), CMS_TOKEN: token, SITE_URL: siteUrl };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return refuse(error.message);
  }
}

function refuse(reason: string): never {
  console.error(`Nothing was started. ${reason}`);
  process.exit(1);
}

/** The site shows its last content while the backend is built or down; an end that nobody asked for is not the last word. */
async function keepBackend(settings: Record<string, string>): Promise<void> {
  if (!(await buildBackend())) return say("The site runs without it.");
  while (!isStopping) {
    const code = await ended(start("apps/cms", settings));
    if (isStopping) return;
    say(`The content backend ended (exit code ${code}); it starts again in ${restartMs / 1000} seconds.`);
    await wait(restartMs);
  }
}

function start(app: keyof typeof heapLimits, settings: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [...nodeOptions(app), "server/main.ts"], {
    cwd: join(root, app),
    stdio: "inherit",
    // Memory that threads let go of goes back to the system sooner (glibc; others do not read it).
    env: { MALLOC_ARENA_MAX: "2", ...env, NODE_ENV: "production", ...settings },
  });
  children.add(child);
  return child;
}

function nodeOptions(app: keyof typeof heapLimits): string[] {
  // A small young generation: pages are short-lived, and memory stays half as large.
  const options = ["--max-semi-space-size=16", "--disable-warning=ExperimentalWarning"];
  const isLimited = !env.NODE_OPTIONS?.includes("max-old-space-size");
  return isLimited ? [...options, `--max-old-space-size=${heapLimits[app]}`] : options;
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((done) => {
    child.once("error", () => done(127));
    child.once("exit", (code, signal) => {
      children.delete(child);
      done(signal ? 0 : (code ?? 1));
    });
  });
}
