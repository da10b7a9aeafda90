import { mailTimeoutMs } from "@waku/server/mail";
import type { Lead } from "../../../app/forms/lead.ts";
import type { MailContent } from "../../mails/mail.ts";
import { MailLimit } from "../../mails/mail-limit.ts";
import type { MailWriter } from "../../mails/mail-writer.ts";
import type { Mailer } from "../mailer.ts";
import type { Sink } from "./sink.ts";

/** Confirmations that one address gets in a day; beyond that forms are still accepted, without a mail. */
const confirmationsPerDay = 5;

/** Sends the visitor the mail that belongs to a lead, for example its confirmation. */
export function visitorMailSink(mailer: Mailer, write: MailWriter): Sink {
  const limit = new MailLimit(confirmationsPerDay);
  return {
    name: "visitor-mail",
    timeoutMs: mailTimeoutMs,
    accepts: ({ visitorMail }) => visitorMail !== undefined,
    async deliver({ lead }, idempotencyKey) {
      const { email, locale, visitorMail, invitation } = lead;
      if (!visitorMail) return;
      const mail = await write(contentOf(lead, visitorMail), locale);
      const { headers } = visitorMail;
      const send = () => mailer.send({ id: idempotencyKey, to: email, ...mail, headers, invitation });
      // Owners of a subscription or an appointment get what belongs to it, however often; both have limits of their own.
      if (visitorMail.template.startsWith("newsletter-") || visitorMail.template === "appointment") await send();
      else await limit.within(email, send);
    },
  };
}

function contentOf({ form, fields, files = [] }: Lead, mail: NonNullable<Lead["visitorMail"]>): MailContent {
  return mail.template === "form-confirmation"
    ? { template: mail.template, form, fields, fileCount: files.length }
    : mail;
}
