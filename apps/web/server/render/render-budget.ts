import { BoundedLimiter, FormLimits, takes } from "@waku/server/limits";
import { type Refusal, tooBusy } from "../rules/refusal";

/** How many renderings there are at most. */
export type RenderLimits = {
  /** For one address in a minute; its network has three times as many. */
  perMinute: number;
  /** For all addresses together in a second. */
  perSecond: number;
};

/**
 * Limits the renderings that the page cache cannot save: each takes the one thread some ten milliseconds, in which no
 * other visitor gets an answer.
 */
export class RenderBudget {
  readonly #byAddress: FormLimits;
  readonly #all: BoundedLimiter;

  constructor({ perMinute, perSecond }: RenderLimits) {
    this.#byAddress = new FormLimits(perMinute, 60);
    this.#all = new BoundedLimiter({ points: perSecond, duration: 1 });
  }

  /** Counts a page for an address. @returns why there is none, if so; to be thrown */
  async refusesPage(address: string): Promise<Refusal | undefined> {
    return (await this.refusesForm(address)) ?? ((await takes(this.#all, "all")) ? undefined : tooBusy(503, 2));
  }

  /** Counts a sent form for an address: what somebody wrote is not refused because of others. */
  async refusesForm(address: string): Promise<Refusal | undefined> {
    return (await this.#byAddress.isWithin(address)) ? undefined : tooBusy(429, 60);
  }
}
