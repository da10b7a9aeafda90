import type { Locale } from "@waku/i18n/locale";
import type { LeadField, VisitorMail } from "../lead.ts";

/** Who writes: brand, address of the site and what the settings say of the company. */
export type Sender = {
  brand: string;
  /** Public origin, without trailing slash. */
  siteUrl: string;
  legalName: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  phone: string | null;
  email: string | null;
  /** How soon inquiries are answered, in the team's own words. */
  answerTime: Record<Locale, string> | null;
};

/** A file of a lead, as a mail names it; with an address when it is not attached. */
export type MailFile = { name: string; bytes: number; href?: string };

/**
 * What a mail says, by template. Mails to visitors hold no word that somebody entered: whoever types in a
 * stranger's address cannot make us send him a message. The fields of a confirmation are shown as `LeadField` allows.
 */
export type MailContent =
  | Exclude<VisitorMail, { template: "form-confirmation" }>
  | { template: "form-confirmation"; form: string; fields: LeadField[]; fileCount: number }
  | {
      template: "team-notification";
      id: string;
      title: string;
      /** Address of the page the lead came from. */
      pageUrl: string;
      email: string;
      fields: LeadField[];
      files: MailFile[];
      campaign: Record<string, string>;
      suspicions: string[];
    }
  | { template: "newsletter-confirm"; confirmUrl: string; hours: number }
  | { template: "newsletter-known"; preferencesUrl: string };

export type ContentOf<T extends MailContent["template"]> = Extract<MailContent, { template: T }>;

export type WrittenMail = { subject: string; html: string; text: string };

/** Writes a mail as HTML and plain text. */
export type WriteMail = (content: MailContent, locale: Locale, sender: Sender) => Promise<WrittenMail>;
