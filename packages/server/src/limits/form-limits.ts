import { BoundedLimiter } from "./bounded-limiter.ts";
import { networkOf } from "./client-address.ts";

/** A wide network may send this many times as much as one address. */
const wideFactor = 3;

/** Counts forms, or other work for visitors, by address and network, in memory only: no address is stored. */
export class FormLimits {
  readonly #own: BoundedLimiter;
  readonly #wide: BoundedLimiter;

  /**
   * @param points uses that one address has
   * @param seconds in this time
   */
  constructor(points: number, seconds: number) {
    this.#own = new BoundedLimiter({ points, duration: seconds });
    this.#wide = new BoundedLimiter({ points: points * wideFactor, duration: seconds });
  }

  /** Counts one use. @returns whether it stays within the limits */
  async isWithin(address: string): Promise<boolean> {
    const { own, wide } = networkOf(address);
    return (await takes(this.#own, own)) && (await takes(this.#wide, wide));
  }
}

/** Counts one use of a key. @returns whether it was still allowed */
export async function takes(limiter: BoundedLimiter, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    return false;
  }
}
