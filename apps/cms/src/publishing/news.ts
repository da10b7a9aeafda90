import { setTimeout as wait } from "node:timers/promises";

/** Reads a short sign of what is published, another one after every publication. */
type ReadSign = () => Promise<string>;

/** So often is the database asked while somebody waits, however many they are. */
const defaultLookMs = 100;
/** More sites than anybody runs; who comes then asks again and again. */
const defaultMaxWaiting = 64;

type Waiting = { seen: string; end: () => void };

/**
 * Lets sites wait for a publication. The sign is read from the database, so that whatever process has published is
 * noticed, and only once it is committed.
 */
export class News {
  readonly #read: ReadSign;
  readonly #lookMs: number;
  readonly #maxWaiting: number;
  readonly #waiting = new Set<Waiting>();
  #isLooking = false;
  #isClosed = false;

  constructor(read: ReadSign, { lookMs = defaultLookMs, maxWaiting = defaultMaxWaiting } = {}) {
    this.#read = read;
    this.#lookMs = lookMs;
    this.#maxWaiting = maxWaiting;
  }

  /** The sign as it is now; to be read before what it stands for. */
  sign(): Promise<string> {
    return this.#read();
  }

  /** Whether somebody more may wait. */
  get hasRoom(): boolean {
    return !this.#isClosed && this.#waiting.size < this.#maxWaiting;
  }

  /**
   * Resolves when the sign is another one than was seen, the time is over, whoever waits has gone, or the database cannot be
   * asked: who waits looks for himself then.
   */
  async after(seen: string, ms: number, gone?: AbortSignal): Promise<void> {
    if (!this.hasRoom || gone?.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = () => resolve();
    const entry = { seen, end };
    const timer = setTimeout(end, ms);
    gone?.addEventListener("abort", end, { once: true });
    this.#waiting.add(entry);
    void this.#look();
    await promise;
    this.#waiting.delete(entry);
    gone?.removeEventListener("abort", end);
    clearTimeout(timer);
  }

  /** Sends everybody away, and lets nobody wait any more. */
  close(): void {
    this.#isClosed = true;
    for (const { end } of this.#waiting) end();
  }

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    while (this.#waiting.size > 0) {
      const sign = await this.#read().catch(() => undefined);
      for (const { seen, end } of this.#waiting) if (seen !== sign) end();
      await wait(this.#lookMs, undefined, { ref: false });
    }
    this.#isLooking = false;
  }
}
