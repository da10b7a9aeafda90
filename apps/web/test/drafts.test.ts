import { resolve } from "node:path";
import { reservePort, type Site, startSite } from "@waku/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type ContentServer,
  contentToken,
  readTexts,
  startContentServer,
} from "../server/content/testing/content-server";
import { listPageOf } from "./list-page";
import { type Answer, send } from "./send";

const shipped = readTexts(resolve(import.meta.dirname, "../../../content"));
const article = "en/magazine/mtbf-mttr-robot-fleets.md";
const path = "/en/magazine/mtbf-mttr-robot-fleets";
const draftTitle = "Words of a draft";
const withDraft = {
  ...shipped,
  [article]: (shipped[article] ?? "").replace(/^title: .*$/m, `title: ${draftTitle}`),
  "shared/integrations.yaml":
    "analytics: { provider: posthog, host: https://eu.example.com, key: k }\nchat: { name: C, script: https://chat.example.com/c.js }\nvisitorIdentification: null\n",
};

let backend: ContentServer;
let site: Site;
let codes = 0;

beforeAll(async () => {
  backend = await startContentServer();
  site = await startSite({ CMS_URL: backend.url, CMS_TOKEN: contentToken, CMS_POLL_SECONDS: "3600" });
});
afterAll(async () => {
  await site.stop();
  await backend.close();
});
beforeEach(() => {
  backend.misbehave = () => false;
  backend.editors.save(withDraft);
});

/** A link as the backend's button makes it, with a fresh code. */
function link(to: string, code = `code-${++codes}`): string {
  backend.editors.letIn(code, "Ada <b>Redaktion</b>");
  return `/preview?${new URLSearchParams({ code, to })}`;
}
async function signIn(): Promise<Record<string, string>> {
  const { headers } = await send(site, link(path));
  return { Cookie: headers["set-cookie"]?.[0]?.split(";")[0] ?? "" };
}
const isDraft = ({ text }: Answer) => text.includes(draftTitle);
const hasBar = ({ text }: Answer) => text.includes("<draft-bar");

describe("the way in", () => {
  it("leads to the draft; no cache keeps the way, no referrer names it", async () => {
    const answer = await send(site, link(`${path}?a=b#c`));
    expect([answer.status, answer.headers.location]).toEqual([303, `${path}?a=b#c`]);
    expect(answer.headers).toMatchObject({
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "set-cookie": [expect.stringMatching(/^site_preview=[\w-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax$/)],
    });
  });

  it.each([
    ["de", "/de/pricing", "Dieser Link gilt nicht mehr"],
    ["en", "/en/pricing", "This link is no longer valid"],
  ])("refuses a code that is used or unknown, in the right language: %s", async (_, to, title) => {
    const used = link(to);
    await send(site, used);
    for (const address of [used, `/preview?code=guessed&to=${to}`, `/preview?to=${to}`, `/preview?code=%00&to=${to}`]) {
      const answer = await send(site, address);
      expect([answer.status, answer.text.includes(`<h1>${title}</h1>`)], address).toEqual([400, true]);
      expect(answer.headers["set-cookie"]).toBeUndefined();
      expect(answer.headers["cache-control"]).toBe("private, no-store");
    }
  });

  it.each(["//example.com", "https://example.com/", "/\\example.com", "/%5Cexample.com", "/de//example.com", ""])(
    "leads to no other site, and keeps the code: %s",
    async (to) => {
      const code = `kept-${++codes}`;
      const answer = await send(site, link(to, code));
      expect([answer.status, answer.headers.location, answer.headers["set-cookie"]]).toEqual([
        400,
        undefined,
        undefined,
      ]);
      expect((await send(site, link("/de", code))).status).toBe(303);
    },
  );

  it("is tried from one address only so often: each code is a question to the backend", async () => {
    const settings = { CMS_URL: backend.url, CMS_TOKEN: contentToken, CMS_POLL_SECONDS: "3600" };
    const limited = await startSite({ ...settings, RENDER_LIMIT_PER_MIN: "5", TRUSTED_PROXY_HOPS: "1" });
    const guess = (from: string, number: number) =>
      send(limited, `/preview?code=guess-${number}&to=/de`, { headers: { "X-Forwarded-For": from } });
    const before = backend.answers.length;
    const states = [];
    for (let number = 0; number < 20; number++) states.push((await guess("198.51.100.1", number)).status);
    expect(states).toEqual([...Array(5).fill(400), ...Array(15).fill(429)]);
    expect(backend.answers.slice(before).filter((answer) => answer.includes("/preview/session"))).toHaveLength(5);
    expect((await guess("203.0.113.1", 0)).status).toBe(400);
    await limited.stop();
  });

  it("takes no code with HEAD, which link checkers send", async () => {
    const address = link(path);
    await send(site, address, { method: "HEAD" });
    expect((await send(site, address)).status).toBe(303);
  });

  it("says so when the backend does not answer", async () => {
    backend.misbehave = (_, response) => Boolean(response.writeHead(500).end());
    const answer = await send(site, link("/de"));
    expect([answer.status, answer.headers["set-cookie"]]).toEqual([503, undefined]);
    expect(answer.text).toContain("Das Redaktionssystem antwortet nicht");
  });

  it("is not there without a content backend", async () => {
    const plain = await startSite({ PORT: String(await reservePort()) });
    const answer = await send(plain, link("/de"));
    expect(answer.status).toBe(404);
    expect(hasBar(await send(plain, path, { headers: await signIn() }))).toBe(false);
    await plain.stop();
  });
});

describe("pages for an editor", () => {
  it("are made from drafts: documents, lists and data, with the bar on documents", async () => {
    const headers = await signIn();
    const list = await listPageOf(site, "/en/magazine", path);
    for (const address of [path, list, `${path}.data`, `${path}?utm_source=x`, "/magazine?a=b"]) {
      const answer = await send(site, address, { headers: { ...headers, "Accept-Language": "en" } });
      if (address.startsWith("/magazine"))
        expect([answer.status, answer.headers.location]).toEqual([302, "/en/magazine?a=b"]);
      else {
        expect([answer.status, isDraft(answer)], address).toEqual([200, true]);
        expect(hasBar(answer)).toBe(!address.endsWith(".data"));
        expect(answer.headers).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
        expect([answer.headers.etag, answer.headers["cache-tag"]]).toEqual([undefined, undefined]);
      }
    }
    const missing = await send(site, "/en/nowhere", { headers });
    expect([missing.status, hasBar(missing)]).toEqual([404, true]);
  });

  it("say who is signed in, lead to the backend and out again", async () => {
    const headers = await signIn();
    const { text } = await send(site, `${path}?a=b`, { headers });
    expect(text).toContain("Signed in: Ada &lt;b&gt;Redaktion&lt;/b&gt;");
    expect(text).toContain('href="https://cms.example/api/preview/edit/article%3Amtbf-mttr-robot-fleets?locale=en"');
    const leave = /action="(\/preview\/leave[^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const own = { ...headers, Origin: site.url };
    const foreign = await send(site, leave, { method: "POST", headers: { ...headers, Origin: "https://example.com" } });
    expect([foreign.status, foreign.headers["set-cookie"]]).toEqual([403, undefined]);
    expect((await send(site, leave, { headers })).status, "a link cannot sign anybody out").toBe(404);
    const answer = await send(site, leave, { method: "POST", headers: own });
    expect([answer.status, answer.headers.location]).toEqual([303, `${path}?a=b`]);
    expect(answer.headers["set-cookie"]).toEqual([expect.stringMatching(/^site_preview=; Path=\/; Max-Age=0;/)]);
    const elsewhere = await send(site, "/preview/leave?to=//example.com", { method: "POST", headers: own });
    expect(elsewhere.headers.location).toBe("/");
  });

  it("load nothing that measures, and allow it no place to come from", async () => {
    const { text, headers } = await send(site, path, { headers: await signIn() });
    expect(text).not.toMatch(/eu\.example\.com|chat\.example\.com/);
    expect(headers["content-security-policy"]).not.toMatch(/example\.com/);
  });

  it("have no text for machines: twins are of what is published, also for editors", async () => {
    const headers = await signIn();
    const page = await send(site, path, { headers: { ...headers, Accept: "text/markdown" } });
    expect([isDraft(page), hasBar(page), page.headers.link]).toEqual([true, true, undefined]);
    expect(page.text).not.toContain('type="text/markdown"');
    expect(isDraft(await send(site, `${path}.md`, { headers }))).toBe(false);
  });

  it("name what is wrong and fall back to what is published", async () => {
    const tooLong = { ...shipped, [article]: withDraft[article]?.replace(draftTitle, "x".repeat(99)) ?? "" };
    const problem = {
      document: { de: "Artikel „X“, Englisch", en: "Article “X”, English" },
      field: { de: "Titel", en: "Title" },
      message: { de: "ist zu lang", en: "is too long, <b>99</b> of 90" },
      url: "https://cms.example.com/admin/collections/articles/1?locale=en",
    };
    backend.editors.save(tooLong, [problem]);
    const { text } = await send(site, path, { headers: await signIn() });
    expect(text).toContain("<summary>1 problem</summary>");
    expect(text).toContain(
      `<a href="${problem.url}">Article “X”, English</a> → Title: is too long, &lt;b&gt;99&lt;/b&gt; of 90`,
    );
    expect(text).toContain("done so that they can be compared");
  });

  it("are the published ones, and say so, when drafts cannot be read", async () => {
    const headers = await signIn();
    backend.misbehave = (request, response) =>
      request.url?.startsWith("/api/preview/content") ? Boolean(response.writeHead(500).end()) : false;
    const answer = await send(site, path, { headers });
    expect([answer.status, isDraft(answer), hasBar(answer)]).toEqual([200, false, true]);
    expect(answer.text).toContain("Drafts cannot be read right now");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  it("are the published ones, without a bar, when the session is over; the cookie goes", async () => {
    const headers = await signIn();
    await send(site, path, { headers });
    backend.editors.editors.clear();
    const answer = await send(site, path, { headers });
    expect([answer.status, isDraft(answer), hasBar(answer)]).toEqual([200, false, false]);
    expect(answer.headers["set-cookie"]).toEqual([expect.stringMatching(/^site_preview=; Path=\/; Max-Age=0;/)]);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });
});

describe("everybody else", () => {
  it("never sees a draft, whatever they send, and is answered from the cache as before", async () => {
    const before = await send(site, path);
    const headers = await signIn();
    expect(isDraft(await send(site, path, { headers }))).toBe(true);
    const asked = backend.answers.length;
    const forged = `${headers.Cookie?.slice(0, -4)}AAAA`;
    for (const address of [path, `${path}?draft=true`, `${path}?preview=1`, `${path}.data`])
      for (const Cookie of ["", "site_preview=1", forged, "site_preview=session-of-code-1"]) {
        const answer = await send(site, address, { headers: { Cookie, "X-Editor-Session": "session-of-code-1" } });
        expect([answer.status, isDraft(answer), hasBar(answer)], `${address} ${Cookie}`).toEqual([200, false, false]);
        if (address === path) expect([answer.text, answer.headers.etag]).toEqual([before.text, before.headers.etag]);
      }
    expect(backend.answers.length, "the backend is asked nothing").toBe(asked);
  });

  it("is not served what an editor was, even when both ask at once", async () => {
    const headers = await signIn();
    const address = "/en/magazine?page=1";
    const fresh = "/en/robot-journey/waku-update";
    const pairs = await Promise.all(
      [path, "/en/magazine", fresh, address].flatMap((each) => [send(site, each, { headers }), send(site, each)]),
    );
    pairs.forEach((answer, index) => {
      expect(hasBar(answer), String(index)).toBe(index % 2 === 0);
      if (index % 2 === 1) expect(isDraft(answer)).toBe(false);
    });
  });

  it("gets a page anew when its editor left, not the draft that the browser knows", async () => {
    const { headers } = await send(site, path, { headers: { "Accept-Encoding": "br" } });
    const editor = await signIn();
    const draft = await send(site, path, { headers: { ...editor, "If-None-Match": String(headers.etag) } });
    expect([draft.status, isDraft(draft)]).toEqual([200, true]);
    expect((await send(site, path, { headers: { "If-None-Match": String(headers.etag) } })).status).toBe(304);
  });
});
