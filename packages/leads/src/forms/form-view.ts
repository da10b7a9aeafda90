import type { FormName } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import type { SlotChoice } from "../booking/services.ts";
import type { NewsletterStep } from "../services.ts";

export type OwnFormName = FormName | "newsletter";

/** Value of a slot field for people whom no time suits. */
export const noSlot = "none";
/** Hidden field with the time zone of the visitor's device, filled by script. */
export const zoneField = "zone";

/** Name of the hidden field that says which form was sent. */
export const formNameField = "form";
/** Hidden field for the sealed stamp of the rendered form, filled by script. */
export const stampField = "wk_stamp";
/** A field people do not see; named so that no password manager or autofill takes it for something. */
export const honeypotField = "wk_q7";
/** Where scripts fetch a stamp. */
export const stampAddress = "/forms/stamp";

/** Names of the fields that a mailing-list provider's form has, and of the one that people leave empty. */
export const providerFields = {
  email: "EMAIL",
  firstName: "FNAME",
  lastName: "LNAME",
  organization: "ORGANIZATI",
  honeypot: "b_confirm",
} as const;

export type FieldKind = "text" | "email" | "tel" | "url" | "textarea" | "select" | "checkboxes" | "files" | "slot";

/**
 * Id of what takes the focus when a field needs attention. Of slots it is the legend, since a whole calendar is taller
 * than a screen.
 */
export function focusIdOf(id: string, kind: FieldKind): string {
  return kind === "slot" ? `${id}-legend` : id;
}

/** A field ready to render, in the language of the page. */
export type FieldView = {
  name: string;
  kind: FieldKind;
  label: string;
  hint?: string;
  isRequired: boolean;
  maxLength: number;
  autoComplete?: string;
  options?: { value: string; label: string }[];
  /** Extensions a file field takes, as `accept` lists them. */
  accept?: string;
  /** The field is shown only when it has a value. */
  isHiddenWhenEmpty?: boolean;
  /** The field is shown only as long as no slot is chosen. */
  isWithoutSlot?: boolean;
  /** What a slot field offers. */
  choice?: SlotChoice;
  /** Prefilled values, from the address. */
  values?: string[];
};

/** A form ready to render. */
export type FormView = {
  name: OwnFormName;
  /** Address the form is sent to: the page it stands on. */
  action: string;
  fields: FieldView[];
  submit: string;
  /** What happens to the data, beside the link to the privacy policy. */
  notice: string;
  privacyHref: string;
  campaign: [name: string, value: string][];
};

/** Answer to a form that was not accepted. */
export type FormResult = {
  form: OwnFormName;
  values: Record<string, string[]>;
  /** Message by field. */
  errors: Record<string, string>;
  /** What went wrong with the form as a whole. */
  problem?: string;
  /** Other ways to reach us, where the site itself cannot take the form. */
  contact?: { name: string; value: string; href?: string; missing?: true }[];
  /** Fields whose files came and were not kept: without scripts the visitor chooses them again. */
  filesLost?: string[];
  /** What can be booked now, after the chosen slot was not free. */
  choice?: SlotChoice;
  /** Free slots near the one that was lost. */
  near?: number[];
  /** The browser got no answer. */
  isUnsent?: true;
};

/** Hidden field with the token of a link in a mail. */
export const tokenField = "token";

/** Form name of a newsletter step. */
export function stepFormName(step: NewsletterStep): string {
  return `newsletter-${step}`;
}

/** Form name and query parameter of a subscriber's preferences. */
export const preferencesFormName = "newsletter-preferences";
export const preferencesParameter = "preferences";

/** A subscriber's preferences. */
export type NewsletterPreferencesView = {
  action: string;
  unsubscribeAction: string;
  email: string;
  unsubscribeToken: string;
  fields: FieldView[];
  /** Proof of consent; the text is in the language it was agreed to in. */
  consent: { label: string; value: string; lang?: Locale }[];
};

/** The button that a link from a mail leads to. */
export type NewsletterStepView = { step: NewsletterStep; token: string; action: string };

/** Why the link of a newsletter mail leads to nothing: it is no longer good, or the subscription has ended. */
export type NewsletterLinkEnd = "expired" | "ended";
