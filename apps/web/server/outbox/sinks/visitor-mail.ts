import { type Mailer, mailTimeoutMs } from "../mailer.ts";
import type { Sink } from "./sink.ts";

/** Sends the visitor the mail that belongs to a lead, for example the welcome of a confirmed subscription. */
export function visitorMailSink(mailer: Mailer): Sink {
  return {
    name: "visitor-mail",
    timeoutMs: mailTimeoutMs,
    accepts: (lead) => lead.visitorMail !== undefined,
    async deliver({ lead }, idempotencyKey) {
      const { visitorMail, invitation, email } = lead;
      if (visitorMail) await mailer.send({ id: idempotencyKey, to: email, invitation, ...visitorMail });
    },
  };
}
