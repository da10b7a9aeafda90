import type { Words } from "@waku/i18n/locale";
import type { DeliveryState, LeadState } from "./states.ts";

/** How states are called in the panel, in tables and in mails. */
export const stateWords: Record<LeadState, Words> = {
  new: { de: "Neu", en: "New" },
  working: { de: "In Arbeit", en: "In progress" },
  answered: { de: "Beantwortet", en: "Answered" },
  done: { de: "Abgeschlossen", en: "Closed" },
  spam: { de: "Spam", en: "Spam" },
};

export const deliveryWords: Record<DeliveryState, Words> = {
  pending: { de: "Unterwegs", en: "On its way" },
  failing: { de: "Wird erneut versucht", en: "Being tried again" },
  delivered: { de: "Zugestellt", en: "Delivered" },
  dead: { de: "Fehlgeschlagen", en: "Failed" },
};

/** Systems that the site delivers to, by the names they have there. */
const receiverWords: Record<string, Words> = {
  "team-mail": { de: "Mail an das Team", en: "Email to the team" },
  "visitor-mail": { de: "Mail an die Person", en: "Email to the person" },
  webhook: { de: "CRM (Webhook)", en: "CRM (webhook)" },
  mailchimp: { de: "Newsletter (Mailchimp)", en: "Newsletter (Mailchimp)" },
  listmonk: { de: "Newsletter (listmonk)", en: "Newsletter (listmonk)" },
};

/** A receiver that a later release of the site knows is shown by its name there. */
export function receiverName(sink: string): Words {
  return receiverWords[sink] ?? { de: sink, en: sink };
}
