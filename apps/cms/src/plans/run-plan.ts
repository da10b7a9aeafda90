import { type Locale, locales, type Words } from "@waku/i18n/locale";
import {
  APIError,
  type CollectionSlug,
  createLocalReq,
  type Job,
  type Payload,
  type PayloadRequest,
  ValidationError,
} from "payload";
import { hasRole } from "../access/roles.ts";
import { speaking } from "../language.ts";
import { sendPlanRefused } from "../mails/plan-refused.ts";
import { findCounterpart, findLatest } from "../model/counterpart.ts";
import { bothLanguages } from "../publishing/pair.ts";
import { isOf, openPlans, type Plan, type Refused } from "./plan.ts";

type User = NonNullable<PayloadRequest["user"]>;

/**
 * Carries a plan out, with the rights that whoever made it has now. One that is refused is tried once: it stays in the
 * queue as failed, with the reasons, for the panel to show, and whoever made it gets a mail.
 * @throws Error with the reasons, for the log
 */
export async function runPlan({ input, job, req }: { input: object; job: Job; req: PayloadRequest }) {
  const plan = input as Partial<Plan>;
  // Deleting a plan in an earlier release left an empty one behind.
  if (!plan.doc) return { output: {} };
  const user = await planner(plan, req);
  const reasons = await refusals(plan as Plan, user, req.payload);
  if (!reasons) return { output: {} };
  const refused: Refused = { plannedFor: job.waitUntil ?? job.createdAt, reasons };
  await req.payload.update({
    collection: "payload-jobs",
    id: job.id,
    data: { input: { ...plan, refused } },
    depth: 0,
    disableTransaction: true,
    overrideAccess: true,
  });
  if (user) await sendPlanRefused(req.payload, user, { ...(plan as Plan), refused });
  throw new Error(`Not ${plan.type}ed as planned: ${plan.doc.relationTo} ${plan.doc.value}\n${reasons.en.join("\n")}`);
}

async function planner({ user }: Partial<Plan>, req: PayloadRequest): Promise<User | undefined> {
  if (typeof user !== "object") return undefined;
  const { relationTo: collection, value: id } = user;
  const found = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });
  return found ? ({ ...found, collection } as unknown as User) : undefined;
}

/** Tries in one language of the panel after the other, since a refusal speaks one. @returns undefined once it is done */
async function refusals(
  plan: Plan,
  user: User | undefined,
  payload: Payload,
): Promise<Record<Locale, string[]> | undefined> {
  const reasons = { de: [] as string[], en: [] as string[] };
  for (const language of locales) {
    const refusal = await attempt(plan, user, language, payload);
    if (!refusal) return undefined;
    reasons[language] = refusal;
  }
  return reasons;
}

const mayNot: Words = {
  de: "Wer das geplant hat, darf nicht mehr veröffentlichen.",
  en: "Whoever planned this may no longer publish.",
};
const unexpected: Words = {
  de: "Ein Fehler des Systems, kein Fehler im Inhalt. Einzelheiten stehen im Protokoll.",
  en: "A fault of the system, not of the content. The log has details.",
};

/** @returns why not, if it was refused */
async function attempt(plan: Plan, user: User | undefined, language: Locale, payload: Payload) {
  if (!user || !hasRole({ req: { user } }, "editor")) return [mayNot[language]];
  const req = await createLocalReq({ user, req: { i18n: await speaking(language, payload) } }, payload);
  if (await isPlannedForBoth(plan, req)) req.context[bothLanguages] = true;
  try {
    await payload.update({
      collection: plan.doc.relationTo as CollectionSlug,
      id: Number(plan.doc.value),
      data: { _status: plan.type === "publish" ? "published" : "draft" } as never,
      depth: 0,
      overrideAccess: false,
      req,
    });
  } catch (error) {
    if (error instanceof APIError) return wordsOf(error, language);
    payload.logger.error({ err: error }, "A plan failed.");
    return [unexpected[language]];
  }
  return undefined;
}

/** Whether the same is due for the other language: a text that is new, or has other blocks now, appears in both at once. */
async function isPlannedForBoth({ type, doc }: Plan, req: PayloadRequest): Promise<boolean> {
  const document = await findLatest(req, doc.relationTo, Number(doc.value));
  const other = document && (await findCounterpart(req, doc.relationTo, document));
  if (!other) return false;
  const now = new Date().toISOString();
  const plans = await openPlans(req);
  return plans.some(
    ({ plan, due }) =>
      plan.type === type && !plan.refused && isOf(plan, doc.relationTo, other.id) && (due ?? now) <= now,
  );
}

/** One line for each thing that is wrong. */
function wordsOf(error: APIError, language: Locale): string[] {
  if (error instanceof ValidationError)
    return error.data.errors.map(({ label, path, message }) => {
      const named = typeof label === "object" ? (label as Partial<Words>)[language] : label;
      return `${typeof named === "string" ? named : path}: ${message}`;
    });
  const lines = error.message.split("\n").filter((line) => line !== "");
  // The first line says what the list is about, as its heading does here.
  return lines.length > 1 ? lines.slice(1).map((line) => line.replace(/^• /, "")) : lines;
}
