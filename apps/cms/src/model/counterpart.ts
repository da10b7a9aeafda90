import type { Locale } from "@waku/i18n/locale";
import type { CollectionSlug, PayloadRequest, SelectType, Where } from "payload";
import type { Stored } from "./convert.ts";

/** The other language of the content. */
export function otherLanguage(language: Locale): Locale {
  return language === "de" ? "en" : "de";
}

/** What makes a document one and the same in both languages: its language-neutral name, and which language it is in. */
export type Identity = { id: number | string; ref: string; language: Locale };

/** A document as its newest draft has it; undefined when there is none of this number. */
export async function findLatest(
  req: PayloadRequest,
  collection: string,
  id: unknown,
): Promise<(Stored & Identity) | undefined> {
  const found = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: id as number,
    draft: true,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return (found as unknown as (Stored & Identity) | null) ?? undefined;
}

/** What visitors see of a document; undefined while it is a draft. */
export async function findPublished(req: PayloadRequest, collection: string, id: unknown): Promise<Stored | undefined> {
  const found = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id: id as number,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  const document = found as unknown as Stored | null;
  return document?._status === "published" ? document : undefined;
}

/** The same document in the other language, as its newest draft has it; undefined while nobody has written one. */
export async function findCounterpart(
  req: PayloadRequest,
  collection: string,
  { ref, language }: Pick<Identity, "ref" | "language">,
): Promise<(Stored & Identity) | undefined> {
  const where: Where = { and: [{ ref: { equals: ref } }, { language: { equals: otherLanguage(language) } }] };
  const [found] = await findNewest(req, collection, where);
  return found;
}

/** Documents of these names as their newest drafts have them, in both languages. */
export async function findDrafts(
  req: PayloadRequest,
  collection: string,
  refs: string[],
): Promise<(Stored & Identity)[]> {
  return findNewest(req, collection, { ref: { in: refs } });
}

/** A document as its newest drafts have it, in each language that it has. */
export async function findByRef(
  req: PayloadRequest,
  collection: string,
  ref: string,
): Promise<Pick<Identity, "id" | "language">[]> {
  return findNewest(req, collection, { ref: { equals: ref } }, { language: true });
}

/** Documents as their newest drafts have them. @param select fields that are read, where not all are */
async function findNewest(
  req: PayloadRequest,
  collection: string,
  where: Where,
  select?: SelectType,
): Promise<(Stored & Identity)[]> {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where,
    draft: true,
    depth: 0,
    pagination: false,
    select,
    overrideAccess: true,
    req,
  });
  return docs as unknown as (Stored & Identity)[];
}
