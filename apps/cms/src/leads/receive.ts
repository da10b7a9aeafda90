import { locales } from "@waku/i18n/locale";
import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { isSite, refuseStranger } from "../access/site-token.ts";
import { inTransaction } from "../in-transaction.ts";
import { readJson } from "../read-json.ts";
import { deleteLeads } from "./hooks.ts";

export const maxKeyLength = 200;

/** A text by the languages in which there is one. */
const words = z.partialRecord(z.enum(locales), z.string());

/** What the site sends; see its `LeadMessage`. Unknown properties are kept out, known ones must fit. */
const leadSchema = z.object({
  acceptedAt: z.iso.datetime(),
  form: z.string().min(1).max(100),
  titles: words.default({}),
  locale: z.string().max(10),
  page: z.string().max(500),
  email: z.string().max(320),
  fields: z.record(z.string(), z.string()),
  labels: z.record(z.string(), words).default({}),
  words: z.record(z.string(), z.string()).default({}),
  files: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number(), url: z.string() })),
  campaign: z.record(z.string(), z.string()),
  suspicions: z.array(z.string()),
});

/**
 * `POST /api/leads/receive`: keeps a lead of the site, once per `Idempotency-Key`.
 * 201 kept, 200 kept before or erased since it was sent, 400 what does not fit, 401 without the shared token.
 */
export const receiveLead: Endpoint = {
  path: "/receive",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const key = req.headers.get("idempotency-key") ?? "";
    // Cut off, two keys could be the same, and the second lead would be lost.
    if (key === "" || key.length > maxKeyLength)
      return Response.json({ error: "Idempotency-Key is missing or too long." }, { status: 400 });
    const lead = leadSchema.safeParse(await readJson(req));
    if (!lead.success) return Response.json({ error: z.prettifyError(lead.error) }, { status: 400 });
    const isNew = await inTransaction(req, async () => {
      if ((await hasKey(req, "leads", key)) || (await hasKey(req, "erased-leads", key))) return false;
      await req.payload.create({ collection: "leads", data: { ...shown(lead.data), key }, overrideAccess: true, req });
      return true;
    });
    return Response.json({ isNew }, { status: isNew ? 201 : 200 });
  },
};

/** A lead as the inbox lists, finds and shows it. */
function shown({ fields, labels, words: said, ...sent }: z.infer<typeof leadSchema>) {
  const answers = Object.entries(fields).map(([name, value]) => ({
    name,
    value,
    labels: labels[name],
    words: said[name],
  }));
  const { name, firstName, lastName, company, organization } = fields;
  return {
    ...sent,
    answers,
    who: name || [firstName, lastName].filter(Boolean).join(" ") || sent.email,
    company: company || organization,
    address: sent.email.toLowerCase(),
    searchText: answers.map((answer) => answer.words || answer.value).join("\n"),
    isSuspected: sent.suspicions.length > 0,
    state: "new",
  };
}

/** An address as the forms of the site accept it. A backslash would be no letter to the database. */
export const personEmail = z.string().regex(/^[^\s\\]{3,320}$/);

/** What the site sends to have a person erased. */
const erasureSchema = z.object({
  /** Whose leads go. */
  email: personEmail,
  /** What the person has sent since then stays. */
  before: z.iso.datetime(),
  /** Leads that go in any case, and are not kept should they come later. */
  keys: z.array(z.string().min(1).max(maxKeyLength)),
});

/**
 * `POST /api/leads/erase`: deletes what a person has sent, so that its bytes are gone from a database in files, too.
 * 200 and how many leads, however often it is asked, 400 what does not fit, 401 without the shared token.
 */
export const eraseLeads: Endpoint = {
  path: "/erase",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const erasure = erasureSchema.safeParse(await readJson(req));
    if (!erasure.success) return Response.json({ error: z.prettifyError(erasure.error) }, { status: 400 });
    const leads = await inTransaction(req, () => erasePerson(req, erasure.data));
    return Response.json({ leads });
  },
};

/** Part of a transaction: deletes the leads of a person with all that belongs to them. @returns how many */
export async function erasePerson(
  req: PayloadRequest,
  { email, before, keys }: z.infer<typeof erasureSchema>,
): Promise<number> {
  for (const key of keys)
    if (!(await hasKey(req, "erased-leads", key)))
      await req.payload.create({ collection: "erased-leads", data: { key }, overrideAccess: true, req });
  const ofPerson = { address: { equals: email.toLowerCase() }, acceptedAt: { less_than_equal: before } };
  const { docs } = await req.payload.find({
    collection: "leads",
    where: { or: [{ key: { in: keys } }, ofPerson] },
    select: { key: true },
    pagination: false,
    overrideAccess: true,
    req,
  });
  const ids = docs.map(({ id }) => id);
  await deleteLeads(req, ids);
  return ids.length;
}

async function hasKey(req: PayloadRequest, collection: "leads" | "erased-leads", key: string): Promise<boolean> {
  const where = { key: { equals: key } };
  return (await req.payload.count({ collection, where, overrideAccess: true, req })).totalDocs > 0;
}
