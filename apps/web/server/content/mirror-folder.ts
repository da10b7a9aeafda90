import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { redirectsFile } from "@waku/content";
import { freeBytes, takesFiles } from "@waku/server/disk";
import type { ContentReply, MediaFile } from "./content-reply.ts";

/** Fetches an uploaded file to a path. */
export type Download = (file: MediaFile, path: string) => Promise<void>;

const pointer = "current";
const draftEnding = ".new";
/** SHA-256 of the uploaded files of a version, by their path below `media/`. */
const digestsFile = "media.json";

/**
 * Versions of the mirrored content on disk: `<version>/` in the layout of `content/`, and `current`, a link to the one
 * in use. A version is written beside the others and renamed when it is complete, so that a process killed at any
 * instant leaves no half of one. What two versions share is linked, not copied.
 */
export class MirrorFolder {
  readonly #folder: string;

  constructor(dataDir: string) {
    this.#folder = join(dataDir, "content");
  }

  pathOf(version: string): string {
    return join(this.#folder, version);
  }

  /** The version in use when the process ended last, if any. */
  async current(): Promise<string | undefined> {
    const version = await readlink(join(this.#folder, pointer)).catch(() => undefined);
    return version !== undefined && existsSync(this.pathOf(version)) ? basename(version) : undefined;
  }

  /**
   * Writes a version completely; one that is there already stays as it is.
   * @returns files that are others than in the version in use, or not there any more; undefined where that is not known
   * @throws Error that names the uploaded file that cannot be had
   */
  async write(reply: ContentReply, download: Download): Promise<string[] | undefined> {
    const { version, files, media, redirects } = reply;
    const folder = this.pathOf(version);
    const current = await this.current();
    // The one in use is asked for only when it could not be shown: nothing of it is trusted.
    const isDamaged = current === version;
    if (!isDamaged && existsSync(folder)) return undefined;
    const draft = folder + draftEnding;
    await rm(draft, { recursive: true, force: true });
    const known = current === undefined || isDamaged ? undefined : this.pathOf(current);
    const digests = Object.fromEntries(Object.entries(media).map(([path, { sha256 }]) => [path, sha256]));
    const texts = {
      ...files,
      [redirectsFile]: JSON.stringify(redirects),
      [digestsFile]: JSON.stringify(digests),
    };
    const changed = known ? await filesOnlyIn(known, texts) : [];
    try {
      await inLanes(Object.entries(texts), async ([file, text]) => {
        if (!(await placeText(text, await prepared(draft, file), known && join(known, file)))) changed.push(file);
      });
      const mirrored = known ? await readMedia(known) : new Map<string, string>();
      for (const [file, item] of Object.entries(media)) {
        const target = await prepared(draft, join("media", file));
        const same = mirrored.get(item.sha256);
        if (same && (await linkOrCopy(same, target))) continue;
        await download(item, target).catch((error: Error) => {
          throw new Error(`media/${file} cannot be had: ${error.message}`, { cause: error });
        });
      }
    } catch (error) {
      // A full disk has no room for halves of what comes and goes meanwhile; why it failed matters more than a half that stays.
      await rm(draft, { recursive: true, force: true }).catch(() => undefined);
      throw error;
    }
    if (isDamaged) await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    return known === undefined ? undefined : changed;
  }

  /**
   * What keeps it from taking a version, if anything; tried for real.
   * @returns a short reason
   */
  async problem(minFreeBytes: number): Promise<string | undefined> {
    // Made with the first version.
    if (!existsSync(this.#folder)) return undefined;
    const free = await freeBytes(this.#folder).catch(() => 0);
    if (free < minFreeBytes) return "the disk of the content is nearly full";
    return (await takesFiles(this.#folder)) ? undefined : "content cannot be stored";
  }

  /** Makes a version the one that the next start begins with. */
  async use(version: string): Promise<void> {
    const next = join(this.#folder, pointer + draftEnding);
    await rm(next, { force: true });
    await symlink(version, next);
    await rename(next, join(this.#folder, pointer));
  }

  /** Removes a version, unless it is the one in use. */
  async remove(version: string): Promise<void> {
    if (version === (await this.current())) return;
    await rm(this.pathOf(version), { recursive: true, force: true });
  }

  /** Removes everything but the version in use: older ones, and halves of a process that was killed. */
  async tidy(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const current = await this.current();
    for (const name of await readdir(this.#folder))
      if (name !== current && name !== pointer) await rm(join(this.#folder, name), { recursive: true, force: true });
  }
}

/** Files written side by side: the disk confirms several in the time it needs for one. */
const lanes = 16;

/** Does a job for every item, several at a time. @throws what the first failed job threw, when none is under way any more */
async function inLanes<T>(items: T[], job: (item: T) => Promise<void>): Promise<void> {
  const left = items.values();
  const lane = async () => {
    for (const item of left) await job(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failure = ends.find((end) => end.status === "rejected");
  if (failure) throw failure.reason;
}

/** The path of a file whose folder is there. */
async function prepared(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  return path;
}

/** Writes a text, or links the known file that says the same. @returns whether the known one says the same */
async function placeText(text: string, path: string, known: string | undefined): Promise<boolean> {
  const before = known && (await readFile(known, "utf8").catch(() => undefined));
  const isSame = known !== undefined && before === text;
  if (!isSame || !(await linkOrCopy(known, path))) await writeFile(path, text, { flush: true });
  return isSame;
}

/** Texts of a folder that are not among others. */
async function filesOnlyIn(folder: string, texts: Record<string, string>): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return files.filter((file) => !file.startsWith("media/") && !Object.hasOwn(texts, file));
}

/** Not every file system has links. @returns whether the file was there */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  return link(from, to)
    .catch(() => copyFile(from, to))
    .then(
      () => true,
      () => false,
    );
}

/** Uploaded files of a version, by their SHA-256. */
async function readMedia(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, digestsFile), "utf8").catch(() => "{}");
  const digests: Record<string, string> = JSON.parse(text);
  return new Map(Object.entries(digests).map(([file, sha256]) => [sha256, join(folder, "media", file)]));
}
