import { createServer } from "node:http";
import { parseArgs } from "node:util";
import { type ContentSource, imprintGaps, type Problem } from "@waku/content";
import { Bookings, HolidayFeed } from "@waku/leads/appointments";
import { formServices } from "@waku/leads/form-services";
import { type MailWriter, mailWriter } from "@waku/leads/mails";
import { Newsletter } from "@waku/leads/newsletter";
import { lockDataDir, openDatabase, openOutbox, prepareDataDir } from "@waku/leads/outbox";
import { fileScanner, keepTidy, UploadFiles, UploadRoom } from "@waku/leads/uploads";
import { listen, loadSecret, StartError, tightenFolder } from "@waku/server";
import { systemClock } from "@waku/server/clock";
import { freeBytes } from "@waku/server/disk";
import { Sealer } from "@waku/server/sealer";
import type { Logger } from "pino";
import { answerUnreadable } from "./answer-unreadable.ts";
import { openContent } from "./content/open-content.ts";
import { type Env, readEnv } from "./env.ts";
import { loadBuiltApp, loadDevelopmentApp } from "./load-app.ts";
import { createLog } from "./log.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { openPreviews } from "./preview/open-previews.ts";
import { MissedSearches } from "./search/missed-searches.ts";
import { shutDownGracefully } from "./shutdown.ts";

/** `node server/main.ts [--dev]`: starts the site, or says in a sentence why it cannot. */
const { values: flags } = parseArgs({ options: { dev: { type: "boolean", default: false } } });

try {
  await start();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(`The site cannot start. ${error.message}`);
  // What runs by now, Vite for one, would keep the process alive.
  process.exit(1);
}

async function start(): Promise<void> {
  const environment = { ...process.env, ...(flags.dev && { DEPLOYMENT: process.env.DEPLOYMENT ?? "development" }) };
  const env = readEnv(environment);
  const log = createLog(env.logLevel);
  let showProblems: ((problems: Problem[]) => void) | undefined;
  const { source: content, mirror } = await openContent(env, log, (problems) => showProblems?.(problems));
  const app = await (flags.dev ? loadDevelopmentApp() : loadBuiltApp());
  showProblems = app.showProblems;
  const write = mailWriter(content, env.siteUrl, env.mailTo, app.writeMail);
  const { delivery, uploads, sealer, missed, newFile } = openData(env, log, write);
  if (newFile) log.info({ file: newFile }, "SECRET is not set: a new one was made, keep this file with the data");
  const stopTidying = keepTidy(uploads, log);
  const { siteUrl, mailFrom, mailTo } = env;
  const newsletter = new Newsletter({ ...delivery, sealer, clock: systemClock, content, siteUrl, write });
  const holidays = new HolidayFeed({
    folder: env.dataDir,
    url: async () => (await content.globals()).booking.holidays.icsUrl,
    clock: systemClock,
    log,
  });
  const booking = new Bookings({
    ...delivery,
    sealer,
    clock: systemClock,
    content,
    siteUrl,
    mailFrom,
    mailTo,
    perHour: env.appointmentsPerHour,
    holidays: () => holidays.days,
  });
  holidays.onChange = () => booking.onChange();
  const preview = openPreviews(env, { published: content, sealer, log });
  const limits = { formsPer10Min: env.formLimit, maxFileBytes: env.maxFileBytes };
  const { handler, unreadable, warmUp, pageCache } = await app.create({
    content,
    log,
    settings: {
      siteUrl: env.siteUrl,
      indexable: env.deployment === "production",
      showGaps: env.deployment !== "production",
    },
    mediaFolders: content.mediaFolders,
    pageCacheBytes: env.pageCacheBytes,
    pageCompression: env.pageCompression,
    fileCacheBytes: env.fileCacheBytes,
    fileTimeLimitMs: env.fileTimeLimitMs,
    renderLimits: env.renderLimits,
    onMissedSearch: (...asked) => missed.note(...asked),
    problem: async () => (await delivery.problem()) ?? mirror?.problem(env.outboxLimits.minFreeBytes),
    warning: delivery.warning,
    forms: formServices({ outbox: delivery.outbox, sealer, newsletter, booking, limits }),
    uploads: {
      files: uploads,
      room: new UploadRoom({
        freeBytes: () => freeBytes(uploads.folder),
        minFreeBytes: env.outboxLimits.minFreeBytes,
        bytesPerDay: env.uploadBytesPerDay,
        maxFileBytes: env.maxFileBytes,
      }),
      scan: env.uploadScanner && fileScanner(env.uploadScanner),
    },
    previews: preview?.previews,
    trustedProxyHops: env.trustedProxyHops,
    hasSiteUrl: env.hasSiteUrl,
  });
  // Its library is eighty modules, which only those load who measure.
  const measure = env.metrics && (await import("./metrics/metrics.ts")).createMetrics;
  const metrics = measure?.({ outbox: delivery.outbox, dataDir: env.dataDir, pageCache, mirror });
  const observed = metrics?.observed(handler) ?? handler;
  // Documents of an application take their time from a train; everything else is over with its headers.
  const timeouts = { keepAliveTimeout: 65_000, headersTimeout: 30_000, requestTimeout: 300_000 };
  // A request without Host is refused with a page, too (rules/request-limits.ts).
  const server = createServer({ ...timeouts, requireHostHeader: false }, observed);
  answerUnreadable(server, unreadable);
  const metricsServer = env.metrics && metrics && (await serveMetrics(env.metrics, metrics.registry));
  const release = async () => {
    stopTidying();
    await mirror?.close();
    await preview?.close();
    content.close();
    metricsServer?.close();
    holidays.close();
    missed.close();
    await delivery.close();
    await app.close();
  };
  shutDownGracefully(server, release, log);
  await listen(server, env, { host: "HOST", port: "PORT" });
  log.info({ siteUrl: env.siteUrl, deployment: env.deployment }, `listening on http://${env.host}:${env.port}`);
  await warnOfImprint(env, content, log);
  warnOfRetention(env, log);
  if (process.stdout.isTTY) console.log(`\n  Open http://${env.host}:${env.port} in a browser.\n`);
  // New content first: pages made before it would be made in vain.
  void (mirror?.start() ?? Promise.resolve()).then(() => (env.warmsUp ? warmUp() : undefined));
  void holidays.start();
}

/** A public site without a provider breaks the law, and nobody sees what a page leaves out: one line says it. */
async function warnOfImprint({ deployment }: Env, content: ContentSource, log: Logger): Promise<void> {
  const missing = imprintGaps(await content.globals());
  if (deployment === "production" && missing.length > 0)
    log.warn(
      { missing },
      "the imprint does not say who provides this site: set the company data before it goes public",
    );
}

/** The privacy page promises to delete leads after six months: whoever keeps them longer has to say so there. */
function warnOfRetention({ retentionMs }: Env, log: Logger): void {
  const days = retentionMs / 86_400_000;
  if (days > 184)
    log.warn({ days }, "leads are kept longer than the six months that the privacy page names: say so there");
}

/** Opens everything in the data folder. @throws StartError that names the folder, whatever is wrong with it */
function openData(env: Env, log: Logger, write: MailWriter) {
  const { dataDir, siteUrl } = env;
  try {
    prepareDataDir(dataDir);
    for (const { path, was, is } of tightenFolder(dataDir))
      log.warn({ path, was, is }, `others on this machine had rights here: the mode was ${was} and is ${is} now`);
    const unlock = lockDataDir(dataDir);
    const database = openDatabase(dataDir);
    const { secret, newFile } = loadSecret(env.secret, dataDir);
    const sealer = new Sealer(secret);
    const uploads = new UploadFiles({ dataDir, database, sealer, siteUrl });
    const missed = new MissedSearches({ folder: dataDir, clock: systemClock, log });
    return { delivery: openOutbox(env, log, { database, write, uploads, unlock }), uploads, sealer, missed, newFile };
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error;
    throw new StartError(`The data folder ${env.dataDir} (DATA_DIR) cannot be used: ${error.message}.`);
  }
}
