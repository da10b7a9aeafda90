import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Endpoint, PayloadRequest } from "payload";
import { isSite, refuseStranger } from "./access/site-token.ts";
import { fileFolder, mediaPrefix } from "./collections/files.ts";
import { exportContent } from "./publishing/export-content.ts";
import { News } from "./publishing/news.ts";
import { publishedVersion, redirectsOf } from "./publishing/publish.ts";

/** The answer of the version exported last, or in the making; exporting takes far longer than comparing versions. */
let last: { version: string; body: Promise<string> } | undefined;

/** Below what proxies wait for an answer by default. */
const longestWaitMs = 25_000;

/** Let go of when the backend ends, which would wait for the answers otherwise. */
let news: News | undefined;

function newsOf({ payload }: PayloadRequest): News {
  if (news) return news;
  const { pool } = payload.db as unknown as PostgresAdapter;
  const opened = new News(async () => JSON.stringify((await pool.query(signQuery)).rows));
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => opened.close());
  news = opened;
  return opened;
}

/** What the version of the answer is made of, without reading all of it. Addresses are only ever added. */
const signQuery = `SELECT (SELECT max(version) FROM publication) AS content, (SELECT max(id) FROM addresses) AS left,
  (SELECT count(*) FROM files) AS files, (SELECT max(updated_at) FROM files) AS changed`;

/**
 * `GET /api/site-content`: everything published, as the files of a content folder, for the site.
 * While the version is the one of `If-None-Match`, a request with `Prefer: wait=<seconds>` is answered with the next
 * publication, or 304 after that time; `Preference-Applied: wait` says that it was held. 304 at once without it, 401
 * without the shared token, 503 before the first version.
 */
export const siteContent: Endpoint = {
  path: "/site-content",
  method: "get",
  handler: (req) => (isSite(req.headers) ? answerSite(req) : refuseStranger()),
};

async function answerSite(req: PayloadRequest): Promise<Response> {
  const ms = waitOf(req.headers);
  const opened = newsOf(req);
  if (ms === 0 || !opened.hasRoom) return answerNow(req);
  const deadline = performance.now() + ms;
  for (;;) {
    const sign = await opened.sign();
    const answer = await answerNow(req);
    const left = deadline - performance.now();
    const isOver = left <= 0 || !opened.hasRoom || req.signal?.aborted;
    if (answer.status === 304 && !isOver) await opened.after(sign, left, req.signal);
    else {
      answer.headers.set("Preference-Applied", "wait");
      return answer;
    }
  }
}

/** How long a request is ready to wait. */
function waitOf(headers: Headers): number {
  const [, seconds = "0"] = /(?:^|[,;\s])wait=(\d{1,4})\b/.exec(headers.get("prefer") ?? "") ?? [];
  return Math.min(Number(seconds) * 1000, longestWaitMs);
}

async function answerNow(req: PayloadRequest): Promise<Response> {
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
  // Several sites ask at the same time, and wait for one export.
  if (last?.version !== version) last = { version, body: bodyOf(req, { version, media }) };
  const { body } = last;
  try {
    const text = await body;
    // Somebody published while this was read: half of it may be older.
    if ((await publishedVersion(req)) === content) return new Response(text, { headers });
  } catch (error) {
    if (last?.body === body) last = undefined;
    throw error;
  }
  if (last?.body === body) last = undefined;
  return answerNow(req);
}

async function bodyOf(req: PayloadRequest, { version, media }: { version: string; media: object }): Promise<string> {
  const { files, addresses } = await exportContent(req);
  const redirects = await redirectsOf(addresses, req);
  return JSON.stringify({ version, files: Object.fromEntries(files), media, redirects });
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
  const bytes = await readFile(join(fileFolder, filename)).catch(() => undefined);
  if (!bytes) return undefined;
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}
