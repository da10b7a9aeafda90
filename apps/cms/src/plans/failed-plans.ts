import type { CollectionAfterDeleteHook, CollectionSlug, Endpoint, PayloadRequest } from "payload";
import { findPerson, nameOf } from "../access/people.ts";
import { hasRole } from "../access/roles.ts";
import { languageOf } from "../language.ts";
import { findLatest } from "../model/counterpart.ts";
import { isOf, openPlans, type Plan, type PlanJob, type Refused } from "./plan.ts";

/** What the panel shows of a plan that could not be carried out, in the language of whoever looks at it. */
export type FailedPlan = {
  id: number | string;
  type: Plan["type"];
  collection: string;
  document: string;
  title: string;
  plannedFor: string;
  plannedBy: string | null;
  reasons: string[];
};

/**
 * `GET /api/failed-plans`: what was not published as planned; `collection` and `document` ask for one document's.
 * A plan made anew takes the place of the one before.
 */
export const listFailedPlans: Endpoint = {
  path: "/failed-plans",
  method: "get",
  handler: async (req) => {
    if (!hasRole({ req }, "translator")) return Response.json({ errors: [] }, { status: 403 });
    const { collection, document } = req.query as Record<string, string | undefined>;
    const plans = await openPlans(req);
    const failed = plans.filter(
      ({ plan }, index) =>
        plan.refused &&
        (!collection || isOf(plan, collection, document)) &&
        !plans.slice(index + 1).some((later) => replaces(later, plan)),
    );
    const shown = await Promise.all(failed.map((job) => shownPlan(req, job)));
    return Response.json({ plans: shown.filter((each) => each !== undefined), mayDismiss: hasRole({ req }, "editor") });
  },
};

/** `POST /api/failed-plans/:id/dismiss`: somebody has seen it and wants it gone. */
export const dismissFailedPlan: Endpoint = {
  path: "/failed-plans/:id/dismiss",
  method: "post",
  handler: async (req) => {
    if (!hasRole({ req }, "editor")) return Response.json({ errors: [] }, { status: 403 });
    const found = (await openPlans(req)).find(({ id, plan }) => String(id) === req.routeParams?.id && plan.refused);
    if (!found) return Response.json({ errors: [] }, { status: 404 });
    await forget(req, [found]);
    return Response.json({});
  },
};

/** After documents were published or withdrawn: what had failed of it before no longer matters. */
export async function forgetFailedPlans(req: PayloadRequest, collection: string, documents: unknown[]): Promise<void> {
  const plans = await openPlans(req);
  const settled = plans.filter(({ plan }) => plan.refused && documents.some((id) => isOf(plan, collection, id)));
  if (settled.length > 0) await forget(req, settled);
}

/** With a document goes what was planned for it; the backend itself looks for it by a number that plans hold as text. */
export const forgetPlansOfDeleted: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const plans = (await openPlans(req)).filter(({ plan }) => isOf(plan, collection.slug, id));
  if (plans.length > 0) await forget(req, plans);
};

async function forget(req: PayloadRequest, jobs: PlanJob[]): Promise<void> {
  const where = { id: { in: jobs.map(({ id }) => id) } };
  await req.payload.delete({ collection: "payload-jobs", where, depth: 0, overrideAccess: true, req });
}

function replaces({ plan: later }: PlanJob, plan: Plan): boolean {
  return isOf(later, plan.doc.relationTo, plan.doc.value);
}

async function shownPlan(req: PayloadRequest, { id, plan }: PlanJob): Promise<FailedPlan | undefined> {
  const { relationTo: collection, value: document } = plan.doc;
  const title = await titleOf(req, plan);
  if (title === undefined) return undefined;
  const { plannedFor, reasons } = plan.refused as Refused;
  return {
    id,
    type: plan.type,
    collection,
    document,
    title,
    plannedFor,
    plannedBy: await plannerName(req, plan),
    reasons: reasons[languageOf(req)],
  };
}

/** A document's title; undefined when it is gone. */
export async function titleOf(req: PayloadRequest, { doc }: Plan): Promise<string | undefined> {
  const collection = doc.relationTo as CollectionSlug;
  const { useAsTitle } = req.payload.collections[collection]?.config.admin ?? {};
  if (!useAsTitle) return undefined;
  const found = await findLatest(req, collection, Number(doc.value));
  if (!found) return undefined;
  const title = found[useAsTitle];
  // Where long words may break is of no use in subjects and lists.
  return typeof title === "string" ? title.replaceAll("\u00AD", "") : `#${doc.value}`;
}

async function plannerName(req: PayloadRequest, { user }: Plan): Promise<string | null> {
  const found = user && (await findPerson(req, user.value));
  return found ? nameOf(found) : null;
}
