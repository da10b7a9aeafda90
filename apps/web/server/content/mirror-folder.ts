import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, link, mkdir, readdir, readFile, readlink, rename, rm, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { redirectsFile } from "@waku/content";
import { freeBytes, takesFiles } from "@waku/server/disk";
import { inLanes } from "@waku/server/in-lanes";
import { type ContentBackend, OvertakenError } from "./content-backend.ts";
import type { Manifest, TextFile } from "./content-reply.ts";

/** Where texts and uploaded files are fetched. */
type Backend = Pick<ContentBackend, "texts" | "download">;

/** SHA-256 of the texts of a folder, by their path in it. */
type Laid = { folder: string; digests: Map<string, string> };

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
  /** The version in use, and the one written last, which may come into use. */
  #inUse: Laid | undefined;
  #written: Laid | undefined;
  /** What has arrived of a version that was overtaken. */
  #arrived: Laid | undefined;

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
   * Writes a version completely; one that is there already stays as it is. What is on disk is linked, the rest fetched.
   * @returns files that are others than in the version in use, or not there any more; undefined where that is not known
   * @throws OvertakenError as the backend; what has arrived is kept for the next version
   * @throws Error that names the text or file that cannot be had
   */
  async write(manifest: Manifest, backend: Backend): Promise<string[] | undefined> {
    const { version, files, media } = manifest;
    const folder = this.pathOf(version);
    const current = await this.current();
    // The one in use is asked for only when it could not be shown.
    const isDamaged = current === version;
    if (!isDamaged && existsSync(folder)) return undefined;
    const known = current === undefined ? undefined : await this.#laidIn(current, isDamaged);
    const own = ownTexts(manifest);
    const digests = new Map([...own].map(([file, text]) => [file, hash("sha256", text)]));
    for (const [file, { sha256 }] of files) digests.set(file, sha256);
    const draft = folder + draftEnding;
    if (this.#arrived?.folder === draft) this.#arrived = undefined;
    await rm(draft, { recursive: true, force: true });
    const laid: Laid = { folder: draft, digests: new Map() };
    try {
      await makeFolders(draft, [...digests.keys(), ...Object.keys(media).map((file) => join("media", file))]);
      for (const [file, text] of own) await writeFile(join(draft, file), text, { flush: true });
      const missing = await linkTexts(files, laid, [known, this.#arrived]);
      for await (const batch of backend.texts(missing))
        await inLanes(batch, async ([file, text]) => {
          await writeFile(join(draft, file), text, { flush: true });
          laid.digests.set(file, digests.get(file) ?? "");
        });
      await placeMedia(media, draft, known && !isDamaged ? await readMedia(known.folder) : new Map(), backend);
    } catch (error) {
      // A full disk has no room for halves of what comes and goes meanwhile; why it failed matters more than a half that stays.
      const isOvertaken = error instanceof OvertakenError;
      if (!isOvertaken) await rm(draft, { recursive: true, force: true }).catch(() => undefined);
      await this.#keep(isOvertaken ? laid : undefined).catch(() => undefined);
      throw error;
    }
    if (isDamaged) await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
    await this.#keep(undefined);
    this.#written = { folder, digests };
    return known && differing(known.digests, digests);
  }

  /** Keeps what has arrived of a version for the next one, in the place of what was kept before. */
  async #keep(arrived: Laid | undefined): Promise<void> {
    if (this.#arrived) await rm(this.#arrived.folder, { recursive: true, force: true });
    this.#arrived = arrived;
  }

  /**
   * Texts of a version by what they are. Of one that this process has not written, they are read: a file may have been damaged
   * since.
   */
  async #laidIn(version: string, isDamaged: boolean): Promise<Laid> {
    const folder = this.pathOf(version);
    if (isDamaged || this.#inUse?.folder !== folder) this.#inUse = { folder, digests: await digestsIn(folder) };
    return this.#inUse;
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
    if (this.#written?.folder === this.pathOf(version)) this.#inUse = this.#written;
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

/** Texts that the mirror itself writes. */
function ownTexts({ media, redirects }: Manifest): Map<string, string> {
  const digests = Object.fromEntries(Object.entries(media).map(([path, { sha256 }]) => [path, sha256]));
  return new Map([
    [redirectsFile, JSON.stringify(redirects)],
    [digestsFile, JSON.stringify(digests)],
  ]);
}

async function makeFolders(folder: string, files: string[]): Promise<void> {
  const folders = new Set(files.map((file) => dirname(join(folder, file))));
  for (const each of folders) await mkdir(each, { recursive: true });
}

/** Links texts into a new folder from those that have them. @returns texts that none has */
async function linkTexts(
  files: Manifest["files"],
  to: Laid,
  from: (Laid | undefined)[],
): Promise<Map<string, TextFile>> {
  const paths = new Map<string, string>();
  for (const { folder, digests } of from.filter((each) => each !== undefined))
    for (const [file, sha256] of digests) paths.set(sha256, join(folder, file));
  const missing = new Map<string, TextFile>();
  await inLanes(files, async ([file, text]) => {
    const path = paths.get(text.sha256);
    if (path && (await linkOrCopy(path, join(to.folder, file)))) to.digests.set(file, text.sha256);
    else missing.set(file, text);
  });
  return missing;
}

/** @param mirrored paths of uploaded files that are there already, by SHA-256 */
async function placeMedia(
  media: Manifest["media"],
  folder: string,
  mirrored: ReadonlyMap<string, string>,
  backend: Backend,
): Promise<void> {
  for (const [file, item] of Object.entries(media)) {
    const target = join(folder, "media", file);
    const same = mirrored.get(item.sha256);
    if (same && (await linkOrCopy(same, target))) continue;
    await backend.download(item, target).catch((error: Error) => {
      throw new Error(`media/${file} cannot be had: ${error.message}`, { cause: error });
    });
  }
}

/** Reads all texts of a folder. */
async function digestsIn(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith("media/"));
  const digests = new Map<string, string>();
  await inLanes(files, async (file) => {
    digests.set(file, hash("sha256", await readFile(join(folder, file))));
  });
  return digests;
}

/** Files that are others, or not there, on one of two sides. */
function differing(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...now.keys()])].filter((file) => before.get(file) !== now.get(file));
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
