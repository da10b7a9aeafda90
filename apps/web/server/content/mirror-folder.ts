import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, readlink, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { redirectsFile } from "@waku/content";
import { freeBytes, takesFiles } from "@waku/server/disk";
import { type ContentBackend, OvertakenError } from "./content-backend.ts";
import type { Manifest } from "./content-reply.ts";
import { differing, digestsIn, type LaidTexts, layTexts, linkOrCopy } from "./laid-texts.ts";

/** Where texts and uploaded files are fetched. */
type Backend = Pick<ContentBackend, "texts" | "download">;

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
  #inUse: LaidTexts | undefined;
  #written: LaidTexts | undefined;
  /** What has arrived of a version that was overtaken. */
  #arrived: LaidTexts | undefined;

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
    const draft = folder + draftEnding;
    if (this.#arrived?.folder === draft) this.#arrived = undefined;
    await rm(draft, { recursive: true, force: true });
    const laid: LaidTexts = { folder: draft, digests: new Map() };
    try {
      const texts = { files, own: ownTexts(manifest) };
      await layTexts(texts, laid, [known, this.#arrived], (missing) => backend.texts(missing));
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
    this.#written = { folder, digests: laid.digests };
    return known && differing(known.digests, laid.digests);
  }

  /** Keeps what has arrived of a version for the next one, in the place of what was kept before. */
  async #keep(arrived: LaidTexts | undefined): Promise<void> {
    if (this.#arrived) await rm(this.#arrived.folder, { recursive: true, force: true });
    this.#arrived = arrived;
  }

  /**
   * Texts of a version by what they are. Of one that this process has not written, they are read: a file may have been damaged
   * since.
   */
  async #laidIn(version: string, isDamaged: boolean): Promise<LaidTexts> {
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

/** @param mirrored paths of uploaded files that are there already, by SHA-256 */
async function placeMedia(
  media: Manifest["media"],
  folder: string,
  mirrored: ReadonlyMap<string, string>,
  backend: Backend,
): Promise<void> {
  for (const [file, item] of Object.entries(media)) {
    const target = join(folder, "media", file);
    await mkdir(dirname(target), { recursive: true });
    const same = mirrored.get(item.sha256);
    if (same && (await linkOrCopy(same, target))) continue;
    await backend.download(item, target).catch((error: Error) => {
      throw new Error(`media/${file} cannot be had: ${error.message}`, { cause: error });
    });
  }
}

/** Uploaded files of a version, by their SHA-256. */
async function readMedia(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, digestsFile), "utf8").catch(() => "{}");
  const digests: Record<string, string> = JSON.parse(text);
  return new Map(Object.entries(digests).map(([file, sha256]) => [sha256, join(folder, "media", file)]));
}
