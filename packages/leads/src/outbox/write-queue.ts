import type { DatabaseSync } from "node:sqlite";

type Job = { work: () => unknown; resolve: (value: never) => void; reject: (error: unknown) => void };

/** A commit stops the thread; in a crowd this many times as long is left for other work before the next. */
const breathing = 4;
/** Nobody waits longer than this for others to join the next commit. */
const longestPauseMs = 25;

/**
 * Writes of many requests in one transaction. A write that comes alone is committed at once; in a crowd commits
 * keep a distance and take more writes each, so that they use up about a fifth of the thread, however slow the disk.
 */
export class WriteQueue {
  readonly #database: DatabaseSync;
  #jobs: Job[] = [];
  #nextCommitAt = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /**
   * Runs synchronous statements inside a transaction.
   * @returns what the work returned, once it is committed to disk
   * @throws whatever the work throws (then nothing of it is stored), or the failed commit
   */
  run<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ work, resolve, reject });
      if (this.#jobs.length === 1) this.#plan();
    });
  }

  #plan(): void {
    const pause = this.#nextCommitAt - performance.now();
    if (pause <= 0) setImmediate(() => this.flush());
    else setTimeout(() => this.flush(), pause);
  }

  /** Commits everything that waits. */
  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    const start = performance.now();
    for (const answer of this.#commit(jobs)) answer();
    const end = performance.now();
    const isCrowd = jobs.length > 1;
    this.#nextCommitAt = isCrowd ? end + Math.min((end - start) * breathing, longestPauseMs) : end;
  }

  /** @returns what tells every job its outcome */
  #commit(jobs: Job[]): (() => void)[] {
    const settle: (() => void)[] = [];
    try {
      this.#database.exec("BEGIN IMMEDIATE");
      for (const job of jobs) settle.push(this.#attempt(job));
      this.#database.exec("COMMIT");
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      return jobs.map(
        ({ reject }) =>
          () =>
            reject(error),
      );
    }
    return settle;
  }

  /** One job must not undo its neighbours: it has its own savepoint. */
  #attempt({ work, resolve, reject }: Job): () => void {
    this.#database.exec("SAVEPOINT job");
    try {
      const value = work() as never;
      this.#database.exec("RELEASE job");
      return () => resolve(value);
    } catch (error) {
      // A full disk may have ended the whole transaction already.
      if (!this.#database.isTransaction) throw error;
      this.#database.exec("ROLLBACK TO job; RELEASE job");
      return () => reject(error);
    }
  }
}
