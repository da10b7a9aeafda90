import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "./clock.ts";

const readingsKept = 24;
/** Whoever looks every hour takes a reading each time; starts in quick succession take one. */
const apartMs = 55 * 60_000;

/**
 * The time that deletions go by, since nobody can take them back: the earliest that the clock has shown at the last 24
 * readings, an hour apart. A clock that is ahead for less than a day deletes nothing too early; what is due goes a day
 * later. Readings outlive restarts, and hours without the server count for nothing.
 */
export class SettledClock {
  readonly #file: string;
  readonly #clock: Clock;

  constructor(dataDir: string, clock: Clock) {
    this.#file = join(dataDir, "clock-readings.json");
    this.#clock = clock;
  }

  /** Takes a reading, if one is due. @returns undefined as long as they are too few */
  read(): number | undefined {
    const now = this.#clock.now();
    let readings = this.#stored();
    const last = readings.at(-1);
    if (last === undefined || Math.abs(now - last) >= apartMs) {
      readings = [...readings, now].slice(-readingsKept);
      const written = `${this.#file}.new`;
      writeFileSync(written, JSON.stringify(readings), { mode: 0o600 });
      renameSync(written, this.#file);
    }
    return readings.length < readingsKept ? undefined : Math.min(...readings);
  }

  /** What the clock showed at the last reading. */
  latest(): number | undefined {
    return this.#stored().at(-1);
  }

  /** None where the file is missing or broken: then a day passes before anything is deleted. */
  #stored(): number[] {
    try {
      const stored: unknown = JSON.parse(readFileSync(this.#file, "utf8"));
      return Array.isArray(stored) && stored.every(Number.isFinite) ? stored : [];
    } catch {
      return [];
    }
  }
}
