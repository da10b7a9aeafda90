import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type FormSite, startFormSite } from "../../web/test/forms/form-site";
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

/** Far longer than the seconds it takes: a busy machine must not fail the test. */
const patience = { timeout: 45_000 };

const { dataDir, remove } = newDataDir();
let backend: Backend;
let site: FormSite;
let editor: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  editor = await personWith(backend, "editor", await firstAdmin(backend));
  // Longer than any test: nothing is seen by asking again.
  site = await startFormSite({ CMS_URL: backend.url, CMS_TOKEN: siteToken, CMS_POLL_SECONDS: "3600" });
});
afterAll(async () => {
  await site.stop();
  await backend.stop();
  remove();
});

type Row = { address?: string; target?: string };

const write = (redirects: Row[], as = editor) => save(backend, "POST", "/api/globals/own-redirects", { redirects }, as);
const article = (name: string, language: "de" | "en" = "de") =>
  findDocument(backend, editor, ["articles", "name", name, language], "published");
const change = (id: unknown, data: object, query = "") =>
  save(backend, "PATCH", `/api/articles/${id}${query}`, data, editor);

/** Status of an address on the site, and where it leads. */
async function answer(path: string): Promise<string> {
  const { status, headers } = await fetch(site.url + path, { redirect: "manual" });
  return `${status} ${headers.get("location") ?? ""}`.trim();
}
const becomes = (path: string, expected: string) => expect.poll(() => answer(path), patience).toBe(expected);

/** The fields that an answer marks, with what it says there. */
const marksOf = ({ body }: Awaited<ReturnType<typeof write>>) =>
  body.errors[0].data.errors.map(({ path, message }: { path: string; message: string }) => `${path}: ${message}`);

describe("redirects that an editor writes", () => {
  it("lead on from a removed text, until they are taken away", async () => {
    const { id, slug } = await article("radio-map-from-missing-header-ids");
    expect((await change(id, { _status: "draft" }, "?both=true")).status).toBe(200);
    await becomes(`/de/magazine/${slug}`, "410");
    expect((await write([{ address: `/de/magazine/${slug}`, target: "/de/magazine" }])).status).toBe(200);
    await becomes(`/de/magazine/${slug}?utm_source=x`, "301 /de/magazine?utm_source=x");
    expect((await write([])).status).toBe(200);
    await becomes(`/de/magazine/${slug}`, "410");
  });

  it("lead on from where nothing was, also where that answer is kept, or say that a page is gone", async () => {
    for (const path of ["/en/campaign", "/en/campaign", "/fair-2027", "/de/aktion"])
      expect([path, await answer(path)]).toEqual([path, "404"]);
    const rows = [
      { address: "/en/campaign", target: "/de/pricing" },
      { address: "/fair-2027", target: "/en/specials/logimat" },
      { address: "/de/aktion" },
    ];
    expect((await write(rows)).status).toBe(200);
    await becomes("/en/campaign", "301 /de/pricing");
    expect(await answer("/fair-2027")).toBe("301 /en/specials/logimat");
    expect(await answer("/de/aktion")).toBe("410");
    expect((await write([])).status).toBe(200);
    await becomes("/en/campaign", "404");
  });

  it("are refused at the field that is wrong, in the language of the editor", async () => {
    const fine = { address: "/de/alt", target: "/de/pricing" };
    const refused = async (rows: Row[], language = "en") => {
      const answered = await write(rows, { ...editor, "Accept-Language": language });
      return [answered.status, ...marksOf(answered)];
    };
    expect(await refused([fine, { address: "/de/Alt/", target: "/pricing" }])).toEqual([
      400,
      expect.stringMatching(/^redirects\.1\.address: must be an address of this site, such as/),
      expect.stringMatching(/^redirects\.1\.target: must begin with the language/),
    ]);
    expect(await refused([{ address: "/de/pricing", target: "/de/nowhere" }], "de")).toEqual([
      400,
      expect.stringMatching(/^redirects\.0\.address: dort steht eine Seite \(Seite „\/pricing“, Deutsch\)/),
      expect.stringMatching(/^redirects\.0\.target: führt zu „\/de\/nowhere“, wo keine Seite steht/),
    ]);
    expect(await refused([fine, { address: "/de/older", target: "/de/alt" }, fine])).toEqual([
      400,
      expect.stringMatching(/^redirects\.1\.target: is redirected itself \(entry 1\)/),
      expect.stringMatching(/^redirects\.2\.address: stands in entry 1 already/),
    ]);
    const { status, body } = await write([{ target: "/de/pricing" }]);
    expect([status, body.errors[0].data.errors[0].path]).toEqual([400, "redirects.0.address"]);
    expect((await backend.siteContent()).files["shared/own-redirects.yaml"]).toMatch(/^redirects: \[\]$/m);
  });

  it("follow their target when it moves, and keep it from being taken away and their address from being used", async () => {
    const { id, slug } = await article("spare-parts-for-20-amr");
    expect((await write([{ address: "/de/teile", target: `/de/magazine/${slug}` }])).status).toBe(200);
    await becomes("/de/teile", `301 /de/magazine/${slug}`);
    expect((await change(id, { slug: "ersatzteile-neu", _status: "published" })).status).toBe(200);
    await becomes("/de/teile", "301 /de/magazine/ersatzteile-neu");

    const withdrawn = await change(id, { _status: "draft" }, "?both=true");
    expect([withdrawn.status, withdrawn.body.errors[0].message]).toEqual([
      400,
      expect.stringMatching(/Redirects\b.*Entry 1 › Target: leads to "\/de\/magazine\/.*", where no page stands/),
    ]);
    expect((await write([{ address: "/de/magazine/frei", target: "/de/magazine" }])).status).toBe(200);
    const taken = await change(id, { slug: "frei", _status: "published" });
    expect([taken.status, taken.body.errors[0].message]).toEqual([
      400,
      expect.stringMatching(/Redirects\b.*Entry 1 › Address: a page stands there \(.*, German\)/),
    ]);
    expect(await answer("/de/magazine/ersatzteile-neu")).toBe("200");
  });
});
