import type { Clock } from "@waku/server/clock";
import { fewestAttempts, giveUpAfterMs, retryDelayMs } from "@waku/server/retry";
import type { Logger } from "pino";
import type { Delivery, Outbox } from "./outbox.ts";
import { DeliveryError, deliveryKey, type Sink } from "./sinks/sink.ts";

/** Deliveries of one sink under way at the same time. */
const concurrency = 4;
/** Another process (an operator's replay) may have added work: look again at least this often. */
const longestPauseMs = 15_000;
/** A lease outlives the attempt it covers by this much. */
const leaseMarginMs = 5000;

type Options = {
  outbox: Outbox;
  sinks: readonly Sink[];
  clock: Clock;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Chance for the retry jitter, in [0, 1). */
  random?: () => number;
};

/** Brings accepted leads to every sink, each at its own pace: a slow or dead one holds up no other. */
export class Dispatcher {
  readonly #options: Options;
  readonly #queues: SinkQueue[];

  constructor(options: Options) {
    this.#options = options;
    this.#queues = options.sinks.map((sink) => new SinkQueue(sink, options));
  }

  /** Works until stopped: now, on every accepted lead, and when a retry is due. */
  start(): void {
    this.#options.outbox.onAccepted = () => this.wake();
    for (const queue of this.#queues) queue.start();
  }

  /** Looks for due deliveries now. */
  wake(): void {
    for (const queue of this.#queues) void queue.pump();
  }

  /** Delivers what is due at the clock's time and waits for the outcome. */
  async settle(): Promise<void> {
    await Promise.all(this.#queues.map((queue) => queue.settle()));
  }

  /** Takes no new work and waits for attempts under way. */
  async stop(): Promise<void> {
    this.#options.outbox.onAccepted = () => undefined;
    await Promise.all(this.#queues.map((queue) => queue.stop()));
  }
}

/** The deliveries of one sink. */
class SinkQueue {
  readonly #sink: Sink;
  readonly #options: Options;
  /** Attempts under way, by the sequence of their lead. */
  readonly #active = new Map<number, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStarted = false;
  #isStopped = false;
  #claiming: Promise<number> | undefined;

  constructor(sink: Sink, options: Options) {
    this.#sink = sink;
    this.#options = options;
  }

  start(): void {
    this.#isStarted = true;
    void this.pump();
  }

  /** Fills the free places with due deliveries. @returns how many were started */
  pump(): Promise<number> {
    if (this.#isStopped) return Promise.resolve(0);
    this.#claiming ??= this.#claim().finally(() => {
      this.#claiming = undefined;
    });
    return this.#claiming;
  }

  async settle(): Promise<void> {
    while ((await this.pump()) > 0 || this.#active.size > 0) await Promise.all(this.#active.values());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#claiming;
    await Promise.all(this.#active.values());
  }

  async #claim(): Promise<number> {
    const { outbox, log } = this.#options;
    const free = concurrency - this.#active.size;
    if (free <= 0) return 0;
    try {
      const deliveries = await outbox.claim(this.#sink.name, free, this.#sink.timeoutMs + leaseMarginMs);
      // A clock set back ends leases, too; an attempt that is under way is not begun again.
      for (const delivery of deliveries) if (!this.#active.has(delivery.sequence)) this.#begin(delivery);
      if (deliveries.length < free) this.#planNext();
      return deliveries.length;
    } catch (error) {
      log.error({ err: error, sink: this.#sink.name }, "outbox cannot be read");
      this.#planNext(longestPauseMs);
      return 0;
    }
  }

  #begin(delivery: Delivery): void {
    const attempt = this.#attempt(delivery);
    this.#active.set(delivery.sequence, attempt);
    void attempt.finally(() => {
      this.#active.delete(delivery.sequence);
      if (this.#isStarted) void this.pump();
    });
  }

  #planNext(pauseMs?: number): void {
    if (!this.#isStarted || this.#isStopped) return;
    const { outbox, clock } = this.#options;
    const due = pauseMs === undefined ? outbox.nextDueAt(this.#sink.name) : undefined;
    const wait = pauseMs ?? (due === undefined ? longestPauseMs : due - clock.now());
    clearTimeout(this.#timer);
    // What is due but waits for an earlier lead of the same person is looked at when that one ends.
    this.#timer = setTimeout(() => void this.pump(), Math.min(Math.max(wait, 250), longestPauseMs));
    this.#timer.unref();
  }

  /** One attempt and the record of its outcome. Never rejects. */
  async #attempt(delivery: Delivery): Promise<void> {
    const { outbox, clock, log, random = Math.random } = this.#options;
    const about = { sink: this.#sink.name, attempts: delivery.attempts };
    try {
      const submission = outbox.submission(delivery.sequence);
      // Erased by an operator since it was claimed.
      if (!submission) return;
      try {
        await this.#sink.deliver(submission, deliveryKey(submission.id, this.#sink.name));
        await outbox.finish(delivery, "delivered");
        log.info({ ...about, submission: submission.id }, "lead delivered");
      } catch (error) {
        const reason = error instanceof Error ? error.message.slice(0, 300) : "unknown failure";
        const known = error instanceof DeliveryError ? error : undefined;
        const next = clock.now() + retryDelayMs(delivery.attempts, random(), known?.retryAfterMs);
        const isOld = next > delivery.firstAttemptAt + giveUpAfterMs;
        const isGivenUp = known?.isPermanent || (isOld && delivery.attempts >= fewestAttempts);
        if (isGivenUp) await outbox.finish(delivery, "dead", reason);
        else await outbox.postpone(delivery, next, reason);
        log[isGivenUp ? "error" : "warn"](
          { ...about, ...(known ? { reason } : { err: error }), submission: submission.id },
          isGivenUp
            ? "lead not delivered, given up: replay with `npm run inbox`"
            : "lead not delivered, will be tried again",
        );
      }
    } catch (error) {
      // The outcome could not be stored: the lease runs out and the delivery is tried again with the same key.
      log.error({ ...about, err: error }, "outbox cannot be written");
    }
  }
}
