import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Clock } from "@waku/server/clock";
import { readText } from "@waku/server/outgoing";
import type { Logger } from "pino";
import { z } from "zod";
import { readCalendar } from "./read-calendar.ts";

const refreshMs = 24 * 3_600_000;
const retryMs = 3_600_000;
const fetchTimeoutMs = 10_000;
const maxBytes = 1024 * 1024;

type Options = {
  /** Folder of the copy that outlives failures and restarts. */
  folder: string;
  /** Address from the settings; null when there is none. */
  url: () => Promise<string | null>;
  clock: Clock;
  log: Pick<Logger, "warn">;
  /** Longest time for one fetch, and for reading what came. */
  timeoutMs?: number;
};

/** What was read of a calendar, so that it is read once and a restart needs nothing of it. */
const copySchema = z.strictObject({ url: z.string(), fetchedAt: z.number(), days: z.array(z.string()) });
type Copy = z.infer<typeof copySchema>;

/** Closed days from a calendar on the web. The last good copy stays in use, on disk too, until a better one comes. */
export class HolidayFeed {
  readonly #options: Options;
  readonly #file: string;
  #copy: Copy | undefined;
  #days: ReadonlySet<string> = new Set();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  /** Called after the days changed. */
  onChange: () => void = () => undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#file = join(options.folder, "holidays.json");
    this.#copy = readCopy(this.#file);
    this.#days = new Set(this.#copy?.days);
  }

  /** ISO days that are closed; none before the first good copy. */
  get days(): ReadonlySet<string> {
    return this.#days;
  }

  /** Refreshes now if the copy is old, and from then on by itself. */
  async start(): Promise<void> {
    const isGood = await this.refresh();
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.start(), isGood ? refreshMs : retryMs);
    this.#timer.unref();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Fetches the calendar unless the copy is fresh. Never throws. @returns whether the copy is fresh now */
  async refresh(): Promise<boolean> {
    const { clock, log, timeoutMs } = this.#options;
    const url = await this.#options.url();
    if (this.#copy?.url !== url) this.#copy = undefined;
    const age = this.#copy ? clock.now() - this.#copy.fetchedAt : Number.POSITIVE_INFINITY;
    // A copy from the future was made before the clock was set right.
    let isFresh = url === null || (age >= 0 && age < refreshMs);
    if (url !== null && !isFresh) {
      try {
        const limits = { accept: "text/calendar", maxBytes, timeoutMs: timeoutMs ?? fetchTimeoutMs };
        const text = await readText(url, limits);
        // Thrown by what is no calendar: the last good copy stays.
        const days = await readCalendar(text, clock.now(), timeoutMs);
        this.#copy = { url, fetchedAt: clock.now(), days };
        await writeCopy(this.#file, this.#copy);
        isFresh = true;
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, "holiday calendar not refreshed");
      }
    }
    this.#use(new Set(this.#copy?.days));
    return isFresh;
  }

  #use(days: ReadonlySet<string>): void {
    const hasChanged = days.symmetricDifference(this.#days).size > 0;
    this.#days = days;
    if (hasChanged) this.onChange();
  }
}

/** A copy that is missing or damaged is fetched anew. */
function readCopy(file: string): Copy | undefined {
  try {
    return copySchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

async function writeCopy(file: string, copy: Copy): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(copy), { mode: 0o600 });
  await rename(`${file}.part`, file);
}
