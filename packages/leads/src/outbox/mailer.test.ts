import type { AddressInfo } from "node:net";
import { isLoopback } from "@waku/server";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { smtpMailer } from "./mailer.ts";

let server: SMTPServer | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(done) : done())));

/** A server that wants a password, and what became of it. Every way to it leads over loopback, whatever it is called. */
async function mailServer(hasTls: boolean) {
  const seen = { passwords: 0, mails: 0, encrypted: 0 };
  const listening = new SMTPServer({
    disabledCommands: hasTls ? [] : ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username }, { secure }, done) {
      seen.passwords++;
      if (secure) seen.encrypted++;
      done(null, { user: username });
    },
    onData(stream, _session, done) {
      seen.mails++;
      stream.on("end", done).resume();
    },
  });
  listening.on("error", () => undefined);
  await new Promise<void>((done) => listening.listen(0, "127.0.0.1", done));
  server = listening;
  const { port } = listening.server.address() as AddressInfo;
  return { seen, url: (host: string, query = "") => `smtp://user:pass@${host}:${port}${query}` };
}

async function sendTo(url: string): Promise<string> {
  const mailer = smtpMailer(url, "a@example.com");
  try {
    await mailer.send({ id: "1", to: "b@example.com", subject: "Hi", text: "Hi", html: "Hi" });
    return "sent";
  } catch (error) {
    return String(error);
  } finally {
    mailer.close();
  }
}

// 0.0.0.0 leads to this machine, and is not among the names that are known to.
test("another machine without TLS gets neither password nor mail, and the reason says what to do", async () => {
  const { seen, url } = await mailServer(false);
  expect(await sendTo(url("0.0.0.0"))).toContain("SMTP ETLS: the server offers no TLS");
  expect(await sendTo(url("0.0.0.0", "?requireTLS=true"))).toContain("ETLS");
  expect(seen).toEqual({ passwords: 0, mails: 0, encrypted: 0 });
});

test("with TLS it does, encrypted", async () => {
  const { seen, url } = await mailServer(true);
  expect(await sendTo(url("0.0.0.0", "?tls.rejectUnauthorized=false"))).toBe("sent");
  expect(seen).toEqual({ passwords: 1, mails: 1, encrypted: 1 });
});

test("in the clear on this machine, or where the operator says so", async () => {
  const { seen, url } = await mailServer(false);
  for (const to of [url("127.0.0.1"), url("localhost"), url("0.0.0.0", "?requireTLS=false")])
    expect(await sendTo(to)).toBe("sent");
  expect(seen).toEqual({ passwords: 3, mails: 3, encrypted: 0 });
});

test("what is this machine", () => {
  for (const host of ["localhost", "127.0.0.1", "127.8.9.1", "::1", "[::1]"]) expect(isLoopback(host), host).toBe(true);
  for (const host of ["127.0.0.1.example.com", "127.example.com", "10.0.0.1", "localhost.example.com", ""])
    expect(isLoopback(host), host).toBe(false);
});
