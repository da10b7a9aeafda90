import { rmSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ContentError, type FilesSource, openFilesSource, type Problem } from "@waku/content";
import { forEachConcurrently } from "@waku/server/for-each-concurrently";

/**
 * The last content that was found sound. What is to be published is compared with it: only what differs, and what depends
 * on that, is checked, as the site does with what it takes over. The whole takes a thousand times as long, in a transaction
 * for which all others wait. It need not be what is published: a change that was undone afterwards differs from it, too.
 */
export class SoundContent {
  readonly #mediaFolders: string[];
  #folder: string | undefined;
  #source: FilesSource | undefined;
  #files: ReadonlyMap<string, string> = new Map();

  /** @param mediaFolders where media lie */
  constructor(mediaFolders: string[]) {
    this.#mediaFolders = mediaFolders;
  }

  /** Another one, which begins with this content and goes its own way. */
  async fork(): Promise<SoundContent> {
    const fork = new SoundContent(this.#mediaFolders);
    if (!this.#source) return fork;
    const source = this.#source.fork({ showsFuture: true });
    fork.#files = this.#files;
    fork.#folder = await newFolder();
    await fork.#lay([...fork.#files.keys()], fork.#files);
    await source.show(fork.#folder, []);
    fork.#source = source;
    return fork;
  }

  /** What is wrong with a content; one without a problem is the sound one from now on. Called for one after the other. */
  async problemsOf(files: ReadonlyMap<string, string>): Promise<Problem[]> {
    const changed = [...new Set([...this.#files.keys(), ...files.keys()])].filter(
      (file) => this.#files.get(file) !== files.get(file),
    );
    try {
      await this.#lay(changed, files);
      if (this.#source) await this.#source.change(changed);
      else this.#source = await this.#open();
      this.#files = new Map(files);
      return [];
    } catch (error) {
      // Of half a change nobody knows what it is.
      if (error instanceof ContentError && this.#source) await this.#lay(changed, this.#files);
      else await this.#forget();
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  }

  async #open(): Promise<FilesSource> {
    const folder = this.#folder ?? "";
    return openFilesSource({ folder, siteMedia: this.#mediaFolders, scope: "publishing", showsFuture: true });
  }

  /** Writes files as a content has them, and removes those that it has not. */
  async #lay(changed: string[], files: ReadonlyMap<string, string>): Promise<void> {
    this.#folder ??= await newFolder();
    const folder = this.#folder;
    await forEachConcurrently(changed, async (file) => {
      const path = join(folder, file);
      const text = files.get(file);
      if (text === undefined) return rm(path, { force: true });
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    });
  }

  async #forget(): Promise<void> {
    this.#source?.close();
    this.#source = undefined;
    this.#files = new Map();
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }
}

/** Gone with the process, at the latest. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "cms-sound-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
