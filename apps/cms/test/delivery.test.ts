import { hash } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  type Backend,
  findDocument,
  firstAdmin,
  type Json,
  newDataDir,
  save,
  siteToken,
  startBackend,
} from "./backend";

const { dataDir, remove } = newDataDir();
const file = "de/magazine/mtbf-mttr-robot-fleets.md";
let backend: Backend;
let admin: Record<string, string>;
let article: Json;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
  article = await findDocument(backend, admin, ["articles", "name", "mtbf-mttr-robot-fleets"]);
});
afterAll(async () => {
  await backend.stop();
  remove();
});

const asSite = { Authorization: `Bearer ${siteToken}` };
const manifest = async (query = "") =>
  (await backend.call("GET", `/api/site-content${query}`, undefined, asSite)).body as Json;
const texts = (sha256: unknown, headers: Record<string, string> = asSite) =>
  backend.call("POST", "/api/site-content/texts", { sha256 }, headers);

async function change(data: object, query = ""): Promise<void> {
  const { status } = await save(backend, "PATCH", `/api/articles/${article.id}${query}`, data, admin);
  expect(status).toBe(200);
}
const publish = (title: string) => change({ title, _status: "published" });

it("names what is published by size and SHA-256, and gives the texts by that, compressed", async () => {
  const { files } = await manifest();
  const { sha256, bytes } = files[file];
  const { status, body, headers } = await texts([sha256, files["en/navigation.yaml"].sha256]);
  expect([status, headers.get("content-encoding"), headers.get("cache-control")]).toEqual([200, "gzip", "no-store"]);
  expect(Object.keys(body.texts)).toEqual([sha256, files["en/navigation.yaml"].sha256]);
  const text = body.texts[sha256];
  expect([hash("sha256", text), Buffer.byteLength(text)]).toEqual([sha256, bytes]);
});

it("says what differs from a version that was delivered, all for any other", async () => {
  const before = await manifest();
  await publish("Ein anderer Titel");
  const changed = await manifest(`?since=${before.version}`);
  expect([changed.since, Object.keys(changed.files), changed.gone]).toEqual([before.version, [file], []]);
  expect(changed.files[file].sha256).not.toBe(before.files[file].sha256);

  const rules = (await backend.call("GET", "/api/globals/rules", undefined, admin)).body;
  const keep = async (standards: string) => {
    const { status } = await save(backend, "POST", "/api/globals/rules", { ...rules, standards }, admin);
    expect(status).toBe(200);
  };
  await keep("");
  const without = await manifest(`?since=${changed.version}`);
  expect([without.files, without.gone]).toEqual([{}, ["shared/standards.yaml"]]);
  await keep(rules.standards);
  const again = await manifest(`?since=${before.version}`);
  expect([Object.keys(again.files), again.gone]).toEqual([[file], []]);
  for (const since of ["", "0".repeat(32), "__proto__"]) {
    const whole = await manifest(`?since=${since}`);
    expect(whole.since).toBeUndefined();
    expect(Object.keys(whole.files)).toHaveLength(Object.keys(before.files).length);
  }
});

it("gives no text that is not published: unknown, replaced, a draft", async () => {
  const status = async (sha256: string) => (await texts([sha256])).status;
  expect(await status("0".repeat(64))).toBe(410);
  await publish("Noch einmal");
  const { sha256 } = (await manifest()).files[file];
  expect(await status(sha256)).toBe(200);
  await publish("Ein dritter Titel");
  await manifest();
  expect(await status(sha256)).toBe(410);
  await change({ title: "Noch einmal", _status: "draft" }, "?draft=true");
  expect(await status(sha256)).toBe(410);
  await publish("Noch einmal");
  expect((await manifest()).files[file].sha256).toBe(sha256);
  expect(await status(sha256)).toBe(200);
});

it("answers the site alone, up to a thousand texts at once, and nonsense with 400", async () => {
  expect((await texts([], { Authorization: `Bearer ${siteToken}x` })).status).toBe(401);
  expect((await texts([], admin)).status).toBe(401);
  for (const nonsense of [undefined, "x", ["../x"], [1], Array.from({ length: 1001 }, () => "0".repeat(64))])
    expect((await texts(nonsense)).status).toBe(400);
});
