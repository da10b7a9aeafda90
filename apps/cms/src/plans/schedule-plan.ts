import { Forbidden, type ServerFunction, type Where } from "payload";
import { hasRole } from "../access/roles.ts";
import { languageOf } from "../language.ts";
import { type Plan, planTask } from "./plan.ts";

type Asked = {
  type?: string;
  date?: Date;
  doc?: Plan["doc"];
  timezone?: string;
  /** A plan to give up, alone. */
  deleteID?: number | string;
};

/**
 * What the panel's drawer asks for: makes a plan or gives one up. In place of the backend's own function, which asks
 * nobody's role and knows no language for the mail.
 * @throws Forbidden for authors
 */
export const schedulePlan: ServerFunction<Asked> = async ({ req, deleteID, type, date, doc, timezone }) => {
  const { payload, user } = req;
  if (!user || !hasRole({ req }, "editor")) throw new Forbidden(req.t);
  if (deleteID !== undefined) {
    const where: Where = { and: [{ id: { equals: deleteID } }, { taskSlug: { equals: planTask } }] };
    await payload.delete({ collection: "payload-jobs", where, depth: 0, overrideAccess: true, req });
    return;
  }
  const collection = doc && payload.collections[doc.relationTo];
  if (!doc || !collection?.config.versions?.drafts || !(date instanceof Date)) throw new Forbidden(req.t);
  const plan: Plan = {
    type: type === "unpublish" ? "unpublish" : "publish",
    doc: { relationTo: doc.relationTo, value: String(doc.value) },
    user: { relationTo: user.collection, value: user.id },
    language: languageOf(req),
    timezone,
  };
  await payload.jobs.queue({ task: planTask, input: plan, waitUntil: date });
};
