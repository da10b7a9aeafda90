import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatContent } from "../src/model/content-file";
import {
  type Backend,
  type DocumentKey,
  findDocument,
  firstAdmin,
  type Json,
  newDataDir,
  personWith,
  runBackend,
  runSql,
  sampleLead,
  save,
  siteToken,
  startBackend,
} from "./backend";
import { undoMigrations } from "./earlier-release";

const contentDir = resolve(import.meta.dirname, "../../../content");

const { dataDir, remove } = newDataDir();
let backend: Backend;
let admin: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
});
afterAll(async () => {
  await backend.stop();
  remove();
});

/** A document as the newest draft has it, in German if no language is named. */
const find = (...where: DocumentKey) => findDocument(backend, admin, where);

function change(collection: string, id: unknown, query: string, data: object, as = admin) {
  return save(backend, "PATCH", `/api/${collection}/${id}?${query}`, data, as);
}

/** A published file of the site, parsed. */
async function published(file: string): Promise<Json> {
  return parse(file, (await backend.siteContent()).files[file]);
}

function parse(file: string, text: string): Json {
  if (file.endsWith(".csv")) return text;
  if (!file.endsWith(".md")) return load(text);
  const [, front = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return { front: load(front), body: body.trim() };
}

describe("what is in the content folder", () => {
  it("comes out as it went in, every file of it", async () => {
    const { files } = await backend.siteContent();
    const names = readdirSync(contentDir, { recursive: true, encoding: "utf8" });
    const sources = names.filter((name) => /^(?!media\/).*\.(yaml|md|csv)$/.test(name)).sort();
    expect(Object.keys(files).sort()).toEqual(sources);
    for (const file of sources)
      expect(files[file], file).toBe(formatContent(file, readFileSync(join(contentDir, file), "utf8")));
  });

  it("says of pages of the release before what code had said of their address", async () => {
    const own = newDataDir();
    const first = await startBackend(own.dataDir);
    const before = await first.siteContent();
    await first.stop();
    const migration = readFileSync(
      resolve(import.meta.dirname, "../src/migrations/20261130_014915_page_kinds.ts"),
      "utf8",
    );
    // The pages that release had; later ones come from the content.
    const known = [...migration.matchAll(/^ {4}\('(\/[^']*)',/gm)].map(([, path]) => `'${path}'`).join();
    await undoMigrations(own.dataDir, "page_kinds");
    await runSql(own.dataDir, `DELETE FROM pages WHERE path NOT IN (${known})`);
    const second = await startBackend(own.dataDir);
    const { files } = await second.siteContent();
    const pages = Object.keys(files).filter((file) => file.includes("/pages/"));
    expect(pages.length).toBeGreaterThan(200);
    for (const file of pages) expect([file, load(files[file])]).toEqual([file, load(before.files[file])]);
    await second.stop();
    own.remove();
  });

  it("is not read again at the next start, but for pages and registers that are missing", async () => {
    const own = newDataDir();
    const first = await startBackend(own.dataDir);
    const { version } = await first.siteContent();
    await first.stop();
    // As after a release that must have a page more than the one before.
    await runSql(own.dataDir, "DELETE FROM pages WHERE path = '/contact'; UPDATE site SET brand = 'Edited'");
    await runSql(own.dataDir, "UPDATE rules SET standards = NULL, claims = '{}'");
    const second = await startBackend(own.dataDir);
    const { files, ...now } = await second.siteContent();
    expect(now.version).not.toBe(version);
    expect(load(files["de/pages/contact.yaml"])).toMatchObject({ meta: expect.anything() });
    expect(load(files["shared/site.yaml"])).toMatchObject({ brand: "Edited" });
    expect(files["shared/standards.yaml"]).toBe(readFileSync(join(contentDir, "shared/standards.yaml"), "utf8"));
    expect(files["shared/claims.yaml"]).toBe("{}");
    await second.stop();
    own.remove();
  });
});

describe("publishing", () => {
  it("shows no draft, and of two languages only the one that is published", async () => {
    const [de, en] = [
      await find("pages", "path", "/features/live-map", "de"),
      await find("pages", "path", "/features/live-map", "en"),
    ];
    const before = await backend.siteContent();
    for (const { id, language, meta } of [de, en])
      await change("pages", id, "draft=true", {
        meta: { title: `Draft ${language}`, description: meta.description },
        _status: "draft",
      });
    expect((await backend.siteContent()).version).toBe(before.version);

    const { status } = await change("pages", de.id, "", { _status: "published" });
    expect(status).toBe(200);
    expect((await published("de/pages/features/live-map.yaml")).meta.title).toBe("Draft de");
    expect((await published("en/pages/features/live-map.yaml")).meta.title).toBe(en.meta.title);
    expect((await find("pages", "path", "/features/live-map", "en")).meta.title).toBe("Draft en");
  });

  it("takes both languages at once where they are to have other parts, neither of them alone", async () => {
    const name = "/use-cases/process-optimization";
    const [de, en] = [await find("pages", "path", name, "de"), await find("pages", "path", name, "en")];
    const { version } = await backend.siteContent();
    for (const { id, blocks } of [de, en])
      await change("pages", id, "draft=true", { blocks: blocks.slice(0, -1), _status: "draft" });
    const alone = await change("pages", de.id, "", { _status: "published" });
    expect([alone.status, alone.body.errors[0].message]).toEqual([400, expect.stringContaining("English has ")]);
    expect((await backend.siteContent()).version).toBe(version);
    expect((await change("pages", en.id, "both=true", { _status: "published" })).status).toBe(200);
    for (const language of ["de", "en"])
      expect((await published(`${language}/pages${name}.yaml`)).blocks).toHaveLength(de.blocks.length - 1);

    await change("pages", de.id, "draft=true", { meta: { title: null }, _status: "draft" });
    const incomplete = await change("pages", en.id, "both=true", { _status: "published" });
    expect([incomplete.status, incomplete.body.errors[0].message]).toEqual([
      400,
      expect.stringMatching(/\[Page “.+”, German\]\(.+\) → For search engines › Title: is missing/),
    ]);
    expect((await find("pages", "path", name, "de"))._status).toBe("draft");
  });

  it("knows every text once in each language, drafts too", async () => {
    const twice = { name: "lidar-faults-shift-start-checks", language: "de", title: "X", _status: "draft" };
    const german = { ...admin, "Accept-Language": "de" };
    const { status, body } = await backend.call("POST", "/api/articles?draft=true", twice, german);
    const [error] = body.errors[0].data.errors;
    expect([status, error.path, error.message]).toEqual([
      400,
      "name",
      expect.stringContaining("steht schon ein Text auf Deutsch"),
    ]);
    for (const [data, path] of [
      [{ ...twice, language: undefined }, "language"],
      [{ ...twice, language: "fr" }, "language"],
      [{ ...twice, name: undefined }, "name"],
    ] as const) {
      const answer = await backend.call("POST", "/api/articles?draft=true", data, admin);
      expect([answer.status, answer.body.errors[0].data.errors[0].path]).toEqual([400, path]);
    }
    const chapter = await find("chapters", "handbook", "robot-operations", "en");
    const section = { chapter: chapter?.id, name: "new", language: "de", title: "X", _status: "draft" };
    const answer = await backend.call("POST", "/api/sections?draft=true", section, admin);
    expect([answer.status, answer.body.errors[0].data.errors[0].path]).toEqual([400, "chapter"]);
  });

  it("leaves a text the name and the language it was made with", async () => {
    const { id } = await find("articles", "name", "lidar-faults-shift-start-checks");
    const changes = { name: "other", language: "en", ref: "article:other", _status: "draft" };
    expect((await change("articles", id, "draft=true", changes)).status).toBe(200);
    expect(await find("articles", "name", "lidar-faults-shift-start-checks")).toMatchObject({
      id,
      ref: "article:lidar-faults-shift-start-checks",
    });
  });

  it("is taken back to an earlier version, as a draft or for all, by whoever may write or publish it", async () => {
    const editor = await personWith(backend, "editor", admin);
    const author = await personWith(backend, "author", admin);
    const { id, ref, title } = await find("articles", "name", "mtbf-mttr-robot-fleets");
    expect((await change("articles", id, "", { title: "Eine neue Fassung", _status: "published" })).status).toBe(200);
    const versions = `/api/articles/versions?where[parent][equals]=${id}&depth=0&limit=50`;
    const { docs } = (await backend.call("GET", versions, undefined, editor)).body;
    const { id: earlier } = docs.find(({ version }: Json) => version.title === title);
    const identity = { ref, language: "de", name: "mtbf-mttr-robot-fleets" };
    const state = async () => {
      const [live, draft] = [
        await published("de/magazine/mtbf-mttr-robot-fleets.md"),
        await find("articles", "id", id),
      ];
      expect(draft).toMatchObject(identity);
      return [live.front.title, draft.title];
    };
    const restore = (query: string, person: Record<string, string>) =>
      backend.call("POST", `/api/articles/versions/${earlier}${query}`, undefined, person);
    expect((await restore("?draft=true", author)).status).toBe(200);
    expect(await state()).toEqual(["Eine neue Fassung", title]);
    expect((await restore("", editor)).status).toBe(200);
    expect(await state()).toEqual([title, title]);
  });

  it("refuses what the site could not show, names it, and keeps nothing of it", async () => {
    const { id, meta } = await find("pages", "path", "/pricing");
    const before = await backend.siteContent();
    const { status, body } = await change("pages", id, "", {
      meta: { title: meta.title, description: "Zu kurz" },
      _status: "published",
    });
    expect(status).toBe(400);
    expect(body.errors[0].message.split("\n")).toEqual([
      expect.stringMatching(/^Not published/),
      "• For search engines › Description: is 7 characters long, search results want at least 110",
    ]);
    expect((await backend.siteContent()).version).toBe(before.version);
    expect((await find("pages", "path", "/pricing")).meta.description).toBe(meta.description);
  });

  it("refuses to delete or withdraw what other pages need", async () => {
    const name = "vda-5050-state-messages-for-maintenance";
    const { id } = await find("articles", "name", name);
    const { status, body } = await backend.call("DELETE", `/api/articles/${id}`, undefined, admin);
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain(`links to "article:${name}"`);
    const withdrawn = await change("articles", id, "both=true", { _status: "draft" });
    expect(withdrawn.status).toBe(400);
    expect((await backend.siteContent()).files[`de/magazine/${name}.md`]).toBeDefined();
  });

  it("says what is wrong in the language of the editor, and marks the fields of the form at hand", async () => {
    const { id, meta } = await find("pages", "path", "/terms");
    const { body: page } = await backend.call("GET", `/api/pages/${id}?depth=0`, undefined, admin);
    const at = page.blocks.findIndex(({ blockType }: Json) => blockType === "cta");
    const linked = page.blocks[at].actions[0].to;
    page.blocks[at].actions[0].to = "/nirgends";
    // A text that does not fit its schema is refused before its links are looked at.
    const tooShort = "ist 7 Zeichen lang, Suchergebnisse brauchen mindestens 110";
    const deadLink = "verweist auf „/nirgends“, das es auf Deutsch nicht gibt";
    const differs = `ist „/nirgends“, in Seite „/terms“, Englisch „${linked}“`;
    const place = `Blöcke › ${at + 1}. Handlungsaufruf › Schaltflächen › Eintrag 1 › Ziel`;
    const link = `blocks.${at}.actions.0.to`;
    for (const [data, lines, mark] of [
      [
        { meta: { title: meta.title, description: "Zu kurz" }, blocks: page.blocks },
        [`• Für Suchmaschinen › Beschreibung: ${tooShort}`],
        { path: "meta.description", message: tooShort },
      ],
      [
        { blocks: page.blocks },
        [`• ${place}: ${deadLink}`, `• ${place}: ${differs}`],
        { path: link, message: `${deadLink}; ${differs}` },
      ],
    ] as const) {
      const german = { ...admin, "Accept-Language": "de" };
      const { status, body } = await change("pages", id, "", { ...data, _status: "published" }, german);
      const [error, ...others] = body.errors;
      expect([status, others]).toEqual([400, []]);
      expect(error.message.split("\n")).toEqual([expect.stringMatching(/^Nicht veröffentlicht\./), ...lines]);
      expect(error.data.errors).toEqual([mark]);
    }
  });

  it("names the other documents that need one, with a link to each", async () => {
    const name = "vda-5050-state-messages-for-maintenance";
    const { id } = await find("articles", "name", name);
    const german = { ...admin, "Accept-Language": "de" };
    const { body } = await backend.call("DELETE", `/api/articles/${id}`, undefined, german);
    expect(body.errors[0].message).toMatch(/^Nicht gelöscht\. Damit die Website heil bleibt/);
    const [line = ""] = body.errors[0].message
      .split("\n")
      .filter((each: string) => each.includes("/admin/collections/") && each.includes(`„article:${name}“`));
    expect(line).toMatch(/^• \[[^\]]+, (Deutsch|Englisch)\]\(http:\/\/[^)]+\/admin\/collections\/[a-z-]+\/\d+\)/);
    expect(line).toMatch(/: verweist auf „article:[^“]+“, das es auf (Deutsch|Englisch) nicht gibt$/);
    const link = /\((http[^)]+)\)/.exec(line)?.[1] ?? "";
    expect((await fetch(link)).status).toBe(200);
  });

  it("calls a page that would be missing by its address", async () => {
    const { id } = await find("pages", "path", "/terms");
    const { status, body } = await change("pages", id, "both=true", { _status: "draft" });
    expect(status).toBe(400);
    for (const language of ["German", "English"])
      expect(body.errors[0].message).toContain(
        `• Page “/terms”, ${language}: is missing: the site must have this page`,
      );
  });

  it("takes pages at new addresses, in both languages at once, and lets them go again", async () => {
    const path = "/news/robot-dogs";
    const made: Json[] = [];
    for (const language of ["de", "en"] as const) {
      const { meta, blocks } = await find("pages", "path", "/terms", language);
      const words = { title: `Robot dogs ${language}`, description: meta.description };
      const page = { path, language, family: "feature", meta: words, blocks, _status: "draft" };
      const { status, body } = await backend.call("POST", "/api/pages?draft=true", page, admin);
      expect([status, body.errors]).toEqual([201, undefined]);
      made.push(body.doc);
    }
    expect(Object.keys((await backend.siteContent()).files)).not.toContain("en/pages/news/robot-dogs.yaml");
    const [{ id }] = made;
    const alone = await change("pages", id, "", { _status: "published" });
    expect([alone.status, alone.body.errors[0].message]).toEqual([400, expect.stringContaining("no counterpart")]);
    expect((await change("pages", id, "both=true", { _status: "published" })).status).toBe(200);
    for (const language of ["de", "en"])
      expect(await published(`${language}/pages/news/robot-dogs.yaml`)).toMatchObject({ family: "feature" });
    const moved = await change("pages", id, "", { path: "/news/cats", _status: "published" });
    expect([moved.status, moved.body.doc.path]).toEqual([200, path]);
    expect((await backend.call("DELETE", `/api/pages/${id}?both=true`, undefined, admin)).status).toBe(200);
    expect(Object.keys((await backend.siteContent()).files)).not.toContain("de/pages/news/robot-dogs.yaml");
  });

  it("takes a new client once the register names it, and lets it go again", async () => {
    const made: Json[] = [];
    for (const language of ["de", "en"] as const) {
      const { id: _, ref: __, ...model } = await find("clients", "name", "otto-group", language);
      const client = { ...model, name: "new-client", slug: "new-client", title: `New client ${language}` };
      const meta = { ...model.meta, title: `New client ${language}` };
      const { status, body } = await backend.call(
        "POST",
        "/api/clients?draft=true",
        { ...client, meta, _status: "draft" },
        admin,
      );
      expect([status, body.errors]).toEqual([201, undefined]);
      made.push(body.doc);
    }
    const [{ id }] = made;
    const early = await change("clients", id, "both=true", { _status: "published" });
    expect([early.status, early.body.errors[0].message]).toEqual([400, expect.stringContaining("every client needs")]);
    const { customers } = (await backend.call("GET", "/api/globals/rules", undefined, admin)).body;
    const entry = "new-client: { release: null, scope: null, timeline: null, results: null, quote: null }\n";
    const register = (text: string) => save(backend, "POST", "/api/globals/rules", { customers: text }, admin);
    expect((await register(customers + entry)).status).toBe(200);
    expect((await change("clients", id, "both=true", { _status: "published" })).status).toBe(200);
    expect(Object.keys((await backend.siteContent()).files)).toContain("en/clients/new-client.md");
    expect((await register(customers)).status, "while the client stands").toBe(400);
    expect((await backend.call("DELETE", `/api/clients/${id}?both=true`, undefined, admin)).status).toBe(200);
    expect((await register(customers)).status).toBe(200);
  });

  it("refuses pages where others stand, and keeps those that the site must have", async () => {
    for (const [path, reason] of [
      ["news", "begins with a slash"],
      ["/robots/spot", "lies where pages made from robots"],
      ["/company/jobs/chef", "lies where pages made from documents in jobs/"],
      ["/en/news", "holds a language"],
      ["/terms", "already has a text"],
    ]) {
      const page = { path, language: "en", family: "feature", _status: "draft" };
      const { status, body } = await backend.call("POST", "/api/pages?draft=true", page, admin);
      expect([path, status, JSON.stringify(body)]).toEqual([path, 400, expect.stringContaining(reason ?? "")]);
    }
    const { id } = await find("pages", "path", "/terms");
    for (const query of ["", "?both=true"])
      expect((await backend.call("DELETE", `/api/pages/${id}${query}`, undefined, admin)).status).toBe(403);
    expect((await find("pages", "path", "/terms")).id).toBe(id);
  });

  it("refuses settings that do not hold, with file and place", async () => {
    const { body: rules } = await backend.call("GET", "/api/globals/rules", undefined, admin);
    const pricing = rules.pricing.replace("maxVolumeDiscountPct: 18", "maxVolumeDiscountPct: 80");
    const { status, body } = await save(backend, "POST", "/api/globals/rules", { pricing }, admin);
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain("• Prices › maxVolumeDiscountPct: must be the discount of the last");
    const broken = rules.pricing.replace("trialDays:", "trialDays: trialDays:");
    const german = { ...admin, "Accept-Language": "de" };
    const answer = await save(backend, "POST", "/api/globals/rules", { pricing: broken }, german);
    expect(answer.body.errors[0].message).toMatch(/• Preise › Zeile \d+: ist kein gültiges YAML: bitte Einrückung/);
  });

  it("refuses a standard that is in no register, and takes it once it is; without a register it takes any", async () => {
    const { id, meta } = await find("pages", "path", "/terms");
    const description = `${meta.description.slice(0, 120)} Nach ISO 99999.`;
    const publishIt = () => change("pages", id, "", { meta: { title: meta.title, description }, _status: "published" });
    const keep = ({ standards }: Json) => save(backend, "POST", "/api/globals/rules", { standards }, admin);
    const { status, body } = await publishIt();
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining("names “ISO 99999”")]);
    const { body: rules } = await backend.call("GET", "/api/globals/rules", undefined, admin);
    const both = "{ de: x, en: x }";
    const entry = `new: { name: ${both}, edition: null, addressee: ${both}, says: ${both}, source: null, read: null, mentions: [ISO 99999] }`;
    expect((await keep({ ...rules, standards: `${rules.standards}\n${entry}\n` })).status).toBe(200);
    expect((await publishIt()).status).toBe(200);
    expect((await keep(rules)).status).toBe(400);
    expect((await keep({ ...rules, standards: "" })).status).toBe(200);
    expect(Object.keys((await backend.siteContent()).files)).not.toContain("shared/standards.yaml");
    const before = { title: meta.title, description: meta.description };
    await change("pages", id, "", { meta: before, _status: "published" });
    expect((await keep(rules)).status).toBe(200);
  });

  it("changes a figure in the language it was changed in", async () => {
    const { body } = await backend.call("GET", "/api/globals/figures", undefined, admin);
    const entries = body.entries.map((entry: Json) =>
      entry.key === "machines" ? { ...entry, value: { ...entry.value, en: "16,000+" } } : entry,
    );
    expect((await save(backend, "POST", "/api/globals/figures", { entries }, admin)).status).toBe(200);
    const { machines } = await published("shared/figures.yaml");
    expect(machines.value).toEqual({ de: "15.000+", en: "16,000+" });
  });

  it("shows both languages of what is scheduled for both, also when neither could appear alone", async () => {
    const name = "lidar-faults-shift-start-checks";
    const me = (await backend.call("GET", "/api/users/me", undefined, admin)).body.user;
    for (const language of ["de", "en"] as const) {
      const { id } = await find("articles", "name", name, language);
      const changes = { title: `Later ${language}`, published: "2026-11-02T12:00:00.000Z", _status: "draft" };
      await change("articles", id, "draft=true", changes);
      const doc = { relationTo: "articles", value: String(id) };
      const input = JSON.stringify({ type: "publish", doc, user: { relationTo: "users", value: me.id } });
      const due = new Date(Date.now() - 1000).toISOString();
      await runSql(
        dataDir,
        `INSERT INTO payload_jobs (input, task_slug, queue, wait_until, processing, has_error, total_tried, created_at, updated_at)
         VALUES ('${input}', 'schedulePublish', 'default', '${due}', FALSE, FALSE, 0, '${due}', '${due}')`,
      );
    }
    expect((await backend.call("GET", "/api/payload-jobs/run", undefined, admin)).status).toBe(200);
    // It may run this very minute by itself.
    const titleIn = async (locale: string) => (await published(`${locale}/magazine/${name}.md`)).front.title;
    for (const locale of ["de", "en"])
      await expect.poll(() => titleIn(locale), { timeout: 45_000 }).toBe(`Later ${locale}`);
  });

  it("takes changes of several people at the same time", async () => {
    const names = ["contact", "imprint", "terms", "privacy"];
    const pages = await Promise.all(names.map((name) => find("pages", "path", `/${name}`, "en")));
    const answers = await Promise.all(
      pages.map(({ id, meta }, index) => {
        const data = { meta: { title: `Title ${index}`, description: meta.description }, _status: "published" };
        return change("pages", id, "", data);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { files } = await backend.siteContent();
    const titles = names.map((name) => parse(name, files[`en/pages/${name}.yaml`]).meta.title);
    expect(titles).toEqual(["Title 0", "Title 1", "Title 2", "Title 3"]);
  });
});

describe("several people at one document", () => {
  it("overwrite nothing of each other: of forty who began with the same state, one saves it", async () => {
    const editor = await personWith(backend, "editor", admin, { name: "Ada" });
    const { id, updatedAt } = await find("pages", "path", "/roi-calculator");
    for (const query of ["draft=true", ""]) {
      const { updatedAt } = (await backend.call("GET", `/api/pages/${id}?draft=true&depth=0`, undefined, admin)).body;
      const title = (index: number) => `Title ${query} ${index}`;
      const { meta } = await find("pages", "path", "/roi-calculator");
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) => {
          const data = { meta: { ...meta, title: title(index) }, _status: query ? "draft" : "published" };
          // Both ways to name the state.
          const body = index % 2 ? data : { ...data, updatedAt };
          const headers = index % 2 ? { ...editor, "If-Match": `"${updatedAt}"` } : editor;
          return backend.call("PATCH", `/api/pages/${id}?${query}`, body, headers);
        }),
      );
      const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
      expect(winners).toHaveLength(1);
      expect((await find("pages", "path", "/roi-calculator")).meta.title).toBe(title(winners[0] as number));
      for (const { status, body } of answers.filter(({ status }) => status !== 200))
        expect([status, body.errors[0].message]).toEqual([
          409,
          expect.stringMatching(
            /^Not saved: Ada saved this document at \d\d:\d\d:\d\d[\s\S]*\/admin\/collections\/pages\/\d+\)/,
          ),
        ]);
    }
    const late = { meta: { title: "Late" }, updatedAt, _status: "draft" };
    expect((await backend.call("PATCH", `/api/pages/${id}?draft=true`, late, admin)).status).toBe(409);
  });

  it("write forty documents at once, drafts and published ones, while others read: each change is there afterwards", async () => {
    const query = "where[language][equals]=en&where[path][not_equals]=/roi-calculator&limit=40&depth=0";
    const { docs } = (await backend.call("GET", `/api/pages?${query}`, undefined, admin)).body;
    const title = (index: number) => `Written beside others, ${index}`;
    // Every tenth is published; that waits for its turn, as everything does that changes something.
    const isPublished = (index: number) => index % 10 === 0;
    const writes = docs.map(({ id, meta, updatedAt }: Json, index: number) => {
      const data = { meta: { ...meta, title: title(index) }, _status: isPublished(index) ? "published" : "draft" };
      const base = { ...admin, "If-Match": `"${updatedAt}"` };
      return backend.call("PATCH", `/api/pages/${id}${isPublished(index) ? "" : "?draft=true"}`, data, base);
    });
    const reads = docs.map(({ id }: Json) => backend.call("GET", `/api/pages/${id}?depth=0`, undefined, admin));
    const statuses = (await Promise.all([...writes, ...reads])).map(({ status }) => status);
    expect(statuses).toEqual(Array(80).fill(200));
    for (const [index, { path }] of docs.entries()) {
      expect((await find("pages", "path", path, "en")).meta.title).toBe(title(index));
      if (isPublished(index))
        expect((await published(`en/pages${path === "/" ? "/start" : path}.yaml`)).meta.title).toBe(title(index));
    }
  }, 300_000);

  it("say what their change was made from, and change one document at a time", async () => {
    const { id } = await find("pages", "path", "/roi-calculator");
    const data = { meta: { title: "From nowhere" }, _status: "draft" };
    const answers = [
      await backend.call("PATCH", `/api/pages/${id}?draft=true`, data, admin),
      await backend.call("PATCH", `/api/pages?where[id][equals]=${id}&draft=true`, data, admin),
      await backend.call("POST", "/api/globals/site", { brand: "From nowhere" }, admin),
      await backend.call(
        "POST",
        "/api/globals/site",
        { brand: "Late" },
        { ...admin, "If-Match": new Date(0).toISOString() },
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([428, 400, 428, 409]);
    expect((await find("pages", "path", "/roi-calculator")).meta.title).not.toBe("From nowhere");
  });
});

describe("addresses", () => {
  it("that a document has left lead to where it stands, also after a second move and back", async () => {
    const { id, slug } = await find("articles", "name", "mtbf-mttr-robot-fleets");
    const rename = (to: string) => change("articles", id, "", { slug: to, _status: "published" });
    const moves = async () => {
      const { redirects } = await backend.siteContent();
      const moved = redirects.filter(({ to }: Json) => to !== undefined);
      return moved.map(({ locale, from, to }: Json) => `${locale} ${from} → ${to}`).sort();
    };
    await rename("erster-name");
    await rename("zweiter-name");
    expect(await moves()).toEqual(
      [`de magazine/${slug} → magazine/zweiter-name`, "de magazine/erster-name → magazine/zweiter-name"].sort(),
    );
    await rename(slug);
    expect(await moves()).toEqual([
      `de magazine/erster-name → magazine/${slug}`,
      `de magazine/zweiter-name → magazine/${slug}`,
    ]);
  });

  it("of a text that was taken away are remembered, until it stands there again", async () => {
    const { id, language, slug } = await find("articles", "name", "radio-map-from-missing-header-ids");
    const ways = async () => {
      const { redirects } = await backend.siteContent();
      return redirects.filter(({ from }: Json) => from === `magazine/${slug}`);
    };
    expect(await ways()).toEqual([]);
    expect((await change("articles", id, "both=true", { _status: "draft" })).status).toBe(200);
    expect(await ways()).toEqual([{ locale: language, from: `magazine/${slug}` }]);
    expect((await change("articles", id, "both=true", { _status: "published" })).status).toBe(200);
    expect(await ways()).toEqual([]);
  });
});

describe("people", () => {
  it("who are not signed in read nothing, whatever they ask", async () => {
    const paths = [
      "pages",
      "pages?draft=true",
      "pages/versions",
      "articles?draft=true&depth=5",
      "sections",
      "leads",
      "users",
      "files",
      "addresses",
      "payload-jobs",
      "globals/site",
      "globals/navigation-de",
      "globals/own-redirects",
      "globals/rules",
      "globals/robot-finder",
      "globals/publication",
    ];
    for (const path of paths) expect([path, (await backend.call("GET", `/api/${path}`)).status]).toEqual([path, 403]);
    expect((await backend.call("GET", "/api/site-content")).status).toBe(401);
    const guessed = { Authorization: `Bearer ${siteToken}x` };
    expect((await backend.call("GET", "/api/site-content", undefined, guessed)).status).toBe(401);
    expect((await backend.call("POST", "/api/graphql", { query: "{ Pages { docs { id } } }" })).status).toBe(404);
  });

  it("who are not signed in write nothing", async () => {
    const person = { email: "x@example.com", password: "correct horse battery staple" };
    for (const path of ["leads", "articles", "users", "files", "addresses", "users/first-register", "globals/site"])
      expect([path, (await backend.call("POST", `/api/${path}`, person)).status]).toEqual([path, 403]);
    const { id } = await find("pages", "path", "/terms");
    for (const query of ["", "?draft=true", "?both=true"]) {
      const { status, body } = await backend.call("PATCH", `/api/pages/${id}${query}`, { meta: { title: "X" } });
      expect([status, JSON.stringify(body)]).toEqual([403, expect.not.stringContaining("saved")]);
    }
  });

  it("as authors write drafts, publish nothing and see no leads", async () => {
    const author = await personWith(backend, "author", admin);
    const { id, meta } = await find("pages", "path", "/newsletter");
    const data = (title: string) => ({ meta: { title, description: meta.description } });
    const draft = { ...data("Ein Entwurf"), _status: "draft" };
    expect((await change("pages", id, "draft=true", draft, author)).status).toBe(200);
    for (const query of ["", "draft=true", "both=true", "draft=true&both=true", "publishAllLocales=true"]) {
      const answer = await change("pages", id, query, { ...data("Frech"), _status: "published" }, author);
      expect([query, answer.status]).toEqual([query, 403]);
    }
    expect((await change("pages", id, "", data("Frech"), author)).status).toBe(403);
    expect((await published("de/pages/newsletter.yaml")).meta.title).toBe(meta.title);
    expect((await backend.call("GET", "/api/leads", undefined, author)).status).toBe(403);
    expect((await backend.call("POST", "/api/files", new FormData(), author)).status).toBe(403);
    expect((await backend.call("POST", "/api/globals/site", { brand: "X" }, author)).status).toBe(403);
  });

  it("as translators write drafts in their language, and nothing else", async () => {
    const translator = await personWith(backend, "translator", admin, { languages: ["en"] });
    const [de, en] = [
      await find("articles", "name", "mtbf-mttr-robot-fleets", "de"),
      await find("articles", "name", "mtbf-mttr-robot-fleets", "en"),
    ];
    const { version } = await backend.siteContent();
    const draft = { title: "Translated", _status: "draft" };
    const all = await backend.call("GET", "/api/articles?limit=100&depth=0", undefined, translator);
    expect(new Set(all.body.docs.map(({ language }: Json) => language))).toEqual(new Set(["de", "en"]));
    expect((await change("articles", en.id, "draft=true", draft, translator)).status).toBe(200);
    const versions = `/api/articles/versions?where[parent][equals]=${en.id}&sort=createdAt&depth=0`;
    const [oldest] = (await backend.call("GET", versions, undefined, translator)).body.docs;
    const restore = (query: string) =>
      backend.call("POST", `/api/articles/versions/${oldest.id}${query}`, undefined, translator);
    expect((await restore("?draft=true")).status).toBe(200);
    const made = { name: "translated", language: "en", ...draft };
    expect((await backend.call("POST", "/api/articles?draft=true", made, translator)).status).toBe(201);

    const published = { ...draft, _status: "published" };
    const one = `/api/articles/${en.id}`;
    const attempts: [string, string, object?][] = [
      ["PATCH", `/api/articles/${de.id}?draft=true`, draft],
      ["PATCH", `/api/articles/${de.id}?draft=true`, { ...draft, language: "en" }],
      ["PATCH", `${one}?draft=true`, published],
      ["PATCH", `${one}?draft=true&both=true`, published],
      ["PATCH", one, published],
      ["PATCH", one, draft],
      ["PATCH", one, { title: "No status" }],
      ["PATCH", `/api/articles?where[id][equals]=${en.id}`, { _status: "draft" }],
      ["DELETE", one],
      ["DELETE", `/api/articles?where[id][equals]=${en.id}`],
      ["POST", "/api/articles?draft=true", { ...made, name: "german", language: "de" }],
      ["POST", "/api/articles", { ...made, name: "at-once", _status: "published" }],
      ["POST", `/api/articles/${de.id}/duplicate`, {}],
      ["POST", `/api/articles/versions/${oldest.id}`],
      ["POST", "/api/globals/site", { brand: "X" }],
      ["POST", "/api/globals/navigation-en", {}],
      ["GET", "/api/leads"],
    ];
    for (const [method, path, data] of attempts) {
      const { status } = await backend.call(method, path, data, { ...translator, "If-Match": de.updatedAt });
      expect([method, path, status]).toEqual([method, path, 403]);
    }
    expect((await backend.siteContent()).version).toBe(version);
    const me = (await backend.call("GET", "/api/users/me", undefined, translator)).body.user;
    await backend.call("PATCH", `/api/users/${me.id}`, { role: "admin", languages: ["de", "en"] }, translator);
    expect((await backend.call("GET", "/api/users/me", undefined, translator)).body.user).toMatchObject({
      role: "translator",
      languages: ["en"],
    });
  });

  it("do not raise themselves", async () => {
    const author = await personWith(backend, "author", admin);
    const me = async () => (await backend.call("GET", "/api/users/me", undefined, author)).body.user;
    await change("users", (await me()).id, "", { role: "admin" }, author);
    expect((await me()).role).toBe("author");
  });

  it("as editors publish and see leads, but manage nobody", async () => {
    const editor = await personWith(backend, "editor", admin);
    const { id } = await find("pages", "path", "/newsletter", "en");
    expect((await change("pages", id, "", { _status: "published" }, editor)).status).toBe(200);
    expect((await backend.call("GET", "/api/leads", undefined, editor)).status).toBe(200);
    const person = { email: "y@example.com", password: "correct horse battery staple" };
    expect((await backend.call("POST", "/api/users", person, editor)).status).toBe(403);
  });
});

describe("leads", () => {
  const lead = {
    ...sampleLead,
    id: "lead-1",
    fields: { name: "Ada 👩‍🚀 Löwe", company: "Motoren & Söhne", message: "=1+1\nZeile zwei" },
    campaign: { utm_source: "fair" },
  };
  const send = (key: string, body: unknown = lead, token = siteToken) =>
    backend.call("POST", "/api/leads/receive", body, { Authorization: `Bearer ${token}`, "Idempotency-Key": key });
  const kept = async (key: string) =>
    (await backend.call("GET", `/api/leads?where[key][equals]=${key}&depth=0`, undefined, admin)).body.docs;

  it("are kept once, as they were sent, however often they come", async () => {
    expect((await send("key-1")).status).toBe(201);
    expect((await send("key-1")).status).toBe(200);
    const [doc, ...others] = await kept("key-1");
    expect(others).toEqual([]);
    expect(doc).toMatchObject({ email: lead.email, company: "Motoren & Söhne", state: "new", form: "contact" });
    expect(doc.answers.map(({ name, value }: Json) => [name, value])).toEqual(Object.entries(lead.fields));
  });

  it("are kept once when they come several times at the same moment", async () => {
    await Promise.all([send("key-2"), send("key-2"), send("key-2")]);
    expect((await send("key-2")).status).toBe(200);
    expect(await kept("key-2")).toHaveLength(1);
  });

  it("are refused without token, without key, and in another form", async () => {
    expect((await send("key-3", lead, "wrong")).status).toBe(401);
    expect((await send("", lead)).status).toBe(400);
    expect((await send("key-4", { ...lead, fields: [1, 2] })).status).toBe(400);
    expect((await send("key-5", "nonsense")).status).toBe(400);
  });
});

describe("files", () => {
  function upload(name: string, type: string, text: string) {
    const form = new FormData();
    form.append("file", new File([text], name, { type }));
    return backend.call("POST", "/api/files", form, admin);
  }

  it("that editors upload reach the site, and nobody else", async () => {
    const uploaded = await upload("checklist.csv", "text/csv", "step;done\n1;no\n");
    expect([uploaded.status, uploaded.body.errors]).toEqual([201, undefined]);
    const { media } = await backend.siteContent();
    const entry = media["files/checklist.csv"];
    expect(entry).toMatchObject({ bytes: 15, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect((await backend.call("GET", entry.url)).status).toBe(403);
    const asSite = await backend.call("GET", entry.url, undefined, { Authorization: `Bearer ${siteToken}` });
    expect([asSite.status, asSite.body]).toEqual([200, "step;done\n1;no\n"]);
  });

  it("of other kinds are refused", async () => {
    expect((await upload("page.html", "text/html", "<script>")).status).toBe(400);
  });
});

describe("a start that cannot succeed says why", () => {
  it("names every wrong variable, and shows no secret", async () => {
    const settings = { CMS_TOKEN: "short", CMS_PORT: "x", CMS_DATABASE_URL: "mysql://hidden" };
    const { code, output } = await runBackend(settings);
    expect(code).toBe(1);
    expect(output).toMatch(/^The content backend cannot start\. /);
    for (const part of ["CMS_TOKEN", "CMS_PORT", "CMS_DATABASE_URL"]) expect(output).toContain(part);
    expect(output).not.toMatch(/"short"|hidden/);
  });

  it("names a port that is in use", async () => {
    const own = newDataDir();
    const { port } = new URL(backend.url);
    const { code, output } = await runBackend({ DATA_DIR: own.dataDir, CMS_PORT: port });
    own.remove();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use: choose another with CMS_PORT=`);
  });
});
