import { join } from "node:path";
import type { LeadFile } from "../../../app/forms/lead.ts";
import type { Env } from "../../env.ts";
import type { MailWriter } from "../../mails/mail-writer.ts";
import type { UploadFiles } from "../../uploads/upload-files.ts";
import { fileMailer, type Mailer, smtpMailer } from "../mailer.ts";
import { contentBackendSink } from "./content-backend.ts";
import { listmonkSink } from "./listmonk.ts";
import { mailchimpSink } from "./mailchimp.ts";
import type { Sink } from "./sink.ts";
import { teamMailSink } from "./team-mail.ts";
import { visitorMailSink } from "./visitor-mail.ts";
import { webhookSink } from "./webhook.ts";

/** Where mails go when no SMTP server is configured. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

export function configuredMailer({ smtp, mailFrom, dataDir }: Env): Mailer {
  return smtp ? smtpMailer(smtp, mailFrom) : fileMailer(mailFolder(dataDir), mailFrom);
}

/** The systems that receive leads, by the environment. */
export function configuredSinks(env: Env, mailer: Mailer, write: MailWriter, uploads: UploadFiles): Sink[] {
  const { webhook, contentBackend, mailchimp, listmonk, mailTo, siteUrl, maxAttachmentBytes } = env;
  const linkOf = (file: LeadFile) => uploads.link(file);
  return [
    ...(webhook ? [webhookSink(webhook.url, webhook.secret, linkOf)] : []),
    ...(contentBackend ? [contentBackendSink(contentBackend.url, contentBackend.token, linkOf)] : []),
    ...(mailchimp ? [mailchimpSink(mailchimp)] : []),
    ...(listmonk ? [listmonkSink(listmonk)] : []),
    teamMailSink({ mailer, write, uploads, to: mailTo, siteUrl, maxAttachmentBytes }),
    visitorMailSink(mailer, write),
  ];
}
