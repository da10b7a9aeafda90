import type { Locale } from "@waku/i18n/locale";
import type { BookingService } from "./booking/services.ts";
import type { LeftOutFile } from "./file-types.ts";
import type { Lead } from "./lead.ts";

export type SubscriberDetails = { firstName: string; lastName: string; organization: string };

/** What the newsletter form asks for. */
export type SubscriptionRequest = {
  email: string;
  locale: Locale;
  details: SubscriberDetails;
  campaign: Record<string, string>;
  /** The text agreed to, with its version. */
  consent: string;
};

/** A confirmed subscription, with the proof of its owner's consent. */
export type Subscription = {
  email: string;
  /** Language of the newsletter. */
  locale: Locale;
  details: SubscriberDetails;
  /** Times in milliseconds; the language is the one the text was agreed to in. */
  consent: { text: string; locale: Locale; requestedAt: number; confirmedAt: number };
  isActive: boolean;
  /** For ending it. */
  unsubscribeToken: string;
};

export type NewsletterService = {
  /**
   * Sends the confirmation mail; the address is not stored. Too many mails to one address are left out silently,
   * so that the answer tells nothing about it.
   * @throws when the mail could not be sent
   */
  request: (request: SubscriptionRequest) => Promise<void>;
  /** Whether a link from a mail is still good. */
  isGood: (step: NewsletterStep, token: string) => boolean;
  /** @returns whether the link was good. @throws when the outcome could not be stored */
  confirm: (token: string) => Promise<boolean>;
  /** @returns whether the link was good. @throws when the outcome could not be stored */
  unsubscribe: (token: string) => Promise<boolean>;
  /** What the link to the preferences stands for; undefined when it is not good. */
  subscription: (token: string) => Subscription | undefined;
  /** @returns whether the link was good. @throws when the outcome could not be stored */
  update: (token: string, locale: Locale, details: SubscriberDetails) => Promise<boolean>;
};

export const newsletterSteps = ["confirm", "unsubscribe"] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

/** What forms need of the server. */
export type FormServices = {
  /** Resolves when the lead is on disk. @throws when it could not be stored */
  accept: (lead: Lead, stamp?: string) => Promise<unknown>;
  /** Counts one form sent from an address. @returns whether it stays within the limit */
  isWithinLimit: (clientAddress: string, kind: "form" | "newsletter" | "upload" | "booking") => Promise<boolean>;
  /** Largest file a form takes. */
  maxFileBytes: number;
  /** Reads the stamp of a rendered form; undefined when it is forged or too old. */
  openStamp: (stamp: string) => { id: string; ageMs: number } | undefined;
  /** Files that a form was accepted without, as a token for the address of its thank-you page. */
  sealLeftOut: (files: LeftOutFile[]) => string;
  /** Reads such a token; undefined when it is forged or too old. */
  openLeftOut: (token: string) => LeftOutFile[] | undefined;
  newsletter: NewsletterService;
  booking: BookingService;
};
