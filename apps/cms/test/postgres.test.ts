import { afterAll, beforeAll, describe } from "vitest";
import { useDatabases } from "./backend";
import { type PostgresServer, postgresPrograms, startInstalledPostgres } from "./postgres";

/** What depends on the database, on the system's PostgreSQL as on the backend's own; skipped where none is installed. */
describe.skipIf(!postgresPrograms)("on the system's PostgreSQL", () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startInstalledPostgres(postgresPrograms ?? "");
    useDatabases(server.databases);
  });
  afterAll(() => server.stop());
  describe("a database", async () => {
    await import("./database.test");
  });
});
