import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { FileProblem, FileSet } from "../file-types.ts";
import type { LeadFile } from "../lead.ts";
import { documentType } from "./document-type.ts";
import { cleanFileName } from "./file-name.ts";
import type { ScanFile } from "./scan-file.ts";
import type { UploadFiles } from "./upload-files.ts";

/** A file as the form's parser hands it over; it marks what it cut off at the limit. */
export type IncomingFile = Readable & { truncated: boolean };

/**
 * Writes a file of a form to disk piece by piece and looks at what it is. Resolves when it is on disk.
 * @param typedName the visitor's name for it
 * @param fileSet the kinds of files that its field takes
 * @param scan looks for viruses in what is a document
 * @param onFailure told why it could not be written or scanned
 * @returns the file, or why it is not accepted (then nothing of it is left), or that not a byte came
 * @throws what breaks the connection
 */
export async function receiveFile(
  incoming: IncomingFile,
  { typedName, fileSet }: { typedName: string; fileSet: FileSet },
  { uploads, scan, onFailure }: { uploads: UploadFiles; scan?: ScanFile; onFailure: (error: unknown) => void },
): Promise<LeadFile | FileProblem | "empty"> {
  const id = uploads.newId();
  const path = uploads.path(id);
  let isAccepted = false;
  try {
    const { bytes, hash, isStored } = await write(uploads, path, incoming, onFailure);
    if (incoming.truncated) return "tooLarge";
    if (isStored && bytes === 0) return "empty";
    if (!isStored) return "notStored";
    const type = await documentType(path, typedName, fileSet);
    if (!type) return "wrongType";
    const verdict = await scan?.(path).catch((error: unknown) => {
      onFailure(error);
      return "unchecked" as const;
    });
    if (verdict === "infected" || verdict === "unchecked") return verdict;
    isAccepted = true;
    return { id, name: cleanFileName(typedName, type.extension), type: type.mime, bytes, hash };
  } finally {
    // A disk that takes nothing gives nothing free either; what stays is tidied up later.
    if (!isAccepted) await uploads.removeUnkept([id]).catch(() => undefined);
  }
}

/** Copies to disk; when that fails (full, read-only) the rest is read and dropped, so that the form gets an answer. */
async function write(uploads: UploadFiles, path: string, incoming: IncomingFile, onFailure: (error: unknown) => void) {
  const hash = createHash("sha256");
  let bytes = 0;
  let isStored = true;
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      isStored = false;
      onFailure(error);
      return undefined;
    }
  };
  let handle: FileHandle | undefined;
  try {
    for await (const chunk of incoming) {
      if (!isStored) continue;
      handle ??= await attempt(() => open(path, "wx", 0o600));
      hash.update(chunk);
      bytes += chunk.length;
      // `writeFile` goes on where the last one ended, and does not stop at a part of the piece.
      await attempt(async () => handle?.writeFile(chunk));
    }
    if (isStored) await attempt(async () => handle?.sync());
  } finally {
    await attempt(async () => handle?.close());
  }
  if (isStored && handle) await attempt(() => uploads.commitNames());
  return { bytes, hash: hash.digest("hex"), isStored };
}
