import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { collectionLayout, parseMarkdown, parseYaml, readManufacturers, readRobots } from "@waku/content";
import {
  chapterSchema,
  collectionNames,
  drawingNames,
  figuresSchema,
  itemSchemas,
  type Locale,
  locales,
  navigationSchema,
  ownRedirectsSchema,
  pageSchema,
  picturesSchema,
  sectionSchema,
  siteSchema,
} from "@waku/content/schema";
import { dump, load } from "js-yaml";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { toStored, withGaps } from "../src/model/convert";
import {
  chapterShape,
  figuresShape,
  itemShapes,
  navigationShape,
  navigationSlugs,
  ownRedirectsShape,
  pageShape,
  registerFiles,
  type SettingFile,
  settingFiles,
  siteShape,
} from "../src/model/documents";
import { itemSlugs } from "../src/model/item-slugs";
import type { ObjectShape } from "../src/model/shape";
import { textFields } from "../src/pictures/text-fields";
import { type Backend, findDocument, firstAdmin, type Json, newDataDir, save, startBackend } from "./backend";
import { type Known, type Mistake, mistakesAt, type Place, placesIn, Values } from "./model-values";

const contentDir = resolve(import.meta.dirname, "../../../content");
const shared = (file: string) => load(readFileSync(resolve(contentDir, "shared", file), "utf8")) as Json;

const figures = shared("figures.yaml");
const videos = Object.keys(shared("site.yaml").videos);
/** A client that the register of clients knows: a new one would be in none. */
const client = "otto-group";
const recordings = ["one.mp3", "other.mp3"];
const tables = ["failure-code-list-template", "inspection-register-template"].map((name) => `handbooks/${name}.csv`);

const known: Known = {
  to: ["/pricing", "/terms"],
  links: ["/pricing", "/terms"],
  story: ["/success-stories/otto-group", "/success-stories/akkurat-gsv"],
  client: [client],
  ids: Object.keys(figures),
  video: videos,
  file: [...recordings.map((name) => `files/${name}`), ...tables],
  document: tables,
  logo: ["pictures/amr-navy-480.webp", "pictures/amr-navy-800.webp"],
  picture: ["amr", "agv-tugger"],
  name: ["amr", "agv-tugger"],
  scene: drawingNames.slice(0, 2),
  address: ["/de/alte-kampagne", "/en/old-campaign"],
  target: ["/de/pricing", "/de/terms"],
};
const values = new Values(known);

const { dataDir, remove } = newDataDir();
let backend: Backend;
let admin: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
  await releaseResults();
  await freeDrawings();
  for (const name of recordings) await upload(name);
});
afterAll(async () => {
  await backend.stop();
  remove();
});

/** Figures measured at a client need its word. */
async function releaseResults(): Promise<void> {
  const customers = shared("customers.yaml");
  const both = { de: "Wort", en: "Word" };
  const results = [{ value: both, label: both, method: both, period: both }];
  const released = { ...customers[client], release: { by: "Ada", on: "2026-01-01" }, results };
  const text = dump({ ...customers, [client]: released });
  expect((await save(backend, "POST", "/api/globals/rules", { customers: text }, admin)).status).toBe(200);
}

/** A drawing stands in one article alone: those that have the ones used here give them up. */
async function freeDrawings(): Promise<void> {
  const where = `where[drawing.scene][in]=${known.scene}&depth=0`;
  const { docs } = (await backend.call("GET", `/api/articles?${where}`, undefined, admin)).body;
  for (const { id } of docs) {
    const data = { drawing: { scene: null, caption: null }, _status: "draft" };
    await save(backend, "PATCH", `/api/articles/${id}?draft=true`, data, admin);
  }
  for (const { id } of docs.filter(({ language }: Json) => language === "de")) {
    const data = { _status: "published" };
    expect((await save(backend, "PATCH", `/api/articles/${id}?both=true`, data, admin)).status).toBe(200);
  }
}

async function upload(name: string): Promise<void> {
  const form = new FormData();
  const silence = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(2000)]);
  form.append("file", new File([silence], name, { type: "audio/mpeg" }));
  expect((await backend.call("POST", "/api/files", form, admin)).status).toBe(201);
}

const read = async (path: string) => (await backend.call("GET", `${path}?depth=0&draft=true`, undefined, admin)).body;
const headersIn = (locale: Locale) => ({ ...admin, "Accept-Language": locale });

/** What the backend has of what was sent, as it was sent: days are times there. */
function asSent(stored: Json, sent: Json): Json {
  if (typeof sent === "string" && /^\d{4}-\d\d-\d\d$/.test(sent)) return String(stored).slice(0, 10);
  if (Array.isArray(sent)) return stored?.map((part: Json, index: number) => asSent(part, sent[index]));
  if (sent === null || typeof sent !== "object") return stored;
  return Object.fromEntries(Object.keys(sent).map((name) => [name, asSent(stored?.[name], sent[name])]));
}

/** The fields that an answer marks, with what it says of each. */
function marksOf({ errors }: Json): Record<string, string> {
  return Object.fromEntries((errors?.[0]?.data?.errors ?? []).map(({ path, message }: Json) => [path, message]));
}

type Change = (data: Json, locale: Locale) => ReturnType<Backend["call"]>;

/** Makes each mistake that fields allow, many in one change: every change is refused, each mistake told at its field. */
async function expectRefusals(places: Place[], stored: Json, change: Change): Promise<void> {
  for (const [index, round] of rounds(places).entries()) {
    const locale = locales[index % locales.length] as Locale;
    const data = structuredClone(stored);
    for (const mistake of round) enter(data, mistake);
    const { status, body } = await change({ ...data, _status: "published" }, locale);
    const said = Object.fromEntries(round.map(({ field, says }) => [field, says[locale]]));
    expect([status, marksOf(body)]).toEqual([400, said]);
  }
}

/** Enters a value in a field, or gives a list so many of its rows. */
function enter(data: Json, { field, entered, rows }: Pick<Mistake, "field" | "entered" | "rows">): void {
  const way = field.split(".");
  const last = way.pop() as string;
  const part = way.reduce((within, name) => within[name], data);
  const before = part[last];
  const row = (index: number) => ({ ...before[index % before.length], id: undefined });
  part[last] = rows === undefined ? entered : Array.from({ length: rows }, (_, index) => row(index));
}

/**
 * Mistakes that one change can make at once: one in a field, of each part at most one thing missing, so that the part is
 * there. Lists that stand in others, and keys, have changes of their own.
 */
function rounds(places: Place[]): Mistake[][] {
  const partOf = ({ field }: Mistake) => field.slice(0, field.lastIndexOf("."));
  const groups = Map.groupBy(places, ({ kind, field }) => (kind === "list" ? field.split(".").length : kind));
  return [...groups.values()].flatMap((group) => {
    const found: Mistake[][] = [];
    for (const mistake of group.flatMap(mistakesAt)) {
      const isInWay = (other: Mistake) =>
        other.field === mistake.field || (other.isMissing && mistake.isMissing && partOf(other) === partOf(mistake));
      const round = found.find((each) => !each.some(isInWay));
      if (round) round.push(mistake);
      else found.push([mistake]);
    }
    return found;
  });
}

type Kind = { slug: string; schema: z.ZodType; shape: ObjectShape; file: string; identity: Record<string, unknown> };

const handbook = "robot-operations";
const itemKinds = collectionNames.map((collection): Kind => {
  const name = collection === "client" ? client : "fields";
  const file = `${collectionLayout[collection].folder}/${name}.md`;
  const [schema, shape] = [itemSchemas[collection], itemShapes[collection]];
  return { slug: itemSlugs[collection], schema, shape, file, identity: { name } };
});
const kinds: Kind[] = [
  { slug: "pages", schema: pageSchema, shape: pageShape, file: "pages/fields.yaml", identity: { path: "/fields" } },
  ...itemKinds,
  {
    slug: "chapters",
    schema: chapterSchema,
    shape: chapterShape,
    file: `handbooks/${handbook}/fields/index.md`,
    identity: { handbook, name: "fields" },
  },
  {
    slug: "sections",
    schema: sectionSchema,
    shape: chapterShape,
    file: `handbooks/${handbook}/fields/fields.md`,
    identity: { name: "fields" },
  },
];
/** The chapter of the section, in each language. */
const chapters: Partial<Record<Locale, number>> = {};

/** Documents of a kind that have every field between them. A page opens with a hero, and has no other. */
function documentsOf({ slug, schema }: Kind, turn: 0 | 1): Json[] {
  if (slug !== "pages") return values.documents(schema, turn);
  const { blocks, ...shape } = pageSchema.shape;
  const [page] = values.documents(z.strictObject(shape), turn) as object[];
  const all = values.documents(blocks.element, turn) as Json[];
  const [heroes, others] = [true, false].map((isHero) => all.filter(({ type }) => (type === "hero") === isHero));
  return (heroes ?? []).map((hero) => ({ ...page, blocks: [hero, ...(others ?? [])] }));
}

describe.each(kinds)("the fields of $slug", (kind) => {
  const { slug, schema, shape, file, identity } = kind;
  const hasBody = file.endsWith(".md");
  const ids: Partial<Record<Locale, number>> = {};
  const addressIn = (locale: Locale) => `/api/${slug}/${ids[locale]}`;
  const storedIn = (locale: Locale, document: Json, turn: number): Json => ({
    ...withGaps(shape, toStored(shape, document, `${locale} ${slug} ${Object.keys(document)} ${turn}`)),
    ...(hasBody && { body: `Wort ${turn}` }),
  });

  beforeAll(async () => {
    for (const locale of locales) {
      const chapter = slug === "sections" ? { chapter: chapters[locale] } : {};
      const data = { ...identity, ...chapter, language: locale, _status: "draft" };
      const [field, value] = Object.entries(identity).at(-1) as [string, string];
      const made =
        slug === itemSlugs.client
          ? await findDocument(backend, admin, [slug, field, value, locale])
          : (await backend.call("POST", `/api/${slug}?draft=true`, data, admin)).body.doc;
      ids[locale] = made.id;
      if (slug === "chapters") chapters[locale] = made.id;
    }
  });

  it("that say which document it is are refused where they are wrong", async () => {
    const [field = ""] = Object.keys(identity).slice(-1);
    const right = { ...identity, ...(slug === "sections" && { chapter: chapters.de }), language: "de" };
    for (const [wrong, mark] of [
      [{ [field]: "Kein Name!" }, field],
      [{ [field]: null }, field],
      [{ language: "fr" }, "language"],
      [{ language: null }, "language"],
    ] as const) {
      const data = { ...right, ...wrong, _status: "draft" };
      const { status, body } = await backend.call("POST", `/api/${slug}?draft=true`, data, headersIn("de"));
      expect([status, Object.keys(marksOf(body))]).toEqual([400, [mark]]);
    }
  });

  it("take a value, which the site gets, and are refused in its words where it would not take them", async () => {
    const tried = new Set<string>();
    for (const turn of [0, 1] as const)
      for (const document of documentsOf(kind, turn)) {
        for (const locale of locales) {
          const draft = { ...storedIn(locale, document, turn), _status: "draft" };
          expect((await save(backend, "PATCH", `${addressIn(locale)}?draft=true`, draft, admin)).status).toBe(200);
        }
        const published = { _status: "published" };
        const { status, body } = await save(backend, "PATCH", `${addressIn("de")}?both=true`, published, admin);
        expect([status, body.errors]).toEqual([200, undefined]);
        const { files, version } = await backend.siteContent();
        for (const locale of locales) {
          const text = files[`${locale}/${file}`];
          const shown = hasBody ? parseMarkdown(text, file, schema).value?.data : parseYaml(text, file, schema).value;
          expect(shown).toEqual(schema.parse(document));
          const sent = storedIn(locale, document, turn);
          expect(asSent(await read(addressIn(locale)), sent)).toEqual(sent);
        }
        if (turn === 0) continue;
        const before = await read(addressIn("de"));
        const places = placesIn(schema, document).filter(({ field }) => !tried.has(field));
        for (const { field } of places) tried.add(field);
        const stored = storedIn("de", document, turn);
        const change: Change = (data, locale) => save(backend, "PATCH", addressIn("de"), data, headersIn(locale));
        await expectRefusals(places, stored, change);
        if (hasBody) await expectBodyRefusals(stored, change);
        await expectAbsentRefused(places, stored, change);
        expect(await read(addressIn("de"))).toEqual(before);
        expect((await backend.siteContent()).version).toBe(version);
      }
  });
});

/** What a value can name that is not there, by the name of its field. */
const absent: Record<string, unknown> = {
  to: "/nowhere",
  links: ["/nowhere", "/terms"],
  story: "/success-stories/nowhere",
  client: "nobody",
  ids: ["nothing"],
  video: "nothing",
  file: "files/nothing.mp3",
  document: "files/nothing.pdf",
  picture: "nothing",
  name: "nothing",
};

/** What fields name must be there: which of them do is told by their names, and by their schemas that they may. */
async function expectAbsentRefused(places: Place[], stored: Json, change: Change): Promise<void> {
  const other = (field: string) => absent[field.slice(field.lastIndexOf(".") + 1)];
  const named = places.filter(
    ({ schema, field }) => other(field) !== undefined && schema.safeParse(other(field)).success,
  );
  if (named.length === 0) return;
  const data = structuredClone(stored);
  for (const { field } of named) enter(data, { field, entered: other(field) });
  const { status, body } = await change({ ...data, _status: "published" }, "de");
  const marks = marksOf(body);
  expect([status, named.map(({ field }) => field).filter((field) => !marks[field])]).toEqual([400, []]);
}

/** The text below the fields is Markdown, which must be there. */
async function expectBodyRefusals(stored: Json, change: Change): Promise<void> {
  for (const body of [null, "Wort <b>Wort</b>"])
    for (const locale of locales) {
      const answer = await change({ ...stored, title: "Wort\nWort", body, _status: "published" }, locale);
      const { problems } = parseMarkdown(`---\na: b\n---\n${body ?? ""}`, "", z.unknown());
      expect([answer.status, marksOf(answer.body)]).toEqual([
        400,
        { body: problems?.[0]?.message[locale], title: expect.any(String) },
      ]);
    }
}

type Settings = { slug: string; schema: z.ZodType; shape: ObjectShape; file: string };
const figuresForm = z.strictObject({ entries: figuresSchema });
const settings: Settings[] = [
  { slug: "site", schema: siteSchema, shape: siteShape, file: "shared/site.yaml" },
  { slug: "figures", schema: figuresForm, shape: figuresShape, file: "shared/figures.yaml" },
  { slug: "own-redirects", schema: ownRedirectsSchema, shape: ownRedirectsShape, file: "shared/own-redirects.yaml" },
  ...locales.map((locale) => {
    const file = `${locale}/navigation.yaml`;
    return { slug: navigationSlugs[locale], schema: navigationSchema, shape: navigationShape, file };
  }),
];

/** Settings that have every field between them. What pages name stays there. */
function settingsOf({ slug, schema }: Settings, turn: 0 | 1): Json[] {
  return values.documents(schema, turn).map((document: Json) => {
    if (slug === "figures") return { entries: { ...figures, ...document.entries } };
    if (slug !== "site") return document;
    const [video] = Object.values(document.videos);
    return { ...document, videos: { ...Object.fromEntries(videos.map((key) => [key, video])), ...document.videos } };
  });
}

describe.each(settings)("the fields of $slug", (each) => {
  const { slug, schema, shape, file } = each;
  const path = `/api/globals/${slug}`;
  const change: Change = (data, locale) => save(backend, "POST", path, data, headersIn(locale));

  it("take a value, which the site gets, and are refused in its words where it would not take them", async () => {
    for (const turn of [0, 1] as const)
      for (const document of settingsOf(each, turn)) {
        const stored: Json = withGaps(shape, toStored(shape, document, `${slug} ${turn}`));
        const { status, body } = await change(stored, "en");
        expect([status, body.errors]).toEqual([200, undefined]);
        const { files, version } = await backend.siteContent();
        const shown = load(files[file]);
        expect(schema.parse(slug === "figures" ? { entries: shown } : shown)).toEqual(schema.parse(document));
        const before = await read(path);
        expect(asSent(before, stored)).toEqual(stored);
        if (turn === 0) continue;
        const places = withOneKey(placesIn(schema, document));
        await expectRefusals(places, stored, change);
        await expectDistinctKeys(places, stored, change);
        expect(await read(path)).toEqual(before);
        expect((await backend.siteContent()).version).toBe(version);
      }
  });
});

/** Of each register the key of its last entry alone: of a wrong key the site says nothing but that. */
function withOneKey(places: Place[]): Place[] {
  const keys = places.filter(({ kind }) => kind === "key");
  const last = new Map(keys.map((place) => [place.field.replace(/\d+\.key$/, ""), place]));
  return [...places.filter(({ kind }) => kind !== "key"), ...last.values()];
}

/** Of two entries with one key the site would know one. */
async function expectDistinctKeys(places: Place[], stored: Json, change: Change): Promise<void> {
  for (const { field } of places.filter(({ kind }) => kind === "key")) {
    const [register = ""] = field.split(".");
    const [row] = stored[register];
    const { status, body } = await change({ ...stored, [register]: [row, { ...row, id: undefined }] }, "de");
    const said = { [register]: `${row.key}: Zwei Einträge haben diesen Schlüssel.` };
    expect([status, marksOf(body)]).toEqual([400, said]);
  }
}

/** What is wrong with a text that is no YAML, is missing, or holds something else. */
const wordsOfYaml = (text: string, locale: Locale) =>
  parseYaml(text, "", z.strictObject({})).problems?.[0]?.message[locale];
const textSettings = [
  ...Object.entries(settingFiles).map(([field, file]) => {
    const wrong = ["a: b: c", "unknown", ...(registerFiles.has(field as SettingFile) ? [] : ["", null])];
    return { slug: "rules", field, file, wrong, other: (text: string) => `# Wort\n${text}`, saying: wordsOfYaml };
  }),
  ...(
    [
      ["robots", readRobots],
      ["manufacturers", readManufacturers],
    ] as const
  ).map(([field, readTable]) => ({
    slug: "robot-finder",
    field,
    file: `shared/${field}.csv`,
    wrong: ["id,x\na,b", "x"],
    other: swapped,
    saying: (text: string, locale: Locale) => readTable(text).problems[0]?.message[locale],
  })),
];

/** A table with its first two rows the other way round. */
function swapped(table: string): string {
  const [head, one, other, ...rest] = table.split("\n");
  return [head, other, one, ...rest].join("\n");
}

describe.each(textSettings)("the text $field of $slug", ({ slug, field, file, wrong, other, saying }) => {
  const path = `/api/globals/${slug}`;

  it("reaches the site as it is, and is refused in its words where it would not take it", async () => {
    const text = other((await read(path))[field]);
    expect((await save(backend, "POST", path, { [field]: text }, admin)).status).toBe(200);
    const { files, version } = await backend.siteContent();
    expect(files[file]).toBe(text);
    for (const [index, entered] of wrong.entries()) {
      const locale = locales[index % locales.length] as Locale;
      const { status, body } = await save(backend, "POST", path, { [field]: entered }, headersIn(locale));
      expect([status, marksOf(body)[field]?.split("; ")[0]]).toEqual([
        400,
        saying(entered ?? "", locale)?.split("; ")[0],
      ]);
    }
    expect((await read(path))[field]).toBe(text);
    expect((await backend.siteContent()).version).toBe(version);
  });
});

describe("the fields of pictures", () => {
  const text = picturesSchema.valueType;
  const schema = z.strictObject({ [textFields.de]: text, [textFields.en]: text });

  it("take a text, which the site gets, and are refused in its words where it would not take them", async () => {
    const { docs } = (await backend.call("GET", "/api/pictures?where[name][equals]=amr", undefined, admin)).body;
    const path = `/api/pictures/${docs[0].id}`;
    const [texts] = values.documents(schema, 1) as Record<string, string>[];
    expect((await save(backend, "PATCH", path, texts as object, admin)).status).toBe(200);
    const { files, version } = await backend.siteContent();
    for (const locale of locales)
      expect(load(files[`${locale}/pictures.yaml`])).toMatchObject({ amr: texts?.[textFields[locale]] });
    // Texts of pictures are told that they are empty, as rows of texts are.
    const places = placesIn(schema, texts).map((place) => ({ ...place, isTextRow: true }));
    await expectRefusals(places, texts, (data, locale) => save(backend, "PATCH", path, data, headersIn(locale)));
    expect(asSent(await read(path), texts)).toEqual(texts);
    expect((await backend.siteContent()).version).toBe(version);
  });
});

describe.each([...kinds.map(({ slug }) => slug), ...settings.map(({ slug }) => slug)])(
  "values of any kind, in %s",
  (slug) => {
    /** What a form never sends. */
    const odd = [null, "x", ["x"], { x: 1 }];

    it("are kept, left out or refused, and never make the backend fail", async () => {
      const { docs } = (await backend.call("GET", `/api/${slug}?limit=1&depth=0`, undefined, admin)).body;
      const path = docs ? `/api/${slug}/${docs[0].id}?draft=true` : `/api/globals/${slug}?draft=true`;
      const failed: unknown[] = [];
      for (const name of Object.keys(await read(path.replace(/\?.*/, ""))).filter((name) => !isOwn.has(name)))
        for (const value of odd) {
          const change = { [name]: value, _status: "draft" };
          const { status } = await save(backend, docs ? "PATCH" : "POST", path, change, admin);
          if (status >= 500) failed.push([name, value, status]);
        }
      expect(failed).toEqual([]);
    });
  },
);

/** What the backend itself writes into documents. */
const isOwn = new Set(["id", "createdAt", "updatedAt", "_status", "globalType"]);

it("a day that does not exist is refused at its field, in drafts too", async () => {
  const { docs } = (await backend.call("GET", "/api/jobs?limit=1&depth=0", undefined, admin)).body;
  const path = `/api/jobs/${docs[0].id}?draft=true`;
  const change = { published: "2026-13-45", closes: "soon", _status: "draft" };
  const { status, body } = await save(backend, "PATCH", path, change, headersIn("de"));
  const message = "Das ist kein Tag, den es gibt. Bitte wählen Sie einen.";
  expect([status, marksOf(body)]).toEqual([400, { published: message, closes: message }]);
});

it("all content is among them", async () => {
  const { body } = await backend.call("GET", "/api/access", undefined, admin);
  const tried = [...kinds, ...settings, ...textSettings].map(({ slug }) => slug);
  const others = /^(?:files|users|publication|addresses|person-orders|erased-leads|lead.*|payload-.*)$/;
  const all = [...Object.keys(body.collections), ...Object.keys(body.globals)].filter((slug) => !others.test(slug));
  expect(all.sort()).toEqual([...new Set([...tried, "pictures"])].sort());
});
