import type { DatabaseSync } from "node:sqlite";
import type { Clock } from "@waku/server/clock";
import { longestDelayMs, retryDelayMs } from "@waku/server/retry";
import type { Logger } from "pino";
import { DeliveryError } from "../sinks/sink.ts";
import type { WriteQueue } from "../write-queue.ts";
import { type DueErasure, dueErasure, type ErasureOrder } from "./erasures.ts";
import { emptyLog } from "./scrub.ts";

/** Orders come from another process (`npm run inbox -- erase`), whose operator waits. */
const lookEveryMs = 1000;
/** Rest after our own database failed. */
const pauseMs = 15_000;

type Options = {
  database: DatabaseSync;
  writes: WriteQueue;
  clock: Clock;
  log: Pick<Logger, "info" | "warn" | "error">;
  /** Carries out one order. @throws DeliveryError */
  erase: (order: ErasureOrder) => Promise<void>;
  /** Chance for the retry jitter, in [0, 1). */
  random?: () => number;
};

/** Brings orders of erasure to the content backend. None is ever given up: the person has a right to it. */
export class ErasureCourier {
  readonly #options: Options;
  #timer: ReturnType<typeof setInterval> | undefined;
  #work: Promise<void> | undefined;
  #isLogFull = false;
  #restsUntil = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Works until stopped. */
  start(): void {
    void this.settle();
    this.#timer = setInterval(() => void this.settle(), lookEveryMs).unref();
  }

  /** Carries out what is due at the clock's time and waits for the outcome. Never rejects. */
  settle(): Promise<void> {
    this.#work ??= this.#carryOut()
      .catch((error: unknown) => {
        const { clock, log } = this.#options;
        this.#restsUntil = clock.now() + pauseMs;
        log.error({ err: error }, "erasures cannot be read or written");
      })
      .finally(() => {
        this.#work = undefined;
      });
    return this.#work;
  }

  /** Takes up no new order and waits for the one under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#work;
  }

  async #carryOut(): Promise<void> {
    const { database, clock } = this.#options;
    // A rest that is longer than any was begun by a clock set back since.
    const rest = this.#restsUntil - clock.now();
    if (rest > 0 && rest <= pauseMs) return;
    if (this.#isLogFull) this.#forget();
    for (let order = dueErasure(database, clock.now()); order; order = dueErasure(database, clock.now()))
      await this.#attempt(order);
  }

  async #attempt(order: DueErasure): Promise<void> {
    const { database, writes, clock, log, erase, random = Math.random } = this.#options;
    const attempts = order.attempts + 1;
    try {
      await erase(order);
    } catch (error) {
      const known = error instanceof DeliveryError ? error : undefined;
      const reason = known?.message.slice(0, 300) ?? "unknown failure";
      const next = clock.now() + retryDelayMs(attempts, random(), Math.min(known?.retryAfterMs ?? 0, longestDelayMs));
      const postpone = database.prepare(
        "UPDATE erasures SET attempts = ?, next_attempt_at = ?, last_error = ? WHERE id = ?",
      );
      await writes.run(() => postpone.run(attempts, next, reason, order.id));
      log.warn(
        { attempts, ...(known ? { reason } : { err: error }) },
        "person not erased in the content backend, will be tried again",
      );
      return;
    }
    await writes.run(() => database.prepare("DELETE FROM erasures WHERE id = ?").run(order.id));
    this.#forget();
    log.info({ attempts }, "person erased in the content backend");
  }

  /** The deleted order still stands in the database's log, with the address. */
  #forget(): void {
    this.#isLogFull = true;
    emptyLog(this.#options.database);
    this.#isLogFull = false;
  }
}
