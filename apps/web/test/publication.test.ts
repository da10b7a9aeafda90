import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Site, startSite } from "@waku/testing";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentToken, readTexts, startContentServer } from "../server/content/testing/content-server";
import { copyContent } from "./content-copy";
import { until } from "./forms/form-site";

const article = "magazine/mtbf-mttr-robot-fleets";
const job = "jobs/customer-success-manager";
const evening = "2027-02-28T18:00:00+01:00";
const morning = "2027-03-01T09:00:00+01:00";

/** Both languages of an article and a job are for Monday at nine. */
const planned = (text: string) => text.replace(/^published: .*$/m, "published: 2027-03-01T09:00");
const files = ["de", "en"].flatMap((locale) => [`${locale}/${article}.md`, `${locale}/${job}.md`]);
const titleOf = (file: string) => {
  const text = readFileSync(resolve(import.meta.dirname, "../../../content", file), "utf8");
  return /^title: "?(.*?)"?$/m.exec(text)?.[1] ?? "";
};
const articleTitle = titleOf(`en/${article}.md`);
const jobTitle = titleOf(`en/${job}.md`);

describe.each([
  ["content files", fromFiles],
  ["content of the backend", fromBackend],
])("an article and a job with a date ahead, from %s", (_, start) => {
  let site: Site;
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    ({ site, stop } = await start());
  });
  afterAll(() => stop());

  const get = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, text: await response.text() };
  };
  /** Where they are found: the address, what shows there, and only there when they are published. */
  const places: [path: string, shows: string][] = [
    ["/en/magazine", articleTitle],
    ["/en/feed.xml", articleTitle],
    ["/sitemap.xml", `/en/${article}<`],
    ["/sitemap.xml", `/en/company/${job}<`],
    ["/en/company/jobs", jobTitle],
    // The article before it in time leads on to it, and a page without any list has a link to it in its text.
    ["/en/magazine/lidar-faults-shift-start-checks", articleTitle],
    ["/en/page/robot-maintenance-glossary", `href="/en/${article}"`],
  ];
  const documents = [`/en/${article}`, `/en/${article}.data`, `/share/en/${article}.png`, `/en/company/${job}.pdf`];

  async function expectEverywhere(isPublished: boolean) {
    for (const path of documents) expect([path, (await get(path)).status]).toEqual([path, isPublished ? 200 : 404]);
    for (const [path, shows] of places) {
      const { status, text } = await get(path);
      expect([path, status, text.includes(shows)]).toEqual([path, 200, isPublished]);
    }
  }
  const answers = (status: number) =>
    until(async () => (await get(`/en/${article}`)).status === status, `HTTP ${status} for the article`);

  test("are nowhere before, everywhere from then on, and go again when the clock is set back", async () => {
    await answers(404);
    await expectEverywhere(false);
    // Once more from the cache.
    await expectEverywhere(false);
    site.setClock(morning);
    await answers(200);
    await expectEverywhere(true);
    await expectEverywhere(true);
    site.setClock(evening);
    await answers(404);
    await expectEverywhere(false);
  });
});

test("a page says of an event that it is over when it is over", async () => {
  const content = await copyContent();
  for (const locale of ["de", "en"])
    await content.edit(`${locale}/pages/specials/logimat.yaml`, (text) =>
      text.replace(/ended: .*/, "ended: 2027-03-01"),
    );
  const site = await startSite({ CONTENT_DIR: content.folder }, { now: "2027-03-01T23:00:00+01:00" });
  const says = async () => (await (await fetch(`${site.url}/en/specials/logimat`)).text()).includes("Past event");
  expect([await says(), await says()]).toEqual([false, false]);
  site.setClock("2027-03-02T00:00:00+01:00");
  await until(says, "the notice");
  await site.stop();
  await content.remove();
});

test("a position says until when it is open, and afterwards that it is closed", async () => {
  const content = await copyContent();
  const path = "jobs/service-engineer-robotics";
  for (const locale of ["de", "en"])
    await content.edit(`${locale}/${path}.md`, (text) => text.replace(/^employment:/m, "closes: 2027-03-01\n$&"));
  const site = await startSite({ CONTENT_DIR: content.folder }, { now: "2027-03-01T23:00:00+01:00" });
  const page = async () => (await fetch(`${site.url}/en/company/${path}`)).text();
  const open = await page();
  expect(open).toContain("Apply by March 1, 2027");
  expect(open).toContain("?position=");
  expect(open).toContain('"validThrough":"2027-03-01"');
  site.setClock("2027-03-02T00:00:00+01:00");
  await until(async () => (await page()).includes("were open until March 1, 2027"), "the notice");
  expect(await page()).not.toContain("?position=");
  await site.stop();
  await content.remove();
});

test("the words about an event follow its days", async () => {
  const site = await startSite({}, { now: "2023-06-01T12:00:00+02:00" });
  const opening = async (locale: string, page: string) => {
    const root = parse(await (await fetch(`${site.url}/${locale}/specials/${page}`)).text());
    const words = [root.querySelector("title"), root.querySelector("h1")].map((element) => element?.text ?? "");
    const content = (name: string) => root.querySelector(`meta[property="${name}"]`)?.getAttribute("content") ?? "";
    // Those who share it get the same title, also as a picture and as what is said of the picture.
    expect(content("og:title")).toBe(words[0]);
    expect(content("og:image:alt")).toMatch(new RegExp(`^${words[1]}\\. `));
    return { words: words.join(" · "), text: root.querySelector("main")?.text ?? "" };
  };
  /** What may be said of something only once it is over, or only before that. */
  const past = {
    de: /vorbei|Rückblick|beendet|geschlossen|fand .* statt/,
    en: /is over|ended|looking back|closed|took place/,
  };
  const future = {
    de: /jetzt anmelden|reservieren Sie|Reservieren Sie|am Stand heute/,
    en: /sign up now|Reserve a time/,
  };
  const expectWords = async (page: string, state: { isPast: boolean; de: RegExp; en: RegExp }) => {
    for (const locale of ["de", "en"] as const) {
      const { words, text } = await opening(locale, page);
      expect(words).toMatch(state[locale]);
      expect(text).not.toMatch(state.isPast ? future[locale] : past[locale]);
    }
  };
  const picture = async () => (await fetch(`${site.url}/share/en/specials/logimat.png`)).headers.get("etag");
  const pictures = new Set([await picture()]);
  await expectWords("tour", { isPast: false, de: /mit Führung/, en: /with a guide/ });
  await expectWords("logimat", { isPast: false, de: /Treffen Sie uns/, en: /Meet us/ });
  site.setClock("2024-01-01T00:00:00+01:00");
  await until(async () => past.en.test((await opening("en", "tour")).words), "the end of the tour");
  await expectWords("tour", { isPast: true, de: /Rückblick.*vorbei/, en: /looking back.*ended/ });
  site.setClock("2024-03-19T00:00:00+01:00");
  await until(async () => /is on/.test((await opening("en", "logimat")).words), "the first day of the fair");
  pictures.add(await picture());
  await expectWords("logimat", { isPast: false, de: /heute am Stand.*läuft/, en: /today at the booth.*is on/ });
  site.setClock("2024-03-22T00:00:00+01:00");
  await until(async () => past.en.test((await opening("en", "logimat")).words), "the end of the fair");
  await expectWords("logimat", { isPast: true, de: /Rückblick.*vorbei/, en: /looking back.*is over/ });
  pictures.add(await picture());
  expect(pictures.size).toBe(3);
  await site.stop();
});

async function fromFiles() {
  const content = await copyContent();
  for (const file of files) await content.edit(file, planned);
  const site = await startSite({ CONTENT_DIR: content.folder }, { now: evening });
  return { site, stop: () => site.stop().then(content.remove) };
}

async function fromBackend() {
  const backend = await startContentServer();
  const texts = readTexts(resolve(import.meta.dirname, "../../../content"));
  for (const file of files) texts[file] = planned(texts[join(file)] ?? "");
  backend.publish({ files: texts });
  const settings = { CMS_URL: backend.url, CMS_TOKEN: contentToken, CMS_POLL_SECONDS: "1" };
  const site = await startSite(settings, { now: evening });
  return { site, stop: () => site.stop().then(() => backend.close()) };
}
