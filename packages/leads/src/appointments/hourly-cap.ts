const hourMs = 3_600_000;

/** Lets so many things happen within any hour. It counts time that passes, whatever the clock shows. */
export class HourlyCap {
  readonly #perHour: number;
  readonly #elapsed: () => number;
  #taken: number[] = [];

  /** @param elapsed milliseconds since some beginning, never going back */
  constructor(perHour: number, elapsed: () => number = () => performance.now()) {
    this.#perHour = perHour;
    this.#elapsed = elapsed;
  }

  /** Takes one of the places. @returns whether there was one */
  take(): boolean {
    const now = this.#elapsed();
    this.#taken = this.#taken.filter((time) => now - time < hourMs);
    if (this.#taken.length >= this.#perHour) return false;
    this.#taken.push(now);
    return true;
  }
}
