import { createServer } from "node:http";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ContentError, formatProblem, openFilesSource, type Problem } from "@waku/content";
import { type Logger, pino } from "pino";
import { Bookings } from "./booking/bookings.ts";
import { HolidayFeed } from "./booking/holiday-feed.ts";
import { type Env, readEnv } from "./env.ts";
import { formServices } from "./forms/form-services.ts";
import { loadBuiltApp, loadDevelopmentApp } from "./load-app.ts";
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
  const holidays = new HolidayFeed({
    folder: env.dataDir,
    url: async () => (await content.globals()).booking.holidays.icsUrl,
    clock: systemClock,
    log,
  });
  const { siteUrl, mailFrom, mailTo } = env;
  const booking = new Bookings({
    ...delivery,
    sealer,
    clock: systemClock,
    content,
    siteUrl,
    mailFrom,
    mailTo,
    holidays: () => holidays.days,
  });
  holidays.onChange = () => booking.onChange();
  const loadApp = flags.dev ? loadDevelopmentApp : loadBuiltApp;
  const { handler, warmUp } = await loadApp({
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
    forms: formServices(delivery.outbox, sealer, newsletter, booking, env.formLimit),
    trustedProxyHops: env.trustedProxyHops,
    hasSiteUrl: env.hasSiteUrl,
  });
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30_000 }, handler);
  await listen(server, env);
  log.info({ siteUrl: env.siteUrl, deployment: env.deployment }, `listening on http://${env.host}:${env.port}`);
  if (process.stdout.isTTY) console.log(`\n  Open http://${env.host}:${env.port} in a browser.\n`);
  const release = async () => {
    content.close();
    holidays.close();
    await delivery.close();
  };
  shutDownGracefully(server, release, log);
  void warmUp();
  void holidays.start();
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

function listen(server: ReturnType<typeof createServer>, { host, port }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        reject(new StartError(`Port ${port} is in use: choose another with PORT=…, or end the process that has it.`));
      else if (error.code === "EACCES")
        reject(new StartError(`Port ${port} needs more rights: choose one above 1023 with PORT=….`));
      else reject(new StartError(`Cannot listen on ${host}:${port} (${error.code}): check HOST and PORT.`));
    });
    server.listen(port, host, resolve);
  });
}
