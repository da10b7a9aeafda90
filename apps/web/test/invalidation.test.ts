import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type FilesSource, openFilesSource } from "@waku/content";
import type { FormServer } from "@waku/leads/form-services";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "../server/app";
import { type LoadedApp, loadBuiltApp } from "../server/load-app";
import { type ContentCopy, copyContent } from "./content-copy";

/** Pages of every kind, and what machines read. */
const below = [
  "",
  ".data",
  "/magazine",
  "/magazine.md",
  "/magazine/mtbf-mttr-robot-fleets",
  "/magazine/spare-parts-for-20-amr",
  "/magazine/another-address",
  "/magazine/a-new-article",
  "/company/clients",
  "/company/clients/otto-group",
  "/company/press",
  "/company/press/spare-part-management",
  "/company/jobs",
  "/company/jobs/customer-success-manager",
  "/features/live-map",
  "/devices/drones",
  "/pricing",
  "/use-cases/partner-management",
  "/robot-journey/waku-update",
  "/robot-journey/robot-operations",
  "/robot-journey/robot-operations/faults-and-escalation",
  "/robot-journey/robot-operations/faults-and-escalation/first-response",
  "/robot-journey/robot-operations/shift-start-and-handover",
  "/page",
  "/page/figures-policy",
  "/page/standards-and-law",
  "/page/robot-maintenance-glossary",
  "/solutions/resources",
  "/robots/types/amr",
  "/fault-codes",
  "/fault-codes/drv-101",
  "/search",
  "/no-such-page",
  "/feed.xml",
  "/podcast.xml",
];
const paths = [
  ...below.map((path) => `/en${path}`),
  "/de",
  "/de/magazine",
  "/de/magazine/another-address",
  "/de/company/press",
  "/sitemap.xml",
  "/llms.txt",
  "/robots-data.csv",
];

const article = "magazine/spare-parts-for-20-amr.md";
const newArticle = (title: string) =>
  `---\nmeta:\n  title: "${title}"\n  description: "${title}: ${"what it is about, in some words. ".repeat(4)}"\ntitle: "${title}"\nteaser: "${title}."\npublished: 2026-04-01\ntags: ["${title}"]\n---\n\nText of the article, which leads [on](/features/live-map).\n`;

type Edits = { [file: string]: ((text: string) => string) | undefined };
/** Sets a field, whose value may go on in lines that stand further in. */
const field = (name: string, value: string) => {
  const further = " ".repeat(name.length - name.trimStart().length + 1);
  return replace(new RegExp(`^${name}: .*(?:\n${further}.*)*`, "m"), `${name}: ${value}`);
};
const replace = (pattern: RegExp, by: string) => (text: string) => text.replace(pattern, by);
const inBoth = (file: string, change: Edits[string]): Edits => ({ [`de/${file}`]: change, [`en/${file}`]: change });

/** One after the other. */
const changes: [what: string, edits: Edits][] = [
  ["title of an article", { [`en/${article}`]: field("title", "Another title") }],
  ["teaser of an article", { [`en/${article}`]: field("teaser", "Another teaser") }],
  ["text of an article", { [`en/${article}`]: (text) => `${text}\nOne more sentence.\n` }],
  ["title for search engines", { [`en/${article}`]: field("  title", "Another meta title") }],
  [
    "address of an article",
    inBoth(article, (text) => text.replace(/^slug: .*\n/m, "").replace(/^title:/m, "slug: another-address\ntitle:")),
  ],
  ["day of publication", inBoth(article, field("published", "2020-01-01"))],
  ["publication in the future", inBoth(article, field("published", "2999-01-01"))],
  ["publication in the past again", inBoth(article, field("published", "2020-01-01"))],
  [
    "an article at a path that answered 404",
    {
      "de/magazine/a-new-article.md": () => newArticle("Neuer Artikel"),
      "en/magazine/a-new-article.md": () => newArticle("New article"),
    },
  ],
  ["deletion of an article", inBoth("magazine/a-new-article.md", undefined)],
  [
    "title of a page",
    {
      "en/pages/features/live-map.yaml": replace(
        /^( {2}- type: hero\n(?: {4}.*\n)*? {4}title: ).*$/m,
        "$1Another heading",
      ),
    },
  ],
  [
    "text of a page whose picture is in the menu",
    { "en/pages/devices/drones.yaml": replace(/In the warehouse a drone scans/, "In another place a drone scans") },
  ],
  ["such a picture", inBoth("pages/devices/drones.yaml", replace(/picture: drone$/m, "picture: service-tablet"))],
  [
    "title of a section",
    { "en/handbooks/robot-operations/faults-and-escalation/first-response.md": field("title", "Another section") },
  ],
  ["order of chapters", inBoth("handbooks/robot-operations/faults-and-escalation/index.md", field("order", "90"))],
  ["title of a press release", { "de/press/spare-part-management.md": field("title", "Ein anderer Titel") }],
  ["industry of a client", { "en/clients/otto-group.md": field("industry", "Another one") }],
  ["workplace of a job", { "en/jobs/customer-success-manager.md": field("workplace", "Elsewhere") }],
  [
    "an entry of the menu",
    { "en/navigation.yaml": replace(/label: WAKU Care at a glance/, "label: All of WAKU Care") },
  ],
  ["a figure", { "shared/figures.yaml": replace(/en: "15,000\+"/, 'en: "16,000+"') }],
  ["a fault code", { "shared/fault-codes.yaml": replace(/title: Drive overcurrent/, "title: Too much current") }],
  ["a price", { "shared/pricing.yaml": replace(/storage-year: 30000/, "storage-year: 36000") }],
  [
    "text of a picture",
    { "en/pictures.yaml": replace(/^service-tablet: .*$/m, "service-tablet: Another text of a picture") },
  ],
  ["name of the product", { "shared/site.yaml": field("product", "Another product") }],
  ["a left address", { "shared/redirects.yaml": () => "- {locale: en, from: no-such-page, to: pricing}\n" }],
  [
    "a redirect that editors write",
    { "shared/own-redirects.yaml": () => "redirects: [{address: /en/no-such-page, target: /de}]\n" },
  ],
];

/** Pages that may be dropped although they are the same again, and what they read of which they show less. */
const coarse: Record<string, string> = {
  "/en/page/standards-and-law": "every text, of which it shows where standards are named",
  "/en/magazine": "texts, of which it shows how long they take to read",
  "/en/magazine.md": "as its page",
  "/en/magazine/mtbf-mttr-robot-fleets": "topics and days of all articles, of which it shows the three nearest",
  "/en.data": "menus, of which it holds no part",
  "/en/search": "the latest articles and updates, of which it shows the latest of both",
  "/sitemap.xml": "all of the fault codes, of which it shows the addresses",
  "/en/robots/types/amr": "whether there are fault codes",
  "/en": "how many articles there are",
  "/de": "as in English",
};

let copy: ContentCopy;
let content: FilesSource;
let loaded: LoadedApp;
const servers: Server[] = [];

beforeAll(async () => {
  copy = await copyContent();
  content = await openFilesSource({ folder: copy.folder });
  loaded = await loadBuiltApp();
});
afterAll(async () => {
  for (const server of servers) server.close();
  content.close();
  await loaded.close();
  await copy.remove();
});

/** An application over the content that has rendered nothing yet. */
async function startApp() {
  const forms = { booking: { offer: async () => undefined }, maxFileBytes: 1, newStamp: () => "" };
  const app = await loaded.create({
    content,
    log: pino({ level: "silent" }),
    settings: { siteUrl: "https://example.org", indexable: true, showGaps: false },
    mediaFolders: content.mediaFolders,
    pageCacheBytes: 1e9,
    pageCompression: "quick",
    fileCacheBytes: 1,
    fileTimeLimitMs: 10_000,
    renderLimits: { perMinute: 1e6, perSecond: 1e6 },
    onMissedSearch: () => undefined,
    problem: async () => undefined,
    warning: () => undefined,
    forms: forms as unknown as FormServer,
    uploads: {} as never,
    trustedProxyHops: 0,
    hasSiteUrl: true,
  });
  const server = createServer(app.handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { app, server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function read(origin: string, path: string): Promise<string> {
  const response = await fetch(origin + path, { redirect: "manual" });
  return `${response.status} ${response.headers.get("location") ?? ""}\n${await response.text()}`;
}

/** All pages as they are told, and which of them were made anew. */
async function readAll({ app, origin }: { app: App; origin: string }) {
  const texts = new Map<string, string>();
  const made = new Set<string>();
  for (const path of paths) {
    const { stored } = app.pageCache();
    texts.set(path, await read(origin, path));
    if (app.pageCache().stored > stored) made.add(path);
  }
  return { texts, made };
}

async function apply(edits: Edits): Promise<void> {
  for (const [file, change] of Object.entries(edits)) await copy.write(file, change);
  await content.change(Object.keys(edits));
}

test("what changed is never shown as it was, and what did not is kept", { timeout: 600_000 }, async () => {
  const cached = await startApp();
  const fresh = await startApp();
  let { texts: before } = await readAll(cached);
  const statuses = [...before].map(([path, text]) => `${text.slice(0, 3)} ${path}`);
  expect(statuses.filter((line) => line.startsWith("5"))).toEqual([]);
  const again = await readAll(fresh);
  expect(different(before, again.texts), "the same content gives the same bytes").toEqual([]);
  const failures: string[] = [];
  for (const [what, edits] of changes) {
    await apply(edits);
    const { texts: shown, made } = await readAll(cached);
    // Without anything kept, machine documents included.
    const other = await startApp();
    const { texts: now } = await readAll(other);
    other.server.close();
    const changed = different(before, now);
    const stale = different(shown, now);
    const inVain = [...made].filter((path) => !changed.includes(path) && !(path in coarse));
    if (changed.length === 0) failures.push(`${what}: changed no page`);
    if (stale.length > 0) failures.push(`${what}: stale ${stale.join(" ")}`);
    if (inVain.length > 0) failures.push(`${what}: in vain ${inVain.join(" ")}`);
    before = now;
  }
  expect(failures).toEqual([]);
});

function different(one: Map<string, string>, other: Map<string, string>): string[] {
  return paths.filter((path) => one.get(path) !== other.get(path));
}
