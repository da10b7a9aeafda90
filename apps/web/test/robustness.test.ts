import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reservePort, runSite, type Site, startSite } from "@waku/testing";
import { parse } from "node-html-parser";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { listPageSize } from "../app/constants";
import { type ContentCopy, copyContent } from "./content-copy";
import { send } from "./send";

const file = "/media/handbooks/battery-log.csv";
let site: Site;
let content: ContentCopy;

beforeAll(async () => {
  content = await copyContent();
  await addArticles(listPageSize);
  site = await startSite({ CONTENT_DIR: content.folder });
});
afterAll(async () => {
  await site.stop();
  await content.remove();
});

/** Copies of an article, so that their list has a second page. */
async function addArticles(count: number) {
  for (const locale of ["de", "en"])
    for (let number = 1; number <= count; number++) {
      const folder = join(content.folder, locale, "magazine");
      const text = await readFile(join(folder, "mtbf-mttr-robot-fleets.md"), "utf8");
      const named = text
        .replace(/^slug: .*\n/m, "")
        .replace(/^title: .*$/m, `title: Article ${number}`)
        .replace(/^ {2}title: .*$/m, `  title: Article ${number} ${locale}`);
      await writeFile(join(folder, `article-${number}.md`), named);
    }
}

/** What one visitor sends must never end the service for all. */
async function expectAlive() {
  expect((await send(site, "/healthz")).status).toBe(200);
}

describe("ranges of a file", () => {
  const files = async () => [file, /href="(\/assets\/[^"]+)"/.exec((await send(site, "/de")).text)?.[1] ?? ""];

  it.each(["bytes=10-5", "bytes=", "bytes=-", "x", "items=3-4", "bytes=0-1,3-4", "bytes=1-x"])(
    "%s is none: the whole file",
    async (Range) => {
      for (const path of await files()) {
        const answer = await send(site, path, { headers: { Range } });
        expect([path, answer.status]).toEqual([path, 200]);
        expect(answer.body.equals((await send(site, path)).body)).toBe(true);
      }
    },
  );

  it.each(["bytes=99999999-", "bytes=99999999999999999999-", "bytes=-0"])(
    "%s is beyond the file, and no cache keeps that",
    async (Range) => {
      for (const path of await files()) {
        const { status, headers, body } = await send(site, path, { headers: { Range } });
        expect([path, status, headers["cache-control"]]).toEqual([path, 416, "no-store"]);
        expect([headers["content-range"], body.length]).toEqual([expect.stringMatching(/^bytes \*\/\d+$/), 0]);
      }
      await expectAlive();
    },
  );

  it("that no file has the end of stop at its end", async () => {
    const { status, body } = await send(site, file, { headers: { Range: "bytes=0-99999999999999999999" } });
    expect([status, body.equals((await send(site, file)).body)]).toEqual([206, true]);
  });

  it("of an older version are none", async () => {
    const headers = { Range: "bytes=2-9", "If-Range": "Thu, 01 Jan 1970 00:00:00 GMT" };
    expect((await send(site, file, { headers })).status).toBe(200);
  });

  it("are the bytes that were asked for", async () => {
    const whole = (await send(site, file)).body;
    const part = async (Range: string) => (await send(site, file, { headers: { Range } })).body.toString("latin1");
    expect(await part("bytes=2-9")).toBe(whole.subarray(2, 10).toString("latin1"));
    expect(await part("bytes=-5")).toBe(whole.subarray(-5).toString("latin1"));
  });
});

describe("a page of a list beyond the first", () => {
  it.each([
    ["/de/magazine?page=2", /^.+, Seite 2 \| WAKU Care$/, /^.+, Seite 2\. .{20,}/],
    ["/en/magazine?page=2", /^.+, page 2 \| WAKU Care$/, /^.+, page 2\. .{20,}/],
  ])("%s carries its number, and is its own canonical page", async (path, title, description) => {
    const root = parse((await send(site, path)).text);
    const content = (selector: string) => root.querySelector(selector)?.getAttribute("content") ?? "";
    expect(root.querySelector("title")?.text).toMatch(title);
    expect(content('meta[property="og:title"]')).toMatch(title);
    expect(content('meta[name="description"]')).toMatch(description);
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(site.url + path);
    expect(root.querySelector('meta[name="robots"]')).toBeNull();
    const first = parse((await send(site, path.replace("?page=2", ""))).text);
    expect(first.querySelector("title")?.text).not.toMatch(/, (Seite|page) /);
  });
});

describe("a media file that changes while the site runs", () => {
  const changing = "/media/handbooks/failure-code-list-template.csv";

  it("is sent as it is now", async () => {
    const path = join(content.folder, changing.slice(1));
    expect((await send(site, changing)).status).toBe(200);
    for (const text of ["short", "long ".repeat(2000)]) {
      await writeFile(path, text);
      expect((await send(site, changing)).text).toBe(text);
    }
  });

  it("answers 404 when it is gone", async () => {
    await rm(join(content.folder, changing.slice(1)));
    expect((await send(site, changing)).status).toBe(404);
    await expectAlive();
  });
});

describe("a form whose length is not announced", () => {
  const headers = (extra: Record<string, string>) => ({ Origin: site.url, "Transfer-Encoding": "chunked", ...extra });
  const urlencoded = { "Content-Type": "application/x-www-form-urlencoded" };

  it("is accepted like any other", async () => {
    const body = "form=contact&name=Chunked&email=chunked%40example.com&message=Guten+Tag";
    const answer = await send(site, "/en/contact", { method: "POST", headers: headers(urlencoded), body });
    expect([answer.status, answer.headers.location]).toEqual([303, "/en/thank-you?form=contact"]);
  });

  it("is refused when it is too large", async () => {
    const body = `form=contact&message=${"x".repeat(70_000)}`;
    expect((await send(site, "/en/contact", { method: "POST", headers: headers(urlencoded), body })).status).toBe(413);
  });
});

describe("answers without a body", () => {
  it.each(["/en/page", "/en/page?x=1", "/en/nope"])("HEAD %s has the headers of GET", async (path) => {
    const [head, get] = [await send(site, path, { method: "HEAD" }), await send(site, path)];
    expect(head.status).toBe(get.status);
    for (const name of ["cache-control", "content-security-policy", "content-type"])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  it("HTTP/1.0 needs no Host", async () => {
    const answer = await new Promise<string>((done, fail) => {
      const socket = connect(site.port, "127.0.0.1", () => socket.write("GET /healthz HTTP/1.0\r\n\r\n"));
      socket.once("data", (data) => done(data.toString()));
      socket.once("error", fail);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("an encoding that is refused is not sent", async () => {
    const script = /"(\/assets\/entry\.client[^"]+\.js)"/.exec((await send(site, "/de")).text)?.[1] ?? "";
    const answer = await send(site, script, { headers: { "Accept-Encoding": "br;q=0, gzip;q=0" } });
    expect([answer.status, answer.headers["content-encoding"]]).toEqual([200, undefined]);
  });
});

describe("a data folder that is damaged", () => {
  let dataDir: string;
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it.each([
    ["an empty secret", (folder: string) => writeFileSync(join(folder, "secret"), ""), /secret holds no secret/],
    ["a secret that is a folder", (folder: string) => mkdirSync(join(folder, "secret")), /DATA_DIR/],
    [
      "a database that is none",
      (folder: string) => writeFileSync(join(folder, "outbox.sqlite"), "x".repeat(5000)),
      /DATA_DIR/,
    ],
    ["a mail folder that is a file", (folder: string) => writeFileSync(join(folder, "mail"), ""), /DATA_DIR/],
  ])("%s ends the start with a sentence", async (_, damage, sentence) => {
    dataDir = mkdtempSync(join(tmpdir(), "damaged-data-"));
    damage(dataDir);
    const { code, output } = await runSite({ DATA_DIR: dataDir, PORT: String(await reservePort()) });
    expect(code).toBe(1);
    expect(output).toMatch(/^The site cannot start\. /m);
    expect(output).toMatch(sentence);
  });
});
