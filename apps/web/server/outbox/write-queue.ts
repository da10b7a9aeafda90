import type { DatabaseSync } from "node:sqlite";

type Job = { work: () => unknown; resolve: (value: never) => void; reject: (error: unknown) => void };

/**
 * Writes of many requests in one transaction: the disk is asked once for all that arrived in the same turn
 * of the event loop, so a crowd of visitors does not wait in line for it.
 */
export class WriteQueue {
  readonly #database: DatabaseSync;
  #jobs: Job[] = [];

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
      if (this.#jobs.length === 1) setImmediate(() => this.flush());
    });
  }

  /** Commits everything that waits. */
  flush(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    const settle: (() => void)[] = [];
    try {
      this.#database.exec("BEGIN IMMEDIATE");
      for (const job of jobs) settle.push(this.#attempt(job));
      this.#database.exec("COMMIT");
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      for (const { reject } of jobs) reject(error);
      return;
    }
    for (const answer of settle) answer();
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
