import { hash } from "node:crypto";
import type { Edition } from "./stored-rows.ts";

/** What a text is known by, without the text. */
export type Digest = { bytes: number; sha256: string };

type Known = Map<string, { text: string; digest: Digest }>;

/** Of the files as they were last, so that a publication does not read all of the content. */
const known: Record<Edition, Known> = { published: new Map(), latest: new Map() };

/** Digests of the files of an edition, by their paths. */
export function digestsOf(files: ReadonlyMap<string, string>, edition: Edition): Map<string, Digest> {
  const now: Known = new Map();
  for (const [file, text] of files) {
    const before = known[edition].get(file);
    now.set(file, before?.text === text ? before : { text, digest: digestOf(text) });
  }
  known[edition] = now;
  return new Map([...now].map(([file, { digest }]) => [file, digest]));
}

function digestOf(text: string): Digest {
  return { bytes: Buffer.byteLength(text), sha256: hash("sha256", text) };
}
