import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { reservePort } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, firstAdmin, newDataDir, save, siteToken, startBackend } from "./backend";

const contentDir = resolve(import.meta.dirname, "../../../content");
const exporter = resolve(import.meta.dirname, "../../web/server/content/cli/export.ts");
const formatter = resolve(import.meta.dirname, "../server/moving/format.ts");
const importer = resolve(import.meta.dirname, "../server/moving/import.ts");

const { dataDir, remove } = newDataDir();
const folder = mkdtempSync(join(tmpdir(), "cms-export-"));
let backend: Backend;
let admin: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
});
afterAll(async () => {
  await backend.stop();
  remove();
  rmSync(folder, { recursive: true });
});

/** Runs a command as an operator does; the backend runs on. */
function run(command: string, args: string[], settings: Record<string, string> = {}) {
  const { NODE_ENV, PATH } = process.env;
  const env = { NODE_ENV, PATH, DATA_DIR: dataDir, CMS_URL: backend.url, CMS_TOKEN: siteToken, ...settings };
  return new Promise<{ code: number; output: string }>((done) =>
    execFile(process.execPath, ["--no-warnings", command, ...args], { env, encoding: "utf8" }, (error, out, errors) =>
      done({ code: error ? Number(error.code) : 0, output: out + errors }),
    ),
  );
}
const exportContent = (args: string[], settings?: Record<string, string>) => run(exporter, args, settings);
const importContent = (args: string[], settings?: Record<string, string>) => run(importer, args, settings);

/** The content folder as `npm run content:format` leaves it. */
async function formattedContent(name: string): Promise<string> {
  const formatted = join(folder, name);
  cpSync(contentDir, formatted, { recursive: true });
  expect((await run(formatter, [formatted])).code).toBe(0);
  return formatted;
}

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    .sort();
/** Files that one folder alone has, or that differ. */
function differences(one: string, other: string): string[] {
  const all = [...new Set([...filesOf(one), ...filesOf(other)])].sort();
  const read = (root: string, file: string) =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "latin1") : undefined;
  return all.filter((file) => read(one, file) !== read(other, file));
}

describe("the export of what is published", () => {
  it("is the formatted content folder, byte for byte, while nobody has published anything", async () => {
    const formatted = await formattedContent("formatted");
    expect((await run(formatter, ["--check", formatted])).code).toBe(0);
    const out = join(folder, "untouched");
    const { code, output } = await exportContent(["--out", out]);
    expect([code, output]).toEqual([0, expect.stringContaining("The content is sound.")]);
    expect(differences(formatted, out)).toEqual([]);
  });

  it("differs where something was published, holds uploads and old addresses, and fills another backend", async () => {
    const query = "where[name][equals]=mtbf-mttr-robot-fleets&sort=language&depth=0";
    const [{ id, slug }, english] = (await backend.call("GET", `/api/articles?${query}`, undefined, admin)).body.docs;
    const data = { title: "Ein neuer Titel", slug: "neuer-ort", _status: "published" };
    const published = await save(backend, "PATCH", `/api/articles/${id}`, data, admin);
    expect(published.status).toBe(200);
    // To an address that has just been left, which leads on.
    const redirects = [{ address: "/fair-2027", target: `/de/magazine/${slug}` }];
    expect((await save(backend, "POST", "/api/globals/own-redirects", { redirects }, admin)).status).toBe(200);
    const draft = { title: "Nobody sees this", _status: "draft" };
    await save(backend, "PATCH", `/api/articles/${english.id}?draft=true`, draft, admin);
    const form = new FormData();
    form.append("file", new File(["step;done\n"], "shift.csv", { type: "text/csv" }));
    await backend.call("POST", "/api/files", form, admin);

    const out = join(folder, "changed");
    expect(await exportContent(["--out", out])).toEqual({ code: 0, output: expect.anything() });
    const changed = [
      "de/magazine/mtbf-mttr-robot-fleets.md",
      "media/files/shift.csv",
      "shared/own-redirects.yaml",
      "shared/redirects.yaml",
    ];
    expect(differences(join(folder, "formatted"), out)).toEqual(changed);
    expect(readFileSync(join(out, "media/files/shift.csv"), "utf8")).toBe("step;done\n");
    expect(readFileSync(join(out, "shared/redirects.yaml"), "utf8")).toBe(
      `- { locale: de, from: "magazine/${slug}", to: "magazine/neuer-ort" }\n`,
    );
    const own = newDataDir("empty");
    const second = await startBackend(own.dataDir, { CONTENT_DIR: out });
    const { files, redirects: ways } = await second.siteContent();
    await second.stop();
    own.remove();
    const first = await backend.siteContent();
    expect([files, ways]).toEqual([first.files, first.redirects]);
  });

  it("takes the place of something else only when told to, and then the whole of it", async () => {
    const out = mkdtempSync(join(folder, "taken-"));
    writeFileSync(join(out, "kept.txt"), "mine");
    const refused = await exportContent(["--out", out]);
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("is not empty")]);
    expect(readdirSync(out)).toEqual(["kept.txt"]);
    expect((await exportContent(["--out", out, "--replace"])).code).toBe(0);
    expect(readdirSync(out).sort()).toEqual(["de", "en", "media", "shared"]);
    expect(readdirSync(folder).filter((name) => /\.(?:new|old)$/.test(name))).toEqual([]);
  });

  it("says in a sentence why there is none, and leaves nothing behind", async () => {
    const out = join(folder, "none");
    const wrong = await exportContent(["--out", out], { CMS_TOKEN: "another-token-of-at-least-32-characters" });
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringContaining("it does not know CMS_TOKEN")]);
    const nowhere = await exportContent(["--out", out], { CMS_URL: `http://127.0.0.1:${await reservePort()}` });
    expect([nowhere.code, nowhere.output]).toEqual([1, expect.stringContaining("gives no content: no connection")]);
    const unknown = await exportContent(["--out", out], { CMS_TOKEN: "" });
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("set CMS_TOKEN, or DATA_DIR")]);
    expect((await exportContent([])).output).toContain("npm run cms:export -- --out");
    for (const { output } of [wrong, nowhere, unknown]) expect(output).not.toMatch(/^\s+at /m);
    expect(existsSync(out)).toBe(false);
  });
});

describe("the import of a content folder", { timeout: 600_000 }, () => {
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(file, change(readFileSync(file, "utf8")));

  it("makes the backend what the folder says, so that the export is that folder, and again changes nothing", async () => {
    const own = newDataDir();
    const other = await startBackend(own.dataDir);
    const settings = { DATA_DIR: own.dataDir, CMS_URL: other.url };
    const take = (args: string[]) => importContent(args, settings);
    const { version } = await other.siteContent();
    const from = await formattedContent("moved");
    expect(await take([from])).toEqual({ code: 0, output: "0 new, 0 changed.\n" });
    expect((await other.siteContent()).version).toBe(version);

    edit(join(from, "de/pages/terms.yaml"), (text) =>
      text.replace(/title: .*/, "title: Nutzungsbedingungen, neu gefasst"),
    );
    edit(join(from, "de/navigation.yaml"), (text) =>
      text.replace("KI-Instandhaltungsagent", "Agent der Instandhaltung"),
    );
    edit(join(from, "shared/pricing.yaml"), (text) => `# Seen by the whole team.\n${text}`);
    edit(join(from, "de/magazine/spare-parts-for-20-amr.md"), (text) => text.replace(/^tags: .*\n/m, ""));
    const twins = ["de", "en"].map((language) => `${language}/magazine/moved-here.md`);
    for (const twin of twins) {
      const text = readFileSync(join(from, twin.replace("moved-here", "spare-parts-for-20-amr")), "utf8");
      writeFileSync(join(from, twin), text.replace(/^slug: .*\n/m, "").replace(/title: .*/g, "title: Ein Umzug"));
    }
    writeFileSync(
      join(from, "shared/redirects.yaml"),
      '- { locale: de, from: "magazine/b", to: "magazine/moved-here" }\n- { locale: de, from: "magazine/a", to: "terms" }\n',
    );
    edit(join(from, "shared/own-redirects.yaml"), (text) =>
      text.replace(
        "redirects: []",
        "redirects:\n  - { address: /fair-2027, target: /de/magazine/b }\n  - { address: /en/campaign }",
      ),
    );
    const lines = [
      ...twins.map((twin) => `+ ${twin}`),
      "~ de/magazine/spare-parts-for-20-amr.md",
      "~ de/navigation.yaml",
      "~ de/pages/terms.yaml",
      "~ shared/own-redirects.yaml",
      "~ shared/pricing.yaml",
      "~ shared/redirects.yaml",
    ];
    const trial = await take(["--dry-run", from]);
    expect(trial.output.split("\n")).toEqual([...lines, "2 new, 6 changed; nothing was done (--dry-run).", ""]);
    expect((await other.siteContent()).version).toBe(version);
    expect((await take([from])).output.split("\n")).toEqual([...lines, "2 new, 6 changed.", ""]);

    const out = join(folder, "moved-out");
    expect((await exportContent(["--out", out], settings)).output).toContain("texts");
    expect(differences(from, out)).toEqual([]);
    const after = await other.siteContent();
    expect(await take([from])).toEqual({ code: 0, output: "0 new, 0 changed.\n" });
    expect((await other.siteContent()).version).toBe(after.version);
    await other.stop();
    own.remove();
  });
  it("takes no draft away unasked, and nothing of what the site could not show", async () => {
    const from = await formattedContent("refused");
    edit(join(from, "en/pages/terms.yaml"), (text) => text.replace(/title: .*/, "title: Terms of use, once more"));
    const query = "where[path][equals]=/terms&where[language][equals]=en&depth=0";
    const [{ id, meta }] = (await backend.call("GET", `/api/pages?${query}`, undefined, admin)).body.docs;
    const draft = { meta: { ...meta, title: "Written by an editor" }, _status: "draft" };
    await save(backend, "PATCH", `/api/pages/${id}?draft=true`, draft, admin);
    const { version } = await backend.siteContent();
    const refused = await importContent([from]);
    expect([refused.code, refused.output]).toEqual([
      1,
      expect.stringMatching(/drafts of these.*\n {2}en\/pages\/terms\.yaml\n/),
    ]);
    expect(await importContent(["--over-drafts", from])).toEqual({
      code: 0,
      output: expect.stringMatching(/^~ en\/pages\/terms\.yaml$[\s\S]*^0 new, /m),
    });
    const versions = await backend.call("GET", `/api/pages/versions?where[parent][equals]=${id}`, undefined, admin);
    const titles = versions.body.docs.map((each: { version: typeof draft }) => each.version.meta.title);
    expect(titles.slice(0, 2)).toEqual(["Terms of use, once more", "Written by an editor"]);

    const after = await backend.siteContent();
    expect(after.version).not.toBe(version);
    edit(join(from, "en/pages/terms.yaml"), (text) => text.replace(/title: .*/, "title: Not to be published"));
    edit(join(from, "en/pages/imprint.yaml"), (text) => text.replace(/to: \/.*/, "to: /nowhere }"));
    edit(join(from, "en/pages/pricing.yaml"), (text) => text.replace(/^meta:/m, "meta: nothing\nother:"));
    const broken = await importContent([from]);
    expect([broken.code, broken.output]).toEqual([1, expect.stringContaining("Nothing was imported:\nen/pages/")]);
    expect((await backend.siteContent()).version).toBe(after.version);
  });

  it("is only for whoever has the secret of a backend that runs", async () => {
    const other = await importContent([], { CMS_SECRET: "another-secret-of-at-least-32-characters" });
    expect([other.code, other.output]).toEqual([1, expect.stringContaining("has another secret")]);
    const nowhere = await importContent([], { CMS_URL: `http://127.0.0.1:${await reservePort()}` });
    expect([nowhere.code, nowhere.output]).toEqual([1, expect.stringContaining("There is no content backend at")]);
    const unknown = await importContent([], { DATA_DIR: folder });
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining("secret is not known")]);
    expect((await importContent([join(folder, "none")])).output).toContain("is no content folder");
    for (const token of [siteToken, admin.Authorization?.slice(4), ""]) {
      const body = { files: {}, dryRun: true };
      const { status } = await backend.call("POST", "/api/content-import", body, { Authorization: `Bearer ${token}` });
      expect(status).toBe(401);
    }
    expect((await backend.call("POST", "/api/content-import", {}, admin)).status).toBe(401);
  });
});
