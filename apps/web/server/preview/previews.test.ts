import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type FilesSource, openFilesSource } from "@waku/content";
import { Sealer } from "@waku/server/sealer";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ContentBackend } from "../content/content-backend.ts";
import { type ContentServer, contentToken, readTexts, startContentServer } from "../content/testing/content-server.ts";
import { DraftContent } from "./draft-content.ts";
import { Previews } from "./previews.ts";

const shipped = resolve(import.meta.dirname, "../../../../content");
const texts = readTexts(shipped);
const article = "en/magazine/mtbf-mttr-robot-fleets.md";
const german = "de/magazine/mtbf-mttr-robot-fleets.md";
const ref = "article:mtbf-mttr-robot-fleets";
const secret = "0123456789abcdef0123456789abcdef";

let published: FilesSource;
let backend: ContentServer;
let folder: string;
let drafts: DraftContent;
let previews: Previews;
let now: number;

beforeAll(async () => {
  published = await openFilesSource({ folder: shipped, siteMedia: [join(shipped, "media")] });
});
afterAll(() => published.close());
beforeEach(async () => {
  backend = await startContentServer();
  folder = join(await mkdtemp(join(tmpdir(), "drafts-")), "drafts");
  now = 1_000_000;
  const log = pino({ level: "silent" });
  const asked = new ContentBackend({ url: backend.url, token: contentToken, signal: new AbortController().signal });
  drafts = new DraftContent({ backend: asked, folder, published, log });
  const clock = { now: () => now };
  const sealer = new Sealer(secret, clock);
  previews = new Previews({ backend: asked, drafts, published, sealer, clock, log, isHttps: true });
});
afterEach(async () => {
  await drafts.close();
  await backend.close();
  await rm(join(folder, ".."), { recursive: true });
});

/** Texts with one line of an article changed. */
function withLine(file: string, line: RegExp, text: string): Record<string, string> {
  const changed = (texts[file] ?? "").replace(line, text);
  if (changed === texts[file]) throw new Error(`The edit of ${file} changed nothing.`);
  return { ...texts, [file]: changed };
}
const withTitle = (title: string) => withLine(article, /^title: .*$/m, `title: ${title}`);

/** Opens a session and returns what stands in the request's cookie afterwards. */
async function signIn(): Promise<string> {
  backend.editors.letIn("a-code", "Ada");
  const cookie = await previews.open("a-code");
  if (!cookie) throw new Error("not let in");
  return cookie;
}
async function show(cookie: string) {
  const session = previews.sessionIn(cookie);
  if (session === undefined) throw new Error("no session");
  return previews.show(session);
}
const answersOf = (path: string) => backend.answers.filter((answer) => answer.startsWith(path));

describe("the session of an editor", () => {
  it("stands in a cookie that no script reads and no other site sends", async () => {
    const cookie = await signIn();
    expect(cookie).toMatch(/^site_preview=[\w-]+; Path=\/; Max-Age=28800; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).not.toContain("session-of");
    expect(previews.sessionIn(`locale=de; ${cookie.split(";")[0]}`)).toBe("session-of-a-code");
    expect(previews.leaveCookie).toContain("site_preview=; Path=/; Max-Age=0;");
  });

  it("opens with a good code only, and once", async () => {
    await signIn();
    expect(await previews.open("a-code")).toBeUndefined();
    expect(await previews.open("guessed")).toBeUndefined();
    for (const code of ["", "a b", "../x", "x".repeat(300)]) expect(await previews.open(code), code).toBeUndefined();
    expect(answersOf("/api/preview/session")).toHaveLength(3);
  });

  it("is told from what others put into the cookie without asking the backend", async () => {
    const [pair = ""] = (await signIn()).split(";");
    const foreign = new Sealer(`${secret}!`).seal("preview", "session-of-a-code");
    const otherPurpose = new Sealer(secret).seal("confirm", "session-of-a-code");
    const forged = [
      undefined,
      "",
      "locale=de",
      "site_preview=",
      "site_preview=session-of-a-code",
      `${pair}xxxx`,
      `x${pair}`,
      pair.replace(/=(.)/, (_, first) => `=${first === "A" ? "B" : "A"}`),
      `site_preview=${foreign}`,
      `site_preview=${otherPurpose}`,
    ];
    for (const cookies of forged) expect(previews.sessionIn(cookies), cookies).toBeUndefined();
    now += 8 * 3_600_000;
    expect(previews.sessionIn(pair), "after eight hours").toBeUndefined();
  });

  it("is asked for once in half a minute, and ends with the editor's role", async () => {
    backend.editors.save(texts);
    const cookie = await signIn();
    expect((await show(cookie))?.editorName).toBe("Ada");
    backend.editors.editors.set("session-of-a-code", "Ada L.");
    expect((await show(cookie))?.editorName).toBe("Ada");
    now += 30_000;
    expect((await show(cookie))?.editorName).toBe("Ada L.");
    expect(answersOf("/api/preview/editor")).toHaveLength(2);
    // A clock set back does not prolong it.
    now -= 60_000;
    await show(cookie);
    expect(answersOf("/api/preview/editor")).toHaveLength(3);
    // Remembered or not: who may not read drafts any more gets none.
    backend.editors.editors.clear();
    expect(await show(cookie)).toBeUndefined();
    expect(await show(cookie)).toBeUndefined();
    expect(answersOf("/api/preview/editor").at(-1)).toBe("/api/preview/editor 410");
  });
});

describe("what an editor sees", () => {
  it("is the newest text of everything, while what is published stays", async () => {
    backend.editors.save(withTitle("A draft"));
    const cookie = await signIn();
    const first = await show(cookie);
    expect((await first?.content.get("en", ref))?.title).toBe("A draft");
    expect(first?.problems).toEqual([]);
    expect(first?.editAddress(ref)).toBe(`https://cms.example/api/preview/edit/${encodeURIComponent(ref)}`);
    expect((await published.get("en", ref))?.title).not.toBe("A draft");
    await show(cookie);
    expect(answersOf("/api/preview/content")).toEqual(["/api/preview/content 200", "/api/preview/content 304"]);

    backend.editors.save(withTitle("A later draft"));
    const entry = await first?.content.get("en", ref);
    expect((await (await show(cookie))?.content.get("en", ref))?.title).toBe("A later draft");
    // A page under way still reads the text that belongs to it.
    if (entry) expect(await first?.content.body(entry)).toBe(await published.body(entry));
    backend.editors.save(withTitle("The last draft"));
    await show(cookie);
    expect(await readdir(folder)).toEqual(["2", "3"]);
  });

  it("is fetched as what differs from what is published, then from the draft before", async () => {
    const sent = () => backend.editors.sent.map((batch) => batch.length);
    const first = withTitle("A draft");
    backend.editors.save(first);
    const cookie = await signIn();
    await show(cookie);
    expect(sent()).toEqual([1]);
    const { [german]: _, ...gone } = withTitle("A later draft");
    backend.editors.save({
      ...gone,
      "en/magazine/new.md": first[article]?.replace(/^title: .*$/m, "title: New") ?? "",
    });
    const preview = await show(cookie);
    expect(sent()).toEqual([1, 2]);
    expect((await preview?.content.get("en", ref))?.title).toBe("A later draft");
    expect((await preview?.content.find("en", "magazine/new"))?.title).toBe("New");
    expect(await preview?.content.get("de", ref)).toBeUndefined();
    backend.editors.save(texts);
    const back = await show(cookie);
    expect(sent(), "texts that lie in the folder of the draft before").toEqual([1, 2, 2]);
    expect((await back?.content.get("en", ref))?.title).toBe((await published.get("en", ref))?.title);
    expect((await back?.content.get("de", ref))?.title).toBe((await published.get("de", ref))?.title);
    expect(await back?.content.find("en", "magazine/new")).toBeUndefined();
  });

  it("is the newest text also where another is saved while one is fetched", async () => {
    backend.editors.save(withTitle("A draft"));
    const cookie = await signIn();
    backend.misbehave = ({ url }) => {
      if (url?.startsWith("/api/preview/texts")) {
        backend.misbehave = () => false;
        backend.editors.save(withTitle("A later draft"));
      }
      return false;
    };
    const preview = await show(cookie);
    expect(preview?.failure).toBeUndefined();
    expect((await preview?.content.get("en", ref))?.title).toBe("A later draft");
  });

  it("is nothing any more when the session ends while texts are fetched", async () => {
    backend.editors.save(withTitle("A draft"));
    const cookie = await signIn();
    backend.misbehave = ({ url }) => {
      if (url?.startsWith("/api/preview/texts")) backend.editors.editors.clear();
      return false;
    };
    expect(await show(cookie)).toBeUndefined();
  });

  it("is there with the next look when texts could not be had", async () => {
    backend.editors.save(withTitle("A draft"));
    const cookie = await signIn();
    backend.misbehave = ({ url }, response) =>
      url?.startsWith("/api/preview/texts") ? Boolean(response.writeHead(500).end()) : false;
    expect((await show(cookie))?.failure).toBe("HTTP 500");
    expect(await readdir(folder)).toEqual([]);
    backend.misbehave = () => false;
    expect((await (await show(cookie))?.content.get("en", ref))?.title).toBe("A draft");
  });

  it("is there with the next look also when what was published at the first one is gone by then", async () => {
    const other = await mkdtemp(join(tmpdir(), "published-"));
    await cp(shipped, other, { recursive: true, filter: (from) => !from.startsWith(join(shipped, "media")) });
    await published.show(other);
    backend.editors.save(withTitle("A draft"));
    const cookie = await signIn();
    backend.misbehave = ({ url }, response) =>
      url?.startsWith("/api/preview/texts") ? Boolean(response.writeHead(500).end()) : false;
    expect((await show(cookie))?.failure).toBe("HTTP 500");
    await published.show(shipped);
    await rm(other, { recursive: true });
    backend.misbehave = () => false;
    const preview = await show(cookie);
    expect(preview?.failure).toBeUndefined();
    expect((await preview?.content.get("en", ref))?.title).toBe("A draft");
  });

  it("measures nobody", async () => {
    const integrations = "shared/integrations.yaml";
    const analytics = "analytics: { provider: posthog, host: https://eu.example.com, key: k }";
    backend.editors.save(withLine(integrations, /^analytics:.*$/m, analytics));
    const preview = await show(await signIn());
    expect((await preview?.content.globals())?.integrations).toEqual({
      analytics: null,
      chat: null,
      visitorIdentification: null,
    });
  });

  it("falls back to the published text where a draft is not sound", async () => {
    backend.editors.save({
      ...withTitle("x".repeat(99)),
      [german]: (texts[german] ?? "").replace(/^title: .*$/m, "title: Neu"),
    });
    const cookie = await signIn();
    const preview = await show(cookie);
    expect((await preview?.content.get("en", ref))?.title).toBe((await published.get("en", ref))?.title);
    expect((await preview?.content.get("de", ref))?.title).toBe("Neu");
    backend.editors.save(withTitle("Short again"));
    expect((await (await show(cookie))?.content.get("en", ref))?.title).toBe("Short again");
  });

  it("falls back to what is published by now", async () => {
    const other = await mkdtemp(join(tmpdir(), "published-"));
    await cp(shipped, other, { recursive: true, filter: (from) => !from.startsWith(join(shipped, "media")) });
    await writeFile(join(other, article), withTitle("Published since")[article] ?? "");
    backend.editors.save(withTitle("x".repeat(99)));
    const cookie = await signIn();
    await show(cookie);
    await published.show(other);
    const preview = await show(cookie);
    expect((await preview?.content.get("en", ref))?.title).toBe("Published since");
    await published.show(shipped);
    await rm(other, { recursive: true });
  });

  it("comes with what the backend would refuse to publish", async () => {
    const words = (text: string) => ({ de: `${text} (de)`, en: text });
    const problem = { document: words("Article"), message: words("is missing"), url: "https://cms.example/admin/x" };
    backend.editors.save(withTitle("A draft"), [problem, { ...problem, field: words("Title") }]);
    const cookie = await signIn();
    expect((await show(cookie))?.problems).toEqual([problem, { ...problem, field: words("Title") }]);
    backend.editors.save(withTitle("Another draft"));
    expect((await show(cookie))?.problems).toEqual([]);
  });

  it("shows what does not fit together yet: a dead link, one language alone", async () => {
    const fresh = (texts[article] ?? "")
      .replace(/^title: .*$/m, "title: New")
      .replace(/^ {2}title: .*$/m, "  title: New");
    const linking = (texts[german] ?? "").replace(/\n*$/, "\n\nEin [Link](/nirgends).\n");
    backend.editors.save({ ...texts, "en/magazine/new.md": fresh, [german]: linking });
    const preview = await show(await signIn());
    expect((await preview?.content.find("en", "magazine/new"))?.title).toBe("New");
    const entry = await preview?.content.get("de", ref);
    expect(entry && (await preview?.content.body(entry))).toContain("(/nirgends)");
  });

  it("leaves out a new document that is not sound, and what hangs on it", async () => {
    const chapter = "en/handbooks/robot-operations/new";
    const section = "---\ntitle: S\nteaser: T\norder: 1\nmeta:\n  title: S\n  description: short\n---\n\nText\n";
    backend.editors.save({
      ...texts,
      [`${chapter}/index.md`]: "---\ntitle: T\n---\n\nText\n",
      [`${chapter}/s.md`]: section,
    });
    const preview = await show(await signIn());
    expect(preview?.failure).toBeUndefined();
    expect(await preview?.content.get("en", "chapter:robot-operations/new")).toBeUndefined();
  });

  it("is what is published while the backend does not answer, or answers nonsense", async () => {
    backend.editors.save(withTitle("A draft"));
    const cookie = await signIn();
    await show(cookie);
    const title = (await published.get("en", ref))?.title;
    backend.misbehave = (request, response) => {
      if (!request.url?.includes("/preview/content")) return false;
      response.writeHead(200).end("{}");
      return true;
    };
    const nonsense = await show(cookie);
    expect([nonsense?.editorName, (await nonsense?.content.get("en", ref))?.title]).toEqual(["Ada", title]);
    expect(nonsense?.failure).toMatch(/not as agreed/);
    await backend.close();
    now += 30_000;
    const down = await show(cookie);
    expect([down?.editorName, (await down?.content.get("en", ref))?.title]).toEqual([undefined, title]);
    expect(down?.failure).toMatch(/no connection/);
    await expect(previews.open("another")).rejects.toThrow("no connection");
    backend = await startContentServer();
  });
});
