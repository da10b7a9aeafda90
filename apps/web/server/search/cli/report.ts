import { existsSync } from "node:fs";
import { runCommand } from "@waku/command";
import { StartError } from "@waku/server";
import { readEnv } from "../../env.ts";
import { readMissed } from "../missed-searches.ts";

const usage = `npm run search:report

Lists what visitors searched for and did not find, the most frequent first.`;

await runCommand({ usage }, () => {
  const { dataDir } = readEnv(process.env);
  if (!existsSync(dataDir))
    throw new StartError(`There is no data folder ${dataDir}: set DATA_DIR to the one of the running site.`);
  const missed = readMissed(dataDir);
  if (missed.length === 0) console.log("Nothing was searched for by three visitors without being found.");
  for (const { locale, term, count, firstDay, lastDay } of missed)
    console.log(`${String(count).padStart(6)}  ${locale}  ${term}  (${firstDay} to ${lastDay})`);
});
