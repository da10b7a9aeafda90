import { reservePort, type Site, startSite } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Backend,
  findDocument,
  firstAdmin,
  newDataDir,
  personWith,
  save,
  siteToken,
  startBackend,
} from "./backend";

const { dataDir, remove } = newDataDir();
let backend: Backend;
let site: Site;
let admin: Record<string, string>;
let author: Record<string, string>;

beforeAll(async () => {
  const port = String(await reservePort());
  backend = await startBackend(dataDir, { SITE_URL: `http://127.0.0.1:${port}` });
  admin = await firstAdmin(backend);
  author = await personWith(backend, "author", admin);
  site = await startSite({ PORT: port, CMS_URL: backend.url, CMS_TOKEN: siteToken });
});
afterAll(async () => {
  await site?.stop();
  await backend?.stop();
  remove();
});

const find = (collection: string, name: string) =>
  findDocument(backend, admin, [collection, "name", name], "published");
const saveDraft = (collection: string, id: unknown, data: object) =>
  save(backend, "PATCH", `/api/${collection}/${id}?draft=true`, { ...data, _status: "draft" }, author);

/** Presses the button, as the browser of somebody signed in does. */
function press(person: Record<string, string>, collection: string, id: unknown) {
  const query = new URLSearchParams({ collection, id: String(id) });
  return fetch(`${backend.url}/api/preview/start?${query}`, { headers: person, redirect: "manual" });
}
/** Follows the button to the site. @returns the address and the cookie */
async function enter(person: Record<string, string>, collection: string, id: unknown) {
  const pressed = await press(person, collection, id);
  const entered = await fetch(pressed.headers.get("location") ?? "", { redirect: "manual" });
  return {
    address: site.url + entered.headers.get("location"),
    Cookie: entered.headers.get("set-cookie")?.split(";")[0] ?? "",
  };
}
const text = async (address: string, headers: Record<string, string> = {}) =>
  (await fetch(address, { headers })).text();

describe("a draft on the site", () => {
  it("is seen by who wrote it, at its own new address, and by nobody else", async () => {
    const { id } = await find("articles", "lidar-faults-shift-start-checks");
    const saved = await saveDraft("articles", id, { title: "Worte im Entwurf", slug: "entwurf" });
    expect(saved.status).toBe(200);
    const { address, Cookie } = await enter(author, "articles", id);
    expect(address).toBe(`${site.url}/de/magazine/entwurf`);
    const page = await text(address, { Cookie });
    expect(page).toContain("Worte im Entwurf");
    expect((await fetch(address)).status).toBe(404);
    expect(await text(`${site.url}/de/magazine`)).not.toContain("Worte im Entwurf");
    expect(await text(`${site.url}/en/magazine/lidar-faults-shift-start-checks`, { Cookie })).toContain("<draft-bar");
    expect(JSON.stringify(await backend.siteContent())).not.toContain("Worte im Entwurf");
  });

  it("may be new, and in one language", async () => {
    const { id: _, ...model } = await find("articles", "mtbf-mttr-robot-fleets");
    const data = {
      name: "robot-dogs",
      language: "de",
      title: "Roboterhunde",
      teaser: "Neu.",
      published: model.published,
      body: "## Neu\n\nText.",
      meta: { title: "Roboterhunde", description: "x".repeat(120) },
      _status: "draft",
    };
    const { status, body } = await backend.call("POST", "/api/articles?draft=true", data, author);
    expect(status).toBe(201);
    const { address, Cookie } = await enter(author, "articles", body.doc.id);
    const page = await text(address, { Cookie });
    expect(page).toMatch(/<h1[^>]*>Roboterhunde/);
    expect(page).toMatch(
      new RegExp(
        `<a href="${backend.url}/admin/collections/articles/${body.doc.id}">Artikel „Roboterhunde“, Englisch</a>: fehlt als Gegenstück zu Artikel „Roboterhunde“, Deutsch`,
      ),
    );
    const empty = { name: "nothing-yet", language: "en", _status: "draft" };
    const { body: made } = await backend.call("POST", "/api/articles?draft=true", empty, author);
    expect((await press(author, "articles", made.doc.id)).status).toBe(404);
  });

  it("is shown as it was saved last, each save with all that cannot be published", async () => {
    const { id } = await find("articles", "lidar-faults-shift-start-checks");
    const { address, Cookie } = await enter(author, "articles", id);
    const { id: other } = await find("articles", "spare-parts-for-20-amr");
    const problemsIn = (page: string) => /<summary>([^<]*)<\/summary>/.exec(page)?.[1];
    for (const [title, problems] of [
      ["Erste Fassung", "1 Problem"],
      ["Zweite Fassung", "1 Problem"],
    ]) {
      await saveDraft("articles", id, { title });
      const page = await text(address, { Cookie });
      expect([page.includes(title ?? ""), problemsIn(page)]).toEqual([true, problems]);
    }
    // Two texts that are wrong, beside the article of before that stands in one language.
    await saveDraft("articles", id, { title: "x".repeat(99) });
    await saveDraft("articles", other, { title: "y".repeat(99) });
    const wrong = await text(address, { Cookie });
    expect([/<h1[^>]*>x{99}/.test(wrong), problemsIn(wrong)]).toEqual([false, "3 Probleme"]);
    await saveDraft("articles", id, { title: "Worte im Entwurf" });
    await saveDraft("articles", other, { title: "Ersatzteile" });
    const well = await text(address, { Cookie });
    expect([well.includes("Worte im Entwurf"), problemsIn(well)]).toEqual([true, "1 Problem"]);
  });

  it.each(["/pricing", "/features/live-map"])("of a page has a place to be edited: %s", async (path) => {
    const { id } = await findDocument(backend, admin, ["pages", "path", path, "en"]);
    const { address, Cookie } = await enter(author, "pages", id);
    expect(address).toBe(`${site.url}/en${path}`);
    const [, link = ""] = /href="([^"]+)"[^>]*>Edit</.exec(await text(address, { Cookie })) ?? [];
    for (const [person, leadsTo] of [
      [author, `${backend.url}/admin/collections/pages/${id}`],
      [{}, `${backend.url}/admin/login`],
    ] as const) {
      const edit = await fetch(link, { headers: person, redirect: "manual" });
      expect([edit.status, edit.headers.get("location")]).toEqual([303, leadsTo]);
    }
  });

  it("is handed to the site only, for an editor", async () => {
    const { id } = await find("articles", "mtbf-mttr-robot-fleets");
    expect((await press({}, "articles", id)).status).toBe(401);
    const token = { Authorization: `Bearer ${siteToken}` };
    for (const [headers, status] of [
      [{}, 401],
      [author, 401],
      [token, 410],
      [{ ...token, "X-Editor-Session": "forged.token" }, 410],
    ] as const)
      for (const [method, path, body] of [
        ["GET", "content"],
        ["GET", "editor"],
        ["POST", "texts", { sha256: [] }],
      ] as const)
        expect((await backend.call(method, `/api/preview/${path}`, body, headers)).status).toBe(status);
  });

  it("is gone with the sign-in, and with the person", async () => {
    const { id } = await find("articles", "lidar-faults-shift-start-checks");
    for (const [person, end] of [
      [author, () => backend.call("POST", "/api/users/logout", {}, author)],
      [
        await personWith(backend, "editor", admin),
        async () => {
          const { body } = await backend.call("GET", "/api/users?where[role][equals]=editor", undefined, admin);
          return backend.call("DELETE", `/api/users/${body.docs[0].id}`, undefined, admin);
        },
      ],
    ] as const) {
      const { address, Cookie } = await enter(person, "articles", id);
      expect(await text(address, { Cookie })).toContain("Worte im Entwurf");
      expect((await end()).status).toBe(200);
      const after = await fetch(address, { headers: { Cookie } });
      expect([after.status, after.headers.get("set-cookie")?.startsWith("site_preview=;")]).toEqual([404, true]);
    }
  });
});
