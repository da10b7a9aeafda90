import { mkdirSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { encodeWord } from "nodemailer/lib/mime-funcs";
import { isLoopback } from "./loopback.ts";

/** Longest time for handing over one mail. */
export const mailTimeoutMs = 30_000;

/** How long a server is waited for: as a whole, and where it says nothing. */
export type MailTimeouts = { wholeMs: number; connectMs: number; greetingMs: number; silenceMs: number };

const defaultTimeouts: MailTimeouts = {
  wholeMs: mailTimeoutMs,
  connectMs: 8000,
  greetingMs: 8000,
  silenceMs: 12_000,
};

type OutgoingMail = SendMailOptions & { from: string };

/** Takes mails away. */
export type Post = {
  /** @param id names the mail in `Message-ID` and file name: the same mail sent twice can be told by it */
  send: (id: string, mail: OutgoingMail) => Promise<void>;
  /** Ends open connections. */
  close: () => void;
};

/**
 * Sends through an SMTP server, encrypted before anything is said: without TLS a server on another machine gets neither
 * password nor mail.
 * @param address `smtp://user:password@host:port` or `smtps://…`; with `?requireTLS=false` also in the clear
 */
export function smtpPost(address: string, timeouts = defaultTimeouts): Post {
  const url = new URL(address);
  const wish = url.searchParams.get("requireTLS");
  url.searchParams.delete("requireTLS");
  const requireTLS = wish === null ? !isLoopback(url.hostname) : wish !== "false";
  const { wholeMs, connectMs, greetingMs, silenceMs } = timeouts;
  const transport = createTransport({
    url: url.href,
    requireTLS,
    connectionTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
  });
  return {
    async send(id, mail) {
      await transport.sendMail({ ...sealed(id, mail), signal: AbortSignal.timeout(wholeMs) });
    },
    close: () => transport.close(),
  };
}

/** Keeps mails as `.eml` files in a folder instead of sending them: where there is no SMTP server. */
export function filePost(folder: string): Post {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(id, mail) {
      const { message } = await transport.sendMail(sealed(id, mail));
      const file = join(folder, `${id.replace(/[^\w.-]+/g, "-")}.eml`);
      // Written aside first: whoever reads the folder sees whole mails only.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
}

/** What nodemailer says of a failure. */
type SmtpError = Error & { responseCode?: number; code?: string; command?: string };

/** The server's code and what it answered, without its text, which may repeat addresses. */
export function smtpReason(error: unknown): string {
  if (!(error instanceof Error)) return "SMTP failed";
  const { responseCode, code, command } = error as SmtpError;
  if (code === "ETLS") return "SMTP ETLS: the server offers no TLS that can be used, see SMTP_URL in .env.example";
  if (!responseCode) return `SMTP ${code ?? "failed"}`;
  return command ? `SMTP ${responseCode} to ${command}` : `SMTP ${responseCode}`;
}

/** Whether a server refuses this recipient or this message for good (RFC 5321, 4.2.1); not sender, sign-in or itself. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { responseCode = 0, command = "" } = error as SmtpError;
  return responseCode >= 500 && ["RCPT TO", "DATA"].includes(command);
}

/** The mail under its own id; what it holds is in it, never fetched from a file or address. */
function sealed(id: string, mail: OutgoingMail): OutgoingMail {
  const domain = mail.from.match(/@([^\s>]+)/)?.[1] ?? "localhost";
  return {
    ...withLiteralSubject(mail),
    messageId: `<${id.replace(/[^\w.-]+/g, ".")}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A subject that looks like the encoding of mail headers is encoded itself: the reader sees it as it was written. */
function withLiteralSubject({ subject, ...mail }: OutgoingMail): OutgoingMail {
  if (!subject?.includes("=?")) return { subject, ...mail };
  const value = encodeWord(subject.replace(/\s+/g, " "), "Q", 52);
  return { ...mail, headers: { ...mail.headers, Subject: { prepared: true, foldLines: true, value } } };
}
