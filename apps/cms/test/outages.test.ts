import { mkdtempSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { node, runServer, type Site, startSite } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Backend,
  findDocument,
  firstAdmin,
  type Json,
  newDataDir,
  save,
  settingsOf,
  siteToken,
  startBackend,
} from "./backend";

/** Far longer than the seconds it takes: a busy machine must not fail the test. */
const patience = { timeout: 120_000, interval: 200 };
const name = "lidar-faults-shift-start-checks";
const draftWords = "Noch nicht zu sehen";

const folder = mkdtempSync(join(tmpdir(), "cms-outages-"));
const siteData = ["one", "two"].map((each) => join(folder, each));
const { dataDir, remove } = newDataDir();
const archive = join(folder, "earlier.tar.gz");
let backend: Backend;
let admin: Record<string, string>;
/** Two processes of the site. */
let sites: Site[];
let article: Json;
let path: string;
let isWatching = true;
let watcher: Promise<string[]>;

const startAgain = async (from: string, port: string) => {
  backend = await startBackend(from, { CMS_PORT: port });
  admin = await firstAdmin(backend);
};
const startASite = (index: number) =>
  startSite(
    {
      CMS_URL: backend.url,
      CMS_TOKEN: siteToken,
      CMS_POLL_SECONDS: "1",
      DATA_DIR: siteData[index] ?? "",
      DISK_MIN_FREE_MB: "0",
    },
    { now: new Date().toISOString() },
  );

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
  article = await findDocument(backend, admin, ["articles", "name", name]);
  path = `/de/magazine/${article.slug}`;
  const draft = { title: draftWords, teaser: draftWords, _status: "draft" };
  const english = await findDocument(backend, admin, ["articles", "name", name, "en"]);
  await save(backend, "PATCH", `/api/articles/${english.id}?draft=true`, draft, admin);
  sites = await Promise.all([startASite(0), startASite(1)]);
  watcher = watch();
});
afterAll(async () => {
  isWatching = false;
  await watcher;
  await Promise.all(sites.map((site) => site.stop()));
  await backend.stop();
  remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Sites that are down on purpose. */
const down = new Set<Site>();

/** A visitor who looks all the time. @returns what was wrong with what he saw */
async function watch(): Promise<string[]> {
  const wrong = new Set<string>();
  for (; isWatching; await wait(100))
    for (const site of [...sites])
      for (const page of [path, "/en/magazine", `/en/magazine/${name}`]) {
        if (down.has(site)) continue;
        const answer = await fetch(site.url + page, { redirect: "manual" }).catch((error: Error) => error);
        if (down.has(site)) continue;
        if (answer instanceof Error) wrong.add(`${page}: ${answer.cause ?? answer}`);
        else if (answer.status !== 200) wrong.add(`${page}: ${answer.status}`);
        else if ((await answer.text()).includes(draftWords)) wrong.add(`${page}: shows a draft`);
      }
  return [...wrong];
}

const publish = (title: string) =>
  save(backend, "PATCH", `/api/articles/${article.id}`, { title, _status: "published" }, admin);
const shown = async (title: string) => {
  for (const site of sites)
    await expect.poll(async () => (await fetch(site.url + path)).text(), patience).toContain(title);
};
const backup = async (command: "backup" | "restore", of: string) =>
  runServer({
    command: [
      node,
      "--disable-warning=ExperimentalWarning",
      resolve(import.meta.dirname, "../server/backup/cli.ts"),
      command,
      archive,
    ],
    env: { ...(await settingsOf(of)), TMPDIR: tmpdir() },
  });

describe("two processes of a site with its content backend", () => {
  it("show what was published, all or nothing of it, when the backend is killed while it publishes", async () => {
    expect((await publish("Vor den Ausfällen")).status).toBe(200);
    await shown("Vor den Ausfällen");
    const { port } = new URL(backend.url);
    for (const [round, title] of ["Erster Ausfall", "Zweiter Ausfall"].entries()) {
      const attempt = publish(title).then(
        ({ status }) => status,
        () => undefined,
      );
      // At the beginning of the publication, and in its midst.
      if (round > 0) await fetch(`${backend.url}/api/users/me`);
      await backend.kill();
      const status = await attempt;
      await startAgain(dataDir, port);
      const now = (await backend.call("GET", `/api/articles/${article.id}?depth=0`, undefined, admin)).body.title;
      if (status === 200) expect(now).toBe(title);
      await shown(now);
      const next = `Wieder da, ${round}`;
      expect((await publish(next)).status).toBe(200);
      await shown(next);
    }
  }, 600_000);

  it("start where they ended when they are killed while they take new content over, also from a damaged mirror", async () => {
    const restart = async (index: number, damage: () => void = () => undefined) => {
      const site = sites[index] as Site;
      down.add(site);
      await site.kill();
      damage();
      sites[index] = await startASite(index);
    };
    const published = publish("Neu während des Starts");
    await restart(0);
    expect((await published).status).toBe(200);
    await shown("Neu während des Starts");
    await restart(1, () => {
      const mirror = join(siteData[1] ?? "", "content");
      writeFileSync(join(mirror, readlinkSync(join(mirror, "current")), `de/magazine/${name}.md`), "\0 half a fi");
    });
    await shown("Neu während des Starts");
    expect((await publish("Nach dem Schaden")).status).toBe(200);
    await shown("Nach dem Schaden");
  }, 600_000);

  it("take new content whatever the clocks say", async () => {
    const day = 24 * 3600_000;
    const [one, two] = sites as [Site, Site];
    for (const [title, ahead] of [
      ["Bei falschen Uhren", day],
      ["Bei richtigen Uhren", 0],
    ] as const) {
      one.setClock(new Date(Date.now() + ahead).toISOString());
      two.setClock(new Date(Date.now() - ahead).toISOString());
      expect((await publish(title)).status).toBe(200);
      await shown(title);
    }
  }, 600_000);

  it("show what a backend has that was restored from an older backup, and what it publishes from then on", async () => {
    expect((await publish("Im Backup")).status).toBe(200);
    expect((await backup("backup", dataDir)).code).toBe(0);
    expect((await publish("Nach dem Backup")).status).toBe(200);
    await shown("Nach dem Backup");
    const { port } = new URL(backend.url);
    await backend.stop();
    const restored = newDataDir("empty");
    const { code, output } = await backup("restore", restored.dataDir);
    expect([code, output]).toEqual([0, expect.stringContaining("is restored")]);
    await startAgain(restored.dataDir, port);
    await shown("Im Backup");
    expect((await publish("Nach dem Einspielen")).status).toBe(200);
    await shown("Nach dem Einspielen");
    restored.remove();
  }, 600_000);

  it("never answered anybody with an error or a draft meanwhile", async () => {
    isWatching = false;
    expect(await watcher).toEqual([]);
  });
});
