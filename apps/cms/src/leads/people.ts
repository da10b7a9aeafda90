import type { Endpoint, PayloadRequest } from "payload";
import { nameOf } from "../access/people.ts";
import { leadRoles, worksOnLeads } from "../access/roles.ts";

/** Names of everybody, by number: people of a company are few. */
export async function peopleOf(req: Pick<PayloadRequest, "payload">): Promise<Map<string, string>> {
  const people = await find(req);
  return new Map(people.map((person) => [String(person.id), nameOf(person)]));
}

/** `GET /api/leads/people`: to whom a lead can be assigned. Their numbers and names, nothing else of them. */
export const leadPeople: Endpoint = {
  path: "/people",
  method: "get",
  handler: async (req) => {
    if (!worksOnLeads({ req })) return Response.json({ errors: [] }, { status: 403 });
    const people = (await find(req)).filter(({ role }) => leadRoles.some((each) => each === role));
    return Response.json({ people: people.map((person) => ({ id: person.id, name: nameOf(person) })) });
  },
};

async function find({ payload }: Pick<PayloadRequest, "payload">): Promise<Record<string, unknown>[]> {
  const { docs } = await payload.find({
    collection: "users",
    pagination: false,
    sort: "name",
    depth: 0,
    overrideAccess: true,
  });
  return docs as unknown as Record<string, unknown>[];
}
