import { mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Invitation } from "../../app/forms/lead.ts";
import { DeliveryError } from "./sinks/sink.ts";

type MailAttachment = { filename: string; contentType: string; content: Readable };

type Mail = {
  /** Names this mail in `Message-ID` and file name: the same mail sent twice can be told by it. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  attachments?: MailAttachment[];
  invitation?: Invitation;
};

export type Mailer = {
  /** Hands a mail over. @throws DeliveryError when it was not taken */
  send: (mail: Mail) => Promise<void>;
  /** Ends open connections. */
  close: () => void;
};

/** Longest time for handing over one mail. */
export const mailTimeoutMs = 30_000;

/**
 * Sends through an SMTP server.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from sender of every mail
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 12_000 });
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...message(mail, from), signal: AbortSignal.timeout(mailTimeoutMs) });
      } catch (error) {
        // Without the cause: servers repeat addresses in their answers, and logs hold no personal data.
        throw new DeliveryError(smtpReason(error));
      }
    },
    close: () => transport.close(),
  };
}

/** Keeps mails as `.eml` files in a folder instead of sending them: for sites without an SMTP server. */
export function fileMailer(folder: string, from: string): Mailer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message: content } = await transport.sendMail(message(mail, from));
      const file = join(folder, `${mail.id.replace(/[^\w.-]+/g, "-")}.eml`);
      // Written aside first: whoever reads the folder sees whole mails only.
      await writeFile(`${file}.part`, content, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

function message(mail: Mail, from: string) {
  const { id, to, replyTo, subject, text, html, headers, attachments, invitation } = mail;
  const domain = from.match(/@([^\s>]+)/)?.[1] ?? "localhost";
  return {
    from,
    // As an object the address is one recipient, whatever characters it holds.
    to: { name: "", address: to },
    replyTo: replyTo && { name: "", address: replyTo },
    subject,
    text,
    html,
    headers,
    attachments,
    icalEvent: invitation && { ...invitation, filename: "invite.ics" },
    messageId: `<${id.replace(/[^\w.-]+/g, ".")}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The server's code without its text, which may repeat addresses. */
function smtpReason(error: unknown): string {
  if (!(error instanceof Error)) return "SMTP failed";
  const { responseCode, code } = error as Error & { responseCode?: number; code?: string };
  return responseCode ? `SMTP ${responseCode}` : `SMTP ${code ?? "failed"}`;
}
