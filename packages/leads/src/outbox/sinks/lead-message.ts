import type { LeadFile } from "../../lead.ts";
import type { Submission } from "./sink.ts";

/**
 * A lead as JSON, as the webhook and the content backend receive it (documented in docs/leads.md). Receivers must
 * bear new properties; known ones keep name and type.
 */
export type LeadMessage = {
  /** The same for every attempt and every receiver. */
  id: string;
  /** ISO 8601, UTC. */
  acceptedAt: string;
  /** Name of the form, for example "contact", or of the event, for example "newsletter-subscribed". */
  form: string;
  locale: string;
  /** Path of the page it was sent from, below the language prefix; "" is the start page. */
  page: string;
  /** Address ready for mail: the domain in its ASCII form. */
  email: string;
  /** Answers by field name; empty ones are left out. */
  fields: Record<string, string>;
  /** Files sent along; each can be fetched under its address until that expires. */
  files: { name: string; type: string; bytes: number; url: string }[];
  campaign: Record<string, string>;
  /** Why a bot may have sent this; usually empty. */
  suspicions: string[];
};

/** Address under which a file of a lead can be fetched. */
export type LinkOf = (file: LeadFile) => string;

export function leadMessage({ id, acceptedAt, lead }: Submission, linkOf: LinkOf): LeadMessage {
  const { form, locale, page, email, fields, files = [], campaign, suspicions } = lead;
  return {
    id,
    acceptedAt: new Date(acceptedAt).toISOString(),
    form,
    locale,
    page,
    email,
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    files: files.map((file) => ({ name: file.name, type: file.type, bytes: file.bytes, url: linkOf(file) })),
    campaign,
    suspicions,
  };
}
