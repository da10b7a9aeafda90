import { expect, test } from "vitest";
import { type FormSite, startFormSite, until } from "./form-site";
import { startWebhookSink } from "./sinks";

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
