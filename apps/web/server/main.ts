import { createServer } from "node:http";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentError, formatProblem, openFilesSource, type Problem } from "@waku/content";
import { type Logger, pino } from "pino";
import { type Env, readEnv } from "./env.ts";
import { formServices } from "./forms/form-services.ts";
import { listen } from "./listen.ts";
import { loadBuiltApp, loadDevelopmentApp } from "./load-app.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { Newsletter } from "./newsletter/newsletter.ts";
import { systemClock } from "./outbox/clock.ts";
import { openOutbox } from "./outbox/open-outbox.ts";
import { Sealer } from "./secrets/sealer.ts";
import { loadSecret } from "./secrets/secret.ts";
import { shutDownGracefully } from "./shutdown.ts";
import { StartError } from "./start-error.ts";

/** `node server/main.ts [--dev]`: starts the site, or says in a sentence why it cannot. */
const { values: flags } = parseArgs({ options: { dev: { type: "boolean", default: false } } });

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`The site cannot start. ${error.message}`);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  const environment = { ...process.env, ...(flags.dev && { DEPLOYMENT: process.env.DEPLOYMENT ?? "development" }) };
  const env = readEnv(environment);
  const log = pino({ level: env.logLevel });
  const onProblems = (problems: Problem[]) => {
    for (const problem of problems) log.warn({ file: problem.file }, formatProblem(problem));
  };
  const content = await openFilesSource({
    folder: env.contentDir,
    watch: env.deployment === "development",
    onProblems,
  }).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    throw new StartError(`${error.message}\nThe content folder is ${env.contentDir} (CONTENT_DIR).`);
  });
  const { delivery, secret, newFile } = openData(env, log);
  if (newFile) log.info({ file: newFile }, "SECRET is not set: a new one was made, keep this file with the data");
  const sealer = new Sealer(secret);
  const brand = async () => (await content.globals()).site.brand;
  const newsletter = new Newsletter({ ...delivery, sealer, clock: systemClock, siteUrl: env.siteUrl, brand });
  const loadApp = flags.dev ? loadDevelopmentApp : loadBuiltApp;
  const { handler, warmUp, pageCache } = await loadApp({
    content,
    log,
    settings: {
      siteUrl: env.siteUrl,
      indexable: env.deployment === "production",
      showGaps: env.deployment === "development",
    },
    mediaDir: resolve(env.contentDir, "media"),
    pageCacheBytes: env.pageCacheBytes,
    outboxProblem: delivery.problem,
    forms: formServices(delivery.outbox, sealer, newsletter, env.formLimit),
    trustedProxyHops: env.trustedProxyHops,
    hasSiteUrl: env.hasSiteUrl,
  });
  const metrics = env.metrics && createMetrics({ outbox: delivery.outbox, dataDir: env.dataDir, pageCache });
  const observed = metrics?.observed(handler) ?? handler;
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, observed);
  const metricsServer = env.metrics && metrics && (await serveMetrics(env.metrics, metrics.registry));
  await listen(server, env, { host: "HOST", port: "PORT" });
  log.info({ siteUrl: env.siteUrl, deployment: env.deployment }, `listening on http://${env.host}:${env.port}`);
  if (process.stdout.isTTY) console.log(`\n  Open http://${env.host}:${env.port} in a browser.\n`);
  const release = async () => {
    content.close();
    metricsServer?.close();
    await delivery.close();
  };
  shutDownGracefully(server, release, log);
  void warmUp();
}

/** Opens outbox and secret. @throws StartError that names the data folder, whatever is wrong with it */
function openData(env: Env, log: Logger) {
  try {
    return { delivery: openOutbox(env, log), ...loadSecret(env.secret, env.dataDir) };
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error;
    throw new StartError(`The data folder ${env.dataDir} (DATA_DIR) cannot be used: ${error.message}.`);
  }
}
