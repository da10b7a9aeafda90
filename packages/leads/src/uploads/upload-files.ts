import { randomBytes } from "node:crypto";
import { createReadStream, mkdirSync, type ReadStream } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { Sealer } from "@waku/server/sealer";
import type { LeadFile } from "../lead.ts";

const linkPurpose = "upload";
/** How long a link to a file opens. */
const linkLifetimeMs = 30 * 24 * 3_600_000;
/** Path of links to files; the token follows. */
export const uploadPath = "/forms/files/";
type Options = { dataDir: string; database: DatabaseSync; sealer: Sealer; siteUrl: string };

/** Files that came with leads: in a folder of their own, under random names, never served but by a sealed link. */
export class UploadFiles {
  readonly folder: string;
  readonly #options: Options;
  /** Files of forms that are being accepted right now. */
  readonly #arriving = new Set<string>();
  readonly #isKeptRow: ReturnType<DatabaseSync["prepare"]>;

  constructor(options: Options) {
    this.#options = options;
    this.folder = join(options.dataDir, "uploads");
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    this.#isKeptRow = options.database.prepare("SELECT 1 FROM uploads WHERE id = ?");
  }

  /** A name nobody can guess, for a file that arrives; it does until `removeUnkept` has looked at it. */
  newId(): string {
    const id = randomBytes(16).toString("hex");
    this.#arriving.add(id);
    return id;
  }

  path(id: string): string {
    return join(this.folder, id);
  }

  /** Puts the names of new files on disk, as their contents are. */
  async commitNames(): Promise<void> {
    const handle = await open(this.folder, "r");
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
  }

  /** Address under which a file can be fetched for a while, for people and systems that were sent it. */
  link({ id, name, type }: LeadFile): string {
    const { sealer, siteUrl } = this.#options;
    return siteUrl + uploadPath + sealer.seal(linkPurpose, { id, name, type }, linkLifetimeMs);
  }

  /** Reads what a link's token stands for; undefined when it is forged or expired. */
  openLink(token: string): Pick<LeadFile, "id" | "name" | "type"> | undefined {
    return this.#options.sealer.open(linkPurpose, token) as Pick<LeadFile, "id" | "name" | "type"> | undefined;
  }

  /** Size of a stored file; undefined when it is gone. */
  async find({ id }: Pick<LeadFile, "id">): Promise<{ bytes: number } | undefined> {
    const found = await stat(this.path(id)).catch(() => undefined);
    return found && { bytes: found.size };
  }

  /** Opens a file; whoever asked reads it to its end or destroys it. */
  read({ id }: Pick<LeadFile, "id">): ReadStream {
    return createReadStream(this.path(id));
  }

  /** Whether a file belongs to an accepted lead. */
  isKept(id: string): boolean {
    return this.#isKeptRow.get(id) !== undefined;
  }

  /** Removes those that belong to no accepted lead. */
  async removeUnkept(ids: string[]): Promise<void> {
    const unkept = ids.filter((id) => !this.isKept(id));
    for (const id of ids) this.#arriving.delete(id);
    await Promise.all(unkept.map((id) => rm(this.path(id), { force: true })));
  }

  /**
   * Removes what a crash, a deleted lead or a connection that broke off left behind.
   * @returns how many files were removed
   */
  async removeOrphans(): Promise<number> {
    const orphans = (await readdir(this.folder)).filter((id) => !this.#arriving.has(id) && !this.isKept(id));
    await this.removeUnkept(orphans);
    return orphans.length;
  }
}
