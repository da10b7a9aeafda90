import { afterAll, beforeAll, describe } from "vitest";
import { newDataDir, startBackend, useDatabase } from "./backend";
import { type PostgresServer, postgresPrograms, startPostgres } from "./postgres";

/** Tests of what databases do, on a real server as on SQLite; skipped where none is installed. */
describe.skipIf(!postgresPrograms)("on PostgreSQL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(postgresPrograms ?? "");
    useDatabase(server.database);
    // Reading all content takes longest: it is done once, and every backend below begins with what came of it.
    const { dataDir, remove } = newDataDir("empty");
    await (await startBackend(dataDir)).stop();
    server.copyFrom(dataDir);
    remove();
  });
  afterAll(() => server.stop());
  // Each has its backend only while it runs.
  describe("publishing", async () => {
    await import("./backend.test");
  });
  describe("leads", async () => {
    await import("./leads.test");
  });
  describe("migrations", async () => {
    await import("./migrations.test");
  });
});
