import { hash } from "node:crypto";
import type { PayloadRequest } from "payload";
import { digestsOf } from "../publishing/digests.ts";
import { exportContent } from "../publishing/export-content.ts";
import { publishedVersion, redirectsOf } from "../publishing/publish.ts";
import { uploadedFiles } from "./uploaded-files.ts";

/** What the site is to have now, without the texts. */
export type Edition = {
  /** Names it for the site. */
  version: string;
  /** Version of the texts in it. */
  content: string;
  media: Awaited<ReturnType<typeof uploadedFiles>>;
};

/** What the site gets of an edition: which texts belong to it, and each of them by its SHA-256. */
type Delivery = { manifest: string; texts: ReadonlyMap<string, string> };

/** The delivery made last, or in the making: to write out content takes far longer than to compare versions. */
let last: { version: string; delivery: Promise<Delivery> } | undefined;

/** The edition published now; undefined before the first one. */
export async function currentEdition(req: PayloadRequest): Promise<Edition | undefined> {
  const content = await publishedVersion(req);
  if (!content) return undefined;
  const media = await uploadedFiles(req);
  // Content that is as it was before may have left an address meanwhile; addresses are only ever added.
  const { totalDocs: left } = await req.payload.count({ collection: "addresses", overrideAccess: true, req });
  const version = hash("sha256", `${content} ${left} ${JSON.stringify(media)}`).slice(0, 32);
  return { version, content, media };
}

/** The manifest of an edition; undefined when something else was published meanwhile. */
export async function manifestOf(req: PayloadRequest, edition: Edition): Promise<string | undefined> {
  return (await deliver(req, edition))?.manifest;
}

/**
 * Texts by their SHA-256; undefined when one of them is not published any more.
 * What was delivered last is looked through first: a site takes it over while somebody publishes.
 */
export async function textsOf(req: PayloadRequest, digests: string[]): Promise<Record<string, string> | undefined> {
  const found = last && pick(await last.delivery, digests);
  if (found) return found;
  const edition = await currentEdition(req);
  const delivery = edition && (await deliver(req, edition));
  return delivery && pick(delivery, digests);
}

function pick({ texts }: Delivery, digests: string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const digest of digests) {
    const text = texts.get(digest);
    if (text === undefined) return undefined;
    found[digest] = text;
  }
  return found;
}

async function deliver(req: PayloadRequest, edition: Edition): Promise<Delivery | undefined> {
  // Several sites ask at the same time, and wait for one.
  if (last?.version !== edition.version) last = { version: edition.version, delivery: make(req, edition) };
  const { delivery } = last;
  try {
    const made = await delivery;
    // Somebody published while this was read: half of it may be newer.
    if ((await publishedVersion(req)) === edition.content) return made;
  } catch (error) {
    forget(delivery);
    throw error;
  }
  forget(delivery);
  return undefined;
}

function forget(delivery: Promise<Delivery>): void {
  if (last?.delivery === delivery) last = undefined;
}

/** Texts are those that are held anyway: nothing of the content is copied. */
async function make(req: PayloadRequest, { version, media }: Edition): Promise<Delivery> {
  const { files, addresses } = await exportContent(req);
  const redirects = await redirectsOf(addresses, req);
  const digests = digestsOf(files);
  const texts = new Map<string, string>();
  for (const [file, text] of files) texts.set(digests.get(file)?.sha256 ?? "", text);
  return { manifest: JSON.stringify({ version, files: Object.fromEntries(digests), media, redirects }), texts };
}
