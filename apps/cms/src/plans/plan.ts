import type { Locale } from "@waku/i18n/locale";
import type { Job, PayloadRequest } from "payload";

/** What somebody wants to happen later: stands in the input of a job of the backend's queue. */
export type Plan = {
  type: "publish" | "unpublish";
  doc: { relationTo: string; value: string };
  user?: { relationTo: string; value: number | string };
  /** In whose hours it was planned. */
  timezone?: string;
  /** Of the panel, as whoever planned it uses it: for a mail. */
  language?: Locale;
  /** Set when it was tried in vain. */
  refused?: Refused;
};
/** When it was to happen, and what stood against it, in every language of the panel. */
export type Refused = { plannedFor: string; reasons: Record<Locale, string[]> };

export type PlanJob = { id: Job["id"]; plan: Plan; due: string | null | undefined };

/** Of the company: plans are made in its hours, wherever editors are. */
export const defaultTimezone = "Europe/Berlin";

export const planTask = "schedulePublish";

/** Plans that wait or that failed, oldest first; those carried out are gone. */
export async function openPlans(req: PayloadRequest): Promise<PlanJob[]> {
  const { docs } = await req.payload.find({
    collection: "payload-jobs",
    where: { and: [{ taskSlug: { equals: planTask } }, { completedAt: { exists: false } }] },
    pagination: false,
    sort: "createdAt",
    depth: 0,
    overrideAccess: true,
    req,
  });
  return (docs as unknown as Job[]).flatMap((job) => {
    const plan = job.input as Partial<Plan> | null;
    if (!plan?.doc) return [];
    return [{ id: job.id, due: job.waitUntil, plan: { ...(plan as Plan), refused: plan.refused ?? failureOf(job) } }];
  });
}

/** A plan of an earlier release, or one that failed before its reasons could be kept, has what the queue knows of it. */
function failureOf({ hasError, error, waitUntil, createdAt }: Job): Refused | undefined {
  if (!hasError) return undefined;
  const reasons = [String((error as { message?: unknown } | null)?.message ?? "")];
  return { plannedFor: waitUntil ?? createdAt, reasons: { de: reasons, en: reasons } };
}

export function isOf({ doc }: Plan, collection: string, id: unknown): boolean {
  return doc.relationTo === collection && doc.value === String(id);
}
