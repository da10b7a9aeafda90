import type { Endpoint, PayloadRequest } from "payload";
import { z } from "zod";
import { isSite, refuseStranger } from "../access/site-token.ts";
import { inTransaction } from "../in-transaction.ts";
import { readJson } from "../read-json.ts";
import { maxKeyLength } from "./receive.ts";
import { deliveryStates, worstOf } from "./states.ts";

/** What the site says of leads that it has brought here: how all their other deliveries stand. */
const reportsSchema = z.object({
  reports: z
    .array(
      z.object({
        /** The key under which the lead came. */
        key: z.string().min(1).max(maxKeyLength),
        deliveries: z.array(
          z.object({
            sink: z.string().min(1).max(100),
            state: z.enum(deliveryStates),
            attempts: z.int().nonnegative(),
            /** When it was settled, or last tried. */
            at: z.iso.datetime().nullable(),
            reason: z.string().max(1000).nullable(),
          }),
        ),
      }),
    )
    .max(200),
});
type Report = z.infer<typeof reportsSchema>["reports"][number];

/**
 * `POST /api/leads/deliveries`: keeps how the deliveries of leads stand. A report says all of a lead, so the same one
 * twice changes nothing; leads that are not here any more are passed over.
 */
export const reportDeliveries: Endpoint = {
  path: "/deliveries",
  method: "post",
  handler: async (req) => {
    if (!isSite(req.headers)) return refuseStranger();
    const read = reportsSchema.safeParse(await readJson(req));
    if (!read.success) return Response.json({ error: z.prettifyError(read.error) }, { status: 400 });
    await inTransaction(req, async () => {
      for (const report of read.data.reports) await keep(req, report);
    });
    return Response.json({});
  },
};

async function keep(req: PayloadRequest, { key, deliveries }: Report): Promise<void> {
  const { docs } = await req.payload.find({
    collection: "leads",
    where: { key: { equals: key } },
    select: { key: true },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const [lead] = docs;
  if (!lead) return;
  await req.payload.db.deleteMany({ collection: "lead-deliveries", where: { lead: { equals: lead.id } }, req });
  for (const delivery of deliveries) {
    const data = { ...delivery, lead: lead.id };
    await req.payload.create({ collection: "lead-deliveries", data, overrideAccess: true, req });
  }
  // Nobody has worked on it: its time of change stays, from which its retention counts.
  const data = { deliveryState: worstOf(deliveries.map(({ state }) => state)), updatedAt: null };
  await req.payload.db.updateOne({ collection: "leads", id: lead.id, data, req });
}
