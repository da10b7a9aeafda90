import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { type FormSite, startFormSite, until } from "./form-site";
import { startWebhookSink } from "./sinks";
import { storedLeads } from "./stored-leads";

const rounds = 3;
const perRound = 40;

test("killed in the middle of work: nothing acknowledged is lost, nothing is doubled for an idempotent sink", async () => {
  const crm = await startWebhookSink();
  const settings = { WEBHOOK_URL: crm.url, WEBHOOK_SECRET: "a-shared-secret-of-the-crm" };
  const acknowledged = new Set<string>();
  let dataDir: string | undefined;
  for (let round = 0; round < rounds; round++) {
    const site = await startFormSite(settings, { dataDir });
    dataDir = site.dataDir;
    await sendUntilKilled(site, round, acknowledged);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * (perRound / 4));
  const last = await startFormSite(settings, { dataDir });
  try {
    const arrived = () => new Set(crm.taken.map(({ lead }) => lead.email));
    await until(() => acknowledged.isSubsetOf(arrived()), "every acknowledged lead");
    const keysOf = new Map<string, Set<unknown>>();
    for (const { lead, headers } of crm.taken)
      keysOf.set(lead.email, (keysOf.get(lead.email) ?? new Set()).add(headers["idempotency-key"]));
    const doubled = [...keysOf].filter(([, keys]) => keys.size > 1).map(([email]) => email);
    expect(doubled).toEqual([]);
  } finally {
    await last.stop();
    await crm.close();
  }
});

/** Sends a crowd of leads and kills the server after a quarter of them was acknowledged. */
async function sendUntilKilled(site: FormSite, round: number, acknowledged: Set<string>): Promise<void> {
  let count = 0;
  let killing: Promise<void> | undefined;
  const sending = Array.from({ length: perRound }, async (_, index) => {
    const email = `lead-${round}-${index}@example.com`;
    const response = await site
      .send("/en/contact", { form: "contact", name: "Ada", email, message: "Hello" })
      .catch(() => undefined);
    if (response?.status !== 303) return;
    acknowledged.add(email);
    if (++count === perRound / 4) killing = site.kill();
  });
  await Promise.all(sending);
  await (killing ?? site.kill());
}

/** A proxy that resets both connections at a certain moment of an exchange. */
async function startCuttingProxy(port: number, cut: (direction: "up" | "down", bytes: number) => boolean) {
  const proxy = createServer((visitor) => {
    const site = connect(port, "127.0.0.1");
    const pass = (direction: "up" | "down", from: typeof site, to: typeof site) => {
      let bytes = 0;
      from.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (!cut(direction, bytes)) return void to.write(chunk);
        visitor.resetAndDestroy();
        site.resetAndDestroy();
      });
      from.on("end", () => to.end());
      from.on("error", () => to.destroy());
    };
    pass("up", visitor, site);
    pass("down", site, visitor);
  });
  await new Promise<void>((done) => proxy.listen(0, "127.0.0.1", done));
  const { port: own } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    close: () => new Promise<void>((done) => void proxy.close(() => done())),
  };
}

test("a proxy resets connections: a form cut off leaves nothing, an answer cut off makes one lead when sent again", async () => {
  const site = await startFormSite();
  const stamp = await (await fetch(`${site.url}/forms/stamp`)).text();
  const message = "Hello ".repeat(500);
  const fields = new URLSearchParams({
    form: "contact",
    name: "Ada",
    email: "ada@example.com",
    message,
    wk_stamp: stamp,
  });
  const sendBy = (url: string) =>
    fetch(`${url}/en/contact`, { method: "POST", body: fields, headers: { Origin: site.url }, redirect: "manual" });
  try {
    const { port } = new URL(site.url);
    const inForm = await startCuttingProxy(Number(port), (direction, bytes) => direction === "up" && bytes > 1000);
    await expect(sendBy(inForm.url)).rejects.toThrow("fetch failed");
    expect(storedLeads(site.dataDir, "ada@example.com")).toEqual([]);

    const inAnswer = await startCuttingProxy(Number(port), (direction) => direction === "down");
    await expect(sendBy(inAnswer.url)).rejects.toThrow("fetch failed");
    await until(() => storedLeads(site.dataDir, "ada@example.com").length > 0, "the lead whose answer was lost");
    expect((await sendBy(site.url)).status).toBe(303);
    expect(storedLeads(site.dataDir, "ada@example.com")).toHaveLength(1);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    await inForm.close();
    await inAnswer.close();
  } finally {
    await site.stop();
  }
});
