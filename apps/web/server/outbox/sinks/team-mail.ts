import { type Mailer, mailTimeoutMs } from "../mailer.ts";
import type { Sink } from "./sink.ts";

const words = {
  de: { suspected: "Verdacht auf Spam", page: "Seite", campaign: "Kampagne", id: "Kennung", why: "Verdacht" },
  en: { suspected: "Suspected spam", page: "Page", campaign: "Campaign", id: "Reference", why: "Suspicion" },
};

/** Tells the team about every lead; an answer to the mail goes to the visitor. */
export function teamMailSink(mailer: Mailer, to: string, siteUrl: string): Sink {
  return {
    name: "team-mail",
    timeoutMs: mailTimeoutMs,
    accepts: () => true,
    async deliver({ id, lead }, idempotencyKey) {
      const t = words[lead.locale];
      const name = lead.fields.find((field) => field.name === "name")?.value;
      const mark = lead.suspicions.length > 0 ? `[${t.suspected}] ` : "";
      const campaign = Object.entries(lead.campaign).map(([key, value]) => `${key}=${value}`);
      const lines = [
        ...lead.fields.map(({ label, value }) =>
          value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`,
        ),
        "",
        `${t.page}: ${siteUrl}/${lead.locale}${lead.page && `/${lead.page}`}`,
        ...(campaign.length > 0 ? [`${t.campaign}: ${campaign.join(", ")}`] : []),
        ...(lead.suspicions.length > 0 ? [`${t.why}: ${lead.suspicions.join(", ")}`] : []),
        `${t.id}: ${id}`,
      ];
      await mailer.send({
        id: idempotencyKey,
        to,
        replyTo: lead.email,
        subject: `${mark}${lead.title}: ${name || lead.email}`,
        text: lines.join("\n"),
        invitation: lead.invitation,
      });
    },
  };
}
