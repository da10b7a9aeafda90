import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ContentError, type FilesSource, formatProblem, openFilesSource, redirectsFile } from "@waku/content";
import type { Logger } from "pino";
import type { ContentBackend } from "../content/content-backend.ts";
import type { DraftProblem, DraftReply } from "../content/content-reply.ts";

type Options = {
  backend: ContentBackend;
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
  /** Where a document is edited, by its language-neutral name. */
  edit: ReadonlyMap<string, string>;
};

/** The newest texts of the backend, drafts included, for editors alone. All editors see the same. */
export class DraftContent {
  readonly #options: Options;
  #reply: DraftReply | undefined;
  /** What was opened last; a published document it falls back to may be replaced, then it is opened anew. */
  #shown: { key: string; drafts: Drafts } | undefined;
  /** One answer after the other: a crowd of requests opens a version once. */
  #turn: Promise<unknown> = Promise.resolve();
  #opened = 0;

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
    this.#shown?.drafts.content.close();
    await rm(this.#options.folder, { recursive: true, force: true });
  }

  async #latest(session: string): Promise<Drafts | "over"> {
    const { backend, published } = this.#options;
    const answer = await backend.drafts(session, this.#reply?.version);
    if (answer === "over") return "over";
    if (answer !== "known") this.#reply = answer;
    if (!this.#reply) throw new Error("the answer has no content");
    const key = `${this.#reply.version} ${published.shownFolder()}`;
    if (this.#shown?.key !== key) this.#shown = { key, drafts: await this.#open(this.#reply) };
    return this.#shown.drafts;
  }

  async #open({ files, redirects, edit, problems }: DraftReply): Promise<Drafts> {
    const { folder, published, log } = this.#options;
    const start = performance.now();
    // A process that was killed left its drafts. Texts of the version before may still be read: it goes with the next.
    const outdated = this.#opened === 0 ? folder : join(folder, String(this.#opened - 1));
    await rm(outdated, { recursive: true, force: true });
    this.#opened++;
    const own = join(folder, String(this.#opened));
    const texts = { ...files, [redirectsFile]: JSON.stringify(redirects) };
    for (const [file, text] of Object.entries(texts)) await place(own, file, text);
    const { content, replaced } = await openSound(own, texts, published);
    const ms = Math.round(performance.now() - start);
    log.info({ ms, problems: problems.length, replaced }, "drafts are shown to editors");
    return { content, problems, edit: new Map(Object.entries(edit)) };
  }
}

/**
 * Opens the texts of a folder. One that is not sound is replaced by what is published in its place; that may uncover
 * another, hence again and again.
 * @returns the content, and how many texts were replaced
 * @throws Error when what is left is still not sound
 */
async function openSound(folder: string, texts: Record<string, string>, published: FilesSource) {
  const siteMedia = published.mediaFolders();
  const replaced = new Set<string>();
  for (;;) {
    try {
      const content = await openFilesSource({ folder, siteMedia, allowsGaps: true, showsFuture: true });
      return { content, replaced: replaced.size };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const broken = new Set(error.problems.map(({ file }) => file).filter((file) => file in texts));
      const fresh = broken.difference(replaced);
      if (fresh.size === 0) throw new Error(error.problems.map(formatProblem).join("; "), { cause: error });
      for (const file of fresh) {
        replaced.add(file);
        await place(folder, file, await publishedText(published, file));
      }
    }
  }
}

async function publishedText(published: FilesSource, file: string): Promise<string | undefined> {
  return readFile(join(published.shownFolder(), file), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Writes a text, or removes it. */
async function place(folder: string, file: string, text: string | undefined): Promise<void> {
  const path = join(folder, file);
  if (text === undefined) return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await writeFile(path, text, { mode: 0o600 });
}
