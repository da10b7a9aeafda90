import { hash } from "node:crypto";
import type { PayloadRequest } from "payload";
import { type Digest, digestsOf } from "../publishing/digests.ts";
import { exportContent } from "../publishing/export-content.ts";
import { publishedVersion, type Redirect, redirectsOf } from "../publishing/publish.ts";
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
type Delivery = {
  digests: ReadonlyMap<string, Digest>;
  texts: ReadonlyMap<string, string>;
  redirects: Redirect[];
};

/** The delivery made last, or in the making: to write out content takes far longer than to compare versions. */
let last: { version: string; delivery: Promise<Delivery> } | undefined;

/** Which texts belonged to the editions delivered last, by version: sites are told what differs from theirs. */
const earlier = new Map<string, ReadonlyMap<string, Digest>>();
/** As many as sites may be apart that take their time over what is published. */
const maxEarlier = 4;

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

/**
 * The manifest of an edition; undefined when something else was published meanwhile.
 * @param since version whose manifest the site has: where it is known here, what differs from it
 */
export async function manifestOf(req: PayloadRequest, edition: Edition, since: string): Promise<object | undefined> {
  const delivery = await deliver(req, edition);
  if (!delivery) return undefined;
  const { version, media } = edition;
  const { digests, redirects } = delivery;
  const before = earlier.get(since);
  if (!before) return { version, files: Object.fromEntries(digests), media, redirects };
  const changed = [...digests].filter(([file, { sha256 }]) => before.get(file)?.sha256 !== sha256);
  const gone = [...before.keys()].filter((file) => !digests.has(file));
  return { version, since, files: Object.fromEntries(changed), gone, media, redirects };
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
  if (last?.version !== edition.version) last = { version: edition.version, delivery: make(req) };
  const { delivery } = last;
  try {
    const made = await delivery;
    // Somebody published while this was read: half of it may be newer.
    if ((await publishedVersion(req)) === edition.content) {
      keep(edition.version, made.digests);
      return made;
    }
  } catch (error) {
    forget(delivery);
    throw error;
  }
  forget(delivery);
  return undefined;
}

/** Keeps what was delivered, and lets go of the oldest. */
function keep(version: string, digests: Delivery["digests"]): void {
  earlier.delete(version);
  earlier.set(version, digests);
  for (const oldest of [...earlier.keys()].slice(0, -maxEarlier)) earlier.delete(oldest);
}

function forget(delivery: Promise<Delivery>): void {
  if (last?.delivery === delivery) last = undefined;
}

/** Texts are those that are held anyway: nothing of the content is copied. */
async function make(req: PayloadRequest): Promise<Delivery> {
  const { files, addresses } = await exportContent(req);
  const redirects = await redirectsOf(addresses, req);
  const digests = digestsOf(files);
  const texts = new Map<string, string>();
  for (const [file, text] of files) texts.set(digests.get(file)?.sha256 ?? "", text);
  return { digests, texts, redirects };
}
