import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from "payload";
import { z } from "zod";
import { isSite, refuseStranger } from "./access/site-token.ts";
import { mediaPrefix, uploadFolder } from "./collections/files.ts";
import { exportContent } from "./publishing/export-content.ts";
import { publishedVersion, redirectsOf } from "./publishing/publish.ts";
import { readJson } from "./read-json.ts";

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

/** Fingerprints by file and time of change, so that polls do not read every file again. */
const fingerprints = new Map<string, { bytes: number; sha256: string }>();

async function uploadedFiles(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: "files",
    pagination: false,
    sort: "filename",
    overrideAccess: true,
    req,
  });
  const entries = docs.map(async ({ filename, updatedAt, url }) => {
    const key = `${filename} ${updatedAt}`;
    const known = fingerprints.get(key) ?? (await fingerprint(String(filename)));
    // A lost file must not keep everything else from the site; pages that offer it are refused by its check.
    if (!known) return [];
    fingerprints.set(key, known);
    return [[`${mediaPrefix}/${filename}`, { url: new URL(String(url), "http://backend").pathname, ...known }]];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

async function fingerprint(filename: string) {
  const bytes = await readFile(join(uploadFolder, mediaPrefix, filename)).catch(() => undefined);
  if (!bytes) return undefined;
  return { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

const maxKeyLength = 200;

/** What the site sends; see its `LeadMessage`. Unknown properties are kept out, known ones must fit. */
const leadSchema = z.object({
  acceptedAt: z.iso.datetime(),
  form: z.string().min(1).max(100),
  locale: z.string().max(10),
  page: z.string().max(500),
  email: z.string().max(320),
  fields: z.record(z.string(), z.string()),
  files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number(), url: z.string() })),
  campaign: z.record(z.string(), z.string()),
  suspicions: z.array(z.string()),
});

/**
 * `POST /api/leads/receive`: keeps a lead of the site, once per `Idempotency-Key`.
 * 201 kept, 200 kept before or erased since it was sent, 400 what does not fit, 401 without the shared token.
 */
export const receiveLead: Endpoint = {
  path: "/receive",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const key = req.headers.get("idempotency-key")?.slice(0, maxKeyLength);
    if (!key) return Response.json({ error: "Idempotency-Key is missing." }, { status: 400 });
    const lead = leadSchema.safeParse(await readJson(req));
    if (!lead.success) return Response.json({ error: z.prettifyError(lead.error) }, { status: 400 });
    const isNew = await inTransaction(req, async () => {
      if ((await hasKey(req, "leads", key)) || (await hasKey(req, "erased-leads", key))) return false;
      const { fields, ...sent } = lead.data;
      const answers = Object.entries(fields).map(([name, value]) => ({ name, value }));
      const data = { ...sent, key, answers, company: fields.company, state: "new" };
      await req.payload.create({ collection: "leads", data, overrideAccess: true, req });
      return true;
    });
    return Response.json({ isNew }, { status: isNew ? 201 : 200 });
  },
};

/** What the site sends to have a person erased. */
const erasureSchema = z.object({
  /** Whose leads go. A backslash would be no letter to the database; addresses have none. */
  email: z.string().regex(/^[^\s\\]{3,320}$/),
  /** What the person has sent since then stays. */
  before: z.iso.datetime(),
  /** Leads that go in any case, and are not kept should they come later. */
  keys: z.array(z.string().min(1).max(maxKeyLength)),
});

/**
 * `POST /api/leads/erase`: deletes what a person has sent.
 * 200 and how many leads, however often it is asked, 400 what does not fit, 401 without the shared token.
 */
export const eraseLeads: Endpoint = {
  path: "/erase",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const erasure = erasureSchema.safeParse(await readJson(req));
    if (!erasure.success) return Response.json({ error: z.prettifyError(erasure.error) }, { status: 400 });
    const { email, before, keys } = erasure.data;
    const leads = await inTransaction(req, async () => {
      for (const key of keys)
        if (!(await hasKey(req, "erased-leads", key)))
          await req.payload.create({ collection: "erased-leads", data: { key }, overrideAccess: true, req });
      // A wide net, since a database knows small and capital letters of English only: `_` and `%` stand for others.
      const alike = email.replace(/[^ -~]/gu, "_");
      const { docs } = await req.payload.find({
        collection: "leads",
        where: { or: [{ key: { in: keys } }, { email: { contains: alike }, acceptedAt: { less_than_equal: before } }] },
        select: { key: true, email: true },
        pagination: false,
        overrideAccess: true,
        req,
      });
      const isErased = (doc: Record<string, unknown>) =>
        keys.includes(String(doc.key)) || String(doc.email).toLowerCase() === email.toLowerCase();
      const ids = docs.filter(isErased).map(({ id }) => id);
      if (ids.length > 0) await req.payload.db.deleteMany({ collection: "leads", where: { id: { in: ids } }, req });
      return ids.length;
    });
    return Response.json({ leads });
  },
};

async function hasKey(req: PayloadRequest, collection: "leads" | "erased-leads", key: string): Promise<boolean> {
  const where = { key: { equals: key } };
  return (await req.payload.count({ collection, where, overrideAccess: true, req })).totalDocs > 0;
}

async function inTransaction<T>(req: PayloadRequest, job: () => Promise<T>): Promise<T> {
  await initTransaction(req);
  try {
    const result = await job();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
