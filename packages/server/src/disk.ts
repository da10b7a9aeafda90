import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Free space on the disk of a folder, in bytes. @throws when the folder cannot be read */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Written and removed again; one that a crash left behind is written over. */
const trialFile = "write-trial";

/** Whether a folder takes a file: tried for real, since a disk that is full or read-only says so to nobody who does not write. */
export async function takesFiles(folder: string): Promise<boolean> {
  const path = join(folder, trialFile);
  try {
    await writeFile(path, "x", { flush: true, mode: 0o600 });
    return true;
  } catch {
    return false;
  } finally {
    await rm(path, { force: true }).catch(() => undefined);
  }
}

/** What a disk answers that takes nothing more: full, over its quota or limit, read-only, not ours, broken. */
const diskErrors = new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EACCES", "EPERM", "EIO"]);

/** Whether something failed since a disk took nothing, be it the cause of a cause. */
export function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === "string" && diskErrors.has(code)) || isDiskError(error.cause);
}
