import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Site, startSite } from "@waku/testing";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContentCopy, copyContent } from "./content-copy";
import { send } from "./send";

const origin = "https://www.site.test";
const [recorded, readOnly] = [
  "/en/robot-journey/waku-update/robots-in-the-cold-store",
  "/de/robot-journey/waku-update",
];
/** A thousand bytes that begin as a recording does. */
const recording = Buffer.concat([Buffer.from("ID3\x04\0"), Buffer.alloc(995, 1)]);

let copy: ContentCopy;
let site: Site;
beforeAll(async () => {
  copy = await copyContent();
  await mkdir(join(copy.folder, "media/files"));
  await writeFile(join(copy.folder, "media/files/cold-store.mp3"), recording);
  await copy.edit("en/updates/robots-in-the-cold-store.md", (text) =>
    text.replace(/^published: /m, 'audio: { file: files/cold-store.mp3, duration: "5:12" }\npublished: '),
  );
  site = await startSite({ CONTENT_DIR: copy.folder, SITE_URL: origin });
});
afterAll(async () => {
  await site.stop();
  await copy.remove();
});

describe("an update with a recording", () => {
  it("has a player of the browser's own, with a name, that loads nothing by itself", async () => {
    const { text, headers } = await send(site, recorded);
    const root = parse(text);
    const player = root.querySelector("main audio");
    expect(player?.attributes).toMatchObject({ preload: "none", src: "/media/files/cold-store.mp3" });
    expect(player?.getAttribute("aria-label")).toMatch(/^Recording: .{5,}/);
    expect(player?.attributes).toHaveProperty("controls");
    expect(root.querySelector('main a[download][href="/media/files/cold-store.mp3"]')).not.toBeNull();
    expect(root.querySelector("main")?.text).toMatch(/Episode \d/);
    expect(headers["content-security-policy"]).toContain("media-src 'self'");
  });

  it("can be asked for in parts", async () => {
    const { status, headers } = await send(site, "/media/files/cold-store.mp3", {
      headers: { Range: "bytes=100-199" },
    });
    expect([status, headers["content-range"], headers["content-type"]]).toEqual([
      206,
      "bytes 100-199/1000",
      "audio/mpeg",
    ]);
  });
});

describe("the feed of what can be listened to", () => {
  it("holds the episodes of its language with address, size, kind and length", async () => {
    const { status, headers, text } = await send(site, "/en/podcast.xml");
    expect([status, headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    const feed = parse(text);
    expect(feed.querySelectorAll("item")).toHaveLength(1);
    expect(feed.querySelector("item enclosure")?.attributes).toEqual({
      url: `${origin}/media/files/cold-store.mp3`,
      length: "1000",
      type: "audio/mpeg",
    });
    expect(text).toContain("<itunes:duration>05:12</itunes:duration>");
    expect(text).toContain('<itunes:category text="Technology"/>');
    expect(text).toContain("<itunes:explicit>false</itunes:explicit>");
    expect(text).toContain("<language>en-US</language>");
  });

  it("has a square cover in the words of its language, and none where there is nothing to hear", async () => {
    const { text } = await send(site, "/en/podcast.xml");
    const cover = `${origin}/en/podcast.png`;
    expect(text).toContain(`<itunes:image href="${cover}"/>`);
    expect(parse(text).querySelector("channel > image > url")?.text).toBe(cover);
    const response = await fetch(`${site.url}/en/podcast.png`);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
    const png = Buffer.from(await response.arrayBuffer());
    // Width and height in the head of a PNG; Apple takes squares of 1,400 to 3,000 pixels.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1500, 1500]);
    expect((await send(site, "/de/podcast.png")).status).toBe(404);
  });

  it("is there and named where there is something to hear, and nowhere else", async () => {
    const feedOf = async (path: string) =>
      parse((await send(site, path)).text)
        .querySelector('link[href$="podcast.xml"]')
        ?.getAttribute("href");
    expect(await feedOf(recorded)).toBe("/en/podcast.xml");
    expect(await feedOf("/en/robot-journey/waku-update")).toBe("/en/podcast.xml");
    expect(await feedOf("/en/magazine")).toBeUndefined();
    expect(await feedOf(readOnly)).toBeUndefined();
    expect((await send(site, "/de/podcast.xml")).status).toBe(404);
    const { text } = await send(site, readOnly);
    expect(parse(text).querySelector("main")?.text).not.toMatch(/\bFolge \d|zum Hören/);
  });
});
