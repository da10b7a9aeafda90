import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FormSite, startFormSite, until } from "../forms/form-site";

const counter = join(import.meta.dirname, "count-objects.ts");
let site: FormSite;

beforeAll(async () => {
  site = await startFormSite({ TRUSTED_PROXY_HOPS: "1" }, { nodeFlags: ["--import", counter] });
});
afterAll(() => site.stop());

/** What the site holds, counted after a collection: formatters, and bytes of its heap. */
async function held(): Promise<{ formatters: number; heap: number }> {
  const counts = () => [...site.output().matchAll(/held: (.*)\n/g)].map(([, count = ""]) => JSON.parse(count));
  const before = counts().length;
  process.kill(site.pid, "SIGUSR2");
  await until(() => counts().length > before, "the count");
  return counts().at(-1);
}

/** The same zone in as many spellings as asked for. */
function spellings(zone: string, count: number): string[] {
  const letters = [...zone.toLowerCase()];
  return Array.from({ length: count }, (_, number) =>
    letters.map((letter, index) => ((number >> index) & 1 ? letter.toUpperCase() : letter)).join(""),
  );
}

/** Asks in turns of a few, so that the test does not depend on how many connections a system grants. */
async function inTurns<T>(values: T[], ask: (value: T) => Promise<Response>): Promise<Set<number>> {
  const states = new Set<number>();
  for (let first = 0; first < values.length; first += 10) {
    const answers = await Promise.all(values.slice(first, first + 10).map(ask));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    for (const { status } of answers) states.add(status);
  }
  return states;
}

/** Asks once for what a first answer makes and keeps, then floods. @returns formatters that stayed */
async function growth<T>(values: T[], ask: (value: T) => Promise<Response>): Promise<number> {
  await inTurns(values.slice(0, 1), ask);
  const before = await held();
  const states = await inTurns(values.slice(1), ask);
  expect([...states].every((status) => status < 400)).toBe(true);
  return (await held()).formatters - before.formatters;
}

// A second try would find what the first one left.
describe("what visitors send makes nothing that stays", { retry: 0 }, () => {
  test("spellings of a zone on the page after an appointment", async () => {
    const ahead = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString();
    const path = `/en/thank-you?form=demo&booked=${ahead.slice(0, "YYYY-MM-DDTHH:MM".length)}Z&zone=`;
    const ask = (zone: string) => fetch(site.url + path + encodeURIComponent(zone));
    expect(await growth(spellings("America/Argentina/Buenos_Aires", 64), ask)).toBeLessThan(5);
  });

  test("spellings of a zone in the form of an appointment", async () => {
    const page = "/en/platform/live-demo";
    const [, slot = ""] = /name="slot" value="([^"]*Z)"/.exec(await (await fetch(site.url + page)).text()) ?? [];
    const person = { form: "demo", name: "Ada", email: "ada@example.com", company: "Engines", slot };
    let senders = 0;
    const elsewhere = () => ({ "X-Forwarded-For": `10.${++senders >> 8}.${senders & 255}.1` });
    const ask = (zone: string) => site.send(page, { ...person, zone }, elsewhere());
    expect(await growth(spellings("America/North_Dakota/New_Salem", 64), ask)).toBeLessThan(5);
  });

  test("numbers in the address of a calculator", async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index + 1);
    const ask = (n: number) =>
      fetch(`${site.url}/en/roi-calculator?robots=${n}&parts=${n}.${n}&company=Company%20${n}`);
    expect(await growth(numbers, ask)).toBeLessThan(5);
  });

  test("pages, data and twins that nobody else will ask for", async () => {
    const paths = (index: number) => [
      `/en/magazine/nope-${index}?a=${index}`,
      `/de/nope-${index}.data`,
      `/en/nope-${index}.md`,
      `/de/pricing?devices=${index}`,
      `/en/search?q=robot+${index}`,
      `/en/features/live-map?x=${index}`,
      `/en/robots?q=${index}`,
    ];
    const flood = async (from: number, to: number) => {
      const numbers = Array.from({ length: to - from }, (_, index) => from + index);
      const states = await inTurns(numbers.flatMap(paths), (path) => fetch(site.url + path));
      expect(states).toEqual(new Set([200, 404]));
      return (await held()).heap;
    };
    // What the first answers of a kind make stays.
    const before = await flood(0, 20);
    const grown = (await flood(20, 120)) - before;
    // A hundred pages of any kind take more; counts of two moments differ by less than two.
    expect(grown / 2 ** 20).toBeLessThan(4);
  });
});
