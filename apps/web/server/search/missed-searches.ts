import { createHmac, randomBytes } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locale } from "@waku/i18n/locale";
import { dayMs } from "@waku/server";
import type { Clock } from "@waku/server/clock";
import { networkOf } from "@waku/server/limits";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";

/** From the third asking on a term is kept: what one person alone asks for may say who asked. */
const keptFrom = 3;
/** Terms asked for once or twice, in memory alone. */
const waitingTerms = 5_000;
const keptTerms = 2_000;
/** Who asked for what within a day, in memory alone. */
const occasions = 20_000;
/** The privacy page of `content/` says 24 hours, too. */
const occasionMs = dayMs;
/** The privacy page of `content/` says twelve months, too. */
const retentionMs = 365 * dayMs;
/** Questions of people are shorter; longer texts are not worth a look, and may be about anybody. */
const [mostLetters, mostWords] = [60, 6];

const writeEveryMs = 60_000;

/** A term that was searched for and found nothing. */
export type MissedSearch = { locale: Locale; term: string; count: number; firstDay: string; lastDay: string };

type Options = { folder: string; clock: Clock; log: Pick<Logger, "error"> };

/**
 * Counts what is searched for and not found, without any personal data: the terms and days alone, from the third asking
 * on. Before that a term is in memory only, and forgotten with the process. Who asks for the same again within a day has
 * asked once: a digest of address and term tells, whose key no disk sees and which is dropped after that day.
 */
export class MissedSearches {
  readonly #options: Options;
  readonly #database: DatabaseSync;
  readonly #waiting = new LRUCache<string, number>({ max: waitingTerms });
  readonly #occasionKey = randomBytes(32);
  readonly #occasions: LRUCache<string, true>;
  /** Askings since they were last written. */
  #unwritten = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;

  constructor(options: Options) {
    this.#options = options;
    this.#database = openMissed(options.folder);
    const perf = options.clock;
    this.#occasions = new LRUCache({ max: occasions, ttl: occasionMs, ttlResolution: 0, ttlAutopurge: false, perf });
    this.#write();
    this.#timer = setInterval(() => this.#write(), writeEveryMs).unref();
  }

  /**
   * Counts a text that found nothing.
   * @param asker address of the visitor's connection; never stored
   */
  note(locale: Locale, text: string, asker: string): void {
    const term = countedTerm(text);
    if (term === undefined) return;
    const key = `${locale} ${term}`;
    if (this.#wasAsked(key, asker)) return;
    const count = (this.#waiting.get(key) ?? 0) + 1;
    this.#waiting.set(key, count);
    if (count < keptFrom) return;
    const more = count === keptFrom ? keptFrom : 1;
    if (this.#unwritten.has(key) || this.#unwritten.size < waitingTerms)
      this.#unwritten.set(key, (this.#unwritten.get(key) ?? 0) + more);
  }

  /** Whether the same visitor asked for the same within a day. */
  #wasAsked(key: string, asker: string): boolean {
    const digest = createHmac("sha256", this.#occasionKey).update(`${networkOf(asker).own} ${key}`);
    const occasion = digest.digest("base64url");
    if (this.#occasions.has(occasion)) return true;
    this.#occasions.set(occasion, true);
    return false;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#write();
    this.#database.close();
  }

  /** Writes what was counted, and deletes what is older than its time or more than is kept. */
  #write(): void {
    const { clock, log } = this.#options;
    this.#occasions.purgeStale();
    const counted = this.#unwritten;
    this.#unwritten = new Map();
    try {
      const today = dayOf(clock.now());
      const add = this.#database.prepare(`
        INSERT INTO missed (locale, term, count, first_day, last_day) VALUES (?1, ?2, ?3, ?4, ?4)
        ON CONFLICT DO UPDATE SET count = count + ?3, last_day = ?4`);
      this.#database.exec("BEGIN");
      for (const [key, count] of counted) add.run(key.slice(0, 2), key.slice(3), count, today);
      this.#database.prepare("DELETE FROM missed WHERE last_day < ?").run(dayOf(clock.now() - retentionMs));
      // What was asked for least and longest ago makes room.
      this.#database
        .prepare(`
          DELETE FROM missed WHERE rowid NOT IN (SELECT rowid FROM missed ORDER BY count DESC, last_day DESC LIMIT ?)`)
        .run(keptTerms);
      this.#database.exec("COMMIT");
    } catch (error) {
      // Statistics: visitors must not notice.
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      log.error({ err: error }, "missed searches not written");
    }
  }
}

/** What was missed, the most frequent first. */
export function readMissed(folder: string): MissedSearch[] {
  const database = openMissed(folder);
  const rows = database
    .prepare("SELECT locale, term, count, first_day, last_day FROM missed ORDER BY count DESC, term")
    .all();
  database.close();
  return rows.map(({ locale, term, count, first_day, last_day }) => ({
    locale: locale as Locale,
    term: String(term),
    count: Number(count),
    firstDay: String(first_day),
    lastDay: String(last_day),
  }));
}

/** The file of the missed searches in a data folder. */
const file = "missed-searches.sqlite";

function openMissed(folder: string): DatabaseSync {
  const path = join(folder, file);
  // Made by us first, readable by us alone.
  closeSync(openSync(path, "a", 0o600));
  const database = new DatabaseSync(path, { timeout: 1000 });
  database.exec(`
    PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS missed (
      locale TEXT NOT NULL,
      term TEXT NOT NULL,
      count INTEGER NOT NULL,
      first_day TEXT NOT NULL,
      last_day TEXT NOT NULL,
      UNIQUE (locale, term)
    ) STRICT`);
  return database;
}

/** The term that is counted for a text; none for what is too long, or looks like an address, a number or a code. */
function countedTerm(text: string): string | undefined {
  const term = text.toLowerCase().replace(/\s+/g, " ").trim();
  const isLong = term.length > mostLetters || term.split(" ").length > mostWords;
  const isCode = /@|\p{N}(?:[\s/.-]*\p{N}){5}|[\p{L}\p{N}]{25}/u.test(term);
  return isLong || isCode || !/\p{L}{2}/u.test(term) ? undefined : term;
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
