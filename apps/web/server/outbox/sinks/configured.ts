import { join } from "node:path";
import type { Env } from "../../env.ts";
import type { MailWriter } from "../../mails/mail-writer.ts";
import type { UploadFiles } from "../../uploads/upload-files.ts";
import { fileMailer, type Mailer, smtpMailer } from "../mailer.ts";
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
  const { webhook, mailTo, siteUrl, maxAttachmentBytes } = env;
  return [
    ...(webhook ? [webhookSink(webhook.url, webhook.secret, (file) => uploads.link(file))] : []),
    teamMailSink({ mailer, write, uploads, to: mailTo, siteUrl, maxAttachmentBytes }),
    visitorMailSink(mailer, write),
  ];
}
