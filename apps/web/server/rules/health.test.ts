import { Hono } from "hono";
import { expect, it, vi } from "vitest";
import { health } from "./health";

const log = { warn: vi.fn() };
let problem: string | undefined;
let looks = 0;
let warning: string | undefined;

const app = new Hono<{ Variables: { log: typeof log } }>();
app.use((context, next) => {
  context.set("log", log);
  return next();
});
app.use(
  health(
    { find: async () => ({}) } as never,
    async () => {
      looks++;
      return problem;
    },
    () => warning,
  ) as never,
);

async function ask(remoteAddress: string, headers: Record<string, string> = {}) {
  const env = { incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: "IPv4" }, rawHeaders: [] } };
  const answer = await app.request("http://site.test/readyz", { headers }, env);
  return [answer.status, await answer.json()];
}

it("says to strangers that the site is not ready, and why to this machine alone", async () => {
  problem = "the disk is full";
  for (const local of ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
    expect(await ask(local)).toEqual([503, { status: problem }]);
  for (const stranger of ["192.0.2.1", "2001:db8::1", "::127.0.0.1", "10.0.0.1"])
    expect(await ask(stranger)).toEqual([503, { status: "not ready" }]);
  const proxied: Record<string, string>[] = [{ "X-Forwarded-For": "192.0.2.1" }, { Forwarded: "for=192.0.2.1" }];
  for (const headers of proxied) expect(await ask("127.0.0.1", headers)).toEqual([503, { status: "not ready" }]);
});

it("writes the reason to the log once, and when it is over", async () => {
  problem = undefined;
  await ask("192.0.2.1");
  log.warn.mockClear();
  problem = "no room";
  await ask("192.0.2.1");
  await ask("192.0.2.1");
  problem = undefined;
  expect(await ask("192.0.2.1")).toEqual([200, { status: "ready" }]);
  expect(log.warn.mock.calls).toEqual([
    [{ problem: "no room" }, "not ready"],
    [{ problem: undefined }, "ready again"],
  ]);
});

it("looks once for all who ask meanwhile, since looking writes to the disk", async () => {
  problem = undefined;
  looks = 0;
  const crowd = await Promise.all(Array.from({ length: 50 }, () => ask("192.0.2.1")));
  expect(crowd).toEqual(Array(50).fill([200, { status: "ready" }]));
  expect(looks).toBe(1);
  await ask("192.0.2.1");
  expect(looks).toBe(2);
});

it("names to this machine alone what an operator should know of", async () => {
  problem = undefined;
  warning = "the clock was set back";
  expect(await ask("127.0.0.1")).toEqual([200, { status: "ready", warning }]);
  expect(await ask("192.0.2.1")).toEqual([200, { status: "ready" }]);
  warning = undefined;
});
