import { createHash } from "node:crypto";
import { open, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { fileTypeFromFile } from "file-type";
import { type FileProblem, fileTypes } from "../../app/forms/file-types.ts";
import type { LeadFile } from "../../app/forms/lead.ts";
import { cleanFileName } from "./file-name.ts";
import type { UploadFiles } from "./upload-files.ts";

/** A file as the form's parser hands it over; it marks what it cut off at the limit. */
export type IncomingFile = Readable & { truncated: boolean };

/**
 * Writes a file of a form to disk piece by piece and looks at what it is. Resolves when it is on disk.
 * @param typedName the visitor's name for it
 * @returns the file, or why it is not accepted; then nothing of it is left
 * @throws what breaks the connection
 */
export async function receiveFile(
  uploads: UploadFiles,
  incoming: IncomingFile,
  typedName: string,
): Promise<LeadFile | FileProblem> {
  const id = uploads.newId();
  const path = uploads.path(id);
  let isAccepted = false;
  try {
    const { bytes, hash, isStored } = await write(path, incoming);
    if (incoming.truncated) return "tooLarge";
    if (!isStored) return "notStored";
    const detected = await fileTypeFromFile(path);
    const type = fileTypes.find(({ mime }) => mime === detected?.mime);
    if (!type) return "wrongType";
    await uploads.commitNames();
    isAccepted = true;
    return { id, name: cleanFileName(typedName, type.extension), type: type.mime, bytes, hash };
  } finally {
    if (!isAccepted) await rm(path, { force: true });
  }
}

/** Copies to disk; when that fails (full, read-only) the rest is read and dropped, so that the form gets an answer. */
async function write(path: string, incoming: IncomingFile) {
  const hash = createHash("sha256");
  let bytes = 0;
  const handle = await open(path, "wx", 0o600).catch(() => undefined);
  let isStored = handle !== undefined;
  try {
    for await (const chunk of incoming) {
      if (!isStored) continue;
      hash.update(chunk);
      bytes += chunk.length;
      // `writeFile` goes on where the last one ended, and does not stop at a part of the piece.
      isStored = await succeeds(handle?.writeFile(chunk));
    }
    if (isStored) isStored = await succeeds(handle?.sync());
  } finally {
    await handle?.close();
  }
  return { bytes, hash: hash.digest("hex"), isStored };
}

async function succeeds(work: Promise<void> | undefined): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}
