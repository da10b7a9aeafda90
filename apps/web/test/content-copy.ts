import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "../../..");

/** A copy of the site's content that a test may change. */
export type ContentCopy = {
  folder: string;
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  remove: () => Promise<void>;
};

export async function copyContent(): Promise<ContentCopy> {
  const folder = await mkdtemp(join(tmpdir(), "waku-content-"));
  await cp(join(repository, "content"), folder, { recursive: true });
  return {
    folder,
    async edit(file, change) {
      const path = join(folder, file);
      const text = await readFile(path, "utf8");
      const changed = change(text);
      if (changed === text) throw new Error(`The edit of ${file} changed nothing.`);
      await writeFile(path, changed);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
