import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { CommandError, runCommand } from "@waku/command";
import type { Booking } from "@waku/leads/appointments";
import { parseEmailAddress } from "@waku/leads/forms";
import {
  contentBackendName,
  type Data,
  erasePerson,
  exportPerson,
  type InboxEntry,
  isBusy,
  LogInUseError,
  openDatabase,
  prepareDataDir,
  readInbox,
  replayDead,
  waitingErasure,
} from "@waku/leads/outbox";
import { StartError, tokenFile } from "@waku/server";
import { toCsv } from "@waku/server/csv";
import { type Env, readEnv } from "../../env.ts";

const usage = `npm run inbox -- <command>

  list [--form <name>] [--state pending|delivered|dead] [--limit 50]   newest leads, one a line
  show <id>                                                            one lead with everything that was sent
  export [--format csv|json] [--form <name>]                           all leads, to standard output
  replay <id> | replay --all                                           deliver dead letters again
  person <e-mail>                                                      all that is stored about a person, as JSON
  erase <e-mail> [--yes]                                               delete it, in the content backend, too; without --yes only count it

An id may be shortened to its first characters for show.`;

const states = ["pending", "delivered", "dead"] as const;

/** How long the operator waits to hear that the content backend has erased, too. */
const patienceMs = 20_000;

const options = {
  form: { type: "string" },
  state: { type: "string" },
  limit: { type: "string", default: "50" },
  format: { type: "string", default: "csv" },
  all: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
} as const;

await runCommand({ usage, options, words: [1, 2] }, async ({ values, words }) => {
  try {
    await run(values, words);
  } catch (error) {
    if (error instanceof LogInUseError) throw new CommandError(error.message);
    if (isBusy(error)) throw new CommandError("The database is in use: try again.");
    throw error;
  }
});

type Values = { form?: string; state?: string; limit: string; format: string; all: boolean; yes: boolean };

async function run(values: Values, [command, id]: string[]): Promise<void> {
  const state = states.find((known) => known === values.state);
  if (values.state !== undefined && !state) throw new StartError(`There is no state "${values.state}".\n\n${usage}`);
  const limit = Number(values.limit);
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new StartError(`"${values.limit}" is no number of leads.\n\n${usage}`);
  const env = readEnv(process.env);
  const { dataDir } = env;
  prepareDataDir(dataDir);
  const database = openDatabase(dataDir);
  try {
    if (command === "list") list(readInbox(database, { form: values.form, state, limit }));
    else if (command === "show" && id) show(readInbox(database, { id, limit: 1 })[0], id);
    else if (command === "export") exportAll(readInbox(database, { form: values.form }), values.format);
    else if (command === "replay" && (id || values.all))
      console.log(`${replayDead(database, Date.now(), id)} deliveries will be tried again.`);
    else if (command === "person" && id)
      console.log(JSON.stringify(exportPerson({ database, dataDir }, id, Date.now()), null, 2));
    else if (command === "erase" && id)
      await erase({ database, dataDir }, id, { isConfirmed: values.yes, hasBackend: hasContentBackend(env, database) });
    else throw new StartError(usage);
  } finally {
    database.close();
  }
}

function list(entries: InboxEntry[]): void {
  for (const { id, acceptedAt, lead, deliveries, bookings } of entries) {
    const states = deliveries.map(({ sink, state }) => `${sink}:${state}`).join(" ");
    const marks = [...bookings.map(bookingText), ...(lead.suspicions.length > 0 ? ["suspected"] : [])];
    const end = marks.map((mark) => ` [${mark}]`).join("");
    console.log(`${id}  ${new Date(acceptedAt).toISOString()}  ${lead.form}  ${lead.email}  ${states}${end}`);
  }
  if (entries.length === 0) console.log("No leads.");
}

function show(entry: InboxEntry | undefined, id: string): void {
  if (!entry) throw new StartError(`There is no lead ${id}.`);
  const { acceptedAt, lead, deliveries, bookings } = entry;
  console.log(`${lead.title} (${lead.form})\n${entry.id}\n${new Date(acceptedAt).toISOString()}`);
  console.log(`/${lead.locale}/${lead.page}\n`);
  for (const { label, value } of lead.fields) console.log(`${label}: ${value}`);
  for (const [name, value] of Object.entries(lead.campaign)) console.log(`${name}: ${value}`);
  if (lead.suspicions.length > 0) console.log(`suspected: ${lead.suspicions.join(", ")}`);
  for (const booking of bookings) console.log(bookingText(booking));
  console.log();
  for (const { sink, state, attempts, lastError } of deliveries)
    console.log(`${sink}: ${state}, ${attempts} attempts${lastError ? `, last: ${lastError}` : ""}`);
}

/** Where an appointment stands now, which its lead does not know. */
function bookingText({ calendar, start, isCancelled, revision }: Booking): string {
  const when = `${new Date(start).toISOString()} in ${calendar}`;
  if (isCancelled) return `cancelled: ${when}`;
  return revision > 0 ? `booked, moved ${revision} times: ${when}` : `booked: ${when}`;
}

function exportAll(entries: InboxEntry[], format: string): void {
  if (format === "json") {
    console.log(JSON.stringify(entries, null, 2));
    return;
  }
  if (format !== "csv") throw new StartError(`There is no format "${format}".\n\n${usage}`);
  const names = [...new Set(entries.flatMap(({ lead }) => lead.fields.map(({ name }) => name)))];
  const campaign = [...new Set(entries.flatMap(({ lead }) => Object.keys(lead.campaign)))];
  const rows = entries.map(({ id, acceptedAt, lead }) => [
    id,
    new Date(acceptedAt).toISOString(),
    lead.form,
    lead.locale,
    lead.page,
    lead.suspicions.join("; "),
    ...names.map((name) => lead.fields.find((field) => field.name === name)?.value ?? ""),
    ...campaign.map((name) => lead.campaign[name] ?? ""),
  ]);
  const head = ["id", "accepted", "form", "language", "page", "suspected", ...names, ...campaign];
  process.stdout.write(toCsv([head, ...rows]));
}

async function erase(
  data: Data,
  email: string,
  { isConfirmed, hasBackend }: { isConfirmed: boolean; hasBackend: boolean },
): Promise<void> {
  if (!parseEmailAddress(email)) throw new StartError(`"${email}" is no e-mail address.`);
  const options = { isTrial: !isConfirmed, hasBackend };
  const { receivers, underWay, order, ...counts } = erasePerson(data, email, Date.now(), options);
  for (const [what, count] of Object.entries(counts)) console.log(`${what}: ${count}`);
  if (receivers.length > 0) console.log(`Already sent to ${receivers.join(", ")}: erase the person there, too.`);
  if (underWay > 0) console.log(`${underWay} deliveries are under way: erase once more in a minute.`);
  if (hasBackend && !isConfirmed) console.log("The content backend: everything the person has sent goes there, too.");
  if (order !== undefined) console.log(await outcomeInBackend(data.database, order));
  console.log(isConfirmed ? "Erased." : "Nothing is erased yet: add --yes to erase all of it for good.");
}

/** The site's server carries the order out, now or when it can. */
async function outcomeInBackend(database: DatabaseSync, order: number): Promise<string> {
  const end = Date.now() + patienceMs;
  let waiting = waitingErasure(database, order);
  while (waiting && waiting.lastError === undefined && Date.now() < end) {
    await wait(100);
    waiting = waitingErasure(database, order);
  }
  if (!waiting) return "The content backend: erased.";
  const reason = waiting.lastError ?? "the site is not running";
  return `The content backend: not yet (${reason}). The site goes on trying until it is done; its log says when.`;
}

/** Whether there is, or was, a content backend that got leads of this site: the configured one, or that of `npm run everything`. */
function hasContentBackend({ contentBackend, dataDir }: Env, database: DatabaseSync): boolean {
  if (contentBackend || existsSync(join(dataDir, tokenFile))) return true;
  return database.prepare("SELECT 1 FROM deliveries WHERE sink = ? LIMIT 1").get(contentBackendName) !== undefined;
}
