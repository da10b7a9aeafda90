import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PayloadRequest } from "payload";
import { fileFolder, mediaPrefix } from "../collections/files.ts";
import type { Digest } from "../publishing/digests.ts";

/** Digests of the files there are, by file and time of change, so that polls do not read every file again. */
let known = new Map<string, Digest>();

/** What editors have uploaded, by its path below `media/`, and where the site fetches it. */
export async function uploadedFiles(req: PayloadRequest): Promise<Record<string, Digest & { url: string }>> {
  const { docs } = await req.payload.find({
    collection: "files",
    pagination: false,
    sort: "filename",
    overrideAccess: true,
    req,
  });
  const present = new Map<string, Digest>();
  const entries = docs.map(async ({ filename, updatedAt, url }) => {
    const key = `${filename} ${updatedAt}`;
    const digest = known.get(key) ?? (await digestOf(String(filename)));
    // A lost file must not keep everything else from the site; pages that offer it are refused by its check.
    if (!digest) return [];
    present.set(key, digest);
    return [[`${mediaPrefix}/${filename}`, { url: new URL(String(url), "http://backend").pathname, ...digest }]];
  });
  const described = Object.fromEntries((await Promise.all(entries)).flat());
  known = present;
  return described;
}

async function digestOf(filename: string): Promise<Digest | undefined> {
  const bytes = await readFile(join(fileFolder, filename)).catch(() => undefined);
  return bytes && { bytes: bytes.length, sha256: hash("sha256", bytes) };
}
