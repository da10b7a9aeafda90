import type { Locale } from "@waku/i18n/locale";
import type { Payload } from "payload";
import { env } from "../current-env.ts";
import { defaultTimezone } from "../plans/plan.ts";
import { sendLetter } from "./send-letter.ts";

type Assignment = {
  to: string;
  language: Locale;
  /** Who has assigned it. */
  by: string | undefined;
  lead: { id: number | string; acceptedAt?: string | null };
};

/** Tells somebody that a lead is theirs. Nothing of the visitor is in the mail: what they wrote stands in the panel. */
export function sendLeadAssigned(payload: Payload, { to, language, by, lead }: Assignment): Promise<void> {
  const received = new Date(lead.acceptedAt ?? Date.now()).toLocaleString(language === "de" ? "de-DE" : "en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: defaultTimezone,
  });
  const button = (label: string) => ({ label, href: `${env.publicUrl}/admin/collections/leads/${lead.id}` });
  if (language === "de") {
    return sendLetter(payload, to, language, {
      subject: `Lead ${lead.id} ist Ihnen zugewiesen`,
      paragraphs: [
        `${by ? `${by} hat Ihnen` : "Ihnen wurde"} die Anfrage vom ${received} zugewiesen. Was gefragt wurde und wer es ist, lesen Sie im Panel.`,
      ],
      button: button("Lead öffnen"),
      reason: "Diese Mail ging nur an Sie, weil der Lead Ihnen zugewiesen wurde.",
    });
  }
  return sendLetter(payload, to, language, {
    subject: `Lead ${lead.id} is assigned to you`,
    paragraphs: [
      `${by ? `${by} has assigned you` : "You have been assigned"} the inquiry of ${received}. Who it is and what they asked is in the panel.`,
    ],
    button: button("Open lead"),
    reason: "This email went to you alone, because the lead was assigned to you.",
  });
}
