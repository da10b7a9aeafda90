import type { CollectionSlug, PayloadRequest } from "payload";
import { findCounterpart, findLatest, type Identity } from "../model/counterpart.ts";

/** Set in the context of a request that changes both languages of a text at once; over REST that is `?both=true`. */
export const bothLanguages = "changesBothLanguages";

/** The other language of a text that a request changes in both. */
type Other = { collection: CollectionSlug; other: Identity };

/** @returns undefined when the request changes one language alone, or there is no other */
export async function otherToChange(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
): Promise<Other | undefined> {
  if (!req.context[bothLanguages] && req.query?.both !== "true") return undefined;
  const document = await findLatest(req, collection, id);
  const other = document && (await findCounterpart(req, collection, document));
  return other && { collection, other };
}

/** Does to the other language what was done to the first one, in the same transaction. */
export async function changeOther(req: PayloadRequest, { collection, other }: Other, change: Change): Promise<void> {
  const base = { collection, id: other.id, depth: 0, overrideAccess: true, req } as const;
  if (change === "delete") await req.payload.delete(base);
  else await req.payload.update({ ...base, data: { _status: change } as never });
}

/** What happens to both languages: they get a status, or are deleted. */
export type Change = "published" | "draft" | "delete";
