import { untranslatedMark } from "@waku/content";
import { type Locale, locales } from "@waku/i18n/locale";
import type { CollectionSlug, Endpoint, PayloadRequest } from "payload";
import { hasRole, languagesOf, writesIn } from "../access/roles.ts";
import { inTransaction } from "../in-transaction.ts";
import type { Stored } from "../model/convert.ts";
import { findCounterpart, findLatest, type Identity, otherLanguage } from "../model/counterpart.ts";
import { documentShapes } from "../model/documents.ts";
import { markTexts } from "../model/mark-texts.ts";
import type { ObjectShape } from "../model/shape.ts";
import { refusal } from "../refusal.ts";
import { settle } from "./outdated.ts";
import { type Translation, translationOf, type Waiting, waitingIn } from "./state.ts";

const refused = (status: number) => Response.json({ errors: [] }, { status });

/** So many texts are named for each language; the others are counted. */
const named = 20;

/** What waits for translators, by language. */
export type Translations = {
  language: Locale;
  missing: { total: number; texts: Waiting[] };
  outdated: { total: number; texts: Waiting[] };
}[];

/** `GET /api/translations`: texts that are missing in a language of whoever asks, or older than the other one. */
const list: Endpoint = {
  path: "/translations",
  method: "get",
  handler: async (req) => {
    if (!hasRole({ req }, "translator")) return refused(403);
    const languages = hasRole({ req }, "author") ? locales : languagesOf({ req });
    const waiting: Translations = [];
    for (const language of languages) {
      const { missing, outdated } = await waitingIn(req, language);
      const counted = (texts: Waiting[]) => ({ total: texts.length, texts: texts.slice(0, named) });
      waiting.push({ language, missing: counted(missing), outdated: counted(outdated) });
    }
    return Response.json(waiting);
  },
};

/** What a document's page says of the other language, and what whoever asks may do about it. */
export type DocumentTranslation = Translation & { mayTranslate: boolean; maySettle: boolean };

/** `GET /api/translations/:collection/:id`: how a text stands to its other language. */
const one: Endpoint = {
  path: "/translations/:collection/:id",
  method: "get",
  handler: async (req) => {
    if (!hasRole({ req }, "translator")) return refused(403);
    const { collection, id } = asked(req);
    const found = documentShapes.has(collection) ? await translationOf(req, collection, id) : undefined;
    if (!found) return refused(404);
    return Response.json({
      ...found,
      mayTranslate: !found.other && writesIn({ req }, found.language),
      maySettle: found.outdatedSince !== undefined && writesIn({ req }, otherLanguage(found.language)),
    } satisfies DocumentTranslation);
  },
};

/**
 * `POST /api/translations/:collection/:id`: makes the text in the other language, as a draft with the same parts, each of
 * its texts marked as not translated. 201 with its number, 409 where there is one.
 */
const translate: Endpoint = {
  path: "/translations/:collection/:id",
  method: "post",
  handler: async (req) => {
    const { collection, shape, document } = await textOf(req);
    if (!shape || !document) return refused(hasRole({ req }, "translator") ? 404 : 403);
    const language = otherLanguage(document.language);
    if (!writesIn({ req }, language)) return refused(403);
    if (await findCounterpart(req, collection, document)) return refused(409);
    const data = await draftIn(req, language, document, shape);
    const made = await inTransaction(req, () =>
      req.payload.create({
        collection,
        data: data as never,
        draft: true,
        depth: 0,
        overrideAccess: false,
        user: req.user,
        req,
      }),
    );
    return Response.json({ id: made.id }, { status: 201 });
  },
};

async function draftIn(req: PayloadRequest, language: Locale, document: Document, shape: ObjectShape): Promise<Stored> {
  const mark = untranslatedMark(document.language);
  const { id: _, ref: __, createdAt: ___, updatedAt: ____, ...copy } = document;
  const body = typeof copy.body === "string" && copy.body !== "" ? { body: `${mark}\n\n${copy.body}` } : {};
  return {
    ...markTexts(shape, copy, mark),
    ...body,
    ...(copy.chapter !== undefined && { chapter: await chapterIn(req, copy.chapter) }),
    language,
    _status: "draft",
  };
}

/** A section stands in the chapter of its own language. @throws Refusal while that is not there */
async function chapterIn(req: PayloadRequest, id: unknown): Promise<number | string> {
  const chapter = await findLatest(req, "chapters", id);
  const other = chapter && (await findCounterpart(req, "chapters", chapter));
  if (!other) throw refusal(req, noChapter);
  return other.id;
}

const noChapter = {
  de: "Bitte übersetzen Sie zuerst das Kapitel, in dem dieser Abschnitt steht.",
  en: "Please translate the chapter of this section first.",
};

/** `POST /api/translations/:collection/:id/settle`: says that a text is as new as its other language, after a look at both. */
const settleOne: Endpoint = {
  path: "/translations/:collection/:id/settle",
  method: "post",
  handler: async (req) => {
    const { document } = await textOf(req);
    if (!document) return refused(hasRole({ req }, "translator") ? 404 : 403);
    if (!writesIn({ req }, document.language)) return refused(403);
    await settle(req, document);
    return Response.json({});
  },
};

type Document = Stored & Identity;

/** The document that a request names, for whoever reads documents. */
async function textOf(req: PayloadRequest) {
  const { collection, id } = asked(req);
  const shape = documentShapes.get(collection);
  const document = shape && hasRole({ req }, "translator") ? await findLatest(req, collection, id) : undefined;
  return { collection: collection as CollectionSlug, shape, document };
}

function asked({ routeParams }: PayloadRequest): { collection: string; id: string } {
  const { collection = "", id = "" } = routeParams as Record<string, string>;
  return { collection, id };
}

export const translationEndpoints = [list, one, translate, settleOne];
