import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "../../..");

/** A copy of the site's content that a test may change. */
export type ContentCopy = {
  folder: string;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Writes a file, which need not be there yet, or removes it. */
  write: (file: string, change: ((text: string) => string) | undefined) => Promise<void>;
  remove: () => Promise<void>;
};

export async function copyContent(): Promise<ContentCopy> {
  const folder = await mkdtemp(join(tmpdir(), "waku-content-"));
  await cp(join(repository, "content"), folder, { recursive: true });
  const write = async (file: string, text: string, change: (text: string) => string) => {
    const changed = change(text);
    if (changed === text) throw new Error(`The edit of ${file} changed nothing.`);
    await writeFile(join(folder, file), changed);
  };
  return {
    folder,
    edit: async (file, change) => write(file, await readFile(join(folder, file), "utf8"), change),
    async write(file, change) {
      if (!change) return rm(join(folder, file));
      await write(file, await readFile(join(folder, file), "utf8").catch(() => ""), change);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
