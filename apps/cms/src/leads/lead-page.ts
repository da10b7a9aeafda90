import type { Locale, Words } from "@waku/i18n/locale";
import { encodeRfc5987 } from "@waku/server/rfc5987";
import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { hasRole, worksOnLeads } from "../access/roles.ts";
import { env } from "../current-env.ts";
import { languageOf } from "../language.ts";
import { readJson } from "../read-json.ts";
import { peopleOf } from "./people.ts";
import { find } from "./person-export.ts";
import { type DeliveryState, type LeadState, leadStates } from "./states.ts";
import { deliveryWords, receiverName, stateWords } from "./words.ts";

/** What the page of a lead shows beside its state, in the language of the panel. */
export type LeadPage = {
  title: string;
  email: string;
  acceptedAt: string;
  language: string;
  page: { path: string; href: string };
  answers: { label: string; value: string }[];
  campaign: [name: string, value: string][];
  suspicions: string[];
  files: { name: string; bytes: number; href: string }[];
  deliveries: {
    receiver: string;
    state: DeliveryState;
    words: string;
    at: string | null;
    reason: string | null;
    attempts: number;
  }[];
  notes: { id: number; text: string; by: string; at: string; mayDelete: boolean }[];
  history: { id: number; words: string; by: string; at: string }[];
  /** Other leads of the same address, newest first. */
  others: { id: number; title: string; at: string; state: string; isSame: boolean }[];
  mayErase: boolean;
};

/** Texts by language, of which one may be missing. */
type SomeWords = Partial<Words> | null | undefined;
export type Answer = { name: string; value: string; labels?: SomeWords; words?: string | null };
type Lead = {
  id: number;
  email: string;
  address: string | null;
  acceptedAt: string;
  form: string;
  titles: SomeWords;
  locale: string;
  page: string;
  state: LeadState;
  answers: Answer[];
  files: { name: string; type: string; bytes: number; url: string }[];
  campaign: Record<string, string> | null;
  suspicions: string[] | null;
};

/** The form's name in the panel's language, else in the visitor's, else the one that programs use. */
export function titleOf({ form, titles }: Pick<Lead, "form" | "titles">, language: Locale): string {
  return inLanguage(titles, language) ?? form;
}

/** What the form asked, in the panel's language as far as it can be had. */
export function labelOf({ name, labels }: Answer, language: Locale): string {
  return inLanguage(labels, language) ?? name;
}

function inLanguage(words: SomeWords, language: Locale): string | undefined {
  return words?.[language] ?? words?.de ?? words?.en;
}

/** `GET /api/leads/:id/page`: everything that the page of a lead shows. */
export const leadPage: Endpoint = {
  path: "/:id/page",
  method: "get",
  handler: async (req) => {
    const lead = await leadOf(req);
    if (lead instanceof Response) return lead;
    return Response.json(await pageOf(req, lead));
  },
};

const noteSchema = z.object({ text: z.string().trim().min(1).max(10_000) });

/** `POST /api/leads/:id/notes`: another note; those of others stay as they are. Answers with the lead's page. */
export const addNote: Endpoint = {
  path: "/:id/notes",
  method: "post",
  handler: async (req) => {
    const lead = await leadOf(req);
    if (lead instanceof Response) return lead;
    const note = noteSchema.safeParse(await readJson(req));
    if (!note.success) return Response.json({ error: z.prettifyError(note.error) }, { status: 400 });
    const data = { lead: lead.id, text: note.data.text, author: req.user?.id };
    await req.payload.create({ collection: "lead-notes", data, overrideAccess: true, req });
    return Response.json(await pageOf(req, lead), { status: 201 });
  },
};

/** `DELETE /api/leads/:id/notes/:note`: its author, or an administrator, takes a note back. */
export const deleteNote: Endpoint = {
  path: "/:id/notes/:note",
  method: "delete",
  handler: async (req) => {
    const lead = await leadOf(req);
    if (lead instanceof Response) return lead;
    const where = { id: { equals: Number(req.routeParams?.note) || 0 }, lead: { equals: lead.id } };
    const [note] = await find(req, "lead-notes", where);
    if (!note) return Response.json({ errors: [] }, { status: 404 });
    if (!mayDelete(req, note)) return Response.json({ errors: [] }, { status: 403 });
    await req.payload.delete({ collection: "lead-notes", id: note.id as number, overrideAccess: true, req });
    return Response.json(await pageOf(req, lead));
  },
};

/** `GET /api/leads/:id/files/:index`: a file that came with a lead, as the site keeps it, only to be saved. */
export const leadFile: Endpoint = {
  path: "/:id/files/:index",
  method: "get",
  handler: async (req) => {
    const lead = await leadOf(req);
    if (lead instanceof Response) return lead;
    const file = lead.files[Number(req.routeParams?.index)];
    // Whoever has the site's token names the address: nothing else is asked on this machine's behalf.
    if (!file || !isOfSite(file.url)) return Response.json({ errors: [] }, { status: 404 });
    const answer = await fetch(file.url, { redirect: "error", signal: AbortSignal.timeout(60_000) }).catch(
      () => undefined,
    );
    if (!answer?.ok || !answer.body) return refuseFile(req, answer?.status);
    return new Response(answer.body, {
      headers: {
        "Content-Type": "application/octet-stream",
        "Content-Disposition": `attachment; filename*=UTF-8''${encodeRfc5987(file.name)}`,
        "X-Content-Type-Options": "nosniff",
        "Content-Security-Policy": "sandbox; default-src 'none'",
        "Cache-Control": "no-store",
      },
    });
  },
};

function isOfSite(url: string): boolean {
  return URL.parse(url)?.origin === env.siteUrl;
}

/** The site opens a file for thirty days, and as long as the lead is kept there. */
function refuseFile(req: PayloadRequest, status: number | undefined): Response {
  const isGone = status === 404 || status === 410;
  const words = isGone
    ? {
        de: "Die Website gibt diese Datei nicht mehr heraus: Der Link gilt 30 Tage. Das Team hat sie mit der Mail zum Lead bekommen.",
        en: "The site no longer hands this file out: links open for 30 days. The team received it with the email about the lead.",
      }
    : {
        de: "Die Website ist gerade nicht zu erreichen. Bitte versuchen Sie es später noch einmal.",
        en: "The site cannot be reached right now. Please try again later.",
      };
  return new Response(words[languageOf(req)], {
    status: isGone ? 410 : 502,
    headers: { "Content-Type": "text/plain; charset=utf-8", "X-Content-Type-Options": "nosniff" },
  });
}

/** The lead that a request names, for those who may see it; else the answer to the others. */
async function leadOf(req: PayloadRequest): Promise<Lead | Response> {
  if (!worksOnLeads({ req })) return Response.json({ errors: [] }, { status: 403 });
  const [lead] = await find(req, "leads", { id: { equals: Number(req.routeParams?.id) || 0 } });
  return lead ? (lead as unknown as Lead) : Response.json({ errors: [] }, { status: 404 });
}

function mayDelete(req: PayloadRequest, { author }: Record<string, unknown>): boolean {
  return hasRole({ req }, "admin") || (author !== null && author === req.user?.id);
}

async function pageOf(req: PayloadRequest, lead: Lead): Promise<LeadPage> {
  const language = languageOf(req);
  const ofLead = { lead: { equals: lead.id } };
  const [names, deliveries, notes, events, others] = await Promise.all([
    peopleOf(req),
    find(req, "lead-deliveries", ofLead),
    find(req, "lead-notes", ofLead),
    find(req, "lead-events", ofLead),
    find(req, "leads", { or: [{ address: { equals: lead.address ?? "" } }, { id: { equals: lead.id } }] }),
  ]);
  const nameOf = (id: unknown) =>
    names.get(String(id)) ?? { de: "nicht mehr vorhanden", en: "no longer here" }[language];
  return {
    title: titleOf(lead, language),
    email: lead.email,
    acceptedAt: lead.acceptedAt,
    language:
      { de: { de: "Deutsch", en: "German" }, en: { de: "Englisch", en: "English" } }[lead.locale as Locale]?.[
        language
      ] ?? lead.locale,
    page: { path: `/${lead.locale}/${lead.page}`, href: new URL(`/${lead.locale}/${lead.page}`, env.siteUrl).href },
    // What another answer tells people is there for programs.
    answers: lead.answers
      .filter(({ words }) => words !== "")
      .map((answer) => ({ label: labelOf(answer, language), value: answer.words || answer.value })),
    campaign: Object.entries(lead.campaign ?? {}),
    suspicions: lead.suspicions ?? [],
    files: lead.files.map(({ name, bytes }, index) => ({ name, bytes, href: `/api/leads/${lead.id}/files/${index}` })),
    deliveries: deliveries.map(({ sink, state, at, reason, attempts }) => ({
      receiver: receiverName(String(sink))[language],
      state: state as DeliveryState,
      words: deliveryWords[state as DeliveryState][language],
      at: at as string | null,
      reason: reason as string | null,
      attempts: Number(attempts),
    })),
    notes: notes.map((note) => ({
      id: Number(note.id),
      text: String(note.text),
      by: nameOf(note.author),
      at: String(note.createdAt),
      mayDelete: mayDelete(req, note),
    })),
    history: events.map(({ id, kind, from, to, by, createdAt }) => ({
      id: Number(id),
      words: kind === "state" ? changeOfState(from, to, language) : changeOfAssignee(to && nameOf(to), language),
      by: nameOf(by),
      at: String(createdAt),
    })),
    others: (others as unknown as Lead[]).toReversed().map((other) => ({
      id: other.id,
      title: titleOf(other, language),
      at: other.acceptedAt,
      state: stateWords[other.state][language],
      isSame: other.id === lead.id,
    })),
    mayErase: hasRole({ req }, "admin"),
  };
}

function changeOfState(from: unknown, to: unknown, language: Locale): string {
  const name = (value: unknown) => {
    const known = leadStates.find((state) => state === value);
    return known ? stateWords[known][language] : String(value);
  };
  return `${{ de: "Stand", en: "State" }[language]}: ${name(from)} → ${name(to)}`;
}

function changeOfAssignee(to: unknown, language: Locale): string {
  if (!to) return { de: "Zuweisung aufgehoben", en: "No longer assigned" }[language];
  return { de: `Zugewiesen an ${to}`, en: `Assigned to ${to}` }[language];
}
