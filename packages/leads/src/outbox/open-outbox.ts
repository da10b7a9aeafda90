import type { DatabaseSync } from "node:sqlite";
import { systemClock } from "@waku/server/clock";
import type { Logger } from "pino";
import type { MailWriter } from "../mails/mail-writer.ts";
import type { UploadFiles } from "../uploads/upload-files.ts";
import { DeliveryReports } from "./delivery-reports.ts";
import { Dispatcher } from "./dispatcher.ts";
import { type OutboxLimits, outboxProblem } from "./health.ts";
import type { Mailer } from "./mailer.ts";
import { Outbox } from "./outbox.ts";
import { ErasureCourier } from "./privacy/erasure-courier.ts";
import { oldestErasureMs } from "./privacy/erasures.ts";
import { PersonOrders } from "./privacy/person-orders.ts";
import { keepRetention } from "./privacy/retention.ts";
import { repeat } from "./repeat.ts";
import { configuredMailer, configuredSinks, type DeliverySettings, mailFolder } from "./sinks/configured.ts";
import { callContentBackend, eraseInContentBackend } from "./sinks/content-backend.ts";

/** @property retentionMs how long delivered leads and kept mails stay */
type Settings = DeliverySettings & { retentionMs: number; outboxLimits: OutboxLimits };

export type OpenOutbox = {
  outbox: Outbox;
  database: DatabaseSync;
  mailer: Mailer;
  /** What an operator must look at, or undefined. */
  problem: () => Promise<string | undefined>;
  /** What an operator should know of, though all goes on, or undefined. */
  warning: () => string | undefined;
  /** Ends deliveries in order and closes the database. */
  close: () => Promise<void>;
};

/** So long an operator has to see that something was put right. */
const warningMs = 3_600_000;

/** @property unlock gives the data folder free */
type Parts = { database: DatabaseSync; write: MailWriter; uploads: UploadFiles; unlock: () => void };

/** Opens the outbox over its database and starts delivering. */
export function openOutbox(settings: Settings, log: Logger, { database, write, uploads, unlock }: Parts): OpenOutbox {
  const mailer = configuredMailer(settings);
  const sinks = configuredSinks(settings, mailer, write, uploads);
  const outbox = new Outbox({ database, clock: systemClock, sinks });
  let setBackAt: number | undefined;
  outbox.onClockSetBack = (deliveries) => {
    setBackAt = performance.now();
    log.warn({ deliveries }, "the clock was set back: deliveries that it had postponed are due now");
  };
  const dispatcher = new Dispatcher({ outbox, sinks, clock: systemClock, log });
  dispatcher.start();
  const { dataDir, retentionMs, contentBackend, outboxLimits } = settings;
  const courier =
    contentBackend &&
    new ErasureCourier({
      database,
      writes: outbox.writes,
      clock: systemClock,
      log,
      erase: (order) => eraseInContentBackend(contentBackend, order),
    });
  courier?.start();
  const talks = contentBackend
    ? talkWithBackend({ database, writes: outbox.writes, dataDir, contentBackend, log })
    : [];
  const endRetention = keepRetention({ outbox, database, dataDir, retentionMs, clock: systemClock, log });
  if (!settings.smtp)
    log.info(
      { folder: mailFolder(settings.dataDir) },
      "SMTP_URL is not set: mails are kept as files instead of being sent",
    );
  return {
    outbox,
    database,
    mailer,
    async problem() {
      const problem = await outboxProblem(outbox, { data: dataDir, uploads: uploads.folder }, outboxLimits);
      if (problem) return problem;
      const hasWaited = oldestErasureMs(database, systemClock.now()) > outboxLimits.maxPendingMs;
      return hasWaited ? "a person is not erased in the content backend yet" : undefined;
    },
    warning() {
      const isRecent = setBackAt !== undefined && performance.now() - setBackAt < warningMs;
      return isRecent ? "the clock was set back; deliveries that it had postponed are due now" : undefined;
    },
    async close() {
      endRetention();
      await dispatcher.stop();
      await courier?.stop();
      await Promise.all(talks.map((stop) => stop()));
      mailer.close();
      outbox.close();
      unlock();
    },
  };
}

type Talk = Pick<Parts, "database"> & {
  writes: Outbox["writes"];
  dataDir: string;
  contentBackend: NonNullable<DeliverySettings["contentBackend"]>;
  log: Logger;
};

/** Tells the backend how deliveries stand, and asks it what administrators have ordered. @returns what ends it */
function talkWithBackend({ database, writes, dataDir, contentBackend, log }: Talk): (() => Promise<void>)[] {
  const call = (path: string, body?: object) => callContentBackend(contentBackend, path, body);
  const reports = new DeliveryReports({ database, writes, call });
  const orders = new PersonOrders({ database, dataDir, log, call });
  return [
    repeat(() => reports.send(), contentBackend.pollMs, log, "deliveries cannot be reported to the content backend"),
    repeat(() => orders.carryOut(), contentBackend.pollMs, log, "orders about persons cannot be carried out"),
  ];
}
