import { LRUCache } from "lru-cache";
import { RateLimiterMemory } from "rate-limiter-flexible";

/** More visitors than come within any of the times counted; some ten MB where somebody makes them up. */
const maxKeys = 50_000;

type Options = { points: number; duration: number; maxKeys?: number };

/** Counts uses by key, in memory, for the keys used last: keys come from visitors, who may have any number of them. */
export class BoundedLimiter extends RateLimiterMemory {
  readonly #keys: LRUCache<string, true>;

  /**
   * @param points uses that a key has
   * @param duration in so many seconds
   */
  constructor({ maxKeys: maxSize = maxKeys, ...options }: Options) {
    super(options);
    // By size: by number it would take the memory for all of them from the start.
    this.#keys = new LRUCache({ maxSize, sizeCalculation: () => 1, dispose: (_, key) => void this.delete(key) });
  }

  override consume(...use: Parameters<RateLimiterMemory["consume"]>): ReturnType<RateLimiterMemory["consume"]> {
    this.#keys.set(String(use[0]), true, { noDisposeOnSet: true });
    return super.consume(...use);
  }
}
