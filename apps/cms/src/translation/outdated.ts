import type { Locale } from "@waku/i18n/locale";
import type { CollectionAfterDeleteHook, CollectionBeforeChangeHook, PayloadRequest, Where } from "payload";
import { writeContent } from "../model/content-writer.ts";
import { type Stored, toDocument } from "../model/convert.ts";
import { findCounterpart, findPublished, type Identity, otherLanguage } from "../model/counterpart.ts";
import type { ObjectShape } from "../model/shape.ts";

type Text = Pick<Identity, "ref" | "language">;

/**
 * Keeps which published texts are older than their other language. Neither language is the source of the other: a change
 * that comes while both say the same leaves the other one behind; the next change of that one follows it.
 */
export function noteChange(shape: ObjectShape): CollectionBeforeChangeHook {
  return async ({ collection, data, originalDoc, req }) => {
    if (data._status !== "published" || originalDoc?.id === undefined) return data;
    const before = await findPublished(req, collection.slug, originalDoc.id);
    if (!before || isSame(shape, before, data)) return data;
    const { ref, language } = originalDoc as Identity;
    if (await settle(req, { ref, language })) return data;
    const other = await findCounterpart(req, collection.slug, { ref, language });
    if (other && (await findPublished(req, collection.slug, other.id)))
      await leaveBehind(req, { ref, language: otherLanguage(language) });
    return data;
  };
}

/** A text that is gone leaves nothing behind. */
export const forgetOutdated: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await req.payload.delete({
    collection: "outdated-texts",
    where: { ref: { equals: (doc as Identity).ref } },
    overrideAccess: true,
    req,
  });
};

/** Since when a text is older than its other language. */
export async function outdatedSince(req: PayloadRequest, text: Text): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: "outdated-texts",
    where: whereOf(text),
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs[0]?.since as string | undefined;
}

/** Says that a text is as new as its other language. @returns whether it was not */
export async function settle(req: PayloadRequest, text: Text): Promise<boolean> {
  const where = whereOf(text);
  const { docs } = await req.payload.delete({ collection: "outdated-texts", where, overrideAccess: true, req });
  return docs.length > 0;
}

async function leaveBehind(req: PayloadRequest, text: Text): Promise<void> {
  if ((await outdatedSince(req, text)) !== undefined) return;
  const data = { ...text, since: new Date().toISOString() };
  await req.payload.create({ collection: "outdated-texts", data, overrideAccess: true, req });
}

function whereOf({ ref, language }: { ref: string; language: Locale }): Where {
  return { and: [{ ref: { equals: ref } }, { language: { equals: language } }] };
}

function isSame(shape: ObjectShape, before: Stored, now: Stored): boolean {
  const textOf = (document: Stored) => writeContent("", toDocument(shape, document), String(document.body ?? ""));
  return textOf(before) === textOf(now);
}
