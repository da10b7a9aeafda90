import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import PostalMime, { decodeWords } from "postal-mime";
import { SMTPServer } from "smtp-server";

type WebhookCall = { headers: IncomingMessage["headers"]; body: string; lead: { email: string; form: string } };

/** A receiver of leads on loopback. By default it answers 200. */
export type WebhookSink = {
  url: string;
  /** Calls that were answered with success. */
  taken: WebhookCall[];
  /** All calls, refused ones too. */
  calls: WebhookCall[];
  close: () => Promise<void>;
};

/** Answers a call in another way; return false to take it normally. */
export type Misbehaviour = (call: WebhookCall, response: ServerResponse, attempt: number) => boolean;

export async function startWebhookSink(misbehave: Misbehaviour = () => false, port = 0): Promise<WebhookSink> {
  const taken: WebhookCall[] = [];
  const calls: WebhookCall[] = [];
  const attempts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const call = { headers: request.headers, body, lead: JSON.parse(body) };
    calls.push(call);
    const key = String(request.headers["idempotency-key"]);
    attempts.set(key, (attempts.get(key) ?? 0) + 1);
    if (misbehave(call, response, attempts.get(key) ?? 0)) return;
    taken.push(call);
    response.end("{}");
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`,
    taken,
    calls,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type ReceivedMail = {
  from: string;
  to: string[];
  /** The whole message as it came. */
  raw: string;
  /** Decoded headers, a line each. */
  headers: string;
  text: string;
  html: string;
  attachments: { filename: string | null; mimeType: string; content: Buffer }[];
};
export type MailSink = { url: string; port: number; mails: ReceivedMail[]; close: () => Promise<void> };

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : "";
        const message = Buffer.concat(chunks);
        const to = rcptTo.map(({ address }) => address);
        mails.push({ from, to, raw: message.toString(), ...(await readMail(message)) });
        done();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readMail(raw: Buffer): Promise<Pick<ReceivedMail, "headers" | "text" | "html" | "attachments">> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: "arraybuffer" });
  return {
    headers: mail.headers.map(({ originalKey, value }) => `${originalKey}: ${decodeWords(value)}`).join("\n"),
    text: (mail.text ?? "").trimEnd(),
    html: mail.html ?? "",
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename,
      mimeType,
      content: typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content)),
    })),
  };
}
