const jumpMs = 2 * 3_600_000;
const waitMs = 3_600_000;

type Times = {
  /** What the clock shows. */
  now?: () => number;
  /** Time that passes, whatever the clock is set to. */
  passed?: () => number;
  /** What the clock showed last before this start. */
  before?: number;
};

/**
 * Whether plans may be carried out by the clock. Where it is suddenly more than two hours ahead, also since the last
 * start, they wait for an hour in which it stays so: what appears too early has been read before the clock is right again.
 */
export class PlanClock {
  readonly #now: () => number;
  readonly #passed: () => number;
  /** How far the clock was ahead of the time that passes when it was last believed. */
  #believed: number;
  #doubtedSince: number | undefined;

  constructor({ now = Date.now, passed = () => performance.now(), before }: Times = {}) {
    this.#now = now;
    this.#passed = passed;
    this.#believed = Math.min(before ?? Number.POSITIVE_INFINITY, now()) - passed();
  }

  /** @param onDoubt called once when plans begin to wait */
  mayRun(onDoubt?: () => void): boolean {
    const ahead = this.#now() - this.#passed();
    if (ahead - this.#believed > jumpMs) {
      if (this.#doubtedSince === undefined) onDoubt?.();
      this.#doubtedSince ??= this.#passed();
      if (this.#passed() - this.#doubtedSince < waitMs) return false;
    }
    this.#doubtedSince = undefined;
    this.#believed = ahead;
    return true;
  }
}
