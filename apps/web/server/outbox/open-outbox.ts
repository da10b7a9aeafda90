import type { DatabaseSync } from "node:sqlite";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import type { MailWriter } from "../mails/mail-writer.ts";
import type { UploadFiles } from "../uploads/upload-files.ts";
import { systemClock } from "./clock.ts";
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

/** @property unlock gives the data folder free */
type Parts = { database: DatabaseSync; write: MailWriter; uploads: UploadFiles; unlock: () => void };

/** Opens the outbox over its database and starts delivering. */
export function openOutbox(env: Env, log: Logger, { database, write, uploads, unlock }: Parts): OpenOutbox {
  const mailer = configuredMailer(env);
  const sinks = configuredSinks(env, mailer, write, uploads);
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
