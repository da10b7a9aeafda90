import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { randomFrom } from "./faults/random.ts";
import { type Receiver, startReceiver } from "./faults/receiver.ts";
import { type Bar, printBars, printTable, round, writeResult } from "./report.ts";
import { BenchError, basePort, run } from "./run.ts";
import { type BenchSite, startSite } from "./site.ts";
import { formClient } from "./submissions/form-client.ts";

/**
 * `npm run bench:faults [-- --submissions 1000 --seed 1]`: visitors send forms while the server is killed at random
 * moments and started again. A visitor who gets no answer sends again, as people do.
 */
const { values: flags } = parseArgs({
  options: { submissions: { type: "string", default: "1000" }, seed: { type: "string", default: "1" } },
});

const visitorsAtOnce = 16;
/** The server is killed after so many more thanks, and once all are given, after so many more deliveries. */
const killAfter = { least: 20, most: 150 };
const killsWhileDelivering = 3;
/** Leases of attempts that were killed run out before they are made again. */
const deliveryMs = 180_000;

await run(async () => {
  const total = number("submissions", flags.submissions);
  const seed = number("seed", flags.seed);
  const random = randomFrom(seed);
  const receiver = await startReceiver(random);
  const dataDir = await mkdtemp(join(tmpdir(), "waku-faults-"));
  try {
    const start = performance.now();
    const outcome = await sendAndKill(receiver, dataDir, total, random);
    await report(
      { total, seed, ...outcome, mails: await countTeamMails(dataDir), seconds: (performance.now() - start) / 1000 },
      receiver,
    );
  } finally {
    receiver.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

function number(name: string, value: string): number {
  if (!/^\d{1,6}$/.test(value) || Number(value) === 0)
    throw new BenchError(`--${name} ${value} is no number of things.`);
  return Number(value);
}

type Outcome = { acknowledged: Set<string>; kills: number; unanswered: number };

async function sendAndKill(receiver: Receiver, dataDir: string, total: number, random: () => number): Promise<Outcome> {
  const acknowledged = new Set<string>();
  const client = formClient(`http://127.0.0.1:${basePort()}`, visitorsAtOnce);
  let unanswered = 0;
  let next = 0;
  const visitors = Array.from({ length: visitorsAtOnce }, async () => {
    while (next < total) {
      const email = `visitor-${next++}@example.com`;
      while ((await client.send(email)) !== 303) {
        unanswered++;
        await wait(50);
      }
      acknowledged.add(email);
    }
  });
  let kills = 0;
  let site = await start(receiver, dataDir);
  const killAndRestart = async () => {
    await wait(random() * 20);
    await site.kill();
    kills++;
    site = await start(receiver, dataDir);
  };
  try {
    while (acknowledged.size < total) {
      const aim = acknowledged.size + killAfter.least + random() * (killAfter.most - killAfter.least);
      await until(() => acknowledged.size >= Math.min(aim, total), "thanks");
      if (acknowledged.size < total) await killAndRestart();
    }
    await Promise.all(visitors);
    for (let kill = 0; kill < killsWhileDelivering && receiver.keys.size < total; kill++) {
      const aim = receiver.total() + 1 + random() * 20;
      await until(() => receiver.total() >= aim || receiver.keys.size >= total, "deliveries");
      await killAndRestart();
    }
    await until(() => receiver.keys.size >= total, "every lead at the receiver");
    await until(async () => (await countTeamMails(dataDir)) >= total, "every mail to the team");
  } finally {
    client.close();
    await site.stop();
  }
  return { acknowledged, kills, unanswered };
}

async function countTeamMails(dataDir: string): Promise<number> {
  return (await readdir(join(dataDir, "mail"))).filter((name) => name.endsWith("-team-mail.eml")).length;
}

function start(receiver: Receiver, dataDir: string): Promise<BenchSite> {
  return startSite({
    PORT: String(basePort()),
    DATA_DIR: dataDir,
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: "a-shared-secret-of-the-crm",
    FORM_LIMIT_PER_10_MIN: "1000000",
    LOG_LEVEL: "warn",
  });
}

async function until(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = performance.now() + deliveryMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new BenchError(`Still waiting for ${what} after ${deliveryMs / 1000} s.`);
    await wait(5);
  }
}

async function report(
  run: Outcome & { total: number; seed: number; mails: number; seconds: number },
  { keys, calls }: Receiver,
): Promise<void> {
  const lost = [...run.acknowledged].filter((email) => !keys.has(email)).length;
  const doubled = [...keys.values()].filter((set) => set.size > 1).length;
  const seenAgain = [...calls.values()].filter((count) => count > 1).length;
  printTable(`${run.total} submissions, seed ${run.seed}`, [
    {
      kills: run.kills,
      "forms without answer": run.unanswered,
      thanked: run.acknowledged.size,
      "leads at the receiver": keys.size,
      "mails to the team": run.mails,
      "leads seen more than once without keys": seenAgain,
      seconds: round(run.seconds),
    },
  ]);
  const bars: Bar[] = [
    { name: "acknowledged and lost", measured: lost, bar: "0", isMet: lost === 0 },
    { name: "delivered twice, by key", measured: doubled, bar: "0", isMet: doubled === 0 },
    { name: "mails to the team", measured: run.mails, bar: String(run.total), isMet: run.mails === run.total },
  ];
  printBars(bars);
  const { acknowledged, ...numbers } = run;
  await writeResult("faults", { ...numbers, acknowledged: acknowledged.size, lost, doubled, seenAgain, bars });
  if (bars.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
