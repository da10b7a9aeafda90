import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { cp, link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { StartError } from "@waku/server";
import { create, extract } from "tar";
import { z } from "zod";

/** Names in an archive. */
export const tablesFolder = "tables";
export const mediaFolder = "media";
const contentsFile = "backup.json";

/** What an archive says about itself. Files are all others in it, by path. */
const contentsSchema = z.object({
  format: z.literal(1),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
});
export type Contents = z.infer<typeof contentsSchema>;

/** Works in a folder beside a path, which is gone afterwards. */
export async function withFolder<T>(beside: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(dirname(beside), { recursive: true });
  const folder = await mkdtemp(join(dirname(beside), `.${basename(beside)}-`));
  try {
    return await work(folder);
  } finally {
    // Of an archive that broke off, parts may still be on their way.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Writes a folder's tables and media as an archive, which is complete or not there at all. */
export async function writeArchive(file: string, folder: string, about: Omit<Contents, "format" | "files">) {
  const contents: Contents = { format: 1, ...about, files: await filesOf(folder) };
  await writeFile(join(folder, contentsFile), JSON.stringify(contents));
  const aside = `${file}.new`;
  try {
    await create({ file: aside, cwd: folder, gzip: true, portable: true }, [contentsFile, tablesFolder, mediaFolder]);
    await rename(aside, file);
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Unpacks an archive into a folder.
 * @throws StartError when it is none, or anything in it is not as it was written
 */
export async function readArchive(file: string, folder: string): Promise<Contents> {
  try {
    await extract({ file, cwd: folder, strict: true });
    const contents = contentsSchema.parse(JSON.parse(await readFile(join(folder, contentsFile), "utf8")));
    await rm(join(folder, contentsFile));
    if (JSON.stringify(await filesOf(folder)) === JSON.stringify(contents.files)) return contents;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT" || code === "EACCES" || code === "ENOSPC")
      throw new StartError(`${file} cannot be read: ${(error as Error).message}.`);
  }
  throw new StartError(
    `${file} is damaged, or no backup of the content backend: use another one. Nothing was restored.`,
  );
}

/** Adds the files of a folder that another one has not, without copying where the disk allows that. */
export async function addFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from, { recursive: true }).catch(() => [])) {
    const target = join(to, name);
    const found = await stat(join(from, name)).catch(() => undefined);
    if (found?.isDirectory()) await mkdir(target, { recursive: true });
    else if (found && !existsSync(target))
      await link(join(from, name), target).catch(() => cp(join(from, name), target));
  }
}

async function filesOf(folder: string): Promise<Contents["files"]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort();
  const files: Contents["files"] = {};
  for (const path of paths) {
    const hash = createHash("sha256");
    await pipeline(createReadStream(path), hash);
    const name = relative(folder, path).replaceAll(sep, "/");
    files[name] = { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
  }
  return files;
}
