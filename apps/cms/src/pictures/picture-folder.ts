import { access, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureFile } from "@waku/content/schema";
import { uploadFolder } from "../collections/files.ts";
import { env } from "../current-env.ts";

/** Where the uploaded pictures lie, in all their sizes, beside what was uploaded. */
export const pictureFolder = join(uploadFolder, "pictures");

/** Folders with pictures, the one that counts first: an uploaded picture replaces one that comes with the site. */
export const mediaFolders = [uploadFolder, join(env.contentDir, "media")];

/** Whether a picture comes with the site, hence has files without an upload. */
export function isShipped(name: string): Promise<boolean> {
  return access(join(env.contentDir, "media", thumbnailOf(name))).then(
    () => true,
    () => false,
  );
}

/** A small form of a picture; undefined where there is none. */
export async function thumbnail(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
  for (const folder of mediaFolders) {
    const bytes = await readFile(join(folder, thumbnailOf(name))).catch(() => undefined);
    if (bytes) return bytes;
  }
  return undefined;
}

function thumbnailOf(name: string): string {
  return pictureFile(name, "navy", 480, "webp");
}
