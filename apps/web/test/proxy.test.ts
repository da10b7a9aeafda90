import { readdirSync, readFileSync } from "node:fs";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { Agent, request as httpsRequest } from "node:https";
import { join } from "node:path";
import { pdf } from "@waku/leads/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FormSite, startFormSite, until } from "./forms/form-site";
import { storedLeads } from "./forms/stored-leads";
import { hasNginx, type Nginx, proxyHost, startNginx } from "./nginx";

const origin = `https://${proxyHost}`;
/** Forms that one visitor may send here in ten minutes. */
const limit = 4;
const contact = { form: "contact", name: "Ada", email: "ada@example.com", message: "Hello" };

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Options = { method?: string; headers?: Record<string, string>; body?: string | Buffer; from?: string };

/** Ways to ask what is behind nginx. */
function requestsTo(front: () => Nginx) {
  /** A request as a browser sends it to the public address, from an address of this machine. */
  function ask(path: string, { method = "GET", headers = {}, body, from }: Options = {}, isSecure = true) {
    const send = isSecure ? httpsRequest : httpRequest;
    const options = {
      host: "127.0.0.1",
      port: isSecure ? front().httpsPort : front().httpPort,
      servername: proxyHost,
      ca: front().certificate,
      localAddress: from,
      path,
      method,
      headers: { Host: proxyHost, ...headers },
    };
    return new Promise<Answer>((done, fail) => {
      const sent = send(options, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("error", fail);
        response.once("end", () =>
          done({ status: response.statusCode ?? 0, headers: response.headers, text: Buffer.concat(parts).toString() }),
        );
      });
      sent.once("error", fail);
      sent.end(body);
    });
  }

  function send(path: string, fields: Record<string, string>, { headers, from }: Options = {}) {
    const body = new URLSearchParams(fields).toString();
    const type = { "Content-Type": "application/x-www-form-urlencoded" };
    return ask(path, { method: "POST", headers: { ...type, Origin: origin, ...headers }, body, from });
  }

  /** Asks a hundred times at once. @returns the statuses there were */
  async function burst(from: string, headers: Record<string, string> = {}): Promise<number[]> {
    const { httpsPort: port, certificate: ca } = front();
    // Of `ask`, each over a connection of its own, a slow machine might not make more than fifty a second.
    const agent = new Agent({ keepAlive: true, maxSockets: 20, ca, servername: proxyHost });
    const statusOf = () =>
      new Promise<number>((done, fail) => {
        const options = { agent, host: "127.0.0.1", port, localAddress: from, path: "/healthz" };
        httpsRequest({ ...options, headers: { Host: proxyHost, ...headers } }, (response) => {
          response.resume().once("end", () => done(response.statusCode ?? 0));
        })
          .once("error", fail)
          .end();
      });
    const statuses = new Set(await Promise.all(Array.from({ length: 100 }, statusOf)));
    agent.destroy();
    return [...statuses].sort();
  }

  /** Asks until some are held off. @returns the statuses there were */
  async function flood(from: string, headers: Record<string, string> = {}): Promise<number[]> {
    const statuses = new Set<number>();
    while (!statuses.has(429)) for (const status of await burst(from, headers)) statuses.add(status);
    return [...statuses].sort();
  }

  return { ask, send, burst, flood };
}

describe.skipIf(!hasNginx)("behind nginx with TLS (needs nginx and openssl, apt-get install nginx-light)", () => {
  let site: FormSite;
  let nginx: Nginx;
  beforeAll(async () => {
    site = await startFormSite({ SITE_URL: origin, TRUSTED_PROXY_HOPS: "1", FORM_LIMIT_PER_10_MIN: String(limit) });
    nginx = await startNginx({ port: Number(new URL(site.url).port) });
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop();
  });

  const { ask, send, burst, flood } = requestsTo(() => nginx);
  const leads = (email: string) => storedLeads(site.dataDir, email).length;

  test("a form of the own origin makes a lead, as a document and by script; its mails lead to the public address", async () => {
    const document = await send("/en/contact", contact, { from: "127.0.1.1" });
    expect([document.status, document.headers.location]).toEqual([303, "/en/thank-you?form=contact"]);
    const script = { ...contact, email: "script@example.com" };
    const data = await send("/en/contact.data", script, { from: "127.0.1.1" });
    expect(data.status).toBe(202);
    expect(data.text).toContain("/en/thank-you?form=contact");
    expect([leads("ada@example.com"), leads("script@example.com")]).toEqual([1, 1]);
    await send("/en/newsletter", { form: "newsletter", email: "reader@example.com" }, { from: "127.0.1.1" });
    const folder = join(site.dataDir, "mail");
    const mails = () =>
      readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8").replaceAll("=\r\n", ""));
    await until(() => mails().some((mail) => mail.includes("reader@example.com")), "the mail");
    // Beside the name of the document type.
    for (const mail of mails()) expect(mail).not.toMatch(/http:\/\/(?!www\.w3\.org)/);
    expect(mails().join("")).toContain(`${origin}/en/newsletter?confirm=3D`);
  });

  test("documents of the allowed size pass", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...contact, form: "application", email: "cv@example.com" }))
      form.append(name, value);
    for (const name of ["cv.pdf", "letter.pdf", "grades.pdf"])
      form.append("documents", new File([new Uint8Array(pdf(8_000_000))], name, { type: "application/pdf" }));
    const encoded = new Response(form);
    const headers = { Origin: origin, "Content-Type": encoded.headers.get("content-type") ?? "" };
    const body = Buffer.from(await encoded.arrayBuffer());
    const { status } = await ask("/de/company/jobs", { method: "POST", headers, body, from: "127.0.2.1" });
    expect(status).toBe(303);
    expect(leads("cv@example.com")).toBe(1);
  });

  test.each(["https://evil.example", `http://${proxyHost}`, `${origin}:8443`, "null"])(
    "a form from %s is refused",
    async (foreign) => {
      const email = "foreign@example.com";
      for (const path of ["/en/contact", "/en/contact.data"])
        expect((await send(path, { ...contact, email }, { headers: { Origin: foreign } })).status).toBe(403);
      expect(leads(email)).toBe(0);
    },
  );

  test("what a proxy would say is not believed when a visitor says it", async () => {
    const lies = { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http", Forwarded: "host=evil.example" };
    const email = "liar@example.com";
    const headers = { ...lies, Origin: "https://evil.example" };
    expect((await send("/en/contact", { ...contact, email }, { headers })).status).toBe(403);
    const page = await ask("/en/contact?liar", { headers: lies });
    expect(page.text).toContain(`<link rel="canonical" href="${origin}/en/contact"/>`);
    expect(page.text).not.toContain("evil.example");
  });

  test.skipIf(process.platform !== "linux")(
    "a forged X-Forwarded-For gets nobody around the limit, and nobody uses up another's",
    async () => {
      const statuses: number[] = [];
      for (let sent = 0; sent < limit + 1; sent++) {
        const headers = { "X-Forwarded-For": `192.0.2.${sent}, 198.51.100.${sent}` };
        statuses.push((await send("/en/contact", contact, { from: "127.0.7.1", headers })).status);
      }
      expect(statuses).toEqual([...Array<number>(limit).fill(303), 429]);
      // Naming the address of somebody else does not count against him.
      expect((await send("/en/contact", contact, { from: "127.0.8.1" })).status).toBe(303);
    },
  );

  test("every address that leads on or is absolute has the public scheme and host", async () => {
    const home = await ask("/", { headers: { "Accept-Language": "de" } });
    expect([home.status, home.headers.location]).toEqual([302, "/de"]);
    expect((await ask("//de//contact/")).headers.location).toBe("/de/contact");
    const sitemap = await ask("/sitemap.xml");
    expect(sitemap.text.match(/<loc>(?!https:\/\/www\.example\.com\/)/g)).toBeNull();
    expect(sitemap.text).toContain(`<loc>${origin}/de/contact</loc>`);
    const page = await ask("/de");
    expect(page.headers["strict-transport-security"]).toContain("max-age=");
    expect(page.text).toContain(`<meta property="og:url" content="${origin}/de"/>`);
    expect(page.text).not.toMatch(/http:\/\/(?!www\.w3\.org)/);
  });

  test("whoever asks too fast is held off, and nobody else", async () => {
    expect(await flood("127.0.9.1")).toEqual([200, 429]);
    expect(await burst("127.0.9.2")).toEqual([200]);
  });

  test("the log of the proxy holds nothing of a visitor", async () => {
    const headers = {
      Referer: "https://secret.example/referer",
      "User-Agent": "secret-agent",
      Cookie: "a=secret-cookie",
    };
    // Not from an address that was held off a moment ago.
    const from = "127.0.10.1";
    await ask("/en/newsletter?confirm=secret-token", { headers, from });
    await ask("/forms/files/secret-link", { headers, from });
    await ask("/de/contact?secret-query", { headers, from }, false);
    await until(async () => (await nginx.log()).split("/de/contact").length > 1, "the line of the last request");
    const log = await nginx.log();
    expect(log).toMatch(/ GET "\/en\/newsletter" 200 /);
    expect(log).toMatch(/ GET "\/forms\/files\/" 410 /);
    expect(log).not.toMatch(/secret|127\.0\./);
  });

  test("without TLS it leads to the same address with it", async () => {
    const { status, headers } = await ask("/de/pricing?devices=20", {}, false);
    expect([status, headers.location]).toEqual([301, `${origin}/de/pricing?devices=20`]);
  });
});

describe.skipIf(!hasNginx || process.platform !== "linux")("behind nginx behind a CDN", () => {
  const cdn = "127.0.1.1";
  let site: FormSite;
  let nginx: Nginx;
  beforeAll(async () => {
    site = await startFormSite({ SITE_URL: origin, TRUSTED_PROXY_HOPS: "2", FORM_LIMIT_PER_10_MIN: String(limit) });
    nginx = await startNginx({ port: Number(new URL(site.url).port) }, { cdn });
  });
  afterAll(async () => {
    await nginx?.stop();
    await site?.stop();
  });
  const { ask, send, burst, flood } = requestsTo(() => nginx);
  /** What the CDN says of a visitor, behind what he wrote himself. */
  const named = (visitor: string, lie = "203.0.113.1") => ({ "X-Forwarded-For": `${lie}, ${visitor}` });

  test("nobody but the CDN gets an answer", async () => {
    expect((await ask("/en/pricing", { from: cdn, headers: named("192.0.2.1") })).status).toBe(200);
    for (const from of ["127.0.2.1", "127.0.0.1"]) {
      expect((await ask("/en/pricing", { from })).status).toBe(403);
      expect((await send("/en/contact", contact, { from, headers: named("192.0.2.1") })).status).toBe(403);
    }
  });

  test("each visitor of the CDN has his own limits, whatever he says of himself", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < limit + 1; sent++) {
      const headers = named("192.0.2.1", `198.51.100.${sent}`);
      statuses.push((await send("/en/contact", contact, { from: cdn, headers })).status);
    }
    expect(statuses).toEqual([...Array<number>(limit).fill(303), 429]);
    expect((await send("/en/contact", contact, { from: cdn, headers: named("203.0.113.7") })).status).toBe(303);
    expect(await flood(cdn, named("192.0.2.1"))).toEqual([200, 429]);
    expect(await burst(cdn, named("203.0.113.7"))).toEqual([200]);
  });
});
