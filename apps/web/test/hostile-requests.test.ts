import { connect } from "node:net";
import { parse } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { commonSite } from "./common-site";
import { send } from "./send";

const site = commonSite();

/** What comes back on one connection for bytes as they are, until the site ends it. */
function raw(bytes: string): Promise<string> {
  return new Promise((done, fail) => {
    const socket = connect(site.port, "127.0.0.1", () => socket.write(bytes));
    let text = "";
    socket.setEncoding("latin1").on("data", (part) => {
      text += part;
    });
    socket.once("error", fail).once("close", () => done(text));
  });
}

/** Answers on a connection, by their status. */
const statuses = (text: string) => [...text.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));

const second = "GET /smuggled HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
const chunkedEnd = "0\r\n\r\n";

describe("a request whose end two readers would see in different places", () => {
  const post = (...headers: string[]) => `POST /en/contact HTTP/1.1\r\nHost: a\r\n${headers.join("\r\n")}\r\n\r\n`;
  it.each([
    ["both lengths", post("Content-Length: 5", "Transfer-Encoding: chunked") + chunkedEnd],
    ["both lengths, the other way round", post("Transfer-Encoding: chunked", "Content-Length: 5") + chunkedEnd],
    ["two lengths", post("Content-Length: 0", `Content-Length: ${second.length}`)],
    ["a list of lengths", post("Content-Length: 0, 5")],
    ["a length with a sign", post("Content-Length: +0")],
    ["an encoding that hides", post("Transfer-Encoding: xchunked")],
    ["an encoding twice", post("Transfer-Encoding: chunked", "Transfer-Encoding: identity") + chunkedEnd],
    ["a space before the colon", post("Transfer-Encoding : chunked") + chunkedEnd],
    ["a folded header", post("Transfer-Encoding:\r\n chunked") + chunkedEnd],
    ["a length of a piece that is none", `${post("Transfer-Encoding: chunked")}0x0\r\n\r\n`],
    ["a bare line feed", "POST /en/contact HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n0\n\n"],
  ])("is refused, and nothing behind it is read: %s", async (_, bytes) => {
    const answers = statuses(await raw(bytes + second));
    expect(answers.every((status) => status === 400)).toBe(true);
    expect(answers.length).toBeLessThan(2);
  });
});

describe("an address of another host in the request line", () => {
  it("is answered with nothing of it", async () => {
    const text = await raw("GET http://evil.example/de HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    expect(statuses(text)).toHaveLength(1);
    expect(text).not.toContain("evil.example");
    expect(await raw("GET //evil.example/de HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).not.toMatch(
      /^location: (?:https?:)?\/\//im,
    );
  });
});

describe("headers by which frameworks talk to themselves", () => {
  const own = {
    "X-React-Router-Location": "/en/pricing",
    "X-Remix-Response": "yes",
    "X-Middleware-Subrequest": "middleware:middleware:middleware",
    "X-Middleware-Rewrite": "/en/pricing",
    "X-Original-URL": "/en/pricing",
    "X-Rewrite-URL": "/en/pricing",
    "X-HTTP-Method-Override": "DELETE",
    "X-Forwarded-Prefix": "/evil",
    "X-Forwarded-Port": "1",
  };
  it.each(["/en/contact", "/en/contact.data", "/en/nope", "/en/contact?x=1"])("change nothing of %s", async (path) => {
    const [plain, told] = [await send(site, path), await send(site, path, { headers: own })];
    const shown = ({ status, text }: typeof plain) => [status, path.includes(".data") ? text : mainOf(text)];
    expect(shown(told)).toEqual(shown(plain));
    expect(told.headers["cache-control"]).toBe(plain.headers["cache-control"]);
  });
});

/** What a page says and where it stands; its reference differs each time. */
function mainOf(html: string): string {
  const page = parse(html);
  const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute("href");
  return `${canonical} ${page.querySelector("h1")?.text} ${page.querySelector("title")?.text}`;
}

describe("a page for one visitor, dressed up as a file that a cache would keep", () => {
  const endings = [
    "/x.css",
    ";x.css",
    "%2Fx.css",
    "%3Bx.css",
    ".css",
    "/..%2Fx.css",
    "%00.css",
    "%0A.css",
    "%23x.css",
    "%3Fx.css",
  ];
  const personal = ["/en/newsletter", "/en/booking", "/en/thank-you"];
  it.each(personal.flatMap((path) => endings.map((ending) => path + ending)))("is not kept: %s", async (path) => {
    for (const address of [path, `${path}?preferences=t0ken&token=t0ken&form=contact`]) {
      const { status, headers } = await send(site, address);
      expect(status, address).not.toBe(200);
      expect(headers["cache-control"] ?? "", address).not.toMatch(/public|s-maxage|max-age=[1-9]/);
    }
  });

  it.each(personal)("is not kept as itself either: %s", async (path) => {
    const { headers } = await send(site, `${path}?preferences=t0ken&token=t0ken&form=contact`);
    expect(headers["cache-control"]).toMatch(/no-store|private/);
  });
});
