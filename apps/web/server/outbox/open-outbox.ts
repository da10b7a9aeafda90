import type { DatabaseSync } from "node:sqlite";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { systemClock } from "./clock.ts";
import { prepareDataDir } from "./data-dir.ts";
import { lockDataDir } from "./data-dir-lock.ts";
import { openDatabase } from "./database.ts";
import { Dispatcher } from "./dispatcher.ts";
import { outboxProblem } from "./health.ts";
import type { Mailer } from "./mailer.ts";
import { Outbox } from "./outbox.ts";
import { keepRetention } from "./privacy/retention.ts";
import { configuredMailer, configuredSinks, mailFolder } from "./sinks/configured.ts";

export type OpenOutbox = {
  outbox: Outbox;
  database: DatabaseSync;
  mailer: Mailer;
  /** What an operator must look at, or undefined. */
  problem: () => Promise<string | undefined>;
  /** Ends deliveries in order and closes the database. */
  close: () => Promise<void>;
};

/**
 * Opens the outbox and starts delivering.
 * @throws StartError when the data folder cannot be used or is in use
 */
export function openOutbox(env: Env, log: Logger): OpenOutbox {
  prepareDataDir(env.dataDir);
  const unlock = lockDataDir(env.dataDir);
  const database = openDatabase(env.dataDir);
  const mailer = configuredMailer(env);
  const sinks = configuredSinks(env, mailer);
  const outbox = new Outbox({ database, clock: systemClock, sinks });
  const dispatcher = new Dispatcher({ outbox, sinks, clock: systemClock, log });
  dispatcher.start();
  const { dataDir, retentionMs } = env;
  const endRetention = retentionMs
    ? keepRetention({ outbox, database, dataDir, retentionMs, clock: systemClock, log })
    : () => undefined;
  if (!env.smtp)
    log.info({ folder: mailFolder(env.dataDir) }, "SMTP_URL is not set: mails are kept as files instead of being sent");
  return {
    outbox,
    database,
    mailer,
    problem: () => outboxProblem(outbox, env.dataDir, env.outboxLimits),
    async close() {
      endRetention();
      await dispatcher.stop();
      mailer.close();
      outbox.close();
      unlock();
    },
  };
}
