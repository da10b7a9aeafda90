import { join, resolve } from "node:path";
import { openFilesSource } from "@waku/content";
import { robotNumbers } from "@waku/content/robot-names";
import type { Robot, RobotData } from "@waku/content/schema";
import { parse } from "node-html-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { robotPaths } from "../app/robots/addresses";
import { formatImperial, formatMetric } from "../app/robots/format";
import { makerName } from "../app/robots/robot-rows";
import { robotTexts } from "../app/robots/texts";
import { commonSite } from "./common-site";
import { send } from "./send";

const languages = ["de", "en"] as const;

const site = commonSite();
let data: RobotData;

beforeAll(async () => {
  const folder = resolve(import.meta.dirname, "../../../content");
  const source = await openFilesSource({ folder, siteMedia: [join(folder, "media")] });
  data = (await source.globals()).robots;
  source.close();
});

async function show(path: string) {
  const answer = await send(site, path);
  const root = parse(answer.text);
  const main = root.querySelector("main");
  const texts = (selector: string) => main?.querySelectorAll(selector).map((element) => plain(element.text)) ?? [];
  return { ...answer, root, main, texts, words: plain(main?.text ?? "") };
}

const plain = (text: string) => text.replace(/[\s\u00a0]+/g, " ").trim();

const makerOf = ({ manufacturer }: Robot) => makerName(data.manufacturers, manufacturer);
const fitting = (test: (robot: Robot) => boolean) =>
  data.robots.filter((robot) => robot.status === "available" && test(robot));

/** Of some robots those with most values known, of ten types where there are as many. */
function tenRobots(): Robot[] {
  const known = (robot: Robot) => robotNumbers.filter((number) => robot[number] !== undefined).length;
  const best = data.robots.toSorted((one, other) => known(other) - known(one));
  const first = best.filter(({ type }, place) => best.findIndex((other) => other.type === type) === place);
  return [...first, ...best.filter((robot) => !first.includes(robot))].slice(0, 10);
}

describe.each(languages)("the list, %s", (locale) => {
  const t = robotTexts[locale];
  const address = `/${locale}/robots`;

  it("shows what the filters ask for, says so, and takes each off by a link", async () => {
    const expected = fitting(({ type, payloadKg = 0 }) => type === "cobot" && payloadKg >= 5);
    const { texts, root, words, headers } = await show(`${address}?type=cobot&payload-min=5`);
    expect(words).toContain(t.found(String(expected.length)));
    const rows = texts("tbody tr th a");
    expect(new Set(rows)).toEqual(new Set(expected.map(({ model }) => plain(model)).slice(0, 24)));
    const chips = root.querySelectorAll("main a[data-filter]").map((link) => link.getAttribute("href"));
    expect(chips).toEqual(
      expect.arrayContaining([
        `${address}?payload-min=5#results`,
        `${address}?type=cobot#results`,
        `${address}#results`,
      ]),
    );
    expect(headers["cache-control"]).toBe("private, max-age=0");
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(site.url + address);
  });

  it("is one page for all without a search, with pages of its own", async () => {
    const { headers, root } = await show(address);
    expect(headers["cache-control"]).toContain("public");
    expect(root.querySelector('meta[name="robots"]')).toBeNull();
    const second = await show(`${address}?page=2`);
    expect(second.status).toBe(200);
    expect(second.root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
      `${site.url}${address}?page=2`,
    );
    expect((await show(`${address}?page=99`)).status).toBe(404);
  });

  it("keeps what cannot be used, says why, and shows the rest", async () => {
    const query =
      "type=cobot&type=spaceship&payload-min=abc&reach-min=900&reach-max=100&weight-max=1000000000&speed-min=5%20mph&wings=2";
    const { status, root, texts } = await show(`${address}?${query}`);
    expect(status).toBe(200);
    const issues = texts("#finder-issues li").join(" ");
    for (const part of ["spaceship", "abc", "1000000000", "5 mph", "wings", t.numbers.reachMm.label])
      expect(issues).toContain(part);
    const value = (name: string) => root.querySelector(`input[name="${name}"]`)?.getAttribute("value");
    expect([value("payload-min"), value("speed-min"), value("weight-max")]).toEqual(["abc", "5 mph", "1000000000"]);
    expect(root.querySelector('input[name="payload-min"]')?.getAttribute("aria-invalid")).toBe("true");
    expect([value("reach-min"), value("reach-max")]).toEqual(["100", "900"]);
    expect(texts("tbody tr").length).toBeGreaterThan(0);
  });

  it("names a filter that there is none of, and says nothing of what others hang onto addresses", async () => {
    await show(address);
    const { texts, headers } = await show(`${address}?wings=2&utm_source=letter`);
    expect(texts("#finder-issues li")).toEqual([t.issues.unknownFacet("wings")]);
    expect(headers["cache-control"]).toBe("private, max-age=0");
    expect((await show(`${address}?utm_source=letter&gclid=1`)).texts("#finder-issues li")).toEqual([]);
  });

  it("reads numbers in the notation of its form", async () => {
    const { root } = await show(`${address}?notation=de&payload-min=1.000`);
    const value = root.querySelector('input[name="payload-min"]')?.getAttribute("value");
    expect(value).toBe(locale === "de" ? "1.000" : "1,000");
  });

  it("says which filter to take off where nothing is left", async () => {
    const { words, root } = await show(`${address}?type=cobot&payload-min=9000`);
    expect(words).toContain(t.noneTitle);
    const links = root.querySelectorAll("main h4 ~ ul a").map((link) => link.getAttribute("href"));
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) expect((await show(href ?? "")).texts("tbody tr").length).toBeGreaterThan(0);
  });

  it("leads from ticked boxes to an address that can be passed on", async () => {
    const [one, other] = tenRobots().map(({ id }) => id);
    const { status, headers } = await send(
      site,
      `${address}/compare?q=&type=cobot&sort=name&models=${one}&models=${other}`,
    );
    expect([status, headers.location]).toEqual([302, `${address}/compare?models=${one},${other}`]);
    const kept = await show(`${address}?type=drone&models=${one}`);
    expect(kept.root.querySelector(`input[name="models"][value="${one}"]`)).not.toBeNull();
  });
});

const csvCells = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plainCell = ""]) =>
    quoted === undefined ? plainCell : quoted.replaceAll('""', '"'),
  );

describe("ten robots, cell by cell", () => {
  it.each(languages)("on their pages, %s", async (locale) => {
    for (const robot of tenRobots()) {
      const { status, texts, words } = await show(`/${locale}/robots/${robot.id}`);
      expect(status).toBe(200);
      expect(texts("h1")).toEqual([plain(robot.model)]);
      expect(words).toContain(makerOf(robot));
      const cells = texts("table:first-of-type tbody tr td:nth-child(2)").slice(0, robotNumbers.length);
      expect(cells).toEqual(
        robotNumbers.map((number) => {
          const value = robot[number];
          if (value === undefined) return robotTexts[locale].notRead;
          const other = formatImperial(number, value, locale);
          return plain(formatMetric(number, value, locale) + (other ? ` (${other})` : ""));
        }),
      );
    }
  });

  it.each(languages.flatMap((locale) => [[locale, 0, 6] as const, [locale, 6, 10] as const]))(
    "in the comparison, %s, from %i to %i",
    async (locale, first, last) => {
      const robots = tenRobots().slice(first, last);
      const { root } = await show(`/${locale}/robots/compare?models=${robots.map(({ id }) => id).join(",")}`);
      const rows = root.querySelectorAll("main table tbody tr").map((row) => ({
        label: plain(row.querySelector("th")?.text ?? ""),
        cells: row.querySelectorAll("td").map((cell) => plain(cell.text)),
      }));
      for (const number of robotNumbers) {
        if (robots.every((robot) => robot[number] === undefined)) continue;
        const row = rows.find(({ label }) => label.startsWith(robotTexts[locale].numbers[number].label));
        expect(row?.cells.length).toBe(robots.length);
        for (const [place, robot] of robots.entries()) {
          const value = robot[number];
          const shown = value === undefined ? robotTexts[locale].notRead : plain(formatMetric(number, value, locale));
          expect(row?.cells[place]).toContain(shown);
        }
      }
    },
  );

  it("in the table and in what the browser searches", async () => {
    const robots = tenRobots();
    const list = JSON.parse((await send(site, "/robots.json")).text);
    for (const robot of robots) {
      const { headers, text } = await send(site, `/en/robots/compare.csv?models=${robot.id}`);
      expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
      const [header, cells] = text.split("\r\n").map(csvCells);
      const values = ["payload_kg", "reach_mm", "max_speed_m_per_s", "weight_kg", "run_time_h", "degrees_of_freedom"];
      expect(values.map((name) => cells?.[header?.indexOf(name) ?? -1])).toEqual(
        robotNumbers.map((number) => String(robot[number] ?? "")),
      );
      expect(cells?.slice(0, 4)).toEqual([robot.model, makerOf(robot), robot.type, robot.status]);
      expect(cells?.slice(-3)).toEqual([robot.source, robot.sourceKind, robot.read]);
      const row = list.model.findIndex(
        (model: string, place: number) =>
          model === robot.model && list.makers[list.maker[place]][0] === robot.manufacturer,
      );
      expect(robotNumbers.map((_, place) => list.numbers[place][row] ?? undefined)).toEqual(
        robotNumbers.map((number) => robot[number]),
      );
    }
  });
});

describe.each(languages)("a comparison, %s", (locale) => {
  const t = robotTexts[locale];

  it("of seven shows six and names the one it leaves out", async () => {
    const robots = tenRobots().slice(0, 7);
    const { words, texts } = await show(`/${locale}/robots/compare?models=${robots.map(({ id }) => id).join(",")}`);
    expect(texts("thead th").length).toBe(6);
    const left = robots[6];
    expect(words).toContain(t.tooManyRobots("6", left ? `${makerOf(left)} ${left.model}` : ""));
  });

  it("with an unknown name says so and shows the others; without any, it offers some", async () => {
    const [known] = tenRobots();
    const { status, words, root } = await show(`/${locale}/robots/compare?models=nope,${known?.id}`);
    expect([status, words.includes(t.unknownRobot("nope"))]).toEqual([200, true]);
    expect(root.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
    const empty = await show(`/${locale}/robots/compare`);
    const examples = empty.root.querySelectorAll(`main a[href*="compare?models="]`);
    expect(examples.length).toBeGreaterThan(2);
    expect((await show(examples[0]?.getAttribute("href") ?? "")).texts("thead th").length).toBeGreaterThan(1);
  });

  it("as a file is whole, or leads to the page that says what is missing", async () => {
    const ids = tenRobots().map(({ id }) => id);
    for (const kind of ["csv", "pdf"])
      for (const models of [ids.slice(0, 7).join(","), `${ids[0]},nope`, "nope", ""]) {
        const { status, headers } = await send(site, `/${locale}/robots/compare.${kind}?models=${models}`);
        expect([status, headers.location]).toEqual([302, `/${locale}/robots/compare?models=${models}`]);
      }
    expect((await send(site, `/${locale}/robots/compare.csv?models=${ids[0]},${ids[0]}`)).status).toBe(200);
  });

  it("leads to an offer with the models in its message", async () => {
    const [one, other] = tenRobots();
    const { root } = await show(`/${locale}/robots/compare?models=${one?.id},${other?.id}`);
    const href = root.querySelector('main a[href*="request-offer"]')?.getAttribute("href") ?? "";
    const message = (await show(href)).root.querySelector('textarea[name="message"]')?.text ?? "";
    expect(message).toContain(one?.model);
    expect(message).toContain(other?.model);
  });
});

describe("pages of robots, makers and types", () => {
  it("stand in a sitemap of their own, each once in both languages", async () => {
    const { text } = await send(site, "/sitemap-robots.xml");
    const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.length).toBe(2 * robotPaths(data).length);
    expect((await send(site, "/sitemap.xml")).text).not.toContain("/robots/types/");
  });

  it("say what they are to machines, name their other language, and are kept", async () => {
    const [robot] = tenRobots();
    for (const [path, kind] of [
      [`robots/${robot?.id}`, "Product"],
      [`robots/makers/${robot?.manufacturer}`, "ItemList"],
      [`robots/types/${robot?.type}`, "ItemList"],
    ]) {
      const { status, root, headers } = await show(`/de/${path}`);
      expect(status).toBe(200);
      const data = root
        .querySelectorAll('script[type="application/ld+json"]')
        .map((script): Record<string, unknown> => JSON.parse(script.text));
      expect(data.map((each) => each["@type"])).toEqual([kind, "BreadcrumbList"]);
      expect(data[0]).not.toHaveProperty("offers");
      expect(root.querySelectorAll("h1").length).toBe(1);
      const ids = root.querySelectorAll("[id]").map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const selector of ['link[hreflang="en"]', 'a[data-locale="en"]'])
        expect(root.querySelector(selector)?.getAttribute("href")).toMatch(new RegExp(`/en/${path}$`));
      expect(root.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(`${site.url}/de/${path}`);
      // A picture of its own, and the way to what changes.
      const picture = root.querySelector('meta[property="og:image"]')?.getAttribute("content");
      expect(picture).toBe(`${site.url}/share/de/${path}.png`);
      expect((await send(site, `/share/de/${path}.png`)).headers["content-type"]).toBe("image/png");
      expect(root.querySelector('link[rel="alternate"][href="/de/robots.xml"]')).not.toBeNull();
      expect(headers["cache-control"]).toContain("public");
      expect((await send(site, `/de/${path}`, { headers: { "If-None-Match": String(headers.etag) } })).status).toBe(
        304,
      );
    }
  });

  it("write names of types as they stand in a sentence", async () => {
    const introduction = async (path: string) => (await show(path)).words;
    expect(await introduction("/en/robots/makers/clearpath-robotics")).toMatch(/: .*\d mobile robots \(AMR\)/);
    expect(await introduction("/de/robots/makers/clearpath-robotics")).toMatch(/: .*\d mobile Roboter \(AMR\)/);
    expect(await introduction("/de/robots/makers/universal-robots")).toMatch(/: .*\d Cobots/);
  });

  it.each(languages)("have a feed of what came and changed, which the finder names, %s", async (locale) => {
    const { root } = await show(`/${locale}/robots`);
    const link = root.querySelector(`link[rel="alternate"][href="/${locale}/robots.xml"]`);
    const { status, headers, text } = await send(site, link?.getAttribute("href") ?? "");
    expect([status, headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
    expect(text).toContain(robotTexts[locale].feedTitle("WAKU Robotics"));
    expect(text).toContain(`<link>${site.url}/${locale}/robots</link>`);
  });

  it.each([
    ["/de/robots/nope", "Diese Seite wurde nicht gefunden"],
    ["/en/robots/nope", "This page could not be found"],
    ["/de/robots/makers/nope", "Diese Seite wurde nicht gefunden"],
    ["/en/robots/types/nope", "This page could not be found"],
    ["/en/robots/types", "This page could not be found"],
  ])("%s is not found, in its language", async (path, title) => {
    const { status, words } = await show(path);
    expect([status, words.includes(title)]).toEqual([404, true]);
  });
});
