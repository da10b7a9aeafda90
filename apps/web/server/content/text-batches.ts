import type { TextFile } from "./content-reply.ts";

/** What is fetched at once: little enough to be held in memory, and by the backend beside all else. */
export const maxBatchBytes = 4 * 1024 * 1024;
const maxBatchTexts = 500;

/** Takes texts together for requests. A text has a batch of its own where it is as large as one. */
export function* batchesOf(files: ReadonlyMap<string, TextFile>): Generator<[file: string, TextFile][]> {
  let batch: [string, TextFile][] = [];
  let size = 0;
  for (const [file, text] of files) {
    if (batch.length === maxBatchTexts || (batch.length > 0 && size + text.bytes > maxBatchBytes)) {
      yield batch;
      batch = [];
      size = 0;
    }
    batch.push([file, text]);
    size += text.bytes;
  }
  if (batch.length > 0) yield batch;
}
