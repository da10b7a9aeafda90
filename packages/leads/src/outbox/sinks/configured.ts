import { join } from "node:path";
import type { LeadFile } from "../../lead.ts";
import type { MailWriter } from "../../mails/mail-writer.ts";
import type { UploadFiles } from "../../uploads/upload-files.ts";
import { fileMailer, type Mailer, smtpMailer } from "../mailer.ts";
import { contentBackendSink } from "./content-backend.ts";
import { type ListmonkSettings, listmonkSink } from "./listmonk.ts";
import { type MailchimpSettings, mailchimpSink } from "./mailchimp.ts";
import type { Sink } from "./sink.ts";
import { teamMailSink } from "./team-mail.ts";
import { visitorMailSink } from "./visitor-mail.ts";
import { webhookSink } from "./webhook.ts";

/** The systems that get leads, and how they are reached. */
export type DeliverySettings = {
  dataDir: string;
  /** Public origin of the site. */
  siteUrl: string;
  smtp?: string;
  mailFrom: string;
  mailTo: string;
  webhook?: { url: string; secret: string };
  contentBackend?: { url: string; token: string };
  mailchimp?: MailchimpSettings;
  listmonk?: ListmonkSettings;
  maxAttachmentBytes: number;
};

/** Where mails go when no SMTP server is configured. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, "mail");
}

export function configuredMailer({ smtp, mailFrom, dataDir }: DeliverySettings): Mailer {
  return smtp ? smtpMailer(smtp, mailFrom) : fileMailer(mailFolder(dataDir), mailFrom);
}

/** The systems that receive leads, as they are configured. */
export function configuredSinks(
  settings: DeliverySettings,
  mailer: Mailer,
  write: MailWriter,
  uploads: UploadFiles,
): Sink[] {
  const { webhook, contentBackend, mailchimp, listmonk, mailTo, siteUrl, maxAttachmentBytes } = settings;
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
