import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { HolidayFeed } from "./holiday-feed.ts";

const day = 24 * 3_600_000;
let now = Date.parse("2026-11-28T12:00Z");
let folder: string;
let answer: RequestListener;
let requests: number;
let warnings: string[];
let url: string | null;
let closeServer: () => void;

beforeEach(async () => {
  now = Date.parse("2026-11-28T12:00Z");
  folder = mkdtempSync(join(tmpdir(), "holidays-"));
  requests = 0;
  warnings = [];
  answer = (_, response) => void response.end(holiday("20261225"));
  const server = createServer((request, response) => {
    requests++;
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/holidays.ics`;
  closeServer = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => {
  closeServer();
  rmSync(folder, { recursive: true });
});

function holiday(date: string): string {
  const event = `BEGIN:VEVENT\r\nUID:1\r\nDTSTART;VALUE=DATE:${date}\r\nEND:VEVENT`;
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event}\r\nEND:VCALENDAR\r\n`;
}

function endless(): string {
  return holiday("20250101").replace("END:VEVENT", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT");
}

function feed(timeoutMs = 30_000): HolidayFeed {
  const log = { warn: ({ reason }: { reason: string }) => void warnings.push(reason) };
  return new HolidayFeed({ folder, url: async () => url, clock: { now: () => now }, log, timeoutMs });
}

test("days are fetched once a day, and changes are told", async () => {
  const holidays = feed();
  let changes = 0;
  holidays.onChange = () => changes++;
  expect(await holidays.refresh()).toBe(true);
  expect(await holidays.refresh()).toBe(true);
  expect([requests, changes, [...holidays.days]]).toEqual([1, 1, ["2026-12-25"]]);
  now += day;
  answer = (_, response) => void response.end(holiday("20261231"));
  await holidays.refresh();
  expect([requests, changes, [...holidays.days]]).toEqual([2, 2, ["2026-12-31"]]);
});

test.each<[string, RequestListener]>([
  ["an error", (_, response) => void response.writeHead(500).end()],
  ["a page", (_, response) => void response.end("<!doctype html>")],
  ["too much", (_, response) => void response.end(`${holiday("20261231")}${"x".repeat(1024 * 1024)}`)],
  ["a broken connection", (request) => void request.socket.destroy()],
  ["silence", () => undefined],
  ["fifty megabytes", (_, response) => void response.end(holiday("20261231").padEnd(50 * 1024 * 1024, " "))],
  ["an event that never comes", (_, response) => void response.end(endless())],
  ["compressed bytes", (_, response) => void response.setHeader("Content-Encoding", "gzip").end("x")],
  ["redirects in a circle", (_, response) => void response.writeHead(302, { Location: "/holidays.ics" }).end()],
  ["a redirect out of the web", (_, response) => void response.writeHead(302, { Location: "file:///etc/hosts" }).end()],
])("the last good copy survives %s, and a restart", async (_, failure) => {
  await feed().refresh();
  now += day;
  answer = failure;
  const restarted = feed(1000);
  expect([...restarted.days]).toEqual(["2026-12-25"]);
  expect(await restarted.refresh()).toBe(false);
  expect([...restarted.days]).toEqual(["2026-12-25"]);
  expect(warnings).toHaveLength(1);
});

test.each([
  ["http://localhost/", "localhost"],
  ["http://127.0.0.2/", "127.0.0.2"],
  ["http://2130706434/", "127.0.0.2"],
  ["http://[::1]/", "[::1]"],
  ["http://[::ffff:127.0.0.1]/", "[::ffff:7f00:1]"],
  ["http://169.254.169.254/", "169.254.169.254"],
])("a redirect to %s is not followed", async (location, host) => {
  answer = (_, response) => void response.writeHead(302, { Location: location }).end();
  expect(await feed().refresh()).toBe(false);
  expect(warnings).toEqual([`it redirects to ${host}, which is not public`]);
});

test.each([
  ["the same host", () => "/moved.ics"],
  ["the host that the settings name, private or not", () => new URL("/moved.ics", url ?? "").href],
])("a redirect to %s is followed", async (_, location) => {
  answer = (request, response) => {
    if (request.url === "/moved.ics") response.end(holiday("20261225"));
    else response.writeHead(301, { Location: location() }).end();
  };
  const holidays = feed();
  expect(await holidays.refresh()).toBe(true);
  expect([...holidays.days]).toEqual(["2026-12-25"]);
});

test("a name that leads to a private address is refused before anything is sent there", async () => {
  answer = (_, response) => {
    const address = new URL("/inside", url ?? "");
    address.hostname = "localhost";
    response.writeHead(302, { Location: address.href }).end();
  };
  expect(await feed().refresh()).toBe(false);
  expect([requests, warnings]).toEqual([1, ["it redirects to localhost, which is not public"]]);
});

test("a copy from the future is fetched anew once the clock is right", async () => {
  now += 10 * day;
  await feed().refresh();
  now -= 10 * day;
  answer = (_, response) => void response.end(holiday("20261231"));
  const holidays = feed();
  expect([...holidays.days]).toEqual(["2026-12-25"]);
  await holidays.refresh();
  expect([...holidays.days]).toEqual(["2026-12-31"]);
});

test("a copy of another address, a damaged one and none at all", async () => {
  await feed().refresh();
  const kept = url;
  url = null;
  const without = feed();
  expect(await without.refresh()).toBe(true);
  expect([...without.days]).toEqual([]);
  writeFileSync(join(folder, "holidays.json"), "{");
  url = kept;
  const damaged = feed();
  expect([...damaged.days]).toEqual([]);
  await damaged.refresh();
  expect([...damaged.days]).toEqual(["2026-12-25"]);
});
