import { createHash } from "node:crypto";
import { sql } from "@payloadcms/db-postgres";
import { type CheckScope, redirectsFile } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { PayloadRequest } from "payload";
import { problemsOf, problemsOfChange } from "./check-candidate.ts";
import { digestsOf } from "./digests.ts";
import { type Address, type ExportedContent, exportContent } from "./export-content.ts";
import { notPublished } from "./not-published.ts";
import { rowsOf } from "./stored-rows.ts";

/**
 * Makes what this request has changed the published content: refuses what would break the site, remembers every
 * address, and tells the site that there is a new version. A draft changes nothing of it.
 * @param scope what is refused
 * @throws Refusal with the problems; the change is rolled back with the request's transaction
 */
export async function publish(req: PayloadRequest, scope?: CheckScope): Promise<void> {
  const content = await exportContent(req);
  const version = versionOf(content);
  if (version === (await publishedVersion(req))) return;
  const known = await knownAddresses(req);
  const whole = withRedirects(content, redirectsAmong(known, content.addresses));
  const problems = await (scope
    ? problemsOf(whole, req.payload.config, scope)
    : problemsOfChange(whole, req.payload.config));
  if (problems.length > 0) throw notPublished(problems, req);
  await remember(content.addresses, known, req);
  await req.payload.updateGlobal({ slug: "publication", data: { version }, overrideAccess: true, req });
}

/** Version of the content that the site is to show; undefined before the first one. */
export async function publishedVersion(req: PayloadRequest): Promise<string | undefined> {
  const { version } = await req.payload.findGlobal({ slug: "publication", overrideAccess: true, req });
  return (version as string | null) ?? undefined;
}

/** Fingerprint of everything the site reads. */
function versionOf({ files, addresses }: ExportedContent): string {
  const version = createHash("sha256");
  for (const [file, { sha256 }] of [...digestsOf(files, "published")].sort(([a], [b]) => (a < b ? -1 : 1)))
    version.update(`${file}\0${sha256}\0`);
  for (const { locale, path } of addresses) version.update(`${locale}/${path}\0`);
  return version.digest("hex").slice(0, 32);
}

/** An address that a document has, or has had. */
type KnownAddress = Pick<Address, "locale" | "path" | "ref">;

/** Every address there ever was, the latest first. */
function knownAddresses(req: PayloadRequest): Promise<KnownAddress[]> {
  return rowsOf<KnownAddress>(req, sql`SELECT locale, path, ref FROM addresses ORDER BY id DESC`);
}

/** Keeps every address that documents have had, so that the ones they leave lead on. */
async function remember(addresses: Address[], known: KnownAddress[], req: PayloadRequest): Promise<void> {
  const names = new Set(known.map(({ locale, path, ref }) => `${locale} ${path} ${ref}`));
  for (const { locale, path, ref } of addresses) {
    if (names.has(`${locale} ${path} ${ref}`)) continue;
    await req.payload.create({ collection: "addresses", data: { locale, path, ref }, overrideAccess: true, req });
  }
}

/** `to` is missing where no text stands any more that ever stood there. */
export type Redirect = { locale: Locale; from: string; to?: string };

/**
 * What became of every address that a document has left: where it stands now, or that it was taken away. Addresses in use
 * stay theirs.
 */
export async function redirectsOf(addresses: Address[], req: PayloadRequest): Promise<Redirect[]> {
  return redirectsAmong(await knownAddresses(req), addresses);
}

/** A content as the site gets it, for its check: with the addresses that documents have left. */
export function withRedirects(content: ExportedContent, redirects: Redirect[]): ExportedContent {
  return { ...content, files: new Map(content.files).set(redirectsFile, JSON.stringify(redirects)) };
}

function redirectsAmong(known: KnownAddress[], addresses: Address[]): Redirect[] {
  const inUse = new Set(addresses.map(({ locale, path }) => `${locale} ${path}`));
  const current = new Map(addresses.map(({ locale, path, ref }) => [`${locale} ${ref}`, path]));
  const redirects = new Map<string, Redirect>();
  for (const { locale, path, ref } of known) {
    const to = current.get(`${locale} ${ref}`);
    const key = `${locale} ${path}`;
    if (inUse.has(key) || redirects.get(key)?.to !== undefined) continue;
    redirects.set(key, { locale, from: path, ...(to !== undefined && { to }) });
  }
  return [...redirects.values()];
}
