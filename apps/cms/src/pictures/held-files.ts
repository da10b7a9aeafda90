import { existsSync } from "node:fs";
import { link, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PayloadRequest } from "payload";
import { pictureFolder } from "./picture-folder.ts";

/**
 * Payload removes and writes files before it knows whether a change is kept. What a picture has is held in a folder
 * beside it until then, as links, so that a change that fails leaves the picture as it was.
 */
const prefix = ".held-";
/** Under this name the request's context has what is held. */
const held = "heldPictures";
type Held = { folder: string; names: string[] };

/** Holds all files of some pictures. */
export async function holdFiles(req: PayloadRequest, names: string[]): Promise<void> {
  await mkdir(pictureFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(pictureFolder, prefix));
  for (const file of await filesOf(names)) await link(join(pictureFolder, file), join(folder, file));
  Object.assign(req.context, { [held]: { folder, names } satisfies Held });
}

/** Lets go of what was held. */
export async function releaseFiles(req: PayloadRequest): Promise<void> {
  const { folder } = takeHeld(req);
  if (folder) await rm(folder, { recursive: true, force: true });
}

/** Makes the files of the pictures what they were. */
export async function restoreFiles(req: PayloadRequest): Promise<void> {
  const { folder, names } = takeHeld(req);
  if (!folder) return;
  for (const file of await filesOf(names)) await rm(join(pictureFolder, file), { force: true });
  await bringBack(folder);
}

function takeHeld(req: PayloadRequest): Held | { folder?: undefined; names: [] } {
  const taken = req.context[held] as Held | undefined;
  delete req.context[held];
  return taken ?? { names: [] };
}

/** Brings back what a process held that was killed meanwhile. */
export async function recoverFiles(): Promise<void> {
  const entries = await readdir(pictureFolder).catch(() => []);
  for (const name of entries.filter((entry) => entry.startsWith(prefix))) await bringBack(join(pictureFolder, name));
}

/** Puts what is missing back, and lets go of the rest. */
async function bringBack(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const path = join(pictureFolder, file);
    if (!existsSync(path)) await rename(join(folder, file), path);
  }
  await rm(folder, { recursive: true, force: true });
}

async function filesOf(names: string[]): Promise<string[]> {
  return (await readdir(pictureFolder)).filter(belongsTo(names));
}

/** What was uploaded, and its sizes: `hall.jpg`, `hall-navy-480.avif`. */
function belongsTo(names: string[]): (file: string) => boolean {
  const known = new Set(names);
  return (file) => known.has(file.replace(/(?:-navy-\d+)?\.[a-z0-9]+$/, ""));
}
