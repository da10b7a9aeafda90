import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { FileJob, MadeFile } from "../documents/make-file.ts";

/** What the worker answers. */
export type WorkerReply = { file: MadeFile } | { failure: string };

/** Ten times what the largest document takes; beyond, the worker ends and the server stays. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

type Options = {
  /** The module that makes files, as a URL. */
  module: string;
  log: Logger;
  /** Longer than any document takes on a busy machine: one that takes longer would never end. */
  timeLimitMs: number;
};

/**
 * Makes files in a thread of its own, one at a time, so that pages are answered meanwhile. The thread starts with the
 * first file. When it ends by itself or takes too long, its file fails, and the next one gets a new thread.
 */
export class FileWorker {
  readonly #options: Options;
  #worker: Worker | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** @throws Error when the file cannot be made */
  async make(job: FileJob): Promise<MadeFile> {
    this.#worker ??= this.#start();
    const reply = await this.#answer(this.#worker, job);
    if ("failure" in reply) throw new Error(reply.failure);
    return reply.file;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #answer(worker: Worker, job: FileJob): Promise<WorkerReply> {
    return new Promise((done, fail) => {
      const { timeLimitMs: limit } = this.#options;
      const deadline = setTimeout(() => {
        end(new Error(`A file was not made within ${limit / 1000} s.`));
        void worker.terminate();
      }, limit);
      const end = (error: Error) => {
        this.#forget(worker);
        settle();
        fail(error);
      };
      const onExit = (code: number) => end(new Error(`The thread that makes files ended with code ${code}.`));
      const onReply = (reply: WorkerReply) => {
        settle();
        done(reply);
      };
      const settle = () => {
        clearTimeout(deadline);
        worker.off("message", onReply).off("error", end).off("exit", onExit);
      };
      worker.on("message", onReply).on("error", end).on("exit", onExit);
      worker.postMessage(job);
    });
  }

  #start(): Worker {
    const { module, log } = this.#options;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: { module }, resourceLimits });
    worker.on("error", (error) => log.error({ err: error }, "the thread that makes files failed"));
    worker.once("exit", () => this.#forget(worker));
    // It keeps nobody from ending the process.
    worker.unref();
    return worker;
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }
}
