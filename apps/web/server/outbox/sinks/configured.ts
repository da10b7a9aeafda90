import { join } from "node:path";
import type { Env } from "../../env.ts";
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
export function configuredSinks(env: Env, mailer: Mailer): Sink[] {
  const { webhook, contentBackend, mailchimp, listmonk, mailTo, siteUrl } = env;
  return [
    ...(webhook ? [webhookSink(webhook.url, webhook.secret)] : []),
    ...(contentBackend ? [contentBackendSink(contentBackend.url, contentBackend.token)] : []),
    ...(mailchimp ? [mailchimpSink(mailchimp)] : []),
    ...(listmonk ? [listmonkSink(listmonk)] : []),
    teamMailSink(mailer, mailTo, siteUrl),
    visitorMailSink(mailer),
  ];
}
