import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pictureFile, pictureFormats, pictureWidths } from "@waku/content/schema";
import type { PayloadRequest } from "payload";
import { fileFolder, mediaPrefix } from "../collections/files.ts";
import { pictureFolder } from "../pictures/picture-folder.ts";
import type { Digest } from "../publishing/digests.ts";

type Upload = { file: string; path: string; url: string; updatedAt: unknown };

/** Digests of the files there are, by file and time of change, so that polls do not read every file again. */
let known = new Map<string, Digest>();

/** What editors have uploaded, by its path below `media/`, and where the site fetches it. */
export async function uploadedFiles(req: PayloadRequest): Promise<Record<string, Digest & { url: string }>> {
  const present = new Map<string, Digest>();
  const uploads = [...(await files(req)), ...(await pictures(req))];
  const entries = uploads.map(async ({ file, path, url, updatedAt }) => {
    const key = `${path} ${updatedAt}`;
    const digest = known.get(key) ?? (await digestOf(path));
    // A lost file must not keep everything else from the site; pages that offer it are refused by its check.
    if (!digest) return [];
    present.set(key, digest);
    return [[file, { url, ...digest }]];
  });
  const described = Object.fromEntries((await Promise.all(entries)).flat());
  known = present;
  return described;
}

async function files(req: PayloadRequest): Promise<Upload[]> {
  return (await uploads(req, "files")).map(({ filename, updatedAt }) => ({
    file: `${mediaPrefix}/${filename}`,
    path: join(fileFolder, String(filename)),
    url: `/api/files/file/${filename}`,
    updatedAt,
  }));
}

/** In all sizes that pages ask for. */
async function pictures(req: PayloadRequest): Promise<Upload[]> {
  return (await uploads(req, "pictures")).flatMap(({ name, updatedAt }) =>
    pictureWidths.flatMap((width) =>
      pictureFormats.map((format) => {
        const file = pictureFile(String(name), "navy", width, format);
        const filename = file.slice(file.lastIndexOf("/") + 1);
        return { file, path: join(pictureFolder, filename), url: `/api/pictures/file/${filename}`, updatedAt };
      }),
    ),
  );
}

async function uploads(req: PayloadRequest, collection: "files" | "pictures") {
  const { docs } = await req.payload.find({
    collection,
    where: { filename: { exists: true } },
    pagination: false,
    depth: 0,
    sort: "filename",
    overrideAccess: true,
    req,
  });
  return docs;
}

async function digestOf(path: string): Promise<Digest | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && { bytes: bytes.length, sha256: hash("sha256", bytes) };
}
