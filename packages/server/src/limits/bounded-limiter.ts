import { RateLimiterMemory } from "rate-limiter-flexible";

/** More visitors than come within any of the times counted; some ten MB where somebody makes them up. */
const maxKeys = 50_000;

/** The longest time for which the privacy page's words about addresses hold. */
const maxSeconds = 24 * 3600;

type Options = { points: number; duration: number; maxKeys?: number };

/**
 * Counts uses by key, in memory, for the keys used last: keys come from visitors, who may have any number of them. A key
 * goes with what was counted for it, whether anybody comes after it or not.
 */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #maxKeys: number;
  /** When each key is forgotten; those used last come last. */
  readonly #keys = new Map<string, NodeJS.Timeout>();

  /**
   * @param points uses that a key has
   * @param duration in so many seconds, a day at most
   */
  constructor({ maxKeys: keys = maxKeys, ...options }: Options) {
    if (options.duration > maxSeconds) throw new RangeError("What visitors do is counted for a day at most.");
    super(options);
    this.#maxKeys = keys;
  }

  override consume(...use: Parameters<RateLimiterMemory["consume"]>): ReturnType<RateLimiterMemory["consume"]> {
    this.#note(String(use[0]));
    return super.consume(...use);
  }

  override penalty(...use: Parameters<RateLimiterMemory["penalty"]>): ReturnType<RateLimiterMemory["penalty"]> {
    this.#note(String(use[0]));
    return super.penalty(...use);
  }

  /** How many keys it remembers. */
  get keyCount(): number {
    return this.#keys.size;
  }

  #note(key: string): void {
    clearTimeout(this.#keys.get(key));
    this.#keys.delete(key);
    this.#keys.set(key, setTimeout(() => this.#forget(key), this.duration * 1000).unref());
    const [oldest] = this.#keys.keys();
    if (oldest !== undefined && this.#keys.size > this.#maxKeys) this.#forget(oldest);
  }

  #forget(key: string): void {
    clearTimeout(this.#keys.get(key));
    this.#keys.delete(key);
    void this.delete(key);
  }
}
