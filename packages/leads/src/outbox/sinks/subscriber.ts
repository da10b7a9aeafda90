import type { Lead } from "../../lead.ts";

/** A lead as mailing lists understand it. */
export type Subscriber = {
  email: string;
  locale: Lead["locale"];
  isSubscribed: boolean;
  firstName: string;
  lastName: string;
  organization: string;
  /** When the owner of the address confirmed, ISO 8601; "" where it does not apply. */
  confirmedAt: string;
};

const forms = ["newsletter-subscribed", "newsletter-unsubscribed"];

/** Whether a lead changes a mailing list: a confirmed subscription or its end. */
export function isSubscription({ form }: Lead): boolean {
  return forms.includes(form);
}

export function subscriberOf({ email, locale, form, fields }: Lead): Subscriber {
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? "";
  return {
    email,
    locale,
    isSubscribed: form === "newsletter-subscribed",
    firstName: value("firstName"),
    lastName: value("lastName"),
    organization: value("organization"),
    confirmedAt: value("confirmedAt"),
  };
}
