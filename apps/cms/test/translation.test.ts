import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Backend,
  type DocumentKey,
  findDocument,
  firstAdmin,
  type Json,
  newDataDir,
  personWith,
  runSql,
  save,
  startBackend,
} from "./backend";

const { dataDir, remove } = newDataDir();
let backend: Backend;
let admin: Record<string, string>;
let translator: Record<string, string>;
let author: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
  author = await personWith(backend, "author", admin);
  translator = await personWith(backend, "translator", admin, { languages: ["en"] });
});
afterAll(async () => {
  await backend?.stop();
  remove();
});
beforeEach(() => runSql(dataDir, "DELETE FROM outdated_texts"));

const find = (...where: DocumentKey) => findDocument(backend, admin, where);
const article = (language: "de" | "en") => find("articles", "name", "mtbf-mttr-robot-fleets", language);
const publish = (id: unknown, data: object, query = "") =>
  save(backend, "PATCH", `/api/articles/${id}?${query}`, { ...data, _status: "published" }, admin);
const translation = async (collection: string, id: unknown, as = admin): Promise<Json> =>
  (await backend.call("GET", `/api/translations/${collection}/${id}`, undefined, as)).body;
/** Whether the German article is older than the English one, and the other way round. */
async function late(): Promise<Record<string, boolean>> {
  const { id } = await article("de");
  const { outdatedSince, otherOutdatedSince } = await translation("articles", id);
  return { de: outdatedSince !== undefined, en: otherOutdatedSince !== undefined };
}

let fresh = 0;
const title = () => ({ title: `Kennzahlen ${++fresh}` });

describe("a text that is changed", () => {
  it("leaves the other language behind, until that one follows", async () => {
    const [de, en] = [await article("de"), await article("en")];
    expect(await late()).toEqual({ de: false, en: false });
    expect((await publish(de.id, title())).status).toBe(200);
    expect(await late()).toEqual({ de: false, en: true });
    expect((await publish(de.id, title())).status).toBe(200);
    expect(await late()).toEqual({ de: false, en: true });
    expect((await publish(en.id, title())).status).toBe(200);
    expect(await late(), "the translation leaves nothing behind").toEqual({ de: false, en: false });
    expect((await publish(en.id, title())).status).toBe(200);
    expect(await late()).toEqual({ de: true, en: false });
  });

  it("leaves nothing behind as a draft, when nothing of it is another, or when both are published", async () => {
    const [de, en] = [await article("de"), await article("en")];
    await save(backend, "PATCH", `/api/articles/${de.id}?draft=true`, { ...title(), _status: "draft" }, admin);
    expect(await late()).toEqual({ de: false, en: false });
    await save(backend, "PATCH", `/api/articles/${en.id}?draft=true`, { ...title(), _status: "draft" }, admin);
    expect((await publish(de.id, {}, "both=true")).status).toBe(200);
    expect(await late()).toEqual({ de: false, en: false });
    expect((await publish(de.id, {})).status).toBe(200);
    expect(await late()).toEqual({ de: false, en: false });
  });

  it("leaves nothing behind when its publication is refused", async () => {
    const { id } = await article("de");
    expect((await publish(id, { title: "x".repeat(99) })).status).toBe(400);
    expect(await late()).toEqual({ de: false, en: false });
  });

  it("is in step again when somebody says so who writes the language that is behind", async () => {
    const { id } = await article("de");
    const { id: english } = await article("en");
    await publish(id, title());
    expect(await translation("articles", english, translator)).toMatchObject({ maySettle: true });
    expect(await translation("articles", id, translator)).toMatchObject({ maySettle: false });
    const settle = (of: unknown, as: Record<string, string>) =>
      backend.call("POST", `/api/translations/articles/${of}/settle`, {}, as);
    expect((await settle(english, {})).status).toBe(403);
    expect((await settle(id, translator)).status).toBe(403);
    expect(await late()).toEqual({ de: false, en: true });
    expect((await settle(english, translator)).status).toBe(200);
    expect(await late()).toEqual({ de: false, en: false });
  });
});

describe("a text that is missing in a language", () => {
  it.each([
    ["articles", { name: "robot-dogs", published: "2026-01-01" }],
    ["pages", { path: "/news/robot-dogs", family: "feature" }],
  ])("is named, and made with the same parts and marked texts, which nobody publishes: %s", async (collection, own) => {
    const model = collection === "pages" ? await find("pages", "path", "/features/live-map") : await article("de");
    const { id: _, ref: __, path: ___, name: ____, slug: _____, ...parts } = model;
    const german = { ...parts, ...own, language: "de", title: parts.title && "Roboterhunde", _status: "draft" };
    const made = await backend.call("POST", `/api/${collection}?draft=true`, german, author);
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    const { id } = made.body.doc;

    const [, waiting] = (await backend.call("GET", "/api/translations", undefined, admin)).body;
    expect(waiting.missing.texts).toContainEqual(expect.objectContaining({ collection, id, language: "en" }));
    expect(await translation(collection, id, translator)).toMatchObject({ language: "en", mayTranslate: true });
    const translate = (as: Record<string, string>) =>
      backend.call("POST", `/api/translations/${collection}/${id}`, {}, as);
    expect((await translate({})).status).toBe(403);
    const { status, body } = await translate(translator);
    expect(status).toBe(201);
    expect((await translate(translator)).status, "there is one now").toBe(409);

    const english = (await backend.call("GET", `/api/${collection}/${body.id}?draft=true&depth=0`, undefined, admin))
      .body;
    expect(english).toMatchObject({ language: "en", ref: made.body.doc.ref, _status: "draft" });
    expect(english.meta.title).toBe(`⟦de⟧ ${model.meta.title}`);
    if (collection === "articles") expect(english.body).toMatch(/^⟦de⟧\n\n/);
    else {
      expect(english.blocks.map(({ blockType }: Json) => blockType)).toEqual(
        model.blocks.map(({ blockType }: Json) => blockType),
      );
      expect(english.blocks[0].title).toBe(`⟦de⟧ ${model.blocks[0].title}`);
      expect(english.blocks[0].actions).toEqual(
        model.blocks[0].actions.map((action: Json) => ({
          ...action,
          id: expect.anything(),
          label: `⟦de⟧ ${action.label}`,
        })),
      );
    }
    const refused = await backend.call(
      "PATCH",
      `/api/${collection}/${body.id}?both=true`,
      { _status: "published" },
      admin,
    );
    expect([refused.status, refused.body.errors[0].message]).toEqual([400, expect.stringContaining("not translated")]);
    await backend.call("DELETE", `/api/${collection}/${id}`, undefined, admin);
    await backend.call("DELETE", `/api/${collection}/${body.id}`, undefined, admin);
  });

  it("needs its chapter first", async () => {
    const texts = {
      language: "de",
      title: "Neu",
      teaser: "Neu.",
      order: 90,
      meta: { title: "Ein neues Kapitel", description: "x".repeat(120) },
      body: "Text",
      _status: "draft",
    };
    const chapter = { ...texts, handbook: "robot-operations", name: "new-chapter" };
    const own = await backend.call("POST", "/api/chapters?draft=true", chapter, author);
    expect([own.status, own.body.errors]).toEqual([201, undefined]);
    const section = { ...texts, chapter: own.body.doc.id, name: "new-section" };
    const { body } = await backend.call("POST", "/api/sections?draft=true", section, author);
    const translate = (collection: string, id: unknown) =>
      backend.call("POST", `/api/translations/${collection}/${id}`, {}, translator);
    const early = await translate("sections", body.doc.id);
    expect([early.status, early.body.errors[0].message]).toEqual([400, expect.stringContaining("chapter")]);
    const translated = await translate("chapters", own.body.doc.id);
    expect(translated.status).toBe(201);
    const made = await translate("sections", body.doc.id);
    expect(made.status).toBe(201);
    const english = (await backend.call("GET", `/api/sections/${made.body.id}?draft=true&depth=0`, undefined, admin))
      .body;
    expect(english).toMatchObject({ chapter: translated.body.id, ref: body.doc.ref });
  });
});

describe("a text that is built in another way than its other language", () => {
  const differsAt = async (collection: string, id: unknown): Promise<Json> =>
    (await translation(collection, id)).differsAt;

  it("is none of those in the repository", async () => {
    for (const collection of ["pages", "articles", "updates", "jobs", "clients", "chapters", "sections"]) {
      const query = "depth=0&pagination=false&select[title]=true&where[language][equals]=de";
      const { docs } = (await backend.call("GET", `/api/${collection}?${query}`, undefined, admin)).body;
      expect(docs.length).toBeGreaterThan(1);
      for (const { id, title } of docs)
        expect([collection, title, await differsAt(collection, id)]).toEqual([collection, title, []]);
    }
  });

  it("is named on both, with the places, until it is mended", async () => {
    const [de, en] = [
      await find("pages", "path", "/features/live-map"),
      await find("pages", "path", "/features/live-map", "en"),
    ];
    const at = de.blocks.findIndex(({ blockType }: Json) => blockType === "features");
    const blocks = structuredClone(de.blocks);
    blocks[at].items[0].icon = "alert-triangle";
    blocks[at].items.pop();
    const saveDraft = (data: object) =>
      save(backend, "PATCH", `/api/pages/${de.id}?draft=true`, { ...data, _status: "draft" }, author);
    expect((await saveDraft({ blocks })).status).toBe(200);
    const features = { de: `Blöcke › ${at + 1}. Merkmale`, en: `Blocks › ${at + 1}. Features` };
    for (const { id } of [de, en])
      expect(await differsAt("pages", id)).toEqual([
        { de: `${features.de} › Einträge`, en: `${features.en} › Entries` },
      ]);

    blocks[at].items = de.blocks[at].items.map((item: Json, index: number) =>
      index === 1 ? { ...item, icon: "alert-triangle" } : item,
    );
    expect((await saveDraft({ blocks })).status).toBe(200);
    expect(await differsAt("pages", en.id)).toEqual([
      { de: `${features.de} › Eintrag 2 › Symbol`, en: `${features.en} › Entry 2 › Icon` },
    ]);

    expect((await saveDraft({ blocks: de.blocks.toSpliced(at, 1, de.blocks[at - 1]) })).status).toBe(200);
    expect((await differsAt("pages", en.id)).length).toBeGreaterThan(0);

    expect((await saveDraft({ blocks: de.blocks })).status).toBe(200);
    expect(await differsAt("pages", en.id)).toEqual([]);
  });
});

it("whoever is not signed in learns nothing of it", async () => {
  const { id } = await article("de");
  for (const [method, path] of [
    ["GET", "/api/translations"],
    ["GET", `/api/translations/articles/${id}`],
    ["POST", `/api/translations/articles/${id}`],
    ["POST", `/api/translations/articles/${id}/settle`],
  ] as const)
    expect([path, (await backend.call(method, path, undefined, {})).status]).toEqual([path, 403]);
  for (const path of [
    "/api/translations/leads/1",
    "/api/translations/__proto__/1",
    "/api/translations/articles/999999",
  ])
    expect([path, (await backend.call("GET", path, undefined, admin)).status]).toEqual([path, 404]);
});
