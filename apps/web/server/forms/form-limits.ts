import { RateLimiterMemory } from "rate-limiter-flexible";
import { networkOf } from "./client-address.ts";

/** A wide network may send this many times as much as one address. */
const wideFactor = 3;

/** Counts forms by address and network, in memory only: no address is stored. */
export class FormLimits {
  readonly #own: RateLimiterMemory;
  readonly #wide: RateLimiterMemory;

  /**
   * @param points forms that one address may send
   * @param seconds in this time
   */
  constructor(points: number, seconds: number) {
    this.#own = new RateLimiterMemory({ points, duration: seconds });
    this.#wide = new RateLimiterMemory({ points: points * wideFactor, duration: seconds });
  }

  /** Counts one form. @returns whether it stays within the limits */
  async isWithin(address: string): Promise<boolean> {
    const { own, wide } = networkOf(address);
    return (await takes(this.#own, own)) && (await takes(this.#wide, wide));
  }
}

/** Counts one use of a key. @returns whether it was still allowed */
export async function takes(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}
