import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ContentError, type FilesSource, formatProblem, isContentFile, redirectsFile } from "@waku/content";
import type { Logger } from "pino";
import { type ContentBackend, OvertakenError } from "../content/content-backend.ts";
import type { DraftManifest, DraftProblem } from "../content/content-reply.ts";
import { differing, digestsIn, type LaidTexts, layTexts } from "../content/laid-texts.ts";

type Options = {
  backend: Pick<ContentBackend, "drafts" | "texts">;
  /** Where drafts are kept as files while they are shown; nothing in it survives a start. */
  folder: string;
  /** What visitors see. */
  published: FilesSource;
  log: Logger;
};

/** The newest texts, as far as they can be shown, and what the backend would refuse to publish of them. */
export type Drafts = {
  content: FilesSource;
  problems: DraftProblem[];
  /** Below it, documents are edited. */
  edit: string;
};

type Shown = {
  content: FilesSource;
  manifest: DraftManifest;
  texts: LaidTexts;
  /** Texts that are not sound: the ones that visitors see stand in their place, out of this folder. */
  replaced: { files: ReadonlySet<string>; by: string };
};

/** Stands for the SHA-256 of a text that is not the one of its draft. */
const otherText = "replaced";
/** So often another draft may be saved while texts are fetched. */
const maxOvertaken = 5;

/**
 * The newest texts of the backend, drafts included, for editors alone: what is published, and over it what differs. All
 * editors see the same.
 */
export class DraftContent {
  readonly #options: Options;
  #shown: Shown | undefined;
  /** One answer after the other: a crowd of requests takes a version over once. */
  #turn: Promise<unknown> = Promise.resolve();
  /** With texts of the last versions. */
  readonly #folders: string[] = [];
  #count = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * @param session of the editor who asks
   * @throws Error that says why drafts cannot be shown
   */
  latest(session: string): Promise<Drafts | "over"> {
    const answer = this.#turn.then(() => this.#latest(session));
    this.#turn = answer.catch(() => undefined);
    return answer;
  }

  /** Removes what is on disk. */
  async close(): Promise<void> {
    await this.#turn;
    this.#shown?.content.close();
    await rm(this.#options.folder, { recursive: true, force: true });
  }

  async #latest(session: string, overtaken = 0): Promise<Drafts | "over"> {
    const { backend, published } = this.#options;
    const shown = this.#shown;
    const answer = await backend.drafts(session, shown?.manifest.version);
    if (answer === "over") return "over";
    const manifest = answer === "known" ? shown?.manifest : answer;
    if (!manifest) throw new Error("the answer has no content");
    // A published text that stands in a draft's place may be another one by now.
    const isOutdated = shown && shown.replaced.files.size > 0 && shown.replaced.by !== published.shownFolder();
    try {
      const { content } = shown && answer === "known" && !isOutdated ? shown : await this.#take(manifest, session);
      return { content, problems: manifest.problems, edit: manifest.edit };
    } catch (error) {
      if (error instanceof OvertakenError && overtaken < maxOvertaken) return this.#latest(session, overtaken + 1);
      throw error;
    }
  }

  async #take(manifest: DraftManifest, session: string): Promise<Shown> {
    const { backend, folder, published, log } = this.#options;
    const start = performance.now();
    // A process that was killed left its drafts.
    if (this.#count === 0) await rm(folder, { recursive: true, force: true });
    const by = published.shownFolder();
    // Until the first drafts are shown, the fork stands on a folder of the site, which goes with later publications.
    const content = this.#shown?.content ?? published.fork({ allowsGaps: true, showsFuture: true });
    const texts: LaidTexts = { folder: join(folder, String(++this.#count)), digests: new Map() };
    const own = new Map([[redirectsFile, JSON.stringify(manifest.redirects)]]);
    let changed: string[];
    let files: Set<string>;
    try {
      const before = this.#shown?.texts ?? (await textsIn(by));
      await layTexts({ files: manifest.files, own }, texts, [before], (missing) => backend.texts(missing, session));
      changed = differing(before.digests, texts.digests);
      files = await showSound(content, texts, changed, by);
    } catch (error) {
      // A full disk has no room for halves; why it failed matters more than one that stays.
      await rm(texts.folder, { recursive: true, force: true }).catch(() => undefined);
      if (!this.#shown) content.close();
      throw error;
    }
    const shown = { content, manifest, texts, replaced: { files, by } };
    this.#shown = shown;
    await this.#retire(texts.folder);
    const ms = Math.round(performance.now() - start);
    const counts = { changed: changed.length, replaced: files.size, problems: manifest.problems.length };
    log.info({ ms, ...counts }, "drafts are shown to editors");
    return shown;
  }

  /** Removes older texts, but those of the version before, which may still be read. */
  async #retire(shown: string): Promise<void> {
    this.#folders.push(shown);
    for (const outdated of this.#folders.splice(0, this.#folders.length - 2))
      await rm(outdated, { recursive: true, force: true });
  }
}

/** What is published, without what the mirror notes beside it. */
async function textsIn(folder: string): Promise<LaidTexts> {
  const digests = await digestsIn(folder);
  for (const file of digests.keys()) if (!isContentFile(file)) digests.delete(file);
  return { folder, digests };
}

/**
 * Shows texts. One that is not sound is replaced by what is published in its place; that may uncover another, hence again
 * and again.
 * @param changed files that are others than those shown
 * @param published folder of what visitors see
 * @returns which were replaced
 * @throws Error when what is left is still not sound
 */
async function showSound(
  content: FilesSource,
  texts: LaidTexts,
  changed: string[],
  published: string,
): Promise<Set<string>> {
  const replaced = new Set<string>();
  for (;;) {
    try {
      await content.show(texts.folder, [...changed, ...replaced]);
      return replaced;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const broken = new Set(error.problems.map(({ file }) => file).filter((file) => texts.digests.has(file)));
      const fresh = broken.difference(replaced);
      if (fresh.size === 0) throw new Error(error.problems.map(formatProblem).join("; "), { cause: error });
      for (const file of fresh) {
        replaced.add(file);
        texts.digests.set(file, otherText);
        await replaceText(join(texts.folder, file), join(published, file));
      }
    }
  }
}

/** Puts a published text, if there is one, in the place of a draft's. What other folders hold under the same link stays. */
async function replaceText(path: string, published: string): Promise<void> {
  await rm(path, { force: true });
  await copyFile(published, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
  });
}
