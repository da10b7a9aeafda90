import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FormSite, startFormSite } from "../../web/test/forms/form-site";
import { listPageOf } from "../../web/test/list-page";
import {
  type Backend,
  type DocumentKey,
  findDocument,
  firstAdmin,
  type Json,
  newDataDir,
  save,
  siteToken,
  startBackend,
} from "./backend";

/** Far longer than the seconds it takes: a busy machine must not fail the test. */
const patience = { timeout: 45_000 };

const { dataDir, remove } = newDataDir();
let backend: Backend;
let site: FormSite;
let admin: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
  // Longer than any test: nothing is seen by asking again.
  site = await startFormSite({ CMS_URL: backend.url, CMS_TOKEN: siteToken, CMS_POLL_SECONDS: "3600" });
});
afterAll(async () => {
  await site.stop();
  await backend.stop();
  remove();
});

const text = async (path: string) => (await fetch(site.url + path)).text();
const shows = async (path: string, words: string) => (await text(path)).includes(words);

const find = (...where: DocumentKey) => findDocument(backend, admin, where, "published");

function publish(collection: string, id: unknown, data: object) {
  return save(backend, "PATCH", `/api/${collection}/${id}`, { ...data, _status: "published" }, admin);
}

describe("a site with its content backend", () => {
  it("shows what is published wherever it stands: page, list, feed, sitemap, other pages", async () => {
    const title = "Lidar-Prüfung neu gefasst";
    const { id, slug } = await find("articles", "name", "lidar-faults-shift-start-checks");
    expect((await publish("articles", id, { title, slug: "lidar-neu" })).status).toBe(200);
    await expect.poll(() => shows("/de/magazine/lidar-neu", title), patience).toBe(true);
    const list = await listPageOf(site, "/de/magazine", "/de/magazine/lidar-neu");
    for (const path of [list, "/de/feed.xml"]) expect([path, await shows(path, title)]).toEqual([path, true]);
    expect(await shows("/sitemap.xml", "/de/magazine/lidar-neu<")).toBe(true);
    expect(await shows("/sitemap.xml", `/de/magazine/${slug}<`)).toBe(false);
    const old = await fetch(`${site.url}/de/magazine/${slug}?utm_source=x`, { redirect: "manual" });
    expect([old.status, old.headers.get("location")]).toEqual([301, "/de/magazine/lidar-neu?utm_source=x"]);
    expect(await shows(list.replace("/de", "/en"), "neu gefasst")).toBe(false);
  });

  it("shows a publication in its search and as Markdown with the page itself, and no longer than that", async () => {
    const title = "Prüfplan zygomorph";
    const query = new URLSearchParams({ q: title });
    const { id, slug } = await find("articles", "name", "radio-map-from-missing-header-ids");
    const statusOf = async (path: string) => (await fetch(site.url + path, { redirect: "manual" })).status;
    const finds = async (path: string) => shows(`/de/search?${query}`, `href="/de/magazine/${path}"`);
    expect(await finds("pruefplan")).toBe(false);
    expect((await publish("articles", id, { title, slug: "pruefplan" })).status).toBe(200);
    await expect.poll(() => shows("/de/magazine/pruefplan", title), patience).toBe(true);
    expect(await finds("pruefplan")).toBe(true);
    expect(await shows("/de/magazine/pruefplan.md", `# ${title}`)).toBe(true);
    expect(await shows("/de/llms-full.txt", title)).toBe(true);
    expect(await finds(String(slug))).toBe(false);
    expect(await statusOf(`/de/magazine/${slug}.md`)).not.toBe(200);

    expect((await save(backend, "PATCH", `/api/articles/${id}?both=true`, { _status: "draft" }, admin)).status).toBe(
      200,
    );
    await expect.poll(() => statusOf("/de/magazine/pruefplan"), patience).toBe(410);
    expect(await finds("pruefplan")).toBe(false);
    expect(await statusOf("/de/magazine/pruefplan.md")).toBe(410);
    expect(await statusOf(`/de/magazine/${slug}`), "an address it had before").toBe(410);
    expect(await shows("/de/llms-full.txt", title)).toBe(false);
    // Two publications, and an index that may still be in the making.
  }, 240_000);

  it("serves what editors upload", async () => {
    const form = new FormData();
    form.append("file", new File(["step;done\n"], "shift.csv", { type: "text/csv" }));
    await backend.call("POST", "/api/files", form, admin);
    await expect.poll(async () => (await fetch(`${site.url}/media/files/shift.csv`)).status, patience).toBe(200);
    expect(await text("/media/files/shift.csv")).toBe("step;done\n");
  });

  it("delivers every lead to it, also those of a time in which it was down", async () => {
    const send = (email: string) =>
      site.send("/de/contact", { form: "contact", name: "Ada", email, message: "Guten Tag" });
    const emails = async () =>
      (await backend.call("GET", "/api/leads?limit=50&depth=0", undefined, admin)).body.docs
        .map(({ email }: Json) => email)
        .sort();
    expect((await send("up@example.com")).status).toBe(303);
    await expect.poll(emails, patience).toEqual(["up@example.com"]);

    const { port } = new URL(backend.url);
    await backend.stop();
    expect((await send("down@example.com")).status).toBe(303);
    expect((await fetch(`${site.url}/de/magazine/lidar-neu`)).status).toBe(200);
    backend = await startBackend(dataDir, { CMS_PORT: port });
    await expect.poll(emails, patience).toEqual(["down@example.com", "up@example.com"]);
  });
});
