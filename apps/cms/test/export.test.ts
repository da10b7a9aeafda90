import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { reservePort } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Backend, firstAdmin, newDataDir, save, siteToken, startBackend } from "./backend";

const contentDir = resolve(import.meta.dirname, "../../../content");
const cli = resolve(import.meta.dirname, "../../web/server/content/cli/export.ts");

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

/** Runs the command as an operator does; the backend runs on. */
function exportContent(args: string[], settings: Record<string, string> = {}) {
  const { NODE_ENV, PATH } = process.env;
  const env = { NODE_ENV, PATH, DATA_DIR: dataDir, CMS_URL: backend.url, CMS_TOKEN: siteToken, ...settings };
  return new Promise<{ code: number; output: string }>((done) =>
    execFile(process.execPath, ["--no-warnings", cli, ...args], { env, encoding: "utf8" }, (error, out, errors) =>
      done({ code: error ? Number(error.code) : 0, output: out + errors }),
    ),
  );
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
  it("is the content folder itself, byte for byte, while nobody has published anything", async () => {
    const out = join(folder, "untouched");
    const { code, output } = await exportContent(["--out", out]);
    expect([code, output]).toEqual([0, expect.stringContaining("The content is sound.")]);
    expect(differences(contentDir, out)).toEqual([]);
  });

  it("differs where something was published, holds uploads and old addresses, and fills another backend", async () => {
    const query = "where[name][equals]=mtbf-mttr-robot-fleets&sort=language&depth=0";
    const [{ id, slug }, english] = (await backend.call("GET", `/api/articles?${query}`, undefined, admin)).body.docs;
    const data = { title: "Ein neuer Titel", slug: "neuer-ort", _status: "published" };
    const published = await save(backend, "PATCH", `/api/articles/${id}`, data, admin);
    expect(published.status).toBe(200);
    const draft = { title: "Nobody sees this", _status: "draft" };
    await save(backend, "PATCH", `/api/articles/${english.id}?draft=true`, draft, admin);
    const form = new FormData();
    form.append("file", new File(["step;done\n"], "shift.csv", { type: "text/csv" }));
    await backend.call("POST", "/api/files", form, admin);

    const out = join(folder, "changed");
    expect(await exportContent(["--out", out])).toEqual({ code: 0, output: expect.anything() });
    const changed = ["de/magazine/mtbf-mttr-robot-fleets.md", "media/files/shift.csv", "shared/redirects.yaml"];
    expect(differences(contentDir, out)).toEqual(changed);
    expect(readFileSync(join(out, "media/files/shift.csv"), "utf8")).toBe("step;done\n");
    expect(readFileSync(join(out, "shared/redirects.yaml"), "utf8")).toBe(
      `- { locale: de, from: "magazine/${slug}", to: "magazine/neuer-ort" }\n`,
    );
    const own = newDataDir("empty");
    const second = await startBackend(own.dataDir, { CONTENT_DIR: out });
    const { files } = await second.siteContent();
    await second.stop();
    own.remove();
    expect(files).toEqual((await backend.siteContent()).files);
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
    expect((await exportContent([])).output).toContain("npm run content:export -- --out");
    for (const { output } of [wrong, nowhere, unknown]) expect(output).not.toMatch(/^\s+at /m);
    expect(existsSync(out)).toBe(false);
  });
});
