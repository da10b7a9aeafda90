import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { FileJob, MakeFile } from "../documents/make-file.ts";
import type { WorkerReply } from "./file-worker.ts";

// Pages go first where cores are few, at three to one. On Linux a priority is one thread's; elsewhere the whole server's.
if (process.platform === "linux") setPriority(5);

const { makeFile }: { makeFile: MakeFile } = await import(workerData.module);

parentPort?.on("message", async (job: FileJob) => {
  let reply: WorkerReply;
  try {
    reply = { file: await makeFile(job) };
  } catch (error) {
    reply = { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(reply, "file" in reply ? [reply.file.buffer] : []);
});
