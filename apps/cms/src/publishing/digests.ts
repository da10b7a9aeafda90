import { hash } from "node:crypto";

/** What a text is known by, without the text. */
export type Digest = { bytes: number; sha256: string };

/** Of the files as they were last, so that a publication does not read all of the content. */
let known = new Map<string, { text: string; digest: Digest }>();

/** Digests of files, by their paths. */
export function digestsOf(files: ReadonlyMap<string, string>): Map<string, Digest> {
  const now: typeof known = new Map();
  for (const [file, text] of files) {
    const before = known.get(file);
    now.set(file, before?.text === text ? before : { text, digest: digestOf(text) });
  }
  known = now;
  return new Map([...now].map(([file, { digest }]) => [file, digest]));
}

function digestOf(text: string): Digest {
  return { bytes: Buffer.byteLength(text), sha256: hash("sha256", text) };
}
