import { hash } from "node:crypto";
import type { PayloadRequest } from "payload";
import { digestsOf } from "../publishing/digests.ts";
import { exportContent } from "../publishing/export-content.ts";
import { publishedVersion, redirectsOf } from "../publishing/publish.ts";
import { Deliveries, type Delivery, textsByDigest, textsOf } from "./deliveries.ts";
import { uploadedFiles } from "./uploaded-files.ts";

/** What the site is to have now, without the texts. */
export type Edition = {
  /** Names it for the site. */
  version: string;
  /** Version of the texts in it. */
  content: string;
  media: Awaited<ReturnType<typeof uploadedFiles>>;
};

const deliveries = new Deliveries();

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
  return { version, ...deliveries.filesSince(since, delivery), media, redirects: delivery.redirects };
}

/**
 * Texts by their SHA-256; undefined when one of them is not published any more.
 * What was delivered last is looked through first: a site takes it over while somebody publishes.
 */
export async function publishedTexts(
  req: PayloadRequest,
  digests: string[],
): Promise<Record<string, string> | undefined> {
  const found = await deliveries.lastTexts(digests);
  if (found) return found;
  const edition = await currentEdition(req);
  const delivery = edition && (await deliver(req, edition));
  return delivery && textsOf(delivery, digests);
}

function deliver(req: PayloadRequest, { version, content }: Edition): Promise<Delivery | undefined> {
  return deliveries.of(version, async () => {
    const { files, addresses } = await exportContent(req);
    const redirects = await redirectsOf(addresses, req);
    const digests = digestsOf(files, "published");
    // Somebody published while this was read: half of it may be newer.
    if ((await publishedVersion(req)) !== content) return undefined;
    return { digests, texts: textsByDigest(files, digests), redirects };
  });
}
