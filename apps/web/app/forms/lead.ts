import type { Locale } from "@waku/content/locale";

/** One answered field, with the label the visitor saw. */
export type LeadField = { name: string; label: string; value: string };

/** A mail to the visitor that belongs to a lead: sent to `Lead.email`, never holds a stranger's text. */
type VisitorMail = { subject: string; text: string; headers?: Record<string, string> };

/** A calendar file that belongs to the mails of a lead: an appointment, or that it does not take place. */
export type Invitation = { method: "REQUEST" | "CANCEL"; content: string };

/** What a visitor sent, checked and ready for every system that receives leads. */
export type Lead = {
  /** Name of the form, for example "contact", or of the event, for example "newsletter-subscribed". */
  form: string;
  /** The form's name as people read it. */
  title: string;
  locale: Locale;
  /** Path of the page it was sent from, below the language prefix. */
  page: string;
  /** Address ready for mail: the domain in its ASCII form. */
  email: string;
  fields: LeadField[];
  /** `utm_*` parameters that led here. */
  campaign: Record<string, string>;
  /** Why a bot may have sent this; suspected leads are delivered like all others, with this mark. */
  suspicions: string[];
  visitorMail?: VisitorMail;
  /** Goes with the mails to visitor and team. */
  invitation?: Invitation;
};
