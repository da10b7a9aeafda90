import { expect, it } from "vitest";
import { migrations as postgres } from "../src/migrations/postgres";
import { migrations as sqlite } from "../src/migrations/sqlite";
import { databaseKind, firstAdmin, newDataDir, runSql, sampleLead, siteToken, startBackend } from "./backend";

type Statement = { queryChunks: { value: string[] }[] };

/** What a migration would do, as SQL. */
async function sqlOf(step: (args: never) => Promise<void>): Promise<string> {
  const statements: string[] = [];
  const note = (statement: Statement) => statements.push(statement.queryChunks.flatMap(({ value }) => value).join(""));
  await step({ db: { run: note, execute: note } } as never);
  return statements.join("\n");
}

it("a release takes over the database of the one before, with content, people and leads", async () => {
  const newest = (databaseKind() === "sqlite" ? sqlite : postgres).at(-1);
  if (!newest) throw new Error("There are no migrations.");
  const { dataDir, remove } = newDataDir();
  const first = await startBackend(dataDir);
  const admin = await firstAdmin(first);
  const { files } = await first.siteContent();
  const token = { Authorization: `Bearer ${siteToken}` };
  const receive = (backend: typeof first) =>
    backend.call("POST", "/api/leads/receive", sampleLead, { ...token, "Idempotency-Key": "key" });
  expect((await receive(first)).status).toBe(201);
  await first.stop();

  runSql(dataDir, `${await sqlOf(newest.down)}; DELETE FROM payload_migrations WHERE name = '${newest.name}'`);
  const next = await startBackend(dataDir);
  expect((await next.siteContent()).files).toEqual(files);
  expect((await next.call("GET", "/api/leads", undefined, admin)).body.docs).toMatchObject([
    { email: sampleLead.email },
  ]);
  const { email, acceptedAt: before } = sampleLead;
  const erased = await next.call("POST", "/api/leads/erase", { email, before, keys: ["key"] }, token);
  expect([erased.status, erased.body]).toEqual([200, { leads: 1 }]);
  expect([(await receive(next)).status, await receive(next)]).toMatchObject([200, { body: { isNew: false } }]);
  await next.stop();
  remove();
  // A busy machine takes its time for two starts, one of which reads all content.
}, 180_000);
