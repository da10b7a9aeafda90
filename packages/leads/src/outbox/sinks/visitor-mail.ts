import { mailTimeoutMs } from "@waku/server/mail";
import type { Lead } from "../../lead.ts";
import type { MailContent } from "../../mails/mail.ts";
import { MailLimit } from "../../mails/mail-limit.ts";
import type { MailWriter } from "../../mails/mail-writer.ts";
import type { Mailer } from "../mailer.ts";
import type { Sink } from "./sink.ts";

/** Mails that forms send to one mailbox in a day; beyond that they are still accepted, without a mail. */
const mailsPerDay = 5;

/** Sends the visitor the mail that belongs to a lead, for example its confirmation. */
export function visitorMailSink(mailer: Mailer, write: MailWriter): Sink {
  const limit = new MailLimit(mailsPerDay);
  return {
    name: "visitor-mail",
    timeoutMs: mailTimeoutMs,
    accepts: ({ visitorMail }) => visitorMail !== undefined,
    async deliver({ lead }, idempotencyKey) {
      const { email, locale, visitorMail, invitation } = lead;
      if (!visitorMail) return;
      const send = async () => {
        const mail = await write(contentOf(lead, visitorMail), locale);
        await mailer.send({ id: idempotencyKey, to: email, ...mail, headers: visitorMail.headers, invitation });
      };
      // Owners of a subscription or an appointment get what belongs to it, however often. Both have limits of their own,
      // but anybody can book for a stranger: that mail counts. All others need a link from the owner's mails.
      if (visitorMail.template === "appointment" && visitorMail.event === "booked") await limit.always(email, send);
      else if (visitorMail.template === "appointment" || visitorMail.template.startsWith("newsletter-")) await send();
      else await limit.within(email, send);
    },
  };
}

function contentOf({ form, fields, files = [] }: Lead, mail: NonNullable<Lead["visitorMail"]>): MailContent {
  return mail.template === "form-confirmation"
    ? { template: mail.template, form, fields, fileCount: files.length }
    : mail;
}
