import { mailTimeoutMs } from "@waku/server/mail";
import type { MailWriter } from "../../mails/mail-writer.ts";
import type { UploadFiles } from "../../uploads/upload-files.ts";
import type { Mailer } from "../mailer.ts";
import { DeliveryError, type Sink, type Submission } from "./sink.ts";

type Options = {
  mailer: Mailer;
  write: MailWriter;
  uploads: UploadFiles;
  to: string;
  siteUrl: string;
  /** Files up to this size in all are attached; larger ones, and those of suspected leads, come as links. */
  maxAttachmentBytes: number;
};

/** Tells the team about every lead; an answer to the mail goes to the visitor. */
export function teamMailSink({ mailer, write, uploads, to, siteUrl, maxAttachmentBytes }: Options): Sink {
  return {
    name: "team-mail",
    timeoutMs: mailTimeoutMs,
    accepts: () => true,
    async deliver(submission, idempotencyKey) {
      const { email, locale, files = [], suspicions, invitation } = submission.lead;
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const isAttached = bytes <= maxAttachmentBytes && suspicions.length === 0;
      const mailFiles = files.map((file) => ({ ...file, href: isAttached ? undefined : uploads.link(file) }));
      const mail = await write({ ...contentOf(submission, siteUrl), files: mailFiles }, locale);
      const attachments = isAttached
        ? files.map((file) => ({ filename: file.name, contentType: file.type, content: uploads.read(file) }))
        : [];
      try {
        await mailer.send({ id: idempotencyKey, to, ...mail, replyTo: email, attachments, invitation });
      } catch (error) {
        // What the team's own mailbox refuses, an operator mends: it is tried again, and /readyz tells.
        if (error instanceof DeliveryError) throw new DeliveryError(error.message);
        throw error;
      } finally {
        // A mail that was refused early leaves its attachments open.
        for (const { content } of attachments) content.destroy();
      }
    },
  };
}

function contentOf({ id, lead }: Submission, siteUrl: string) {
  const { title, locale, page, email, fields, campaign, suspicions } = lead;
  const pageUrl = `${siteUrl}/${locale}${page && `/${page}`}`;
  return { template: "team-notification" as const, id, title, pageUrl, email, fields, campaign, suspicions };
}
