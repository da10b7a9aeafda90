import type { CollectionSlug, Endpoint, PayloadRequest, Where } from "payload";
import { hasRole, worksOnLeads } from "../access/roles.ts";
import { defaultTimezone, openPlans } from "../plans/plan.ts";
import { workingDayBefore } from "./working-day.ts";

/** What waits for somebody, as far as whoever asks may see it. */
export type Dashboard = {
  leads?: { new: number; waiting: number; waitingSince: string; mine: number; failing: number };
  content?: { drafts: { collection: string; total: number }[]; planned: number };
};

/** `GET /api/dashboard`: what the first page of the panel counts. */
export const dashboard: Endpoint = {
  path: "/dashboard",
  method: "get",
  handler: async (req) => {
    const [leads, content] = await Promise.all([
      worksOnLeads({ req }) ? leadsOf(req) : undefined,
      hasRole({ req }, "author") ? contentOf(req) : undefined,
    ]);
    if (!leads && !content) return Response.json({ errors: [] }, { status: 403 });
    return Response.json({ leads, content } satisfies Dashboard);
  },
};

async function leadsOf(req: PayloadRequest) {
  const waitingSince = workingDayBefore(new Date(), defaultTimezone).toISOString();
  const count = async (where: Where) =>
    (await req.payload.count({ collection: "leads", where, overrideAccess: true, req })).totalDocs;
  const isNew = { state: { equals: "new" } };
  const [all, waiting, mine, failing] = await Promise.all([
    count(isNew),
    count({ and: [isNew, { acceptedAt: { less_than: waitingSince } }] }),
    count({ assignee: { equals: req.user?.id }, state: { in: ["new", "working"] } }),
    count({ deliveryState: { in: ["dead", "failing"] } }),
  ]);
  return { new: all, waiting, waitingSince, mine, failing };
}

async function contentOf(req: PayloadRequest) {
  const drafts = await Promise.all(
    req.payload.config.collections
      .filter(({ versions }) => versions?.drafts)
      .map(async ({ slug }) => ({ collection: slug, total: await draftsIn(req, slug) })),
  );
  const plans = await openPlans(req);
  return {
    drafts: drafts.filter(({ total }) => total > 0),
    planned: plans.filter(({ plan }) => !plan.refused).length,
  };
}

/** How many documents have a draft as their newest version. */
async function draftsIn(req: PayloadRequest, collection: string): Promise<number> {
  const { totalDocs } = await req.payload.countVersions({
    collection: collection as CollectionSlug,
    where: { and: [{ latest: { equals: true } }, { "version._status": { equals: "draft" } }] },
    overrideAccess: true,
    req,
  });
  return totalDocs;
}
