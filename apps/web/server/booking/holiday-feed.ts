import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { z } from "zod";
import type { Clock } from "../outbox/clock.ts";
import { closedDays } from "./closed-days.ts";

const refreshMs = 24 * 3_600_000;
const retryMs = 3_600_000;
const maxBytes = 1024 * 1024;

type Options = {
  /** Folder of the copy that outlives failures and restarts. */
  folder: string;
  /** Address from the settings; null when there is none. */
  url: () => Promise<string | null>;
  clock: Clock;
  log: Pick<Logger, "warn">;
  /** Longest time for one fetch. */
  timeoutMs?: number;
};

const copySchema = z.strictObject({ url: z.string(), fetchedAt: z.number(), text: z.string() });
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
    if (this.#copy) this.#days = closedDays(this.#copy.text, options.clock.now());
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
    const { clock, log, timeoutMs = 10_000 } = this.#options;
    const url = await this.#options.url();
    if (this.#copy?.url !== url) this.#copy = undefined;
    let isFresh = url === null || (this.#copy !== undefined && clock.now() - this.#copy.fetchedAt < refreshMs);
    if (url !== null && !isFresh) {
      try {
        const text = await fetchText(url, timeoutMs);
        // Thrown by what is no calendar: the last good copy stays.
        closedDays(text, clock.now());
        this.#copy = { url, fetchedAt: clock.now(), text };
        await writeCopy(this.#file, this.#copy);
        isFresh = true;
      } catch (error) {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, "holiday calendar not refreshed");
      }
    }
    this.#use(this.#copy ? closedDays(this.#copy.text, clock.now()) : new Set());
    return isFresh;
  }

  #use(days: ReadonlySet<string>): void {
    const hasChanged = days.symmetricDifference(this.#days).size > 0;
    this.#days = days;
    if (hasChanged) this.onChange();
  }
}

/** @throws when there is no answer in time, no success, or too much of it */
async function fetchText(url: string, timeoutMs: number): Promise<string> {
  const response = await fetch(url, { headers: { Accept: "text/calendar" }, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** A copy that is missing or damaged is fetched anew. */
function readCopy(file: string): Copy | undefined {
  try {
    const copy = copySchema.parse(JSON.parse(readFileSync(file, "utf8")));
    closedDays(copy.text, copy.fetchedAt);
    return copy;
  } catch {
    return undefined;
  }
}

async function writeCopy(file: string, copy: Copy): Promise<void> {
  await writeFile(`${file}.part`, JSON.stringify(copy), { mode: 0o600 });
  await rename(`${file}.part`, file);
}
