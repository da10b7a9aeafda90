import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { freeBytes, takesFiles } from "@waku/server/disk";
import type { CollectionAfterErrorHook, CollectionBeforeChangeHook, CollectionBeforeOperationHook } from "payload";
import { env } from "../current-env.ts";
import { fullDiskWords } from "../full-disk.ts";
import { languageOf } from "../language.ts";
import { Refusal } from "../refusal.ts";

/** Refuses a file, before anything of it is written, where the disk has no room for it beside what must stay free. */
export function demandRoom(folder: string): CollectionBeforeOperationHook {
  return async ({ operation, req }) => {
    if (!req.file || (operation !== "create" && operation !== "update")) return;
    if (await hasRoom(folder, req.file.size)) return;
    throw new Refusal(fullDiskWords[languageOf(req)], { status: 503 });
  };
}

async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return (await freeBytes(folder)) - bytes >= env.minFreeBytes && (await takesFiles(folder));
  } catch {
    return false;
  }
}

/** Under this name of the request's context stands the name that a new file gets on the disk. */
const newFile = "newFile";

export const rememberName: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.file) req.context[newFile] = data.filename;
};

/** A file is written before the database knows it: what is left of one that failed would stay for good. */
export function removeHalf(folder: string): CollectionAfterErrorHook {
  return async ({ req }) => {
    const name = req.context[newFile];
    if (typeof name !== "string") return;
    const where = { filename: { equals: name } };
    // Not as part of the request, whose transaction has failed; where the database does not answer, the file stays.
    const found = await req.payload.count({ collection: "files", where, overrideAccess: true }).catch(() => undefined);
    if (found?.totalDocs === 0) await rm(join(folder, name), { force: true }).catch(() => undefined);
  };
}
