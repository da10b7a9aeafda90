import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join, resolve } from "node:path";
import { reservePort, runSite, type Site, startSite } from "@waku/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ContentCopy, copyContent } from "./content-copy";
import { listPageOf } from "./list-page";
import { send } from "./send";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function content(): Promise<ContentCopy> {
  const copy = await copyContent();
  cleanups.push(copy.remove);
  return copy;
}

async function start(settings: Record<string, string>): Promise<Site> {
  const site = await startSite(settings);
  cleanups.push(site.stop);
  return site;
}

/** Starts the site expecting that it refuses, in words without a stack trace. */
async function refusal(settings: Record<string, string>): Promise<string> {
  const { code, output } = await runSite({ PORT: String(await reservePort()), ...settings });
  expect(code).not.toBe(0);
  expect(output).toMatch(/^The site cannot start\. /);
  expect(output).not.toMatch(/^\s+at /m);
  return output;
}

describe("a start that cannot succeed says why", () => {
  it("names every wrong variable", async () => {
    const output = await refusal({ PORT: "abc", SITE_URL: "www.example.com", DEPLOYMENT: "live" });
    for (const part of ['PORT="abc"', 'SITE_URL="www.example.com"', 'DEPLOYMENT="live"', ".env.example"])
      expect(output).toContain(part);
  });

  it("names a port that is in use", async () => {
    const server = createServer();
    const port = await reservePort();
    await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
    cleanups.push(() => server.close());
    expect(await refusal({ PORT: String(port) })).toContain(`Port ${port} is in use: choose another with PORT=`);
  });

  it("names an address that is not this machine's", async () => {
    expect(await refusal({ HOST: "192.0.2.1" })).toContain("192.0.2.1");
  });

  it("names a content folder that is not there", async () => {
    const output = await refusal({ CONTENT_DIR: "/nowhere/content" });
    expect(output).toContain("/nowhere/content");
    expect(output).toContain("CONTENT_DIR");
  });

  it("names file, line and reason of broken YAML", async () => {
    const { folder } = await content();
    await writeFile(join(folder, "de/pages/pricing.yaml"), "meta:\n  title: [a\n");
    expect(await refusal({ CONTENT_DIR: folder })).toMatch(/de\/pages\/pricing\.yaml → line \d+: is not valid YAML/);
  });

  it("names a missing translation", async () => {
    const { folder } = await content();
    await rm(join(folder, "de/pages/imprint.yaml"));
    expect(await refusal({ CONTENT_DIR: folder })).toContain("de/pages/imprint.yaml: is missing");
  });
});

describe("the content check", () => {
  const cli = resolve(import.meta.dirname, "../../../packages/content/src/cli/check.ts");
  const check = (folder: string) => spawnSync(process.execPath, [cli, folder], { encoding: "utf8" });

  it("passes on the site's own content", async () => {
    const { status, stdout, stderr } = check((await content()).folder);
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(stdout).toContain("The content is sound.");
  });

  it("fails and lists what is wrong", async () => {
    const copy = await content();
    await copy.edit("en/pages/pricing.yaml", (text) => text.replace("type: hero", "type: heroic"));
    const { status, stderr } = check(copy.folder);
    expect(status).toBe(1);
    expect(stderr, "with the line").toMatch(/^en\/pages\/pricing\.yaml:\d+ → blocks\.0\.type: /);
  });
});

describe("shutdown", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "on %s answers no more and ends with 0, idle connections or not",
    async (signal) => {
      const site = await startSite();
      expect((await send(site, "/de/company/jobs/serviceingenieur-robotik")).status).toBe(200);
      void site.stop(signal);
      expect(await site.ended).toBe(0);
      await expect(send(site, "/healthz")).rejects.toThrow("ECONNREFUSED");
    },
  );
});

describe("shutdown while somebody sends a form", () => {
  it("closes what only waits at once, and answers the form, the last on its connection", async () => {
    const site = await startSite();
    const silent = connect(site.port, "127.0.0.1").resume();
    const sender = connect(site.port, "127.0.0.1").setEncoding("utf8");
    let answer = "";
    sender.on("data", (part: string) => {
      answer += part;
    });
    const [silentEnds, senderEnds] = [once(silent, "close"), once(sender, "close")];
    const body = "form=contact&name=Ada&email=ada%40example.com&message=Guten+Tag";
    const head = ["POST /de/contact HTTP/1.1", "Host: a", "Content-Type: application/x-www-form-urlencoded"];
    // Its answer says that the server has begun to read.
    sender.write([...head, `Content-Length: ${body.length}`, "Expect: 100-continue", "", ""].join("\r\n"));
    await vi.waitFor(() => expect(answer).toContain("100 Continue"));
    process.kill(site.pid, "SIGTERM");
    await silentEnds;
    sender.write(body);
    await senderEnds;
    expect(answer).toMatch(/\r\n\r\nHTTP\/1\.1 303 [\s\S]*\r\nConnection: close\r\n/i);
    expect(await site.ended).toBe(0);
  });
});

describe("deployments", () => {
  it("a preview is hidden from search engines everywhere", async () => {
    const site = await start({ DEPLOYMENT: "preview" });
    expect((await send(site, "/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
    for (const path of ["/de", "/en/pricing", "/de/nope", "/sitemap.xml"])
      expect((await send(site, path)).headers["x-robots-tag"], path).toBe("noindex");
    expect((await send(site, "/de")).text).toContain('<meta name="robots" content="noindex"');
    for (const locale of ["de", "en"])
      expect((await send(site, `/${locale}/imprint`)).text.match(/data-gap/g)?.length).toBeGreaterThan(10);
    expect(site.output()).not.toContain("who provides this site");
  });

  it("production leaves out what the imprint lacks, and warns of it in one line", async () => {
    const site = await start({ DEPLOYMENT: "production", RETENTION_DAYS: "365" });
    expect((await send(site, "/de/imprint")).text).not.toContain("data-gap");
    expect(site.output()).toContain("longer than the six months that the privacy page names");
    const lines = site
      .output()
      .split("\n")
      .filter((line) => line.includes("who provides this site"));
    expect(lines).toEqual([expect.stringMatching(/"level":40.*"legalName","street"/)]);
  });

  it("development marks settings that are not known yet, and shows edits", async () => {
    const copy = await content();
    const site = await start({ DEPLOYMENT: "development", CONTENT_DIR: copy.folder });
    expect((await send(site, "/de/imprint")).text).toContain("data-gap");
    const file = "de/magazine/mtbf-mttr-robot-fleets.md";
    const path = "/de/magazine/mtbf-mttr-roboterflotten";
    // Twice: from now on the page stands in the cache.
    for (let round = 0; round < 2; round++) expect((await send(site, path)).text).not.toContain("Neuer Titel");
    await copy.edit(file, (text) => text.replace(/^title: .*$/m, "title: Neuer Titel"));
    await vi.waitFor(async () => expect((await send(site, path)).text).toContain("Neuer Titel"), {
      timeout: 15_000,
      interval: 100,
    });
    // Lists and feed use the title, too.
    expect((await send(site, await listPageOf(site, "/de/magazine", path))).text).toContain("Neuer Titel");
    expect((await send(site, "/de/feed.xml")).text).toContain("Neuer Titel");

    await copy.edit(file, (text) => text.replace("title: Neuer Titel", `title: ${"x".repeat(99)}`));
    await vi.waitFor(() => expect(site.output()).toContain("is 99 characters long, the limit is 90"), {
      timeout: 15_000,
      interval: 100,
    });
    expect((await send(site, path)).text).toContain("Neuer Titel");
  });
});
