import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Backend,
  firstAdmin,
  type Json,
  newDataDir,
  personWith,
  sampleLead,
  siteToken,
  startBackend,
} from "./backend";

/** Who asks; the translator writes English. */
const askers = ["nobody", "site", "sales", "translator", "author", "editor", "admin"] as const;
type Asker = (typeof askers)[number];

const none: Asker[] = [];
const readers: Asker[] = ["translator", "author", "editor", "admin"];
const writers = readers;
const publishers: Asker[] = ["editor", "admin"];
const admins: Asker[] = ["admin"];
const salesPeople: Asker[] = ["sales", "editor", "admin"];
const signedIn: Asker[] = ["sales", ...readers];

/** What is asked of a collection: a document that is published, one that is a draft of nobody but the test. */
type Target = { slug: string; live: Json; draft: Json; version?: Json };
type Call = [method: string, path: string, body?: unknown];
/** `may`: who gets or does it. Whoever may is asked on a draft, so that nothing published changes while the table runs. */
type Operation = { may: Asker[]; ask: (target: Target, mine: Json) => Call };

const { dataDir, remove } = newDataDir();
let backend: Backend;
const headers = {} as Record<Asker, Record<string, string>>;

beforeAll(async () => {
  backend = await startBackend(dataDir);
  const admin = await firstAdmin(backend);
  Object.assign(headers, { nobody: {}, site: { Authorization: `Bearer ${siteToken}` }, admin });
  for (const role of ["sales", "author", "editor"] as const) headers[role] = await personWith(backend, role, admin);
  headers.translator = await personWith(backend, "translator", admin, { languages: ["en"] });
});
afterAll(async () => {
  await backend.stop();
  remove();
});

async function asAdmin(...[method, path, body]: Call): Promise<Json> {
  const { status, body: answer } = await backend.call(method, path, body, headers.admin);
  expect([method, path, status < 300 || answer]).toEqual([method, path, true]);
  return answer;
}

/** Which of the askers were let in. Who is let in may be refused for what the site could not show, but not for who they are. */
async function letIn(
  operations: Record<string, Operation>,
  target: (name: string, asker: Asker, may: boolean) => Promise<[Target, Json]>,
): Promise<[Record<string, Asker[]>, Record<string, Asker[]>]> {
  const expected: Record<string, Asker[]> = {};
  const found: Record<string, Asker[]> = {};
  for (const [name, { may, ask }] of Object.entries(operations)) {
    expected[name] = askers.filter((asker) => may.includes(asker));
    found[name] = [];
    for (const asker of askers) {
      const [of, mine] = await target(name, asker, may.includes(asker));
      const [method, path, body] = ask(of, mine);
      const base: Record<string, string> = mine?.updatedAt ? { "If-Match": `"${mine.updatedAt}"` } : {};
      const { status } = await backend.call(method, path, body, { ...headers[asker], ...base });
      if (status >= 500) throw new Error(`${asker} ${method} ${path}: ${status}`);
      if (![401, 403, 404, 405].includes(status)) found[name].push(asker);
    }
  }
  return [found, expected];
}

/** Documents: everybody of the content reads, drafts too; publishing takes an editor, whatever a request calls itself. */
const onDocuments: Record<string, Operation> = {
  read: { may: readers, ask: ({ slug, live }) => ["GET", `/api/${slug}/${live.id}?depth=0`] },
  "read draft": { may: readers, ask: ({ slug, draft }) => ["GET", `/api/${slug}/${draft.id}?draft=true&depth=2`] },
  list: { may: readers, ask: ({ slug }) => ["GET", `/api/${slug}?limit=1&depth=0`] },
  "list drafts by where": {
    may: readers,
    ask: ({ slug }) => ["GET", `/api/${slug}?draft=true&where[_status][equals]=draft&limit=1&depth=2`],
  },
  "list drafts by sort": { may: readers, ask: ({ slug }) => ["GET", `/api/${slug}?draft=true&sort=-_status&limit=1`] },
  "list trash": { may: readers, ask: ({ slug }) => ["GET", `/api/${slug}?trash=true&limit=1&depth=0`] },
  count: { may: readers, ask: ({ slug }) => ["GET", `/api/${slug}/count?where[_status][equals]=draft`] },
  versions: { may: readers, ask: ({ slug }) => ["GET", `/api/${slug}/versions?limit=1&depth=0`] },
  version: { may: readers, ask: ({ slug, version }) => ["GET", `/api/${slug}/versions/${version.id}?depth=0`] },
  update: {
    may: writers,
    ask: ({ slug }, mine) => ["PATCH", `/api/${slug}/${mine.id}?draft=true`, { _status: "draft" }],
  },
  "restore as draft": {
    may: writers,
    ask: ({ slug, version }) => ["POST", `/api/${slug}/versions/${version.id}?draft=true`],
  },
  publish: { may: publishers, ask: ({ slug }, mine) => ["PATCH", `/api/${slug}/${mine.id}`, { _status: "published" }] },
  "publish as a draft": {
    may: publishers,
    ask: ({ slug }, mine) => ["PATCH", `/api/${slug}/${mine.id}?draft=true`, { _status: "published" }],
  },
  "publish both languages": {
    may: publishers,
    ask: ({ slug }, mine) => ["PATCH", `/api/${slug}/${mine.id}?both=true&draft=true`, { _status: "published" }],
  },
  "publish several": {
    may: publishers,
    ask: ({ slug }, mine) => ["PATCH", `/api/${slug}?where[id][equals]=${mine.id}`, { _status: "published" }],
  },
  unpublish: { may: publishers, ask: ({ slug }, mine) => ["PATCH", `/api/${slug}/${mine.id}`, { _status: "draft" }] },
  "restore for all": { may: publishers, ask: ({ slug, version }) => ["POST", `/api/${slug}/versions/${version.id}`] },
  create: { may: writers, ask: ({ slug, draft }) => ["POST", `/api/${slug}?draft=true`, freshLike(draft)] },
  "create published": {
    may: publishers,
    ask: ({ slug, draft }) => ["POST", `/api/${slug}`, { ...freshLike(draft), _status: "published" }],
  },
  "create published as a draft": {
    may: publishers,
    ask: ({ slug, draft }) => ["POST", `/api/${slug}?draft=true`, { ...freshLike(draft), _status: "published" }],
  },
  copy: { may: writers, ask: ({ slug, draft }) => ["POST", `/api/${slug}/${draft.id}/duplicate`, {}] },
  delete: { may: publishers, ask: ({ slug }, mine) => ["DELETE", `/api/${slug}/${mine.id}`] },
  "delete several": {
    may: publishers,
    ask: ({ slug }, mine) => ["DELETE", `/api/${slug}?where[id][equals]=${mine.id}`],
  },
};

/** A draft of its own beside another document; pages have addresses in place of names. */
function freshLike({ path, handbook, chapter }: Json): object {
  const name = `cell-${randomUUID()}`;
  const identity = path === undefined ? { name, title: "X", handbook, chapter } : { path: `/${name}` };
  return { ...identity, language: "en", _status: "draft" };
}

/** Changes that cannot be undone are made to a document of their own. */
const ending = /^(delete|unpublish)/;

describe("documents", () => {
  it.each([
    "pages",
    "articles",
    "updates",
    "press-releases",
    "jobs",
    "clients",
    "partners",
    "plain-pages",
    "chapters",
    "sections",
  ])(
    "of %s are open to whom the table says",
    async (slug) => {
      const query = "where[language][equals]=en&limit=1&depth=0";
      const [live] = (await asAdmin("GET", `/api/${slug}?${query}`)).docs;
      const make = async () => (await asAdmin("POST", `/api/${slug}?draft=true`, freshLike(live))).doc;
      const draft = await make();
      const [version] = (await asAdmin("GET", `/api/${slug}/versions?where[parent][equals]=${draft.id}&depth=0`)).docs;
      const [found, expected] = await letIn(onDocuments, async (name, _, may) => {
        const mine = !may ? live : ending.test(name) ? await make() : draft;
        const { updatedAt } = await asAdmin("GET", `/api/${slug}/${mine.id}?draft=true&depth=0`);
        return [
          { slug, live, draft, version },
          { id: mine.id, updatedAt },
        ];
      });
      expect(found).toEqual(expected);
      expect((await asAdmin("GET", `/api/${slug}/${live.id}?depth=0`)).updatedAt).toBe(live.updatedAt);
    },
    600_000,
  );

  it("that the site must have are deleted by nobody", async () => {
    const [live] = (await asAdmin("GET", "/api/pages?where[path][equals]=/terms&limit=1&depth=0")).docs;
    const operations: Record<string, Operation> = {
      delete: { may: none, ask: ({ slug }) => ["DELETE", `/api/${slug}/${live.id}`] },
      "delete several": { may: none, ask: ({ slug }) => ["DELETE", `/api/${slug}?where[id][equals]=${live.id}`] },
    };
    const [found, expected] = await letIn(operations, async () => [{ slug: "pages", live, draft: live }, undefined]);
    expect(found).toEqual({ ...expected, "delete several": expect.anything() });
    expect((await asAdmin("GET", `/api/pages/${live.id}?depth=0`)).updatedAt).toBe(live.updatedAt);
  }, 600_000);

  it("in another language are closed to translators, as is what they would make there", async () => {
    const german = (await asAdmin("GET", "/api/jobs?where[language][equals]=de&limit=1&depth=0")).docs[0];
    for (const [method, path, body] of [
      ["PATCH", `/api/jobs/${german.id}?draft=true`, { _status: "draft" }],
      ["POST", "/api/jobs?draft=true", { ...freshLike({}), language: "de" }],
      ["POST", `/api/jobs/${german.id}/duplicate`, {}],
    ] as Call[])
      expect([path, (await backend.call(method, path, body, headers.translator)).status]).toEqual([path, 403]);
  });
});

const onSettings: Record<string, Operation> = {
  read: { may: readers, ask: ({ slug }) => ["GET", `/api/globals/${slug}?depth=2`] },
  "read draft": { may: readers, ask: ({ slug }) => ["GET", `/api/globals/${slug}?draft=true`] },
  versions: { may: readers, ask: ({ slug }) => ["GET", `/api/globals/${slug}/versions?limit=1`] },
  count: { may: readers, ask: ({ slug }) => ["GET", `/api/globals/${slug}/versions?limit=1&sort=createdAt`] },
  update: { may: publishers, ask: ({ slug }) => ["POST", `/api/globals/${slug}`, {}] },
  "update as a draft": { may: publishers, ask: ({ slug }) => ["POST", `/api/globals/${slug}?draft=true`, {}] },
};

describe("settings", () => {
  it.each(["site", "figures", "navigation-de", "navigation-en", "own-redirects", "rules", "robot-finder"])(
    "of %s are open to whom the table says",
    async (slug) => {
      const [version] = (await asAdmin("GET", `/api/globals/${slug}/versions?limit=1&depth=0`)).docs;
      const operations: Record<string, Operation> = {
        ...onSettings,
        ...(version && {
          version: { may: readers, ask: () => ["GET", `/api/globals/${slug}/versions/${version.id}`] },
          restore: { may: publishers, ask: () => ["POST", `/api/globals/${slug}/versions/${version.id}`] },
        }),
      };
      const [found, expected] = await letIn(operations, async () => [{ slug, live: {}, draft: {} }, undefined]);
      expect(found).toEqual(expected);
    },
    600_000,
  );

  it("that the backend keeps for itself are open to nobody", async () => {
    const operations: Record<string, Operation> = {
      read: { may: none, ask: () => ["GET", "/api/globals/publication"] },
      update: { may: none, ask: () => ["POST", "/api/globals/publication", { version: "x" }] },
    };
    const [found, expected] = await letIn(operations, async () => [{ slug: "", live: {}, draft: {} }, undefined]);
    expect(found).toEqual(expected);
  });
});

/** The same for collections without drafts. */
function plain(read: Asker[], create: Asker[], update: Asker[], remove: Asker[], data: object = {}) {
  return {
    read: { may: read, ask: ({ slug, live }) => ["GET", `/api/${slug}/${live.id}?depth=0`] },
    list: { may: read, ask: ({ slug }) => ["GET", `/api/${slug}?limit=1&sort=-id&depth=2`] },
    "list by where": { may: read, ask: ({ slug }) => ["GET", `/api/${slug}?where[id][exists]=true&limit=1`] },
    count: { may: read, ask: ({ slug }) => ["GET", `/api/${slug}/count`] },
    create: { may: create, ask: ({ slug }) => ["POST", `/api/${slug}`, data] },
    update: { may: update, ask: ({ slug, live }) => ["PATCH", `/api/${slug}/${live.id}`, {}] },
    delete: { may: remove, ask: ({ slug }, mine) => ["DELETE", `/api/${slug}/${mine.id}`] },
    "list of nothing": { may: read, ask: ({ slug }) => ["GET", `/api/${slug}?where[id][equals]=0`] },
  } satisfies Record<string, Operation>;
}

describe("everything else", () => {
  it("files", async () => {
    let made = 0;
    const upload = async () => {
      const form = new FormData();
      form.append("file", new File(["a;b\n"], `cell-${++made}.csv`, { type: "text/csv" }));
      return (await asAdmin("POST", "/api/files", form)).doc;
    };
    const live = await upload();
    const operations: Record<string, Operation> = {
      ...plain([...readers, "site"], publishers, publishers, publishers),
      "the file itself": { may: [...readers, "site"], ask: () => ["GET", `/api/files/file/${live.filename}`] },
    };
    const [found, expected] = await letIn(operations, async (name, _, may) => [
      { slug: "files", live, draft: live },
      may && name === "delete" ? await upload() : live,
    ]);
    expect(found).toEqual(expected);
  }, 600_000);

  it("leads and what belongs to them", async () => {
    const receive = async () => {
      const key = randomUUID();
      const sent = { ...headers.site, "Idempotency-Key": key };
      await backend.call("POST", "/api/leads/receive", { ...sampleLead, id: key }, sent);
      return (await asAdmin("GET", `/api/leads?where[key][equals]=${key}&depth=0`)).docs[0];
    };
    const live = await receive();
    const operations: Record<string, Operation> = {
      ...plain(salesPeople, none, salesPeople, admins),
      page: { may: salesPeople, ask: () => ["GET", `/api/leads/${live.id}/page`] },
      note: { may: salesPeople, ask: () => ["POST", `/api/leads/${live.id}/notes`, { text: "Called." }] },
      people: { may: salesPeople, ask: () => ["GET", "/api/leads/people"] },
      filters: { may: salesPeople, ask: () => ["GET", "/api/leads/filters"] },
      export: { may: salesPeople, ask: () => ["GET", "/api/leads/export"] },
      persons: { may: admins, ask: () => ["GET", "/api/leads/person"] },
      "order about a person": { may: admins, ask: () => ["POST", "/api/leads/person", {}] },
      receive: { may: ["site"], ask: () => ["POST", "/api/leads/receive", {}] },
      "receive an erasure": { may: ["site"], ask: () => ["POST", "/api/leads/erase", {}] },
      deliveries: { may: ["site"], ask: () => ["POST", "/api/leads/deliveries", {}] },
      orders: { may: ["site"], ask: () => ["GET", "/api/leads/orders?site=cell"] },
    };
    const [found, expected] = await letIn(operations, async (name, _, may) => [
      { slug: "leads", live, draft: live },
      may && name === "delete" ? await receive() : live,
    ]);
    expect(found).toEqual(expected);
    const hidden = ["lead-notes", "lead-events", "lead-deliveries", "erased-leads", "person-orders", "lead-sites"];
    for (const slug of [...hidden, "addresses", "payload-jobs"]) {
      const [open, nobody] = await letIn(plain(none, none, none, none), async () => [
        { slug, live: { id: 1 }, draft: { id: 1 } },
        { id: 1 },
      ]);
      expect([slug, open]).toEqual([slug, nobody]);
    }
  }, 600_000);

  it("people, who see and change themselves", async () => {
    const make = async () =>
      (await asAdmin("POST", "/api/users", { email: `${randomUUID()}@example.com`, role: "author" })).doc;
    const live = await make();
    const person = () => ({ email: `${randomUUID()}@example.com`, role: "admin" });
    const { list, count, ...others } = plain(admins, admins, admins, admins);
    const operations: Record<string, Operation> = {
      ...others,
      list: { ...list, may: signedIn },
      count: { ...count, may: signedIn },
      "list by where": { ...others["list by where"], may: signedIn },
      "list of nothing": { ...others["list of nothing"], may: signedIn },
      create: { may: admins, ask: () => ["POST", "/api/users", person()] },
      "first one": {
        may: none,
        ask: () => ["POST", "/api/users/first-register", { ...person(), password: "long enough to be one" }],
      },
      unlock: { may: admins, ask: () => ["POST", "/api/users/unlock", { email: live.email }] },
    };
    const [found, expected] = await letIn(operations, async (name, _, may) => [
      { slug: "users", live, draft: live },
      may && name === "delete" ? await make() : live,
    ]);
    expect(found).toEqual(expected);
    for (const asker of signedIn) {
      const { totalDocs } = (await backend.call("GET", "/api/users", undefined, headers[asker])).body;
      expect([asker, totalDocs > 1]).toEqual([asker, asker === "admin"]);
    }
  }, 600_000);

  it("what the backend does by itself", async () => {
    const operations: Record<string, Operation> = {
      "published content": { may: ["site"], ask: () => ["GET", "/api/site-content"] },
      "published texts": { may: ["site"], ask: () => ["POST", "/api/site-content/texts", { sha256: [] }] },
      "drafts for the site": { may: ["site"], ask: () => ["GET", "/api/preview/content"] },
      "texts of drafts": { may: ["site"], ask: () => ["POST", "/api/preview/texts", { sha256: [] }] },
      import: { may: none, ask: () => ["POST", "/api/content-import", { files: {}, dryRun: true }] },
      "carrying plans out": { may: admins, ask: () => ["GET", "/api/payload-jobs/run"] },
      "texts to translate": { may: readers, ask: () => ["GET", "/api/translations"] },
      "plans that failed": { may: readers, ask: () => ["GET", "/api/failed-plans"] },
      "dismissing one": { may: none, ask: () => ["POST", "/api/failed-plans/1/dismiss"] },
      GraphQL: { may: none, ask: () => ["POST", "/api/graphql", { query: "{ Pages { docs { id } } }" }] },
      "GraphQL's page": { may: none, ask: () => ["GET", "/api/graphql-playground"] },
    };
    const [found, expected] = await letIn(operations, async () => [{ slug: "", live: {}, draft: {} }, undefined]);
    expect(found).toEqual(expected);
  });

  it("secrets of people cannot be asked for letter by letter, by way of leads neither", async () => {
    const key = randomUUID();
    const sent = { ...headers.site, "Idempotency-Key": key };
    await backend.call("POST", "/api/leads/receive", { ...sampleLead, id: key }, sent);
    const me = (await asAdmin("GET", "/api/users/me")).user;
    const [lead] = (await asAdmin("GET", `/api/leads?where[key][equals]=${key}&depth=0`)).docs;
    await asAdmin("PATCH", `/api/leads/${lead.id}`, { assignee: me.id });
    for (const asker of ["sales", "editor"] as const) {
      const get = (path: string) => backend.call("GET", path, undefined, headers[asker]);
      for (const field of ["hash", "salt", "resetPasswordToken", "password"])
        for (const path of [
          `/api/leads?where[assignee.${field}][exists]=true`,
          `/api/leads/count?where[assignee.${field}][like]=a`,
          `/api/users?where[${field}][exists]=true`,
        ]) {
          const { status, body } = await get(path);
          expect([asker, path, status >= 400 || (body.docs?.length ?? body.totalDocs)]).toEqual([asker, path, true]);
        }
      const deep = (await get(`/api/leads/${lead.id}?depth=5`)).body;
      expect([asker, deep.assignee]).toEqual([asker, me.id]);
    }
  });
});
