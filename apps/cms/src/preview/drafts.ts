import { createHash } from "node:crypto";
import type { CollectionSlug, PayloadRequest } from "payload";
import { env } from "../current-env.ts";
import { Deliveries, type Delivery, textsByDigest, textsOf } from "../delivery/deliveries.ts";
import { type NamedProblem, problemsOfDrafts } from "../publishing/check-candidate.ts";
import { digestsOf } from "../publishing/digests.ts";
import { exportContent } from "../publishing/export-content.ts";
import { publishedVersion, redirectsOf, withRedirects } from "../publishing/publish.ts";
import type { Edition } from "../publishing/stored-rows.ts";

/** The newest texts, and what cannot be published of them. */
type DraftDelivery = Delivery & { problems: ReturnType<typeof toSite>[] };

const deliveries = new Deliveries<DraftDelivery>();

/**
 * The manifest of the newest text of every document.
 * @param since version whose manifest the site has: where it is known here, what differs from it
 */
export async function draftManifest(req: PayloadRequest, version: string, since: string): Promise<object> {
  const delivery = await deliver(req, version);
  const { redirects, problems } = delivery;
  return { version, ...deliveries.filesSince(since, delivery), redirects, problems };
}

/** Newest texts by their SHA-256; undefined when one of them is none any more. */
export async function draftTexts(req: PayloadRequest, digests: string[]): Promise<Record<string, string> | undefined> {
  const found = await deliveries.lastTexts(digests);
  return found ?? textsOf(await deliver(req, await draftVersion(req)), digests);
}

/** What is saved while it is made may be in it: it is told anew with the next version. */
function deliver(req: PayloadRequest, version: string): Promise<DraftDelivery> {
  return deliveries.of(version, async () => {
    const { files, redirects, whole } = await read(req, "latest");
    const published = async () => (await read(req, "published")).whole.files;
    const problems = await problemsOfDrafts(whole, published, req.payload.config);
    const digests = digestsOf(files, "latest");
    return { digests, texts: textsByDigest(files, digests), redirects, problems: problems.map(toSite) };
  });
}

async function read(req: PayloadRequest, edition: Edition) {
  const exported = await exportContent(req, edition);
  const redirects = await redirectsOf(exported.addresses, req);
  return { files: exported.files, redirects, whole: withRedirects(exported, redirects) };
}

/** A problem as the site shows it to editors. */
function toSite({ place, message }: NamedProblem) {
  const { document, field, path } = place;
  return { document, field, message, url: path && env.publicUrl + path };
}

/** Changes with every saved text: all documents keep versions, and settings have no drafts. */
export async function draftVersion(req: PayloadRequest): Promise<string> {
  const { collections } = req.payload.config;
  const slugs = collections.flatMap(({ slug, versions }) => (versions ? [slug as CollectionSlug] : []));
  const states = await Promise.all(slugs.map((slug) => newestSave(req, slug)));
  const state = JSON.stringify([await publishedVersion(req), ...states]);
  return createHash("sha256").update(state).digest("hex").slice(0, 32);
}

async function newestSave(req: PayloadRequest, collection: CollectionSlug): Promise<unknown[]> {
  const { docs, totalDocs } = await req.payload.findVersions({
    collection,
    sort: "-updatedAt",
    limit: 1,
    depth: 0,
    select: { updatedAt: true },
    overrideAccess: true,
    req,
  });
  return [collection, totalDocs, docs[0]?.id, docs[0]?.updatedAt];
}
