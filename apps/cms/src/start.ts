import config from "@payload-config";
import { getPayload } from "payload";
import { env } from "./current-env.ts";
import { keepRetention } from "./retention.ts";

/** Ready only when content can be edited and read; what prevents that ends the process with its reason. */
export async function start(): Promise<void> {
  try {
    keepRetention(await getPayload({ config, cron: true }), env);
  } catch (error) {
    console.error(`The content backend cannot start. ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
