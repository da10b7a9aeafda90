import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFilesSource } from "@waku/content";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { SoundContent } from "../../../../packages/content/src/testing/sound-content.ts";
import { readEnv } from "../env.ts";
import { ContentMirror } from "./content-mirror.ts";
import { MirrorFolder } from "./mirror-folder.ts";
import { type OpenContent, openContent } from "./open-content.ts";
import {
  type ContentServer,
  contentToken,
  type Published,
  readTexts,
  startContentServer,
} from "./testing/content-server.ts";
import { digestsOf } from "./testing/text-server.ts";

const article = "en/magazine/lidar.md";
const articleRef = "article:lidar";

/** The smallest content there is, since all of it is read again and again. */
let shipped: Awaited<ReturnType<SoundContent["write"]>>;
let texts: Record<string, string>;
let backend: ContentServer;
/** Folder that holds the data folder alone. */
let home: string;
let dataDir: string;
let logged: { level: number; msg: string }[];
const open: ContentMirror[] = [];

beforeAll(async () => {
  shipped = await new SoundContent().write();
  texts = readTexts(shipped.folder);
});
afterAll(() => shipped.remove());
beforeEach(async () => {
  backend = await startContentServer();
  home = await mkdtemp(join(tmpdir(), "mirror-"));
  dataDir = join(home, "data");
  logged = [];
});
afterEach(async () => {
  for (const mirror of open.splice(0)) await mirror.close();
  await backend.close();
  await rm(home, { recursive: true });
});

/** Opens the content as a start does, and asks the backend every few milliseconds unless it is to ask more seldom. */
async function start(pollMs = 10): Promise<Required<OpenContent>> {
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  const env = readEnv({
    CONTENT_DIR: shipped.folder,
    DATA_DIR: dataDir,
    CMS_URL: backend.url,
    CMS_TOKEN: contentToken,
  });
  const contentBackend = {
    url: backend.url,
    token: contentToken,
    pollMs,
    maxReplyBytes: 20e6,
    replyTimeoutMs: 2000,
  };
  const { source, mirror } = await openContent({ ...env, contentBackend }, log);
  if (!mirror) throw new Error("no mirror");
  open.push(mirror);
  void mirror.start();
  return { source, mirror };
}

function withTitle(title: string): Published {
  return {
    files: { ...texts, [article]: (texts[article] ?? "").replace('"title":"LiDAR fault"', `"title":"${title}"`) },
  };
}

async function titleOf({ source }: OpenContent) {
  return (await source.get("en", articleRef))?.title;
}

const soon = { timeout: 25_000, interval: 10 };
const shows = (content: OpenContent, title: string) =>
  vi.waitFor(async () => expect(await titleOf(content)).toBe(title), soon);
const messages = () => logged.map(({ msg }) => msg);
const says = (text: string) => vi.waitFor(() => expect(messages().join("\n")).toContain(text), soon);
/** Resolves when the backend has answered so many times more. */
async function answers(count: number) {
  const before = backend.answers.length;
  await vi.waitFor(() => expect(backend.answers.length).toBeGreaterThanOrEqual(before + count), soon);
}
const versions = () => readdirSync(join(dataDir, "content")).sort();

describe("content mirrored from the backend", () => {
  it("shows what ships with the site until the backend has content, then every change", async () => {
    const content = await start();
    const first = await titleOf(content);
    expect(first).toBeTruthy();
    await answers(2);
    expect(backend.answers.at(-1)).toBe("/api/site-content 503");
    const changes: string[][] = [];
    content.source.onChange(({ documents }) => void changes.push(documents.map(({ ref }) => ref)));

    const one = backend.publish(withTitle("First title"));
    await shows(content, "First title");
    expect(changes).toEqual([[articleRef]]);
    await vi.waitFor(() => expect(readlinkSync(join(dataDir, "content/current"))).toBe(one), soon);
    const two = backend.publish(withTitle("Second title"));
    await shows(content, "Second title");
    await vi.waitFor(() => expect(readlinkSync(join(dataDir, "content/current"))).toBe(two), soon);
    await answers(2);
    expect(backend.answers.at(-1)).toBe("/api/site-content 304");
    // What did not change stands on the disk once.
    const inode = (version: string, file: string) => statSync(join(dataDir, "content", version, file)).ino;
    expect(inode(one, "de/navigation.yaml")).toBe(inode(two, "de/navigation.yaml"));
    expect(inode(one, article)).not.toBe(inode(two, article));
    expect(messages().filter((message) => message === "new content is shown")).toHaveLength(2);
  });

  it("keeps the last good content while new content has problems, names each once, and goes on", async () => {
    const content = await start();
    const good = backend.publish(withTitle("Good"));
    await shows(content, "Good");
    backend.publish(withTitle("x".repeat(99)));
    const problem = `${article} → title: is 99 characters long, the limit is 90`;
    await says(problem);
    expect(content.mirror.state.problems).toBe(1);
    await answers(3);
    expect(await titleOf(content)).toBe("Good");
    expect(messages().filter((message) => message.includes("99 characters"))).toHaveLength(1);
    expect(readlinkSync(join(dataDir, "content/current"))).toBe(good);
    expect(versions()).toEqual([good, "current"].sort());
    backend.publish(withTitle("Good"));
    await says("the content has no problems any more");
    expect(content.mirror.state.problems).toBe(0);
    backend.publish(withTitle("Better"));
    await shows(content, "Better");
  });

  it("begins with what it showed last, whatever ships with the site, and tidies up after a killed process", async () => {
    const content = await start();
    const version = backend.publish(withTitle("Shown last"));
    await shows(content, "Shown last");
    await content.mirror.close();
    for (const name of ["abcdef0123456789.new/de", "abcdef0123456789/de"])
      mkdirSync(join(dataDir, "content", name), { recursive: true });
    backend.misbehave = refuse(500);

    const again = await start();
    expect(await titleOf(again)).toBe("Shown last");
    await says("HTTP 500");
    expect(versions()).toEqual([version, "current"].sort());
  });

  it("takes damaged content anew", async () => {
    const content = await start();
    const version = backend.publish(withTitle("Whole"));
    await shows(content, "Whole");
    await content.mirror.close();
    writeFileSync(join(dataDir, "content", version, article), "");
    const again = await start();
    expect(await titleOf(again)).not.toBe("Whole");
    await says("the content mirrored last has problems");
    await shows(again, "Whole");
    expect(readFileSync(join(dataDir, "content/current", article), "utf8")).toContain('"title":"Whole"');
  });

  it("keeps the content at hand when a deployed site finds problems in what was mirrored", async () => {
    const content = await start();
    const version = backend.publish(withTitle("Whole"));
    await shows(content, "Whole");
    await content.mirror.close();
    // What a stricter site would make of it.
    const file = join(dataDir, "content", version, "shared/site.yaml");
    rmSync(file);
    const files = { ...texts, "shared/site.yaml": "brand: x" };
    backend.publishRaw({ version, files: digestsOf(files), media: {}, redirects: [] }, files);
    const again = await start();
    await says("new content has problems");
    await answers(2);
    expect(await titleOf(again)).toBeTruthy();
    expect(versions()).toEqual([version, "current"].sort());
  });

  it("removes what was replaced after a while", async () => {
    const source = await openFilesSource({ folder: shipped.folder, siteMedia: [join(shipped.folder, "media")] });
    const folder = new MirrorFolder(dataDir);
    const options = { backend: { url: backend.url, token: contentToken, pollMs: 10 }, folder, version: undefined };
    const mirror = new ContentMirror({ ...options, source, log: pino({ level: "silent" }), retireMs: 0 });
    open.push(mirror);
    void mirror.start();
    backend.publish(withTitle("One"));
    await shows({ source }, "One");
    const two = backend.publish(withTitle("Two"));
    await shows({ source }, "Two");
    await vi.waitFor(() => expect(versions()).toEqual([two, "current"].sort()), soon);
  });
});

describe("a backend that answers when something is published", () => {
  /** Nothing is seen by asking again. */
  const neverMs = 3_600_000;
  const asked = () => vi.waitFor(() => expect(waiting).toBeGreaterThan(0), soon);
  let waiting: number;
  beforeEach(() => {
    waiting = 0;
    backend.holds = true;
    backend.misbehave = ({ headers }) => {
      if (headers.prefer) waiting++;
      return false;
    };
    backend.publish(withTitle("First title"));
  });

  it("is asked to wait, and has its publications shown at once, one after the other", async () => {
    const content = await start(neverMs);
    await shows(content, "First title");
    for (const title of ["Second title", "Third title", "x".repeat(99), "Fourth title"]) {
      waiting = 0;
      await asked();
      backend.publish(withTitle(title));
      if (title.length < 90) await shows(content, title);
      else await says("99 characters");
    }
  });

  it("is let go when the site ends", async () => {
    const first = await start();
    await shows(first, "First title");
    waiting = 0;
    await asked();
    await first.mirror.close();
  });

  it("is asked as before where a proxy cuts off whoever waits", async () => {
    const content = await start();
    await shows(content, "First title");
    let cutOff = 0;
    backend.misbehave = ({ headers }, response) => {
      if (!headers.prefer) return false;
      cutOff++;
      response.writeHead(504).end();
      return true;
    };
    backend.publish(withTitle("Second title"));
    await shows(content, "Second title");
    await answers(3);
    expect(cutOff).toBe(1);
    expect(messages().join()).not.toContain("504");
  });
});

describe("texts", () => {
  it("travel when they are not at hand, those alone, and again when they were damaged", async () => {
    const content = await start();
    const publish = async (title: string, to = content) => {
      backend.sent.length = 0;
      const { files } = withTitle(title);
      backend.publish({ files });
      await shows(to, title);
      return files;
    };
    const first = await publish("One");
    expect(backend.sent.flat().sort()).toEqual([...new Set(Object.values(first))].sort());
    const second = await publish("Two");
    expect(backend.sent).toEqual([[second[article]]]);
    await vi.waitFor(() => expect(messages().filter((each) => each === "new content is shown")).toHaveLength(2), soon);
    await content.mirror.close();

    // Sound, but not what was published.
    const menus = "de/navigation.yaml";
    writeFileSync(join(dataDir, "content/current", menus), `${texts[menus]}\n# Not published\n`);
    const again = await start();
    const third = await publish("Three", again);
    expect(backend.sent.flat().sort()).toEqual([third[menus], third[article]].sort());
    const lies = () => readFileSync(join(dataDir, "content/current", menus), "utf8");
    await vi.waitFor(() => expect(lies()).toBe(texts[menus]), soon);
  });

  it("come in batches, each once, though something is published before all have come", async () => {
    const { files } = withTitle("One");
    const add = (locale: string, name: string, number: number) => {
      const text = texts[`${locale}/magazine/lidar.md`] ?? "";
      files[`${locale}/magazine/${name}.md`] = text.replaceAll('"title":"', `"title":"${number} `);
    };
    for (let number = 0; number < 250; number++)
      for (const locale of ["de", "en"]) add(locale, `more-${number}`, number);
    backend.publish({ files });
    let requests = 0;
    backend.misbehave = ({ url }) => {
      if (url === "/api/site-content/texts" && ++requests === 2) {
        // One of the texts that are asked for now is gone.
        add("en", "more-249", 1000);
        backend.publish({ files: { ...files, [article]: withTitle("Two").files[article] ?? "" } });
      }
      return false;
    };
    const content = await start();
    await shows(content, "Two");
    await says("new content is shown");
    const sent = backend.sent.flat();
    expect(sent.toSorted()).toEqual([...new Set(sent)].sort());
    expect(backend.answers.filter((answer) => answer.endsWith("/texts 410"))).toHaveLength(1);
    expect(messages()).toHaveLength(1);
    expect(versions()).toHaveLength(2);
  });

  it.each<[string, (response: ServerResponse) => unknown, string]>([
    ["are others than announced", (response) => response.end(textsReply("x")), "has another size or SHA-256"],
    ["are missing", (response) => response.end('{"texts":{}}'), "it did not send de/"],
    ["are no texts", (response) => response.end(textsReply(1)), "the answer is not as agreed"],
    ["are too large together", (response) => pour(response), "the answer is larger than 1 MB"],
    ["are gone, though nothing was published", (response) => response.writeHead(410).end(), "of its own manifest"],
  ])("are refused when they %s, until they are well", async (_, misbehave, reason) => {
    backend.misbehave = ({ url }, response) => {
      if (url !== "/api/site-content/texts") return false;
      misbehave(response);
      return true;
    };
    backend.publish(withTitle("Well again"));
    const content = await start();
    await says(reason);
    expect(messages()).toHaveLength(1);
    backend.misbehave = () => false;
    await shows(content, "Well again");
    expect(readdirSync(home)).toEqual(["data"]);
  });

  /** An answer with the same for each text. */
  function textsReply(each: unknown): string {
    const digests = Object.values(digestsOf(withTitle("Well again").files)).map(({ sha256 }) => [sha256, each]);
    return JSON.stringify({ texts: Object.fromEntries(digests) });
  }
});

describe("uploaded files", () => {
  const media = { "downloads/checklist.pdf": "%PDF-1.7 a list", "kit.zip": "PK", "lost.txt": "lost" };

  it("are fetched once, lie where media are looked up first, and change with their content", async () => {
    const content = await start();
    backend.publish({ ...withTitle("One"), media });
    await shows(content, "One");
    await says("new content is shown");
    const read = (file: string) => {
      const [own = "", site] = content.source.mediaFolders();
      expect(site).toBe(join(shipped.folder, "media"));
      return readFileSync(join(own, file), "utf8");
    };
    expect(read("downloads/checklist.pdf")).toBe("%PDF-1.7 a list");
    // One that was lost is fetched again.
    rmSync(join(dataDir, "content/current/media/lost.txt"));
    backend.publish({
      ...withTitle("Two"),
      media: { "lost.txt": "lost", "kit.zip": "PK, newer", "renamed.pdf": "%PDF-1.7 a list" },
    });
    await shows(content, "Two");
    expect([read("kit.zip"), read("renamed.pdf"), read("lost.txt")]).toEqual(["PK, newer", "%PDF-1.7 a list", "lost"]);
    expect(() => read("downloads/checklist.pdf")).toThrow("ENOENT");
    const fetched = backend.answers.filter((answer) => answer.startsWith("/api/files/"));
    expect(fetched).toEqual([
      "/api/files/file/downloads/checklist.pdf 200",
      "/api/files/file/kit.zip 200",
      "/api/files/file/lost.txt 200",
      "/api/files/file/lost.txt 200",
      "/api/files/file/kit.zip 200",
    ]);
  });

  const pdf = { url: "/api/files/file/a.pdf", bytes: 3, sha256: "0".repeat(64) };
  it.each([
    ["another SHA-256", pdf, "media/a.pdf cannot be had: it has another SHA-256 than announced"],
    ["more bytes", { ...pdf, bytes: 2 }, "media/a.pdf cannot be had: it has more than the 2 bytes announced"],
    ["fewer bytes", { ...pdf, bytes: 4 }, "media/a.pdf cannot be had: it has 3 bytes, 4 were announced"],
    ["another host", { ...pdf, url: "https://evil.example/a.pdf" }, "its address is not the backend's"],
    ["another host by slashes", { ...pdf, url: "//evil.example/a.pdf" }, "its address is not the backend's"],
    ["no address", { ...pdf, url: "http://" }, "its address is not the backend's"],
    ["nothing behind it", { ...pdf, url: "/api/gone" }, "media/a.pdf cannot be had: HTTP 404"],
  ])("are refused with %s", async (_, file, reason) => {
    const content = await start();
    const first = await titleOf(content);
    backend.misbehave = (request, response) => {
      if (!request.url?.endsWith("a.pdf")) return false;
      response.end("PDF");
      return true;
    };
    const { files } = withTitle("Never");
    const manifest = { version: "a".repeat(32), files: digestsOf(files), redirects: [] };
    backend.publishRaw({ ...manifest, media: { "a.pdf": file } }, files);
    await says(reason);
    expect(await titleOf(content)).toBe(first);
  });
});

describe("answers that are not as agreed", () => {
  const version = "b".repeat(32);
  const sound = { version, media: {}, redirects: [] };
  const text = { bytes: 1, sha256: "0".repeat(64) };
  const upload = { url: "/a", ...text };
  const huge = { ...text, bytes: 4 * 1024 * 1024 };
  it.each<[string, { version: string } & Record<string, unknown>, string]>([
    [
      "a path out of the folder",
      { ...sound, files: { "../x.yaml": text } },
      '"files" "../x.yaml" is no place for a text',
    ],
    ["a path from the root", { ...sound, files: { "/etc/x.yaml": text } }, "is no place for a text"],
    ["an unknown kind of text", { ...sound, files: { "de/pages/run.sh": text } }, "is no place for a text"],
    ["media out of the folder", { ...sound, media: { "../../a.pdf": upload } }, "is no place for a media file"],
    ["media with a hidden name", { ...sound, media: { ".htaccess": upload } }, "is no place for a media file"],
    ["media of an unknown kind", { ...sound, media: { "a.html": upload } }, "is no place for a media file"],
    [
      "a version that is a path",
      { ...sound, version: "../../../tmp/abcdef0123456789" },
      '"version" must be 16 to 64 hex',
    ],
    [
      "a redirect to another host",
      { ...sound, redirects: [{ locale: "de", from: "a", to: "/evil.example" }] },
      "must be a path",
    ],
    [
      "redirects that are a text",
      { ...sound, files: { "shared/redirects.yaml": text } },
      '"files" "shared/redirects.yaml" is no place for a text',
    ],
    [
      "texts themselves, as a backend of another release sends them",
      { ...sound, files: { "de/navigation.yaml": "main: []" } },
      '"files" "de/navigation.yaml" must be size and SHA-256 of a text, as a backend of the same release sends them',
    ],
    [
      "a text without end",
      { ...sound, files: { "de/navigation.yaml": { ...text, bytes: huge.bytes + 1 } } },
      '"files" "de/navigation.yaml" "bytes" is larger than the 4 MB that a text may have',
    ],
    [
      "texts without end",
      { ...sound, files: Object.fromEntries(Array.from({ length: 129 }, (_, n) => [`de/magazine/a${n}.md`, huge])) },
      "its texts are larger than 512 MB together",
    ],
    [
      "a digest that is none",
      { ...sound, files: { "de/navigation.yaml": { ...text, sha256: "../x" } } },
      "SHA-256 in hex",
    ],
    [
      "what differs from a version that was not named",
      { ...sound, since: "c".repeat(32), files: {} },
      '"since" is another version than the one that was named',
    ],
    ["no files", { version }, '"files"'],
  ])("are refused: %s", async (_, reply, reason) => {
    const content = await start();
    const first = await titleOf(content);
    backend.publishRaw("media" in reply ? { files: digestsOf(texts), ...reply } : reply, texts);
    await says(reason);
    expect(await titleOf(content)).toBe(first);
    expect(versions()).toEqual([]);
    expect(readdirSync(home)).toEqual(["data"]);
  });

  it.each<[string, (response: ServerResponse) => unknown, string]>([
    ["no JSON", (response) => response.end("<html>"), "the answer is not JSON"],
    [
      "too much at once",
      (response) => response.writeHead(200, { "Content-Length": 21e6 }).flushHeaders(),
      "larger than 19 MB",
    ],
    ["too much bit by bit", (response) => pour(response), "larger than 19 MB"],
    ["half an answer", (response) => response.write("{", () => response.socket?.destroy()), "no connection"],
    ["no answer", () => undefined, "no answer in time"],
    [
      "a redirect, which would take the token elsewhere",
      (response) => response.writeHead(302, { Location: "/x" }).end(),
      "HTTP 302",
    ],
    ["a wrong token", (response) => response.writeHead(401).end(), "HTTP 401: it does not know CMS_TOKEN"],
    ["not modified, though nothing is known", (response) => response.writeHead(304).end(), "HTTP 304"],
  ])("are named once, until the backend answers again: %s", async (_, misbehave, reason) => {
    backend.misbehave = (_, response) => {
      misbehave(response);
      return true;
    };
    const content = await start();
    await says(reason);
    await answers(2);
    expect(messages()).toHaveLength(1);
    backend.misbehave = () => false;
    backend.publish(withTitle("Well again"));
    await shows(content, "Well again");
    await says("the content backend answers again");
  });
});

function refuse(status: number) {
  return (_: unknown, response: ServerResponse) => {
    response.writeHead(status).end();
    return true;
  };
}

/** Sends without end, as fast as the other side reads. */
function pour(response: ServerResponse): void {
  const piece = Buffer.alloc(1e6, "x");
  const next = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on("drain", next);
  next();
}
