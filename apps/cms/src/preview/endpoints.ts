import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { findPerson, nameOf } from "../access/people.ts";
import { hasRole } from "../access/roles.ts";
import { isSite, refuseStranger } from "../access/site-token.ts";
import { env } from "../current-env.ts";
import { answerTexts } from "../delivery/answer-texts.ts";
import { findByRef } from "../model/counterpart.ts";
import { collectionOf } from "../model/documents.ts";
import { type Address, exportContent } from "../publishing/export-content.ts";
import { readJson } from "../read-json.ts";
import { draftManifest, draftTexts, draftVersion } from "./drafts.ts";
import { type Grant, isStillSignedIn, PreviewCodes, PreviewSessions } from "./preview-access.ts";

/** Header in which the site names the editor for whom it asks. */
const sessionHeader = "x-editor-session";

const codes = new PreviewCodes();
const sessions = new PreviewSessions(env.secret);

const over = () => Response.json({ error: "This code or session is over." }, { status: 410 });
const noStore = { "Cache-Control": "no-store" };

/**
 * `GET /api/preview/start`: leads an editor to the draft's address on the site, with a code that opens a session there.
 * 401 signed out, 404 when nothing is written in the document.
 */
const start: Endpoint = {
  path: "/preview/start",
  method: "get",
  handler: async (req) => {
    const grant = grantOf(req);
    if (!grant) return new Response("Please sign in. / Bitte melden Sie sich an.\n", { status: 401, headers: noStore });
    const { collection = "", id = "" } = Object.fromEntries(req.searchParams);
    const address = await addressOf(req, collection, id);
    if (address === undefined)
      return new Response("Nothing is written here yet. / Hier steht noch nichts.\n", {
        status: 404,
        headers: noStore,
      });
    const to = `/${[address.locale, ...address.path.split("/")].filter(Boolean).join("/")}`;
    const query = new URLSearchParams({ code: codes.issue(grant), to });
    const headers = { ...noStore, "Referrer-Policy": "no-referrer", Location: `${env.siteUrl}/preview?${query}` };
    return new Response(null, { status: 303, headers });
  },
};

const codeSchema = z.object({ code: z.string().max(200) });

/** `POST /api/preview/session`: the site changes a code for a session token. 410 when the code is used or too old. */
const session: Endpoint = {
  path: "/preview/session",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const body = codeSchema.safeParse(await readJson(req));
    const grant = body.success ? codes.redeem(body.data.code) : undefined;
    if (!grant || !(await editorOf(req, grant))) return over();
    return Response.json(sessions.open(grant), { headers: noStore });
  },
};

/** `GET /api/preview/editor`: whose session it is. 410 when it is over: too old, signed out, or without a role. */
const editor: Endpoint = {
  path: "/preview/editor",
  method: "get",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const user = await sessionEditor(req);
    return user ? Response.json({ name: nameOf(user) }, { headers: noStore }) : over();
  },
};

/**
 * `GET /api/preview/content`: the manifest of the newest text of every document in both languages, drafts included, as
 * the one of published content, with the address below which documents are edited, and what cannot be published yet. With
 * `?since=<version>` of texts only what differs. 304 while nothing changed, 410 when the editor's session is over. An
 * address of its own: nothing added to the one for published content can make it answer drafts.
 */
const content: Endpoint = {
  path: "/preview/content",
  method: "get",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    if (!(await sessionEditor(req))) return over();
    const version = await draftVersion(req);
    const headers = { ...noStore, ETag: `"${version}"` };
    if (req.headers.get("if-none-match") === headers.ETag) return new Response(null, { status: 304, headers });
    const manifest = await draftManifest(req, version, req.searchParams.get("since") ?? "");
    return Response.json({ ...manifest, edit: `${env.publicUrl}${editPath}` }, { headers });
  },
};

/** `POST /api/preview/texts`: texts of that manifest, as `/api/site-content/texts`; 410 also when the session is over. */
const texts: Endpoint = {
  path: "/preview/texts",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    if (!(await sessionEditor(req))) return over();
    return answerTexts(req, (digests) => draftTexts(req, digests));
  },
};

const editPath = "/api/preview/edit";

/**
 * `GET /api/preview/edit/:ref?locale=de`: where a text is edited in a language, or in the other one while it has none in
 * that. The site knows documents by their language-neutral names.
 */
const edit: Endpoint = {
  path: "/preview/edit/:ref",
  method: "get",
  handler: async (req) => {
    if (!hasRole({ req }, "translator")) return Response.redirect(`${env.publicUrl}/admin/login`, 303);
    const { ref = "" } = req.routeParams as { ref?: string };
    const collection = collectionOf(ref);
    const found = collection === undefined ? [] : await findByRef(req, collection, ref);
    const shown = found.find(({ language }) => language === req.searchParams.get("locale")) ?? found[0];
    if (!shown) return new Response("No such text. / Diesen Text gibt es nicht.\n", { status: 404, headers: noStore });
    return Response.redirect(`${env.publicUrl}/admin/collections/${collection}/${shown.id}`, 303);
  },
};

export const previewEndpoints = [start, session, editor, content, texts, edit];

/** Where the newest text of a document stands, if there is any. */
async function addressOf(req: PayloadRequest, collection: string, id: string): Promise<Address | undefined> {
  const { addresses } = await exportContent(req, "latest");
  return addresses.find((each) => each.collection === collection && String(each.id) === id);
}

/** What a signed-in person may hand on to the site. */
function grantOf(req: PayloadRequest): Grant | undefined {
  const { user } = req;
  const signIn = (user as { _sid?: unknown } | null)?._sid;
  if (!user || typeof signIn !== "string" || !hasRole({ req }, "translator")) return undefined;
  return { user: user.id, signIn };
}

/** The person whom the site asks for, as the backend knows them at this moment. */
async function sessionEditor(req: PayloadRequest) {
  const grant = sessions.read(req.headers.get(sessionHeader) ?? "");
  return grant && editorOf(req, grant);
}

async function editorOf(req: PayloadRequest, grant: Grant) {
  const user = await findPerson(req, grant.user);
  if (!user || !hasRole({ req: { user } }, "translator") || !isStillSignedIn(user.sessions, grant, Date.now()))
    return undefined;
  return user;
}
