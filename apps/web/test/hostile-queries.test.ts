import { createHash } from "node:crypto";
import { join } from "node:path";
import { type Site, startSite } from "@waku/testing";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "./forms/form-site";
import { type Answer, send } from "./send";

/** Short enough for every field: a mark that turns a text round, an end of an attribute, markup, a name for a figure. */
const hostile = `a\u202e'"><script>hit()</script>{figure:x}`;
const hashOfScript = createHash("sha256").update("hit()").digest("base64");

let site: Site;
beforeAll(async () => {
  site = await startSite({}, { nodeFlags: ["--import", join(import.meta.dirname, "asked-parameters.ts")] });
});
afterAll(() => site.stop());

/** Addresses that no sitemap names, what is no page, and what must be right for another parameter to be read. */
function furtherAddresses(pages: string[]): string[] {
  const robots = pages.filter(isRobot).slice(-2);
  const compared = `models=${robots.map((path) => path.split("/").at(-1)).join(",")}`;
  const nextWeek = `${new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16)}Z`;
  return [
    ...robots,
    `/en/robots/compare?${compared}`,
    `/en/robots/compare.csv?${compared}`,
    "/en/search?q=battery",
    "/en/search.json",
    "/en/search.json?results=&q=battery",
    "/en/booking",
    "/en/page",
    "/en/nope",
    "/en/thank-you",
    `/en/thank-you?form=demo&booked=${nextWeek}`,
    `/en/thank-you?form=demo&wish=${nextWeek}`,
  ];
}

/** An address with further parameters. */
function withQuery(address: string, parameters: Iterable<readonly [string, string]>): string {
  const { pathname, searchParams } = new URL(address, site.url);
  for (const [name, value] of parameters) searchParams.set(name, value);
  return `${pathname}?${searchParams}`;
}

/** Hundreds of them are the same page with other values. */
const isRobot = (path: string) => /^\/en\/robots\/[^/]+-[^/]+$/.test(path);

let marks = 0;

/** Asks for an address with further parameters. @returns its answer, and the names of parameters that were asked for */
async function ask(address: string, parameters: [string, string][]): Promise<{ answer: Answer; asked: string[] }> {
  const mark = String(++marks);
  const before = site.output().length;
  const answer = await send(site, withQuery(address, [["_mark", mark], ...parameters]));
  // Written later than all of this one.
  const end = `end of ${mark}`;
  await send(site, withQuery("/en/search.json", [["_mark", end]]));
  const lines = () =>
    [
      ...site
        .output()
        .slice(before)
        .matchAll(/^asked: (\[.*\])$/gm),
    ].map(([, line = ""]) => JSON.parse(line));
  await until(() => lines().some(([of]) => of === end), "what was asked for");
  const asked = lines().flatMap(([of, name]) => (of === mark ? [name] : []));
  return { answer, asked: [...new Set(asked)].sort() };
}

/** What of a value came through: markup, a script that may run, what turns a text round. */
function harm({ status, headers, text }: Answer): string[] {
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}`);
  if (/[<>"'\s\u0080-\uffff]/.test(headers.location ?? "")) found.push("raw characters in its Location");
  if (headers["content-security-policy"]?.includes(hashOfScript)) found.push("allowed by its policy");
  if (/\u202e|\\u202e/i.test(text)) found.push("a mark of direction");
  if (!headers["content-type"]?.startsWith("text/html")) return found;
  if (text.includes("<script>hit")) found.push("markup");
  const scripts = parse(text).querySelectorAll("script");
  if (scripts.some((script) => script.rawText.trim() === "hit()")) found.push("a script");
  return found;
}

/** Does something for a few values at a time, so that the test does not depend on how many connections a system grants. */
async function each<T>(values: T[], work: (value: T) => Promise<void>): Promise<void> {
  for (let first = 0; first < values.length; first += 10) await Promise.all(values.slice(first, first + 10).map(work));
}

/** One address for each set of parameters that pages ask for. */
async function askingAddresses(): Promise<string[]> {
  const sitemaps = (await send(site, "/sitemap.xml")).text + (await send(site, "/sitemap-robots.xml")).text;
  const pages = [...sitemaps.matchAll(/<loc>https?:\/\/[^/<]+(\/en[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  const found = new Map<string, string>();
  await each([...pages.filter((path) => !isRobot(path)), ...furtherAddresses(pages)], async (address) => {
    const { asked } = await ask(address, []);
    found.set(JSON.stringify([asked, address.includes("?") && address]), address);
  });
  return [...found.values()];
}

it("stay values in whatever an address is asked for, and in names that nobody knows", async () => {
  const harmful: string[] = [];
  const tried = new Set<string>();
  await each(await askingAddresses(), async (address) => {
    const names = new Set([hostile]);
    const attempt = async (parameters: [string, string][]) => {
      const { answer, asked } = await ask(address, parameters);
      for (const what of harm(answer)) harmful.push(`${what}: ${withQuery(address, parameters)}`);
      for (const name of asked) names.add(name);
    };
    await attempt([]);
    // A parameter may have others asked for: they are tried, too.
    for (const name of names) await attempt([[name, hostile]]);
    await attempt([...names].map((name) => [name, hostile]));
    for (const name of names) tried.add(name);
  });
  expect(harmful).toEqual([]);
  const known = [
    "q",
    "models",
    "device",
    "devices",
    "company",
    "numbers",
    "position",
    "email",
    "zone",
    "missing",
    "kind",
  ];
  expect([...tried]).toEqual(expect.arrayContaining(known));
});
