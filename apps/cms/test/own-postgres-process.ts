import { createServer } from "node:http";
import { StartError } from "@waku/server";
import { lockDatabase } from "../server/postgres/lock.ts";
import { startPostgres } from "../server/postgres/own-postgres.ts";

/** `node own-postgres-process.ts FOLDER PORT`: the database of a backend without the backend; the port answers once it is there. */
const [folder = "", port] = process.argv.slice(2);
try {
  const { url, stop } = await startPostgres(folder);
  await lockDatabase(url, () => process.exit(1));
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => void stop().then(() => process.exit(0)));
  createServer((_, response) => response.end()).listen(Number(port), "127.0.0.1");
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
