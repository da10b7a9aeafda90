import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FormSite, startFormSite } from "../../web/test/forms/form-site";
import {
  type Backend,
  findDocument,
  firstAdmin,
  type Json,
  newDataDir,
  personWith,
  runSql,
  save,
  siteToken,
  startBackend,
} from "./backend";
import { undoMigrations } from "./earlier-release";

/** Far longer than the seconds it takes: a busy machine must not fail the test. */
const patience = { timeout: 45_000 };

const { dataDir, remove } = newDataDir();
const folder = join(dataDir, "cms-media/pictures");
let backend: Backend;
let site: FormSite;
let admin: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = { ...(await firstAdmin(backend)), "Accept-Language": "de" };
  // A picture may be gone again before the site has fetched it, which then asks anew after this time.
  site = await startFormSite({ CMS_URL: backend.url, CMS_TOKEN: siteToken, CMS_POLL_SECONDS: "1" });
});
afterAll(async () => {
  await site.stop();
  await backend.stop();
  remove();
});

const texts = { textDe: "Eine Halle mit zwei Toren", textEn: "A hall with two gates" };

/** Two halves of a picture, left and right. */
async function halves(
  left: string,
  right: string,
  format: "jpeg" | "png" | "webp" = "png",
  [width, height] = [2400, 900],
) {
  const half = await sharp({ create: { width: width / 2, height, channels: 3, background: right } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: half, left: width / 2, top: 0 }])
    .toFormat(format)
    .toBuffer();
}

function form(file: Uint8Array | undefined, name: string, data: object): FormData {
  const body = new FormData();
  if (file) body.append("file", new File([new Uint8Array(file)], name));
  body.append("_payload", JSON.stringify(data));
  return body;
}

function upload(file: Uint8Array | undefined, name: string, data: object, as = admin) {
  return backend.call("POST", "/api/pictures", form(file, name, data), as);
}

const find = async (name: string): Promise<Json> =>
  (await backend.call("GET", `/api/pictures?where[name][equals]=${name}`, undefined, admin)).body.docs[0];

/** A change from the state in which a picture is now. */
async function change(name: string, data: object, file?: Uint8Array, query = "") {
  const { id, updatedAt } = await find(name);
  const headers = { ...admin, "If-Match": `"${updatedAt}"` };
  return backend.call("PATCH", `/api/pictures/${id}${query}`, form(file, "new.png", data), headers);
}

/** Changes a text in both languages, which name the same pictures, and publishes it. @returns the answer about the German one */
async function publishBoth(
  [collection, field, value]: readonly [string, string, string],
  of: (document: Json) => object,
) {
  for (const language of ["en", "de"] as const) {
    const document = await findDocument(backend, admin, [collection, field, value, language]);
    await save(
      backend,
      "PATCH",
      `/api/${collection}/${document.id}?draft=true`,
      { ...of(document), _status: "draft" },
      admin,
    );
  }
  const { id } = await findDocument(backend, admin, [collection, field, value, "de"]);
  return save(backend, "PATCH", `/api/${collection}/${id}?both=true`, { _status: "published" }, admin);
}

const filesOf = (name: string) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .sort();
const sizes = (name: string) =>
  [1200, 480, 800].flatMap((width) => ["avif", "webp"].map((format) => `${name}-navy-${width}.${format}`)).sort();

/** Color in the middle of a picture as visitors get it. */
async function middleOf(name: string): Promise<string> {
  const answer = await fetch(`${site.url}/media/pictures/${name}-navy-480.webp`);
  if (!answer.ok) return `HTTP ${answer.status}`;
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  return dominant.r > dominant.b ? "red" : "blue";
}
const page = async (path: string) => (await fetch(site.url + path)).text();
const messages = ({ body }: { body: Json }) => JSON.stringify(body.errors);

describe("pictures", () => {
  it("that editors upload stand on pages, in every size, cut around what matters, and can be replaced", async () => {
    const made = await upload(await halves("#c00", "#00c"), "Unsere Halle.PNG", texts);
    expect([made.status, made.body.errors]).toEqual([201, undefined]);
    expect(made.body.doc.name).toBe("unsere-halle");
    expect(filesOf("unsere-halle")).toEqual([...sizes("unsere-halle"), "unsere-halle.png"].sort());
    for (const file of sizes("unsere-halle")) {
      const { format, width, height } = await sharp(join(folder, file)).metadata();
      const [, wide, ending] = /-(\d+)\.(avif|webp)$/.exec(file) ?? [];
      expect([file, format === "heif" ? "avif" : format, width, height]).toEqual([
        file,
        ending,
        Number(wide),
        Number(wide) * 0.75,
      ]);
    }

    const published = await publishBoth(["pages", "path", "/features/live-map"], ({ blocks }) => {
      const at = blocks.findIndex(({ blockType }: Json) => blockType === "info");
      const { visual, caption, ...info } = blocks[at];
      return { blocks: blocks.with(at, { ...info, picture: "unsere-halle" }) };
    });
    expect([published.status, published.body.errors]).toEqual([200, undefined]);
    await expect.poll(() => page("/de/features/live-map"), patience).toContain("unsere-halle-navy-800.webp");
    expect(await page("/de/features/live-map")).toContain(`alt="${texts.textDe}"`);

    // What matters is on the left, then on the right.
    expect(
      (await change("unsere-halle", {}, undefined, "?uploadEdits[focalPoint][x]=10&uploadEdits[focalPoint][y]=50"))
        .status,
    ).toBe(200);
    await expect.poll(() => middleOf("unsere-halle"), patience).toBe("red");
    expect(
      (await change("unsere-halle", {}, undefined, "?uploadEdits[focalPoint][x]=90&uploadEdits[focalPoint][y]=50"))
        .status,
    ).toBe(200);
    await expect.poll(() => middleOf("unsere-halle"), patience).toBe("blue");
    expect((await change("unsere-halle", {}, await halves("#c00", "#c00", "webp"))).status).toBe(200);
    await expect.poll(() => middleOf("unsere-halle"), patience).toBe("red");
    expect(filesOf("unsere-halle")).toEqual([...sizes("unsere-halle"), "unsere-halle.webp"].sort());

    // Another text is on every page that shows it.
    expect((await change("unsere-halle", { textDe: "Die Halle, neu" })).status).toBe(200);
    await expect.poll(() => page("/de/features/live-map"), patience).toContain('alt="Die Halle, neu"');
  }, 240_000);

  it("that are shown are not deleted; others are, with their files", async () => {
    const { id } = await find("unsere-halle");
    const refused = await backend.call("DELETE", `/api/pictures/${id}`, undefined, admin);
    expect([refused.status, messages(refused)]).toEqual([
      400,
      expect.stringContaining("Seite „/features/live-map“, Deutsch"),
    ]);
    expect(filesOf("unsere-halle")).toHaveLength(7);
    expect(await middleOf("unsere-halle")).toBe("red");
    // Several at once go all or none.
    await upload(await halves("#c00", "#00c", "jpeg"), "gate.jpg", texts);
    const remove = (names: string) =>
      backend.call("DELETE", `/api/pictures?where[name][in]=${names}`, undefined, admin);
    expect((await remove("gate,unsere-halle")).status).toBe(400);
    expect([filesOf("gate").length, filesOf("unsere-halle").length]).toEqual([7, 7]);
    expect((await find("gate")).name).toBe("gate");
    expect((await remove("gate")).status).toBe(200);
    expect([filesOf("gate"), await find("gate")]).toEqual([[], undefined]);
    expect(readdirSync(folder).filter((file) => file.startsWith("."))).toEqual([]);
  });

  it("that come with the site have their texts here, stay, and may get another file", async () => {
    const { id, textEn, filename } = await find("high-rack");
    expect([filename, textEn]).toEqual(["", expect.stringContaining("rack")]);
    const refused = await backend.call("DELETE", `/api/pictures/${id}`, undefined, admin);
    expect([refused.status, messages(refused)]).toEqual([400, expect.stringContaining("gehört zur Website")]);
    const thumbnail = await fetch(`${backend.url}/api/pictures/thumbnail/high-rack`, { headers: admin });
    expect([thumbnail.status, thumbnail.headers.get("content-type")]).toEqual([200, "image/webp"]);

    const hasLight = async () =>
      (await page("/de/consulting/solution-design")).includes("/media/pictures/high-rack-light-");
    expect(await hasLight()).toBe(true);
    expect((await change("high-rack", {}, await halves("#c00", "#c00"))).status).toBe(200);
    await expect.poll(() => middleOf("high-rack"), patience).toBe("red");
    // The shipped picture for light pages shows what is replaced.
    await expect.poll(hasLight, patience).toBe(false);
  }, 120_000);

  it("are refused with a reason, and nothing of them stays", async () => {
    const before = readdirSync(folder).sort();
    const picture = await halves("#c00", "#00c");
    const cases: [file: Uint8Array | undefined, name: string, data: object, words: string][] = [
      [undefined, "", { ...texts, name: "no-file" }, "Bitte wählen Sie eine Bilddatei"],
      [Buffer.from("%PDF-1.7"), "a.png", texts, "beschädigt oder kein Bild"],
      [picture.subarray(0, picture.length - 200), "half.png", texts, "beschädigt oder kein Bild"],
      [await halves("#c00", "#00c", "png", [1198, 900]), "small.png", texts, "1198 × 900 Pixel"],
      [picture, "a.png", { ...texts, name: "Große Halle" }, "Erlaubt sind a–z"],
      [picture, "a.png", { ...texts, name: "hall-navy" }, "Erlaubt sind a–z"],
      [picture, "a.png", { ...texts, name: "amr" }, "gibt es schon"],
      [picture, "unsere-halle.png", texts, "gibt es schon"],
      [picture, "long.png", { ...texts, textDe: "x".repeat(161) }, "161 Zeichen"],
      [picture, "empty.png", { ...texts, textEn: " " }, "textEn"],
    ];
    for (const [file, name, data, words] of cases) {
      const { status, body } = await upload(file, name, data);
      expect([name, words, status, JSON.stringify(body.errors)]).toEqual([
        name,
        words,
        400,
        expect.stringContaining(words),
      ]);
    }
    expect(readdirSync(folder).sort()).toEqual(before);

    // A change that is refused leaves file and texts as they were.
    const { updatedAt } = await find("unsere-halle");
    expect((await change("unsere-halle", { textDe: "" }, picture)).status).toBe(400);
    expect((await find("unsere-halle")).updatedAt).toBe(updatedAt);
    expect(readdirSync(folder).sort()).toEqual(before);
    expect(await middleOf("unsere-halle")).toBe("red");
  });

  it("are written by editors alone, and read by whoever writes pages", async () => {
    const author = await personWith(backend, "author", admin);
    const sales = await personWith(backend, "sales", admin);
    const picture = await halves("#c00", "#00c");
    const statuses = async (as: Record<string, string>) => [
      (await backend.call("GET", "/api/pictures", undefined, as)).status,
      (await backend.call("GET", "/api/pictures/thumbnail/amr", undefined, as)).status,
      (await upload(picture, "other.png", texts, as)).status,
    ];
    expect(await statuses(author)).toEqual([200, 200, 403]);
    expect(await statuses(sales)).toEqual([403, 403, 403]);
    expect(await statuses({})).toEqual([403, 403, 403]);
    expect(filesOf("other")).toEqual([]);
    // Who may not is told so before anything is looked at or touched.
    const { id } = await find("unsere-halle");
    const before = filesOf("unsere-halle").map((file) => statSync(join(folder, file)).ctimeMs);
    for (const as of [author, sales, {}]) {
      const statuses = [
        await upload(Buffer.from("no picture"), "a.png", { name: "Große Halle" }, as),
        await backend.call("PATCH", `/api/pictures/${id}`, form(picture, "new.png", {}), as),
        await backend.call("DELETE", `/api/pictures/${id}`, undefined, as),
        await backend.call("DELETE", "/api/pictures?where[id][exists]=true", undefined, as),
      ].map(({ status }) => status);
      expect(statuses).toEqual([403, 403, 403, 403]);
    }
    expect(filesOf("unsere-halle").map((file) => statSync(join(folder, file)).ctimeMs)).toEqual(before);
  });

  it("open an article, with their caption", async () => {
    const article = ["articles", "name", "lidar-faults-shift-start-checks"] as const;
    const picture = { name: "drone", caption: "Drohne vor dem Start" };
    const saved = await publishBoth(article, () => ({ picture }));
    expect([saved.status, saved.body.errors]).toEqual([200, undefined]);
    const address = `/de/magazine/${saved.body.doc.slug}`;
    await expect.poll(() => page(address), patience).toContain("<figcaption>Drohne vor dem Start</figcaption>");
    expect(await page(address)).toContain("drone-navy-800.webp");
    const unknown = await publishBoth(article, () => ({ picture: { name: "nowhere" } }));
    expect([unknown.status, messages(unknown)]).toEqual([
      400,
      expect.stringContaining("zeigt das Bild „nowhere“, das es nicht gibt"),
    ]);
  });
});

it("what a killed process held of a picture is brought back at the next start", async () => {
  const own = newDataDir();
  const pictures = join(own.dataDir, "cms-media/pictures");
  mkdirSync(join(pictures, ".held-x"), { recursive: true });
  writeFileSync(join(pictures, ".held-x/hall.jpg"), "the picture");
  writeFileSync(join(pictures, ".held-x/gate.jpg"), "before");
  writeFileSync(join(pictures, "gate.jpg"), "after");
  const started = await startBackend(own.dataDir);
  expect(readdirSync(pictures).sort()).toEqual(["gate.jpg", "hall.jpg"]);
  await started.stop();
  own.remove();
});

it("texts of pictures of the release before, which stood in the settings, are pictures now", async () => {
  const own = newDataDir();
  const first = await startBackend(own.dataDir);
  const before = await first.siteContent();
  await first.stop();
  await undoMigrations(own.dataDir, "pictures");
  await runSql(own.dataDir, "UPDATE rules SET pictures_de = replace(pictures_de, 'Schwebende Drohne', 'Drohne')");
  const second = await startBackend(own.dataDir);
  const { files } = await second.siteContent();
  expect(files["en/pictures.yaml"]).toBe(before.files["en/pictures.yaml"]);
  expect(files["de/pictures.yaml"]).toBe(before.files["de/pictures.yaml"].replace("Schwebende Drohne", "Drohne"));
  await second.stop();
  own.remove();
});
