import type { Readable } from "node:stream";
import { filePost, isRefusedForGood, type MailTimeouts, smtpPost, smtpReason } from "@waku/server/mail";
import type { Invitation } from "../lead.ts";
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

/**
 * Sends through an SMTP server.
 * @param url `smtp://user:password@host:port` or `smtps://…`
 * @param from sender of every mail
 */
export function smtpMailer(url: string, from: string, timeouts?: MailTimeouts): Mailer {
  const post = smtpPost(url, timeouts);
  return {
    async send(mail) {
      try {
        await post.send(mail.id, message(mail, from));
      } catch (error) {
        // Without the cause: servers repeat addresses in their answers, and logs hold no personal data.
        throw new DeliveryError(smtpReason(error), { isPermanent: isRefusedForGood(error) });
      }
    },
    close: post.close,
  };
}

/** Keeps mails as `.eml` files in a folder instead of sending them: for sites without an SMTP server. */
export function fileMailer(folder: string, from: string): Mailer {
  const post = filePost(folder);
  return { send: (mail) => post.send(mail.id, message(mail, from)), close: post.close };
}

function message({ id: _, to, replyTo, invitation, ...mail }: Mail, from: string) {
  return {
    ...mail,
    from,
    // As an object the address is one recipient, whatever characters it holds.
    to: { name: "", address: to },
    replyTo: replyTo && { name: "", address: replyTo },
    icalEvent: invitation && { ...invitation, filename: "invite.ics" },
  };
}
