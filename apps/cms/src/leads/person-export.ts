import type { CollectionSlug, PayloadRequest } from "payload";
import { peopleOf } from "./people.ts";

/** All leads of an address as they lie here, with notes, history and deliveries. */
export async function exportLeads(req: PayloadRequest, email: string): Promise<object[]> {
  const leads = await find(req, "leads", { address: { equals: email.toLowerCase() } });
  const names = await peopleOf(req);
  return Promise.all(
    leads.map(async ({ id, answers, searchText: _, address: __, titles, assignee, ...lead }) => {
      const ofLead = { lead: { equals: id } };
      const [notes, history, deliveries] = await Promise.all([
        find(req, "lead-notes", ofLead),
        find(req, "lead-events", ofLead),
        find(req, "lead-deliveries", ofLead),
      ]);
      return {
        ...lead,
        titles,
        assignee: names.get(String(assignee)) ?? null,
        answers: (answers as Record<string, unknown>[]).map(({ name, value }) => ({ name, value })),
        notes: notes.map(({ text, author, createdAt }) => ({
          text,
          by: names.get(String(author)) ?? null,
          at: createdAt,
        })),
        history: history.map(({ kind, from, to, by, createdAt }) => ({
          kind,
          from: kind === "assignee" ? (names.get(String(from)) ?? null) : from,
          to: kind === "assignee" ? (names.get(String(to)) ?? null) : to,
          by: names.get(String(by)) ?? null,
          at: createdAt,
        })),
        deliveries: deliveries.map(({ sink, state, attempts, at, reason }) => ({ sink, state, attempts, at, reason })),
      };
    }),
  );
}

/** Documents of a collection of the inbox, in the order in which they came. */
export async function find(
  req: PayloadRequest,
  collection: string,
  where: Parameters<typeof req.payload.find>[0]["where"],
) {
  const { docs } = await req.payload.find({
    collection: collection as CollectionSlug,
    where,
    sort: "id",
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs as unknown as Record<string, unknown>[];
}
