import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Site, startSite } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type ContentServer,
  contentToken,
  readTexts,
  startContentServer,
} from "../server/content/testing/content-server";
import { copyContent } from "./content-copy";
import { send } from "./send";

const file = "shared/own-redirects.yaml";
const written = (...redirects: { address: string; target?: string }[]) => JSON.stringify({ redirects });

/** How addresses are answered: status, and where they lead. */
async function answersOf(site: Site, paths: string[]): Promise<unknown[][]> {
  const answers: unknown[][] = [];
  for (const path of paths) {
    const { status, headers } = await send(site, path);
    answers.push([path, status, ...(headers.location === undefined ? [] : [headers.location])]);
  }
  return answers;
}

describe("redirects in the files of the content", () => {
  let site: Site;
  const cleanups: (() => unknown)[] = [];
  beforeAll(async () => {
    const content = await copyContent();
    cleanups.push(() => content.remove());
    await content.write(file, () =>
      written(
        { address: "/de/alte-kampagne", target: "/de/pricing" },
        { address: "/en/campaign", target: "/de/magazine/moved" },
        { address: "/fair-2027", target: "/en/specials/logimat" },
        { address: "/de/magazine/renamed", target: "/de/robots/types/amr" },
        { address: "/de/magazine/removed", target: "/de/magazine" },
        { address: "/en/magazine/renamed" },
      ),
    );
    await content.write("shared/redirects.yaml", () =>
      JSON.stringify([
        { locale: "de", from: "magazine/moved", to: "magazine/mtbf-mttr-roboterflotten" },
        { locale: "de", from: "magazine/renamed", to: "magazine" },
        { locale: "de", from: "magazine/removed" },
        { locale: "de", from: "magazine/other" },
        { locale: "en", from: "magazine/renamed", to: "magazine" },
      ]),
    );
    site = await startSite({ CONTENT_DIR: content.folder });
    cleanups.push(() => site.stop());
  });
  afterAll(async () => {
    for (const clean of cleanups.reverse()) await clean();
  });

  it("lead on for good, in one step, with the query, in whichever spelling, to whichever language", async () => {
    const answer = await send(site, "/de/alte-kampagne?utm_source=mail&q=a%20b");
    expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([
      301,
      "/de/pricing?utm_source=mail&q=a%20b",
      "public, max-age=300",
    ]);
    const expected = [
      ["/DE//Alte-Kampagne/", 301, "/de/pricing"],
      ["/de/alte-kampagne.md", 301, "/de/pricing.md"],
      ["/en/campaign", 301, "/de/magazine/mtbf-mttr-roboterflotten"],
      ["/fair-2027?utm_medium=flyer", 301, "/en/specials/logimat?utm_medium=flyer"],
      // Without language: to where it leads in one.
      ["/alte-kampagne", 302, "/de/pricing"],
      ["/en/alte-kampagne", 404],
    ];
    expect(
      await answersOf(
        site,
        expected.map(([path]) => String(path)),
      ),
    ).toEqual(expected);
    const data = await send(site, "/de/alte-kampagne.data");
    expect([data.status, data.text.includes("/de/pricing")]).toEqual([202, true]);
  });

  it("go before what documents left, and say that a page is gone where they lead nowhere", async () => {
    const expected = [
      ["/de/magazine/renamed", 301, "/de/robots/types/amr"],
      ["/de/magazine/removed", 301, "/de/magazine"],
      ["/de/magazine/other", 410],
      ["/en/magazine/renamed", 410],
      ["/en/magazine/renamed.md", 410],
    ];
    expect(
      await answersOf(
        site,
        expected.map(([path]) => String(path)),
      ),
    ).toEqual(expected);
    expect((await send(site, "/en/magazine/renamed")).text).toContain("<h1>This page is no longer here</h1>");
  });
});

describe("redirects that are published", () => {
  const shipped = readTexts(resolve(import.meta.dirname, "../../../content"));
  const redirects = [{ locale: "de", from: "magazine/removed" }];
  let backend: ContentServer;
  let site: Site;
  let dataDir: string;
  beforeAll(async () => {
    backend = await startContentServer();
    backend.publish({ files: shipped, redirects });
    dataDir = await mkdtemp(join(tmpdir(), "redirecting-site-"));
    const settings = { CMS_URL: backend.url, CMS_TOKEN: contentToken, CMS_POLL_SECONDS: "1" };
    site = await startSite({ ...settings, DATA_DIR: dataDir, LOG_LEVEL: "info" });
  });
  afterAll(async () => {
    await site.stop();
    await backend.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const publish = (...rows: { address: string; target?: string }[]) =>
    backend.publish({ files: { ...shipped, [file]: written(...rows) }, redirects });
  const answers = (expected: unknown[][]) =>
    vi.waitFor(
      async () =>
        expect(
          await answersOf(
            site,
            expected.map(([path]) => String(path)),
          ),
        ).toEqual(expected),
      // A publication is seen within a second, on a busy machine later.
      { timeout: 40_000, interval: 50 },
    );

  it("count at once where something else was kept, and drop nothing else", async () => {
    const before = [
      ["/en/campaign", 404],
      ["/campaign", 404],
      ["/de/magazine/removed", 410],
    ];
    // Twice: from now on the answers are kept.
    for (const _ of [1, 2]) await answers(before);
    const { etag } = (await send(site, "/en/pricing")).headers;
    publish(
      { address: "/en/campaign", target: "/en/pricing" },
      { address: "/campaign", target: "/de/pricing" },
      { address: "/de/magazine/removed", target: "/de/magazine" },
    );
    await answers([
      ["/en/campaign", 301, "/en/pricing"],
      ["/campaign", 301, "/de/pricing"],
      ["/de/magazine/removed", 301, "/de/magazine"],
    ]);
    expect((await send(site, "/en/pricing", { headers: { "If-None-Match": String(etag) } })).status).toBe(304);
    publish();
    await answers(before);
  });

  it("are refused where a page stands: it goes on standing there, and the log names both", async () => {
    publish({ address: "/en/pricing", target: "/en/contact" }, { address: "/en/campaign", target: "/en/contact" });
    await vi.waitFor(
      () => expect(site.output()).toContain("redirects.0.address: a page stands there (en/pages/pricing.yaml)"),
      { timeout: 40_000 },
    );
    await answers([
      ["/en/pricing", 200],
      ["/en/campaign", 404],
    ]);
  });
});
