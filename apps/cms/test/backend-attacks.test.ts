import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseManifest } from "../../web/server/content/content-reply";
import {
  type Backend,
  type DocumentKey,
  findDocument,
  firstAdmin,
  type Json,
  newDataDir,
  personWith,
  runSql,
  sampleLead,
  save,
  siteToken,
  startBackend,
} from "./backend";

const { dataDir, remove } = newDataDir();
let backend: Backend;
let admin: Record<string, string>;
let author: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  admin = await firstAdmin(backend);
  author = await personWith(backend, "author", admin);
});
afterAll(async () => {
  await backend.stop();
  remove();
});

const find = (...where: DocumentKey) => findDocument(backend, admin, where);

let articles = 0;
/** An article in both languages. @returns the German one */
async function newArticle(status: "draft" | "published", changes: object = {}): Promise<Json> {
  const name = `attack-${++articles}`;
  const description =
    "Was der Artikel sagt, in einem Satz, der lang genug ist, damit Suchmaschinen ihn ganz zeigen und der Prüfung genügt";
  const data = {
    name,
    slug: name,
    meta: {
      title: `Ein Titel für den Angriff ${articles} von hier`,
      description: `${description} ${articles}.`,
    },
    title: `Titel ${articles}`,
    teaser: "Ein Vorspann für die Liste, lang genug.",
    body: "Ein Absatz.",
    published: "2026-11-01",
    tags: ["operations"],
    ...changes,
    _status: "draft",
  };
  const made = [];
  for (const language of ["de", "en"]) {
    const { status: code, body } = await backend.call("POST", "/api/articles?draft=true", { ...data, language }, admin);
    expect([code, body.errors]).toEqual([201, undefined]);
    made.push(body.doc);
  }
  if (status === "draft") return made[0];
  const { status: code, body } = await backend.call(
    "PATCH",
    `/api/articles/${made[0].id}?both=true`,
    { _status: "published" },
    admin,
  );
  expect([code, body.errors]).toEqual([200, undefined]);
  return body.doc;
}

describe("several documents at once", () => {
  it("are deleted all or none, and none keeps anybody from publishing", async () => {
    const before = await backend.siteContent();
    const answer = await backend.call("DELETE", "/api/articles?where[id][exists]=true", undefined, admin);
    expect([answer.status, answer.body.errors[0].message]).toEqual([400, expect.stringMatching(/(links|leads) to/)]);
    await newArticle("published");
    const { files } = await backend.siteContent();
    expect(Object.keys(files)).toEqual(expect.arrayContaining(Object.keys(before.files)));
  });

  it("are withdrawn all or none", async () => {
    const { version } = await backend.siteContent();
    expect(
      (await backend.call("PATCH", "/api/articles?where[id][exists]=true", { _status: "draft" }, admin)).status,
    ).toBe(400);
    expect((await backend.siteContent()).version).toBe(version);
    expect((await find("articles", "name", "mtbf-mttr-robot-fleets"))._status).toBe("published");
  });
});

describe("documents", () => {
  it("are copied as drafts, by authors too", async () => {
    const { version } = await backend.siteContent();
    const { id, name } = await newArticle("published");
    const published = await backend.siteContent();
    expect(published.version).not.toBe(version);
    const { status, body } = await backend.call("POST", `/api/articles/${id}/duplicate`, {}, author);
    expect([status, body.doc.name]).toEqual([200, expect.stringMatching(`^${name}-copy-[0-9a-f]{4}$`)]);
    const copy = await find("articles", "name", body.doc.name);
    expect([copy._status, copy.ref]).toEqual(["draft", `article:${body.doc.name}`]);
    expect((await backend.siteContent()).version).toBe(published.version);
  });

  it("say what is wrong with a name in the language of the panel", async () => {
    const data = { name: "A b", language: "de", title: "X", _status: "draft" };
    for (const [language, words] of [
      ["de", "Erlaubt sind a–z"],
      ["en", "May have a–z"],
    ] as const) {
      const headers = { ...admin, "Accept-Language": language };
      const { body } = await backend.call("POST", "/api/articles?draft=true", data, headers);
      expect(body.errors[0].data.errors[0].message).toContain(words);
    }
  });

  it.each(["../x", "index", "A b", "x".repeat(101)])("have no name like %s, as drafts either", async (name) => {
    const data = { name, language: "de", title: "X", _status: "draft" };
    const { status, body } = await backend.call("POST", "/api/articles?draft=true", data, admin);
    expect([status, body.errors[0].data.errors[0].path]).toEqual([400, "name"]);
  });

  it("are not published past the check by calling them drafts", async () => {
    const { id } = await newArticle("published");
    const { version } = await backend.siteContent();
    const broken = { meta: { description: "Zu kurz" }, _status: "published" };
    for (const as of [admin, author])
      for (const query of [
        "draft=true",
        "draft=true&publishAllLocales=true",
        "draft=true&both=true",
        "both=true",
        "",
      ]) {
        const { status } = await save(backend, "PATCH", `/api/articles/${id}?${query}`, broken, as);
        expect([query, status]).toEqual([query, as === author ? 403 : expect.any(Number)]);
        expect([query, (await backend.siteContent()).version]).toEqual([query, version]);
      }
    const fresh = { ...broken, name: "draft-in-name-only", language: "de", title: "T", teaser: "T", body: "T" };
    for (const query of ["draft=true", "draft=true&publishAllLocales=true", "draft=true&both=true"]) {
      await backend.call("POST", `/api/articles?${query}`, fresh, admin);
      expect([query, (await backend.siteContent()).version]).toEqual([query, version]);
    }
    const versions = `/api/articles/versions?where[parent][equals]=${id}&depth=0`;
    const [newest] = (await backend.call("GET", versions, undefined, admin)).body.docs;
    await backend.call("POST", `/api/articles/versions/${newest.id}?draft=true`, undefined, admin);
    expect((await backend.siteContent()).version).toBe(version);
  });

  it("are saved as drafts without a look at what is published; whatever changes that is checked", async () => {
    const { id } = await newArticle("published");
    const withBrand = (brand: string) => runSql(dataDir, `UPDATE site SET brand = '${brand}'`);
    const { brand } = (await backend.call("GET", "/api/globals/site", undefined, admin)).body;
    const path = `/api/articles/${id}`;
    const draft = { title: "Nur ein Entwurf", _status: "draft" };
    const published = { title: "Veröffentlicht", _status: "published" };
    await withBrand("");
    const answers = [
      await save(backend, "PATCH", `${path}?draft=true`, draft, author),
      await backend.call("POST", `${path}/duplicate`, {}, author),
      await backend.call("PATCH", `/api/articles?where[id][equals]=${id}&draft=true`, { _status: "draft" }, author),
      await save(backend, "PATCH", path, published, admin),
      await save(backend, "PATCH", `${path}?both=true`, published, admin),
      await backend.call("PATCH", `${path}?both=true`, { _status: "draft" }, admin),
      await backend.call("PATCH", `/api/articles?where[id][equals]=${id}&draft=true`, { _status: "published" }, admin),
      await backend.call("DELETE", path, undefined, admin),
      await save(backend, "POST", "/api/globals/navigation-de", {}, admin),
    ];
    await withBrand(brand);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400, 400, 400, 400, 400, 400]);
    for (const { body } of answers.slice(3)) expect(body.errors[0].message).toContain("Brand: is missing");
  });

  it("are published without signs that nobody sees", async () => {
    const { name } = await newArticle("published", { title: "a\u0000b\u0007c", body: "x\u000by\r\nz" });
    const text = (await backend.siteContent()).files[`de/magazine/${name}.md`];
    expect(text).toContain("title: abc\n");
    expect(text).toContain("\n\nxy\nz\n");
  });

  it("have no two figures of one key", async () => {
    const { body } = await backend.call("GET", "/api/globals/figures?depth=0", undefined, admin);
    const entries = [...body.entries, { ...body.entries[0], id: undefined }];
    const answer = await save(backend, "POST", "/api/globals/figures", { entries }, admin);
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining(body.entries[0].key)]);
  });
});

describe("files", () => {
  function upload(name: string, as = admin) {
    const form = new FormData();
    form.append("file", new File(["a;b\n"], name, { type: "text/csv" }));
    return backend.call("POST", "/api/files", form, as);
  }

  it("of any name reach the site under one that it takes", async () => {
    for (const name of ["a b ü.csv", "X.CSV", "..\\..\\x.csv", ".hidden.csv", "con.csv", "😀.csv", "a%2fb#c.csv"])
      expect([name, (await upload(name)).status]).toEqual([name, 201]);
    expect((await upload("x.csv.html")).body.errors[0].message).toContain("x.csv.html");
    expect((await upload("not-a.pdf")).body.errors[0].message).toContain("another kind than its ending says");
    const asSite = { Authorization: `Bearer ${siteToken}` };
    const manifest = await backend.call("GET", "/api/site-content", undefined, asSite);
    const { media } = parseManifest(JSON.stringify(manifest.body));
    expect(Object.keys(media)).toEqual(
      expect.arrayContaining(["files/a-b-ue.csv", "files/x.csv", "files/file-con.csv"]),
    );
  });

  it("have 100 MB at most", async () => {
    const form = new FormData();
    form.append("file", new File([new Uint8Array(100_000_001).fill(32)], "large.csv", { type: "text/csv" }));
    const { status, body } = await backend.call("POST", "/api/files", form, { ...admin, "Accept-Language": "de" });
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining("eine Datei darf 100 MB haben")]);
  });

  it("that published texts offer are neither deleted nor replaced", async () => {
    const { id, filename } = (await upload("offered.csv")).body.doc;
    const page = await find("pages", "path", "/privacy");
    const title = `Datenschutz und files/${filename} für alle`;
    const data = { meta: { title, description: page.meta.description }, _status: "published" };
    expect((await save(backend, "PATCH", `/api/pages/${page.id}`, data, admin)).status).toBe(200);
    const form = new FormData();
    form.append("file", new File(["c;d\n"], "other.csv", { type: "text/csv" }));
    const answers = [
      await backend.call("DELETE", `/api/files/${id}`, undefined, admin),
      await backend.call("DELETE", `/api/files?where[id][equals]=${id}`, undefined, admin),
      await backend.call("PATCH", `/api/files/${id}`, form, admin),
    ];
    for (const { status, body } of answers)
      expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining("Page “/privacy”, German")]);
    expect((await backend.siteContent()).media[`files/${filename}`]).toBeDefined();
  });

  it("that are lost keep nothing else from the site", async () => {
    const { filename } = (await upload("lost.csv")).body.doc;
    rmSync(join(dataDir, "cms-media/files", filename));
    const { files, media } = await backend.siteContent();
    expect([Object.keys(files).length > 300, media[`files/${filename}`]]).toEqual([true, undefined]);
  });
});

describe("people", () => {
  it("always have an administrator among them", async () => {
    const me = (await backend.call("GET", "/api/users/me", undefined, admin)).body.user;
    const attempts = [
      await backend.call("PATCH", `/api/users/${me.id}`, { role: "author" }, admin),
      await backend.call("DELETE", `/api/users/${me.id}`, undefined, admin),
      await backend.call("DELETE", "/api/users?where[id][exists]=true", undefined, admin),
    ];
    for (const { status, body } of attempts)
      expect([status, body.errors[0].message]).toEqual([400, "At least one person must be an administrator."]);
    expect((await backend.call("GET", "/api/users", undefined, admin)).body.totalDocs).toBe(2);
  });

  it("do not unlock others", async () => {
    expect((await backend.call("POST", "/api/users/unlock", { email: "admin@example.com" }, author)).status).toBe(403);
  });

  it("are told apart from guesses, and leads are kept, while somebody publishes", async () => {
    const page = await find("pages", "path", "/imprint", "en");
    const data = { meta: { title: "Another imprint of ours", description: page.meta.description } };
    const publishing = save(backend, "PATCH", `/api/pages/${page.id}`, { ...data, _status: "published" }, admin);
    const guesses = [1, 2, 3].map(() =>
      backend.call("POST", "/api/users/login", { email: "admin@example.com", password: "guess" }),
    );
    const settings = backend.call("POST", "/api/payload-preferences/list", { value: { limit: 5 } }, admin);
    const leads = Array.from({ length: 30 }, (_, index) =>
      backend.call("POST", "/api/leads/receive", sampleLead, {
        Authorization: `Bearer ${siteToken}`,
        "Idempotency-Key": `storm-${index}`,
      }),
    );
    expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual([401, 401, 401]);
    expect([(await publishing).status, (await settings).status]).toEqual([200, 200]);
    expect(new Set((await Promise.all(leads)).map(({ status }) => status))).toEqual(new Set([201]));
  });
});

describe("browsers", () => {
  const password = "a password of their own";
  const signIn = (email: string, given: string) => backend.call("POST", "/api/users/login", { email, password: given });

  it("run no scripts but the panel's own, and show it in no frame", async () => {
    const nonceOf = ({ headers }: { headers: Headers }) =>
      /script-src 'self' 'nonce-([^']+)';/.exec(headers.get("content-security-policy") ?? "")?.[1];
    const chosen = { "Content-Security-Policy": "script-src 'nonce-chosen'", Accept: "text/html" };
    const [first, second] = [
      await backend.call("GET", "/admin/login", undefined, chosen),
      await backend.call("GET", "/admin/login", undefined, { Accept: "text/html" }),
    ];
    for (const answer of [first, second]) {
      const scripts = String(answer.body).match(/<script[^>]*>/g) ?? [];
      expect(scripts.length).toBeGreaterThan(5);
      for (const script of scripts) expect(script).toContain(`nonce="${nonceOf(answer)}"`);
    }
    expect([nonceOf(first), nonceOf(second)]).not.toContain("chosen");
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    for (const path of ["/admin/login", "/api/users/me", "/api/nothing", "/nothing"]) {
      const { headers } = await backend.call("GET", path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });

  it("carry a sign-in for the backend's own pages only", async () => {
    const { headers } = await signIn("admin@example.com", "correct horse battery staple");
    const [set = ""] = headers.getSetCookie();
    expect(set).toMatch(/; HttpOnly/i);
    expect(set).toMatch(/; SameSite=Lax/i);
    const Cookie = set.split(";")[0] ?? "";
    const me = async (from: Record<string, string>) =>
      (await backend.call("GET", "/api/users/me", undefined, { Cookie, ...from })).body.user?.email;
    const change = async (from: Record<string, string>) =>
      (
        await backend.call(
          "POST",
          "/api/users",
          { email: "x@example.com", password, role: "admin" },
          { Cookie, ...from },
        )
      ).status;
    const foreign = [{ Origin: "https://foreign.example" }, { Origin: "null" }, { Origin: `${backend.url}.example` }];
    for (const from of [...foreign, { "Sec-Fetch-Site": "cross-site" }]) {
      expect([from, await me(from)]).toEqual([from, undefined]);
      expect([from, await change(from)]).toEqual([from, 403]);
    }
    expect(await me({ Origin: backend.url })).toBe("admin@example.com");
    for (const from of foreign) {
      const answer = await backend.call("GET", "/api/users/me", undefined, { Cookie, ...from });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  it("that guess a password are kept out for a while, also with the right one, and nobody else", async () => {
    const [email, other] = ["guessed@example.com", "spared@example.com"];
    for (const each of [email, other]) {
      const { body } = await backend.call("POST", "/api/users", { email: each, role: "author" }, admin);
      await backend.call("PATCH", `/api/users/${body.doc.id}`, { password }, admin);
    }
    // What an address that nobody has gets, word for word: no number of guesses tells which addresses there are.
    const { status, body } = await signIn("nobody@example.com", "guess");
    expect(status).toBe(401);
    for (let attempt = 0; attempt < 8; attempt++)
      expect(await signIn(email, `guess ${attempt}`)).toMatchObject({ status, body });
    expect(await signIn(email, password)).toMatchObject({ status, body });
    expect((await signIn(other, password)).status).toBe(200);
    expect((await backend.call("POST", "/api/users/unlock", { email }, admin)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
  });
});
