import { hash } from "node:crypto";
import { copyFile, link, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { forEachConcurrently } from "@waku/server/for-each-concurrently";
import type { TextFile } from "./content-reply.ts";

/** Texts that lie in a folder, by their path in it, each with its SHA-256. */
export type LaidTexts = { folder: string; digests: Map<string, string> };

type Wanted = {
  /** Texts that others have. */
  files: ReadonlyMap<string, TextFile>;
  /** Texts that are written here. */
  own: ReadonlyMap<string, string>;
};
type Fetch = (missing: ReadonlyMap<string, TextFile>) => AsyncIterable<[file: string, text: string][]>;

/**
 * Lays texts out in a new folder: what one of the others has is linked, the rest is fetched.
 * @param to told of each text as soon as it is there
 * @throws what fetching and writing throw
 */
export async function layTexts(
  { files, own }: Wanted,
  to: LaidTexts,
  from: (LaidTexts | undefined)[],
  fetch: Fetch,
): Promise<void> {
  const paths = [...files.keys(), ...own.keys()].map((file) => join(to.folder, file));
  for (const folder of new Set(paths.map(dirname))) await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [file, text] of own) await write(to, file, text, hash("sha256", text));
  const missing = await linkTexts(files, to, from);
  for await (const batch of fetch(missing))
    await forEachConcurrently(batch, ([file, text]) => write(to, file, text, files.get(file)?.sha256 ?? ""));
}

async function write({ folder, digests }: LaidTexts, file: string, text: string, sha256: string): Promise<void> {
  await writeFile(join(folder, file), text, { flush: true });
  digests.set(file, sha256);
}

/** Links texts into a new folder from those that have them. @returns texts that none has */
async function linkTexts(
  files: Wanted["files"],
  to: LaidTexts,
  from: (LaidTexts | undefined)[],
): Promise<Map<string, TextFile>> {
  const paths = new Map<string, string>();
  for (const { folder, digests } of from.filter((each) => each !== undefined))
    for (const [file, sha256] of digests) paths.set(sha256, join(folder, file));
  const missing = new Map<string, TextFile>();
  await forEachConcurrently(files, async ([file, text]) => {
    const path = paths.get(text.sha256);
    if (path && (await linkOrCopy(path, join(to.folder, file)))) to.digests.set(file, text.sha256);
    else missing.set(file, text);
  });
  return missing;
}

/** Reads all texts of a folder: everything but media. */
export async function digestsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("media/"));
  const digests = new Map<string, string>();
  await forEachConcurrently(files, async (file) => {
    digests.set(file, hash("sha256", await readFile(join(folder, file))));
  });
  return digests;
}

/** Files that are others, or not there, on one of two sides. */
export function differing(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((file) => before.get(file) !== now.get(file));
}

/** Not every file system has links. @returns whether the file was there */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  return link(from, to)
    .catch(() => copyFile(from, to))
    .then(
      () => true,
      () => false,
    );
}
