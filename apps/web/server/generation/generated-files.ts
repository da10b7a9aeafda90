import { hash } from "node:crypto";
import { networkOf } from "@waku/server/limits";
import { LRUCache } from "lru-cache";
import type { FileJob, MadeFile, MakeFile } from "../documents/make-file.ts";
import { tooBusy } from "../rules/refusal.ts";

/**
 * Files that may wait in all. Each takes 0.1 to 0.5 s, so the last one waits some ten seconds; whoever comes then is
 * better told to come again.
 */
const maxWaiting = 40;
/** Of these for one address, so that a single visitor never fills the queue. A page leads to one file at most. */
const maxWaitingPerAddress = 8;
/** The queue moves slower on a busy machine, and stands still behind a file that never ends: nobody waits longer. */
const maxWaitMs = 30_000;
const retryAfterSeconds = 5;

type Options = {
  /** Makes a file, elsewhere than on this thread. */
  make: MakeFile;
  /** Memory for made files; the ones asked for last stay. */
  maxBytes: number;
};

type For = {
  /** Address of the visitor who asks. */
  address: string;
  /** False for files that hold what a visitor entered. */
  isKept: boolean;
};

/**
 * Files that are made on demand: one at a time, each once however many ask for it at the same time, and addresses by
 * turns. A file is known by what it says, so that a changed text makes a new one.
 */
export class GeneratedFiles {
  readonly #make: MakeFile;
  readonly #kept: LRUCache<string, MadeFile>;
  readonly #underWay = new Map<string, Promise<MadeFile>>();
  /** What waits, by address. The order of the addresses is the order of their turns. */
  readonly #queues = new Map<string, (() => Promise<unknown>)[]>();
  #waiting = 0;
  #isWorking = false;

  constructor({ make, maxBytes }: Options) {
    this.#make = make;
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length });
  }

  /**
   * The file that a job describes, made now or earlier.
   * @throws Refusal when too many are waiting already
   */
  async get(job: FileJob, { address, isKept }: For): Promise<MadeFile> {
    const key = hash("sha256", JSON.stringify(job), "base64url");
    const known = this.#kept.get(key) ?? this.#underWay.get(key);
    if (known) return known;
    const making = this.#queue(networkOf(address).own, () => this.#make(job));
    this.#underWay.set(key, making);
    try {
      const file = await making;
      if (isKept) this.#kept.set(key, file);
      return file;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** @throws Refusal */
  #queue(address: string, make: () => Promise<MadeFile>): Promise<MadeFile> {
    const own = this.#queues.get(address) ?? [];
    if (own.length >= maxWaitingPerAddress) throw tooBusy(429, retryAfterSeconds);
    if (this.#waiting >= maxWaiting) throw tooBusy(503, retryAfterSeconds);
    this.#queues.set(address, own);
    this.#waiting++;
    const making = new Promise<MadeFile>((done, fail) => {
      let isLate = false;
      // Told when it is so, not when its turn comes: what is being made now may take long.
      const patience = setTimeout(() => {
        isLate = true;
        fail(tooBusy(503, retryAfterSeconds));
      }, maxWaitMs);
      own.push(async () => {
        clearTimeout(patience);
        if (!isLate) await make().then(done, fail);
      });
    });
    if (!this.#isWorking) void this.#work();
    return making;
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    for (const [address, own] of this.#queues) {
      const next = own.shift();
      // Behind all others, for its next turn.
      this.#queues.delete(address);
      if (own.length > 0) this.#queues.set(address, own);
      this.#waiting--;
      await next?.();
    }
    this.#isWorking = false;
  }
}
