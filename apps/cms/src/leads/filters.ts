import type { Endpoint } from "payload";
import { hasRole, worksOnLeads } from "../access/roles.ts";
import { languageOf } from "../language.ts";
import { titleOf } from "./lead-page.ts";

export type Filters = { forms: { value: string; label: string }[]; mayErase: boolean };

/** `GET /api/leads/filters`: the forms of which there are leads, by name. */
export const listFilters: Endpoint = {
  path: "/filters",
  method: "get",
  handler: async (req) => {
    if (!worksOnLeads({ req })) return Response.json({ errors: [] }, { status: 403 });
    const { values } = await req.payload.findDistinct({
      collection: "leads",
      field: "form",
      limit: 100,
      overrideAccess: true,
      req,
    });
    const forms = await Promise.all(
      values.map(async ({ form }) => {
        const { docs } = await req.payload.find({
          collection: "leads",
          where: { form: { equals: form } },
          select: { form: true, titles: true },
          sort: "-id",
          limit: 1,
          depth: 0,
          overrideAccess: true,
          req,
        });
        const newest = docs[0] as unknown as Parameters<typeof titleOf>[0] | undefined;
        return { value: String(form), label: newest ? titleOf(newest, languageOf(req)) : String(form) };
      }),
    );
    forms.sort((a, b) => a.label.localeCompare(b.label));
    return Response.json({ forms, mayErase: hasRole({ req }, "admin") } satisfies Filters);
  },
};
