import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Endpoint, PayloadRequest } from "payload";
import { isSite, refuseStranger } from "./access/site-token.ts";
import { mediaPrefix, uploadFolder } from "./collections/files.ts";
import { exportContent } from "./publishing/export-content.ts";
import { publishedVersion, redirectsOf } from "./publishing/publish.ts";

/** The answer of the version exported last; exporting takes far longer than comparing versions. */
let last: { version: string; body: string } | undefined;

/**
 * `GET /api/site-content`: everything published, as the files of a content folder, for the site.
 * 304 while the version is the one of `If-None-Match`, 401 without the shared token, 503 before the first version.
 */
export const siteContent: Endpoint = {
  path: "/site-content",
  method: "get",
  handler: (req) => (isSite(req.headers) ? answerSite(req) : refuseStranger()),
};

async function answerSite(req: PayloadRequest): Promise<Response> {
  const content = await publishedVersion(req);
  if (!content) return Response.json({ error: "Nothing is published yet." }, { status: 503 });
  const media = await uploadedFiles(req);
  // Content that is as it was before may have left an address meanwhile; addresses are only ever added.
  const { totalDocs: left } = await req.payload.count({ collection: "addresses", overrideAccess: true, req });
  const version = createHash("sha256")
    .update(`${content} ${left} ${JSON.stringify(media)}`)
    .digest("hex")
    .slice(0, 32);
  const headers = { ETag: `"${version}"`, "Cache-Control": "no-store", "Content-Type": "application/json" };
  if (req.headers.get("if-none-match") === headers.ETag) return new Response(null, { status: 304, headers });
  if (last?.version !== version) {
    const { files, addresses } = await exportContent(req);
    const redirects = await redirectsOf(addresses, req);
    // Somebody published while this was read: half of it may be older.
    if ((await publishedVersion(req)) !== content) return answerSite(req);
    last = { version, body: JSON.stringify({ version, files: Object.fromEntries(files), media, redirects }) };
  }
  return new Response(last.body, { headers });
}

type Fingerprint = { bytes: number; sha256: string };

/** Fingerprints of the files there are, by file and time of change, so that polls do not read every file again. */
let fingerprints = new Map<string, Fingerprint>();

async function uploadedFiles(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: "files",
    pagination: false,
    sort: "filename",
    overrideAccess: true,
    req,
  });
  const present = new Map<string, Fingerprint>();
  const entries = docs.map(async ({ filename, updatedAt, url }) => {
    const key = `${filename} ${updatedAt}`;
    const known = fingerprints.get(key) ?? (await fingerprint(String(filename)));
    // A lost file must not keep everything else from the site; pages that offer it are refused by its check.
    if (!known) return [];
    present.set(key, known);
    return [[`${mediaPrefix}/${filename}`, { url: new URL(String(url), "http://backend").pathname, ...known }]];
  });
  const described = Object.fromEntries((await Promise.all(entries)).flat());
  fingerprints = present;
  return described;
}

async function fingerprint(filename: string): Promise<Fingerprint | undefined> {
  const bytes = await readFile(join(uploadFolder, mediaPrefix, filename)).catch(() => undefined);
  if (!bytes) return undefined;
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
