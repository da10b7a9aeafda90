import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { expect, it } from "vitest";
import { bodyLimit } from "./body-limit";
import { Refusal } from "./refusal";

function app(maxMs?: number) {
  const app = new Hono();
  app.onError((error) =>
    error instanceof Refusal ? new Response(null, error) : new Response(String(error), { status: 500 }),
  );
  app.use(bodyLimit(10, maxMs) as never);
  app.post("*", async (context) => context.text(await context.req.raw.text()));
  return app;
}

const send = (body: BodyInit, maxMs?: number) =>
  app(maxMs).request("http://site.test/", { method: "POST", body, duplex: "half" } as RequestInit);

it("hands on what fits, and refuses what does not", async () => {
  expect(await (await send("a=1&b=2222")).text()).toBe("a=1&b=2222");
  expect((await send("a=1&b=22222")).status).toBe(413);
});

it("does not wait for a body that comes drop by drop", async () => {
  const drops = new ReadableStream({
    pull: async (stream) => {
      await wait(1);
      stream.enqueue(new Uint8Array(0));
    },
  });
  const answer = await send(drops, 30);
  expect([answer.status, answer.headers.get("connection")]).toEqual([408, "close"]);
});

it("says 400 to a body that breaks off", async () => {
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error("gone")) });
  expect((await send(broken)).status).toBe(400);
});
