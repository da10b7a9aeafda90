import type { BookingService } from "../booking/services";
import type { Locale } from "../i18n/locale";
import type { Lead } from "./lead";

/** What the newsletter form asks for. */
export type SubscriptionRequest = {
  email: string;
  locale: Locale;
  details: { firstName: string; lastName: string; organization: string };
  campaign: Record<string, string>;
  /** The text agreed to, with its version. */
  consent: string;
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
};

export const newsletterSteps = ["confirm", "unsubscribe"] as const;
export type NewsletterStep = (typeof newsletterSteps)[number];

/** What forms need of the server. */
export type FormServices = {
  /** Resolves when the lead is on disk. @throws when it could not be stored */
  accept: (lead: Lead, stamp?: string) => Promise<unknown>;
  /** Counts one form sent from an address. @returns whether it stays within the limit */
  isWithinLimit: (clientAddress: string, kind: "form" | "newsletter" | "booking") => Promise<boolean>;
  /** Reads the stamp of a rendered form; undefined when it is forged or too old. */
  openStamp: (stamp: string) => { id: string; ageMs: number } | undefined;
  newsletter: NewsletterService;
  booking: BookingService;
};
