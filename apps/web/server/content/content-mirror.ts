import { setTimeout as wait } from "node:timers/promises";
import { ContentError, type FilesSource, formatProblem, type Problem } from "@waku/content";
import { isDiskError } from "@waku/server/disk";
import { backOffMs } from "@waku/server/retry";
import type { Logger } from "pino";
import { type ContentAnswer, ContentBackend, type ContentBackendOptions, OvertakenError } from "./content-backend.ts";
import type { Manifest } from "./content-reply.ts";
import type { MirrorFolder } from "./mirror-folder.ts";

type Options = {
  backend: Omit<ContentBackendOptions, "signal"> & { pollMs: number };
  folder: MirrorFolder;
  source: FilesSource;
  /** Version that the source shows; undefined while it shows the content that ships with the site. */
  version: string | undefined;
  log: Logger;
  /** Texts of a version that was replaced may still be read for so long. */
  retireMs?: number;
};

/** What operators watch; times in milliseconds since 1970. */
export type MirrorState = {
  /** Last answer of the backend, a version that was refused included; the start of the site before there was one. */
  answeredAt: number;
  /** When the site took the content it shows; its own start when nothing changed since. */
  changedAt: number;
  /** Problems of the newest version, for which it is not shown. */
  problems: number;
};

const defaultRetireMs = 60_000;
/** Between answers that are held back: publications one after the other are taken together, a backend that holds nothing is spared. */
const heldPauseMs = 100;
/** So long is a backend not asked to hold its answer after one did not arrive. */
const plainMs = 60_000;
/** A backend that is back is noticed within seconds; asking one that is down costs nothing. */
const longestWaitMs = 4_000;

/**
 * Keeps the site's content the same as what the content backend publishes. A new version is written to disk, checked
 * as at a start, and shown when it is sound; otherwise, and whenever the backend fails, what is shown stays.
 */
export class ContentMirror {
  readonly #options: Options;
  readonly #backend: ContentBackend;
  readonly #stopping = new AbortController();
  readonly #state: MirrorState = { answeredAt: Date.now(), changedAt: Date.now(), problems: 0 };
  /** Version shown. */
  #shown: string | undefined;
  /** Version last received, shown or refused: it is not fetched again. */
  #known: string | undefined;
  #failures = 0;
  /** Whether the last version could not be kept since the disk took nothing. */
  #isOnFullDisk = false;
  /** Whether the backend has answered when it was asked last. */
  #isAnswered = false;
  /** Whether the backend may be asked again at once, since it holds its answer back until there is something new. */
  #asksAtOnce = false;
  #asksPlainlyUntil = 0;
  #lastFailure: string | undefined;
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#backend = new ContentBackend({ ...options.backend, signal: this.#stopping.signal });
    this.#shown = options.version;
    this.#known = options.version;
  }

  get state(): Readonly<MirrorState> {
    return this.#state;
  }

  /** What keeps the site from taking new content on this machine, if anything: a backend that is down is none. */
  async problem(minFreeBytes: number): Promise<string | undefined> {
    return this.#isOnFullDisk ? "content cannot be stored" : this.#options.folder.problem(minFreeBytes);
  }

  /**
   * Begins to ask the backend for its content, at once and then again and again.
   * @returns resolves when the first look is over, whatever came of it
   */
  start(): Promise<void> {
    const first = this.#begin();
    this.#running = first.then(() => this.#goOn());
    return first;
  }

  /** Stops asking; resolves when nothing is under way any more. */
  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #begin(): Promise<void> {
    const { folder, log } = this.#options;
    await folder.tidy().catch((error: unknown) => log.warn({ err: error }, "old content cannot be removed"));
    await this.#poll();
  }

  async #goOn(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await wait(this.#delayMs(), undefined, { signal, ref: false }).catch(() => undefined);
      if (!signal.aborted) await this.#poll();
    }
  }

  #delayMs(): number {
    const { pollMs } = this.#options.backend;
    if (this.#failures === 0) return this.#asksAtOnce ? Math.min(pollMs, heldPauseMs) : pollMs;
    return Math.max(
      pollMs,
      backOffMs(this.#failures, Math.random(), { firstMs: 2 * pollMs, longestMs: longestWaitMs }),
    );
  }

  async #poll(): Promise<void> {
    try {
      const { manifest } = await this.#ask();
      if (manifest)
        await this.#takeNewest(manifest).catch((error: unknown) => {
          this.#isOnFullDisk = isDiskError(error);
          throw error;
        });
      this.#succeeded();
    } catch (error) {
      if (!this.#stopping.signal.aborted) this.#failed(error);
    }
  }

  /**
   * Asks for what is published next. A proxy may cut off what takes so long, though the backend is well: then it is asked
   * at once, and not to wait for a while.
   */
  async #ask(): Promise<ContentAnswer> {
    const mayWait = performance.now() >= this.#asksPlainlyUntil;
    this.#asksAtOnce = mayWait;
    // The first answer, and the first one after a failure, is had at once.
    if (!mayWait || !this.#isAnswered) return this.#backend.content(this.#known);
    try {
      const answer = await this.#backend.content(this.#known, true);
      this.#asksAtOnce = answer.hasWaited;
      return answer;
    } catch {
      const answer = await this.#backend.content(this.#known);
      this.#asksPlainlyUntil = performance.now() + plainMs;
      this.#asksAtOnce = false;
      return answer;
    }
  }

  /** What is published while a version is fetched may take texts of it away; then the newer version is fetched. */
  async #takeNewest(manifest: Manifest): Promise<void> {
    try {
      await this.#take(manifest);
    } catch (error) {
      if (!(error instanceof OvertakenError)) throw error;
      const { manifest: newer } = await this.#backend.content(this.#known);
      if (newer?.version === manifest.version) throw error;
      if (newer) await this.#takeNewest(newer);
    }
  }

  async #take(manifest: Manifest): Promise<void> {
    const { version } = manifest;
    if (version === this.#shown) return this.#accepted(version);
    const { folder, source, log } = this.#options;
    const start = performance.now();
    // Known against the version in use: the one that is shown, unless nothing was mirrored yet.
    const isInUse = this.#shown !== undefined && this.#shown === (await folder.current());
    const changed = await folder.write(manifest, this.#backend);
    try {
      await source.show(folder.pathOf(version), isInUse ? changed : undefined);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.#refused(version, error.problems);
      await folder.remove(version);
      return;
    }
    await folder.use(version);
    const replaced = this.#shown;
    this.#shown = version;
    this.#state.changedAt = Date.now();
    this.#accepted(version);
    log.info({ version, replaced, ms: Math.round(performance.now() - start) }, "new content is shown");
    if (replaced) this.#retire(replaced);
  }

  #accepted(version: string): void {
    this.#known = version;
    if (this.#state.problems > 0) this.#options.log.info({ version }, "the content has no problems any more");
    this.#state.problems = 0;
  }

  #refused(version: string, problems: Problem[]): void {
    const { log } = this.#options;
    this.#known = version;
    this.#state.problems = problems.length;
    log.warn(
      { version, problems: problems.length },
      "new content has problems and is not shown; the last content stays",
    );
    for (const problem of problems) log.warn({ version, file: problem.file }, formatProblem(problem));
  }

  #retire(version: string): void {
    const { folder, log, retireMs = defaultRetireMs } = this.#options;
    const removal = async () => {
      await wait(retireMs, undefined, { signal: this.#stopping.signal, ref: false });
      await folder.remove(version);
    };
    removal().catch((error: unknown) => {
      if (!this.#stopping.signal.aborted) log.warn({ err: error, version }, "old content cannot be removed");
    });
  }

  #succeeded(): void {
    const { log } = this.#options;
    if (this.#failures > 0) log.info("the content backend answers again");
    this.#failures = 0;
    this.#isOnFullDisk = false;
    this.#isAnswered = true;
    this.#lastFailure = undefined;
    this.#state.answeredAt = Date.now();
  }

  #failed(error: unknown): void {
    const { log } = this.#options;
    this.#failures++;
    this.#isAnswered = false;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason === this.#lastFailure) return;
    this.#lastFailure = reason;
    log.warn({ reason }, `content cannot be taken from the backend: ${reason}; the last content stays`);
  }
}
