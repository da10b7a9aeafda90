import { Readable } from "node:stream";
import type { Locale, Words } from "@waku/i18n/locale";
import { byteOrderMark, csvLine } from "@waku/server/csv";
import type { Endpoint, PayloadRequest, Where } from "payload";
import { worksOnLeads } from "../access/roles.ts";
import { languageOf } from "../language.ts";
import { type Answer, labelOf, titleOf } from "./lead-page.ts";
import { peopleOf } from "./people.ts";
import type { DeliveryState, LeadState } from "./states.ts";
import { deliveryWords, stateWords } from "./words.ts";

/** Leads held in memory at a time. */
const batch = 200;

type Row = {
  id: number;
  acceptedAt: string;
  form: string;
  titles: Partial<Words> | null;
  who: string;
  email: string;
  locale: string;
  page: string;
  state: LeadState;
  assignee: number | null;
  deliveryState: DeliveryState | null;
  suspicions: string[] | null;
  campaign: Record<string, string> | null;
  answers: Answer[];
};
type Column = { head: Words; of: (lead: Row, language: Locale, names: Map<string, string>) => string };

const columns: Column[] = [
  { head: { de: "Nummer", en: "Number" }, of: ({ id }) => String(id) },
  { head: { de: "Eingegangen (UTC)", en: "Received (UTC)" }, of: ({ acceptedAt }) => acceptedAt },
  { head: { de: "Formular", en: "Form" }, of: (lead, language) => titleOf(lead, language) },
  { head: { de: "Stand", en: "State" }, of: ({ state }, language) => stateWords[state][language] },
  {
    head: { de: "Zugewiesen an", en: "Assigned to" },
    of: ({ assignee }, _, names) => names.get(String(assignee)) ?? "",
  },
  { head: { de: "Sprache", en: "Language" }, of: ({ locale }) => locale },
  { head: { de: "Seite", en: "Page" }, of: ({ page }) => page },
  {
    head: { de: "Zustellungen", en: "Deliveries" },
    of: ({ deliveryState }, language) => (deliveryState ? deliveryWords[deliveryState][language] : ""),
  },
  { head: { de: "Spamverdacht", en: "Suspected spam" }, of: ({ suspicions }) => (suspicions ?? []).join("; ") },
  {
    head: { de: "Kampagne", en: "Campaign" },
    of: ({ campaign }) =>
      Object.entries(campaign ?? {})
        .map(([name, value]) => `${name}: ${value}`)
        .join("; "),
  },
  { head: { de: "E-Mail-Adresse", en: "Email address" }, of: ({ email }) => email },
];

/**
 * `GET /api/leads/export`: the leads of the filtered list as CSV, with a column for everything that was answered in one
 * of them. It is written as it is read, so that any number of leads takes little memory.
 */
export const exportLeadsAsCsv: Endpoint = {
  path: "/export",
  method: "get",
  handler: async (req) => {
    if (!worksOnLeads({ req })) return Response.json({ errors: [] }, { status: 403 });
    const where = listed(req);
    const names = new Map<string, string>();
    const language = languageOf(req);
    for await (const leads of batches(req, where))
      for (const answer of leads.flatMap(({ answers }) => answers))
        if (answer.name !== "email" && !names.has(answer.name)) names.set(answer.name, labelOf(answer, language));
    const day = new Date().toISOString().slice(0, 10);
    return new Response(
      Readable.toWeb(Readable.from(lines(req, where, names), { objectMode: false })) as ReadableStream,
      {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="leads-${day}.csv"`,
          "Cache-Control": "no-store",
          "X-Content-Type-Options": "nosniff",
        },
      },
    );
  },
};

async function* lines(req: PayloadRequest, where: Where, answers: Map<string, string>): AsyncGenerator<string> {
  const language = languageOf(req);
  const people = await peopleOf(req);
  yield byteOrderMark + csvLine([...columns.map(({ head }) => head[language]), ...answers.values()]);
  let total = 0;
  for await (const leads of batches(req, where)) {
    total += leads.length;
    yield leads
      .map((lead) => {
        const answerTo = (name: string) => {
          const answer = lead.answers.find((each) => each.name === name);
          return answer?.words || answer?.value || "";
        };
        return csvLine([...columns.map(({ of }) => of(lead, language, people)), ...[...answers.keys()].map(answerTo)]);
      })
      .join("");
  }
  req.payload.logger.info({ by: req.user?.id, leads: total }, "Leads were exported as CSV.");
}

/** By number, newest first: leads that come meanwhile move nothing. */
async function* batches(req: PayloadRequest, where: Where): AsyncGenerator<Row[]> {
  for (let last: number | undefined; ; ) {
    const { docs } = await req.payload.find({
      collection: "leads",
      where: last === undefined ? where : { and: [where, { id: { less_than: last } }] },
      sort: "-id",
      limit: batch,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
      req,
    });
    const rows = docs as unknown as Row[];
    if (rows.length > 0) yield rows;
    if (rows.length < batch) return;
    last = rows.at(-1)?.id;
  }
}

/** What the list shows by its filters and its search. */
function listed({ query, payload }: PayloadRequest): Where {
  const { where, search } = query as { where?: Where; search?: unknown };
  const searched = payload.collections.leads?.config.admin.listSearchableFields ?? [];
  const found =
    typeof search === "string" && search !== ""
      ? [{ or: searched.map((field) => ({ [field]: { like: search } })) }]
      : [];
  return { and: [...(where && typeof where === "object" ? [where] : []), ...found] };
}
