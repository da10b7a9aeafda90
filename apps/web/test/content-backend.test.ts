import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, readdirSync, readlinkSync, rmSync, statSync, truncateSync, watch } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { reservePort, type Site, type SiteOptions, startSite } from "@waku/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  type ContentServer,
  contentToken,
  type Published,
  readTexts,
  startContentServer,
} from "../server/content/testing/content-server";
import { listPageOf } from "./list-page";
import { send } from "./send";

const shipped = readTexts(resolve(import.meta.dirname, "../../../content"));
const article = "en/magazine/mtbf-mttr-robot-fleets.md";
const articlePath = "/en/magazine/mtbf-mttr-robot-fleets";
/** An edit shows within the time between two looks (1 s here) and what taking it over needs, on a busy machine too. */
const soon = { timeout: 40_000, interval: 50 };

type Edit = [file: string, change: (text: string) => string];

/** The shipped texts with edits. */
function edited(...edits: Edit[]): Published {
  const files = { ...shipped };
  for (const [file, change] of edits) {
    const text = files[file] ?? "";
    files[file] = change(text);
    if (files[file] === text) throw new Error(`The edit of ${file} changed nothing.`);
  }
  return { files };
}
const titled = (title: string): Edit => [article, (text) => text.replace(/^title: .*$/m, `title: ${title}`)];

const cleanups: (() => unknown)[] = [];
async function cleanUp() {
  for (const clean of cleanups.splice(0).reverse()) await clean();
}

async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "mirrored-site-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(
  url: string,
  dataDir: string,
  settings: Record<string, string> = {},
  options: SiteOptions = {},
): Promise<Site> {
  const backend = { CMS_URL: url, CMS_TOKEN: contentToken, CMS_POLL_SECONDS: "1" };
  const site = await startSite({ ...backend, DATA_DIR: dataDir, LOG_LEVEL: "info", ...settings }, options);
  cleanups.push(() => site.stop());
  return site;
}

const text = async (site: Site, path: string) => (await send(site, path)).text;
const shows = (site: Site, path: string, words: string) =>
  vi.waitFor(
    async () => expect((await text(site, path)).includes(words), `${path}: ${words}\n${site.output()}`).toBe(true),
    soon,
  );

const answers = (site: Site, path: string, status: number) =>
  vi.waitFor(async () => expect((await send(site, path)).status, site.output()).toBe(status), soon);

describe("what is published", { timeout: 120_000 }, () => {
  let backend: ContentServer;
  let site: Site;
  beforeAll(async () => {
    backend = await startContentServer();
    cleanups.push(() => backend.close());
    site = await start(backend.url, await newDataDir());
  });
  afterAll(cleanUp);

  it("shows everywhere: page, list, related pages, feed, twin, structured data, share picture", async () => {
    const list = await listPageOf(site, "/en/magazine", articlePath);
    const others = [list, "/en/magazine/lidar-faults-shift-start-checks", "/en/feed.xml", `${articlePath}.md`];
    // Twice: from now on the pages stand in the cache.
    for (const path of [articlePath, ...others, articlePath, ...others])
      expect(await text(site, path)).toContain("MTBF and MTTR for robot fleets");
    const untouched = (await send(site, "/en/pricing")).headers.etag;
    const picture = (await send(site, `/share${articlePath}.png`)).body;
    backend.publish(edited(titled("A title that editors wrote")));
    await shows(site, articlePath, "A title that editors wrote");
    for (const path of others) {
      const shown = await text(site, path);
      expect(shown, path).toContain("A title that editors wrote");
      expect(shown, path).not.toContain("done so that they can be compared");
    }
    expect((await send(site, `/share${articlePath}.png`)).body.equals(picture)).toBe(false);
    expect((await send(site, "/en/pricing")).headers.etag).toBe(untouched);
    expect(await text(site, "/de/magazine")).not.toContain("A title that editors wrote");
  });

  it("shows in the menus of every page", async () => {
    expect(await text(site, "/en/pricing")).toContain("WAKU Fleet");
    backend.publish(edited(["en/navigation.yaml", (menus) => menus.replaceAll("label: WAKU Fleet", "label: Traffic")]));
    await vi.waitFor(async () => expect(await text(site, "/en/pricing")).toMatch(/>Traffic</), soon);
    expect(await text(site, articlePath)).toMatch(/>Traffic</);
    expect(await text(site, "/en/pricing.data")).not.toContain("WAKU Fleet at");
    expect(await text(site, "/de/pricing")).not.toMatch(/>Traffic</);
  });

  it("shows in the breadcrumb of the pages below", async () => {
    const chapter = "en/handbooks/robot-operations/shift-start-and-handover/index.md";
    const sections = await text(site, "/en/robot-journey/robot-operations/shift-start-and-handover");
    const section = /href="(\/en\/robot-journey\/robot-operations\/shift-start-and-handover\/[a-z0-9-]+)"/.exec(
      sections,
    )?.[1];
    if (!section) throw new Error("no section");
    await text(site, section);
    backend.publish(edited([chapter, (text) => text.replace(/^title: .*$/m, "title: The first half hour")]));
    await shows(site, section, "The first half hour");
  });

  it("comes and goes with its addresses: sitemap, list, search, twin, 404", async () => {
    const found = async () => (await text(site, "/en/search?q=Robot+dogs")).includes('href="/en/magazine/robot-dogs"');
    const addition = (locale: string): [string, string] => [
      `${locale}/magazine/robot-dogs.md`,
      (shipped[`${locale}/magazine/mtbf-mttr-robot-fleets.md`] ?? "")
        .replace(/^title: .*$/m, "title: Robot dogs")
        .replace(/^ {2}title: .*$/m, `  title: Robot dogs ${locale}`)
        .replace(/^slug: .*$/m, "slug: roboterhunde"),
    ];
    const added: Published = { files: { ...shipped, ...Object.fromEntries([addition("de"), addition("en")]) } };
    expect((await send(site, "/en/magazine/robot-dogs")).status).toBe(404);
    expect(await found()).toBe(false);
    backend.publish(added);
    await shows(site, "/en/magazine/robot-dogs", "Robot dogs");
    const list = await listPageOf(site, "/en/magazine", "/en/magazine/robot-dogs");
    expect(await text(site, "/sitemap.xml")).toContain("/de/magazine/roboterhunde<");
    expect(await found()).toBe(true);
    expect(await text(site, "/en/magazine/robot-dogs.md")).toContain("# Robot dogs");
    backend.publish(edited());
    await answers(site, "/en/magazine/robot-dogs", 404);
    expect(await text(site, list)).not.toContain("robot-dogs");
    expect(await found()).toBe(false);
    expect((await send(site, "/en/magazine/robot-dogs.md")).status).toBe(404);
    expect(await text(site, "/sitemap.xml")).not.toContain("roboterhunde");
  });

  it("comes and goes with pages that no code knows, in menus, breadcrumbs, sitemap, search, and in both languages", async () => {
    const page = (locale: "de" | "en", title: string): [string, string] => [
      `${locale}/pages/news/robot-dogs.yaml`,
      [
        "family: feature",
        `meta: { title: ${title}, description: ${"What it is about ".repeat(7)} }`,
        `blocks:`,
        `  - { type: hero, title: ${title}, text: ${title} }`,
        `  - { type: info, title: ${title}, text: ${title} }`,
      ].join("\n"),
    ];
    const menu = (locale: "de" | "en", label: string): [string, string] => [
      `${locale}/navigation.yaml`,
      (shipped[`${locale}/navigation.yaml`] ?? "").replace(
        /^( *)- \{ label: [^}]*to: \/company\/team \}$/m,
        `$&\n$1- { label: ${label}, to: /news/robot-dogs }`,
      ),
    ];
    const added = [page("de", "Roboterhunde"), page("en", "Robot dogs"), menu("de", "Hunde"), menu("en", "Dogs")];
    const found = async () => (await text(site, "/en/search?q=Robot+dogs")).includes('href="/en/news/robot-dogs"');
    const inEach = [
      ["de", "Roboterhunde", "Hunde"],
      ["en", "Robot dogs", "Dogs"],
    ] as const;
    for (const [locale] of inEach) {
      expect((await send(site, `/${locale}/news/robot-dogs`)).status).toBe(404);
      expect(await text(site, `/${locale}/pricing`)).not.toContain("/news/robot-dogs");
    }
    backend.publish({ files: { ...shipped, ...Object.fromEntries(added) } });
    for (const [locale, title, label] of inEach) {
      const path = `/${locale}/news/robot-dogs`;
      await shows(site, path, title);
      const html = await text(site, path);
      const other = locale === "de" ? "en" : "de";
      expect(html).toMatch(
        new RegExp(`<link rel="alternate" hrefLang="${other}" href="[^"]*/${other}/news/robot-dogs"/>`),
      );
      expect(html).toMatch(new RegExp(`<a href="/${other}/news/robot-dogs"[^>]* data-locale="${other}"`));
      expect(html).toMatch(new RegExp(`<span aria-current="page">${label}</span>`));
      expect(await text(site, `/${locale}/pricing`)).toContain(`href="${path}"`);
      expect(await text(site, "/sitemap.xml")).toContain(`${path}<`);
      expect(await text(site, `${path}.md`)).toContain(`# ${title}`);
      expect((await send(site, `${path}.data`)).status).toBe(200);
      expect((await send(site, path, { method: "POST" })).status).toBe(405);
      expect((await send(site, `/share${path}.png`)).status).toBe(200);
    }
    expect((await send(site, "/news/robot-dogs", { headers: { "Accept-Language": "de" } })).headers.location).toBe(
      "/de/news/robot-dogs",
    );
    expect(await found()).toBe(true);
    backend.publish(edited());
    for (const [locale] of inEach) {
      const path = `/${locale}/news/robot-dogs`;
      await answers(site, path, 404);
      expect((await send(site, `${path}.md`)).status).toBe(404);
      expect(await text(site, `/${locale}/pricing`)).not.toContain("/news/robot-dogs");
      expect(await text(site, "/sitemap.xml")).not.toContain(path);
    }
    expect(await found()).toBe(false);
  });

  it("leads on from old addresses with the query, also data, and shows the new one everywhere", async () => {
    const linking = "/en/magazine/vda-5050-state-messages-for-maintenance";
    expect(await text(site, linking)).toContain(`href="${articlePath}"`);
    const slug = (name: string): Edit => [article, (text) => text.replace("---\n", `---\nslug: ${name}\n`)];
    const redirects = [
      { locale: "en", from: "magazine/mtbf-mttr-robot-fleets", to: "magazine/key-figures" },
      { locale: "en", from: "magazine/key-figures", to: "magazine/mtbf" },
      { locale: "en", from: "blog/2024/mtbf", to: "magazine/mtbf" },
      { locale: "en", from: "magazine/round", to: "magazine/about" },
      { locale: "en", from: "magazine/about", to: "magazine/round" },
      { locale: "en", from: "magazine/lidar-faults-shift-start-checks", to: "magazine/mtbf" },
    ];
    backend.publish({ ...edited(slug("mtbf")), redirects });
    await answers(site, "/en/magazine/mtbf", 200);
    for (const old of ["magazine/mtbf-mttr-robot-fleets", "magazine/key-figures", "blog/2024/mtbf"]) {
      const answer = await send(site, `/en/${old}?utm_source=mail&q=a%20b`);
      expect([answer.status, answer.headers.location]).toEqual([301, "/en/magazine/mtbf?utm_source=mail&q=a%20b"]);
      expect(answer.headers["cache-control"]).toBe("public, max-age=300");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    }
    for (const bare of ["/magazine/key-figures", "//Blog/2024/mtbf/"])
      for (const language of ["de", "en"]) {
        const answer = await send(site, bare, { headers: { "Accept-Language": language } });
        expect([answer.status, answer.headers.location], bare).toEqual([302, "/en/magazine/mtbf"]);
      }
    expect((await send(site, "/EN//magazine/key-figures/")).headers.location).toBe("/en/magazine/mtbf");
    const data = await send(site, "/en/magazine/key-figures.data");
    expect([data.status, data.text.includes("/en/magazine/mtbf")]).toEqual([202, true]);
    expect((await send(site, "/en/magazine/round")).status).toBe(404);
    expect((await send(site, "/de/magazine/key-figures")).status).toBe(404);
    expect((await send(site, "/en/magazine/lidar-faults-shift-start-checks")).status).toBe(200);
    expect(await text(site, linking)).toContain('href="/en/magazine/mtbf"');
    expect(await text(site, "/de/magazine/mtbf-mttr-roboterflotten")).toContain("/en/magazine/mtbf");
    expect(await text(site, "/sitemap.xml")).not.toContain("/en/magazine/mtbf-mttr-robot-fleets<");

    // What was taken away says so, in the site's frame and for machine readers, and never twice from another page.
    backend.publish({
      ...edited(slug("mtbf")),
      redirects: [...redirects, { locale: "de", from: "magazine/weg" }, { locale: "en", from: "magazine/away" }],
    });
    await answers(site, "/en/magazine/away", 410);
    for (const [address, title] of [
      ["/de/magazine/weg?utm_source=mail", "<h1>Diese Seite gibt es nicht mehr</h1>"],
      ["/en/magazine/away", "<h1>This page is no longer here</h1>"],
      ["/en/magazine/away.md", "# This page is no longer here"],
      ["/de/magazine/away", "<h1>Diese Seite wurde nicht gefunden</h1>"],
      ["/en/magazine/never", "<h1>This page could not be found</h1>"],
    ] as const) {
      const answer = await send(site, address);
      expect([address, answer.status]).toEqual([
        address,
        title.includes("found") || title.includes("gefunden") ? 404 : 410,
      ]);
      expect(answer.text).toContain(title);
    }
    expect((await send(site, "/en/magazine/away", { headers: { Accept: "text/markdown" } })).status).toBe(410);

    // The old address comes to life again.
    backend.publish({ ...edited(), redirects });
    await answers(site, articlePath, 200);
    expect((await send(site, "/en/magazine/mtbf")).status).toBe(404);
  });

  it("brings uploaded files, and keeps those of the site", async () => {
    const media = { "downloads/check-list.pdf": "%PDF-1.7", "fair/booth.svg": "<svg/>", "fair/times.csv": "a;b" };
    backend.publish({ ...edited(), media });
    await answers(site, "/media/downloads/check-list.pdf", 200);
    const files = await Promise.all(Object.keys(media).map((path) => send(site, `/media/${path}`)));
    expect(files.map(({ headers }) => headers["content-type"])).toEqual([
      "application/pdf",
      "image/svg+xml; charset=utf-8",
      "text/csv; charset=utf-8",
    ]);
    expect(files.map(({ text }) => text)).toEqual(Object.values(media));
    expect(files[0]?.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("script-src 'none'"),
    });
    expect((await send(site, "/media/handbooks/battery-log.csv")).status).toBe(200);
    for (const path of ["/media/../media.json", "/media/%2e%2e/media.json", "/media/..%2fmedia.json", "/media/"])
      expect((await send(site, path)).status, path).not.toBe(200);
    backend.publish(edited());
    await answers(site, "/media/fair/booth.svg", 404);
  });
});

const hasPrlimit = spawnSync("prlimit", ["--version"]).status === 0;

it.skipIf(!hasPrlimit)(
  "new content waits while no file can be written (needs prlimit): the last content stays, the log says why",
  { timeout: 120_000 },
  async () => {
    try {
      const backend = await startContentServer();
      cleanups.push(() => backend.close());
      backend.publish(edited(titled("Before the disk was full")));
      const dataDir = await newDataDir();
      const site = await start(backend.url, dataDir, { DISK_MIN_FREE_MB: "0" });
      await shows(site, articlePath, "Before the disk was full");
      const limit = (bytes: number | "unlimited") =>
        execFileSync("prlimit", ["--pid", String(site.pid), `--fsize=${bytes}:unlimited`]);
      const drafts = () => readdirSync(join(dataDir, "content")).filter((name) => name.endsWith(".new"));
      limit(0);
      backend.publish(edited(titled("While the disk was full")));
      await vi.waitFor(() => expect(site.output()).toMatch(/content cannot be taken from the backend: EFBIG/), soon);
      // Tried several times, said once, and nothing piles up.
      const asked = backend.answers.length;
      await vi.waitFor(() => expect(backend.answers.length).toBeGreaterThan(asked + 1), soon);
      expect(site.output().match(/content cannot be taken/g)).toHaveLength(1);
      backend.publish(edited(titled("Still while the disk was full")));
      const next = backend.answers.length;
      await vi.waitFor(() => expect(backend.answers.length).toBeGreaterThan(next + 1), soon);
      await vi.waitFor(() => expect(drafts()).toEqual([]), soon);
      expect(await text(site, articlePath)).toContain("Before the disk was full");
      expect((await send(site, "/en/roi-calculator?employees=7")).status).toBe(200);
      limit("unlimited");
      await shows(site, articlePath, "Still while the disk was full");
    } finally {
      await cleanUp();
    }
  },
);

/** A small file system for the mirrored content alone, in a mount namespace that the site's process has for itself. */
const contentDisk = [
  ...["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"],
  'mkdir -p "$DATA_DIR/content" && mount -t tmpfs -o size=32m,mode=700 tmpfs "$DATA_DIR/content" && exec "$@"',
  "sh",
];
const hasNamespaces =
  spawnSync("unshare", ["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** Takes what is left of a file system. */
function fillUp(folder: string): void {
  try {
    while (true) appendFileSync(join(folder, "filler"), Buffer.alloc(65_536));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}

it.skipIf(!hasNamespaces)(
  "a disk of the content that is full or read-only (needs user namespaces) turns health red until it takes content again",
  { timeout: 120_000 },
  async () => {
    try {
      const backend = await startContentServer();
      cleanups.push(() => backend.close());
      backend.publish(edited(titled("Before the disk was full")));
      const dataDir = await newDataDir();
      const site = await start(backend.url, dataDir, { DISK_MIN_FREE_MB: "0" }, { prefix: contentDisk });
      const health = async () => {
        const { status, text } = await send(site, "/readyz");
        return [status, JSON.parse(text).status];
      };
      const isHealth = (...expected: [number, string]) =>
        vi.waitFor(async () => expect(await health(), site.output()).toEqual(expected), soon);
      await shows(site, articlePath, "Before the disk was full");
      expect(await health()).toEqual([200, "ready"]);

      const folder = join(`/proc/${site.pid}/root`, dataDir, "content");
      fillUp(folder);
      await isHealth(503, "content cannot be stored");
      backend.publish(edited(titled("While the disk was full")));
      await vi.waitFor(() => expect(site.output()).toContain("content cannot be taken from the backend: ENOSPC"), soon);
      // Room for a block is no room for what is published, of which only an article is new.
      const filler = join(folder, "filler");
      truncateSync(filler, statSync(filler).size - 4096);
      const asked = backend.answers.length;
      await vi.waitFor(() => expect(backend.answers.length).toBeGreaterThan(asked + 1), soon);
      expect(await health()).toEqual([503, "content cannot be stored"]);
      expect((await send(site, articlePath)).text).toContain("Before the disk was full");
      rmSync(filler);
      await shows(site, articlePath, "While the disk was full");
      await isHealth(200, "ready");

      const inside = ["--preserve-credentials", "--target", String(site.pid), "--user", "--mount"];
      const remount = (how: "ro" | "rw") =>
        execFileSync("nsenter", [...inside, "mount", "-o", `remount,${how}`, join(dataDir, "content")]);
      // Before anything is published.
      remount("ro");
      expect(await health()).toEqual([503, "content cannot be stored"]);
      remount("rw");
      expect(await health()).toEqual([200, "ready"]);
    } finally {
      await cleanUp();
    }
  },
);

describe("a backend in trouble", { timeout: 120_000 }, () => {
  afterEach(cleanUp);

  it("that is down or empty does not keep the site from starting with what ships with it", async () => {
    const port = await reservePort();
    const site = await start(`http://127.0.0.1:${port}`, await newDataDir());
    expect((await send(site, "/readyz")).status).toBe(200);
    expect(await text(site, articlePath)).toContain("done so that they can be compared");
    await vi.waitFor(() => expect(site.output()).toContain("no connection (ECONNREFUSED)"), soon);
    const backend = await startContentServer(port);
    cleanups.push(() => backend.close());
    await vi.waitFor(() => expect(site.output()).toContain("HTTP 503: it is not ready"), soon);
    backend.publish(edited(titled("Here at last")));
    await shows(site, articlePath, "Here at last");
    expect(site.output()).toContain("the content backend answers again");
  });

  it("that goes down leaves the site as it is, through a crash and a start", async () => {
    const backend = await startContentServer();
    const dataDir = await newDataDir();
    const site = await start(backend.url, dataDir);
    backend.publish({ ...edited(titled("Shown last")), media: { "a.txt": "uploaded" } });
    await shows(site, articlePath, "Shown last");
    await vi.waitFor(() => expect(site.output()).toContain("new content is shown"), soon);
    await backend.close();
    await vi.waitFor(() => expect(site.output()).toContain("no connection (ECONNREFUSED)"), soon);
    expect((await send(site, "/readyz")).status).toBe(200);
    await site.kill();

    const again = await start(backend.url, dataDir);
    expect(await text(again, articlePath)).toContain("Shown last");
    expect(await text(again, "/media/a.txt")).toBe("uploaded");
    expect((await send(again, "/readyz")).status).toBe(200);
  });

  it("and a site that is killed while it takes new content: the next start shows the last content or the new one", async () => {
    const backend = await startContentServer();
    cleanups.push(() => backend.close());
    const dataDir = await newDataDir();
    let site = await start(backend.url, dataDir);
    let last = backend.publish(edited(titled("The old title")));
    await vi.waitFor(() => expect(site.output()).toContain("new content is shown"), soon);
    const titles = ["The old title", "The second title", "The third title", "The fourth title"];
    /** What appears in the folder of the versions, in its order. */
    const instants = [(version: string) => `${version}.new`, (version: string) => version, () => "current.new"];
    for (const [index, instant] of instants.entries()) {
      const title = titles[index + 1] ?? "";
      const media = { "list.txt": title };
      const killed = new Promise<string>((done) => {
        const watcher = watch(join(dataDir, "content"), (_, name) => {
          if (name !== instant(next)) return;
          void site.kill();
          watcher.close();
          done(String(name));
        });
      });
      const next = backend.publish({ ...edited(titled(title)), media });
      const name = await killed;
      await site.ended;
      backend.misbehave = (_, response) => {
        response.writeHead(500).end();
        return true;
      };
      site = await start(backend.url, dataDir);
      const current = readlinkSync(join(dataDir, "content/current"));
      expect([last, next], name).toContain(current);
      expect(await text(site, articlePath), name).toContain(current === next ? title : titles[index]);
      if (current === next) expect(await text(site, "/media/list.txt")).toBe(title);
      expect(site.output(), name).not.toContain("problem");
      backend.misbehave = () => false;
      // The new version is taken now, if it was not before.
      await shows(site, articlePath, title);
      await vi.waitFor(() => expect(readlinkSync(join(dataDir, "content/current"))).toBe(next), soon);
      last = next;
    }
  }, 240_000);

  it("that publishes broken content is told in the log and in numbers, and the last good content stays", async () => {
    const backend = await startContentServer();
    cleanups.push(() => backend.close());
    const metricsPort = await reservePort();
    const site = await start(backend.url, await newDataDir(), { METRICS_PORT: String(metricsPort) });
    const metric = async (name: string) => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(new RegExp(`^${name} (.*)$`, "m").exec(metrics)?.[1]);
    };
    backend.publish(edited(titled("Good")));
    await shows(site, articlePath, "Good");
    expect(await metric("site_content_problems")).toBe(0);
    const gone: Published = { files: { ...shipped } };
    delete gone.files["de/pages/imprint.yaml"];
    backend.publish(gone);
    await vi.waitFor(() => expect(site.output()).toContain("de/pages/imprint.yaml: is missing"), soon);
    expect(await text(site, articlePath)).toContain("Good");
    expect((await send(site, "/de/imprint")).status).toBe(200);
    expect((await send(site, "/readyz")).status).toBe(200);
    expect(await metric("site_content_problems")).toBeGreaterThan(0);
    expect(await metric("site_content_answer_age_seconds")).toBeLessThan(20);
    expect(await metric("site_content_change_age_seconds")).toBeGreaterThan(0);
  });

  it("that does not know the token is named without it", async () => {
    const backend = await startContentServer();
    cleanups.push(() => backend.close());
    const wrong = "another-token-that-nobody-knows-of";
    const site = await start(backend.url, await newDataDir(), { CMS_TOKEN: wrong });
    await vi.waitFor(() => expect(site.output()).toContain("HTTP 401: it does not know CMS_TOKEN"), soon);
    expect(site.output()).not.toContain(wrong);
    expect((await send(site, "/en")).status).toBe(200);
  });
});
