import type { Locale } from "@waku/i18n/locale";

/** One answered field, with the label the visitor saw. */
export type LeadField = {
  name: string;
  label: string;
  value: string;
  /** What people read where the value is made for programs; null when another field tells them. */
  words?: string | null;
  /** The value is one of the form's own entries, not the visitor's words. */
  isChosen?: true;
};

/** A file that came with a lead; it lies under its id in the folder of uploads. */
export type LeadFile = {
  id: string;
  /** The visitor's name for it, cleaned. */
  name: string;
  /** Type by its content. */
  type: string;
  bytes: number;
  /** SHA-256, so that the same lead with another file is another lead. */
  hash: string;
};

/** Name of the field that tells the team which files a lead came without. */
export const missingFilesField = "missingFiles";

/** A mail to the visitor that belongs to a lead: sent to `Lead.email`, never holds a stranger's text. */
export type VisitorMail = (
  | { template: "form-confirmation" }
  | { template: "whitepaper"; title: string; href: string }
  | AppointmentMail
  | { template: "newsletter-welcome"; preferencesUrl: string; unsubscribeUrl: string }
  | { template: "newsletter-unsubscribed"; subscribeUrl: string }
) & { headers?: Record<string, string> };

export type AppointmentEvent = "booked" | "rescheduled" | "cancelled";

type AppointmentMail = {
  template: "appointment";
  event: AppointmentEvent;
  name: string;
  place: string;
  /** When it takes place, in words; in the visitor's time zone as well where that differs. */
  times: string[];
  /** Room of a video call; null when the team sends it, undefined when there is none. */
  meetingUrl?: string | null;
  /** Page that moves or cancels the appointment; of a cancelled one, page to book another. */
  link: string;
};

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
  files?: LeadFile[];
  /** Campaign parameters that led here. */
  campaign: Record<string, string>;
  /** Why a bot may have sent this; suspected leads are delivered like all others, with this mark. */
  suspicions: string[];
  visitorMail?: VisitorMail;
  /** Goes with the mails to visitor and team. */
  invitation?: Invitation;
};
