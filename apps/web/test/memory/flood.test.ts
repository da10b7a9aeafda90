import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FormSite, startFormSite, until } from "../forms/form-site";

const counter = join(import.meta.dirname, "count-objects.ts");
let site: FormSite;

beforeAll(async () => {
  site = await startFormSite({ TRUSTED_PROXY_HOPS: "1" }, { nodeFlags: ["--import", counter] });
});
afterAll(() => site.stop());

/** Formatters that the site holds, counted after a collection. */
async function formatters(): Promise<number> {
  const counts = () => [...site.output().matchAll(/formatters: (\d+)\n/g)].map(([, count]) => Number(count));
  const before = counts().length;
  process.kill(site.pid, "SIGUSR2");
  await until(() => counts().length > before, "the count");
  return counts().at(-1) ?? Number.NaN;
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
  const before = await formatters();
  const states = await inTurns(values.slice(1), ask);
  expect([...states].every((status) => status < 400)).toBe(true);
  return (await formatters()) - before;
}

// A second try would find what the first one left.
describe("what visitors send makes nothing that stays", { retry: 0 }, () => {
  test("spellings of a zone on the page after an appointment", async () => {
    const path = "/en/thank-you?form=demo&booked=2027-01-04T09:00Z&zone=";
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
});
