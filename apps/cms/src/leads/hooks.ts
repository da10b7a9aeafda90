import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest, Where } from "payload";
import { findPerson, nameOf } from "../access/people.ts";
import { leadRoles } from "../access/roles.ts";
import { languageOf } from "../language.ts";
import { sendLeadAssigned } from "../mails/lead-assigned.ts";
import { refusal } from "../refusal.ts";

/** Collections of what belongs to a lead. */
const parts = ["lead-notes", "lead-events", "lead-deliveries"] as const;

/** Part of a transaction: deletes leads with everything that belongs to them. */
export async function deleteLeads(req: PayloadRequest, ids: (number | string)[]): Promise<void> {
  if (ids.length === 0) return;
  await deleteParts(req, { lead: { in: ids } });
  await req.payload.db.deleteMany({ collection: "leads", where: { id: { in: ids } }, req });
}

async function deleteParts(req: PayloadRequest, where: Where): Promise<void> {
  for (const collection of parts) await req.payload.db.deleteMany({ collection, where, req });
}

/** Whoever deletes a lead in the panel deletes its notes, too. */
export const forgetLeadParts: CollectionBeforeDeleteHook = ({ id, req }) => deleteParts(req, { lead: { equals: id } });

const idOf = (value: unknown) =>
  typeof value === "object" && value !== null && "id" in value ? value.id : (value ?? null);

/** Writes down who has changed what; nothing else writes there, and nobody changes it. */
export const keepHistory: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== "update") return;
  const by = req.user?.id;
  const keep = (kind: string, from: unknown, to: unknown) =>
    req.payload.create({
      collection: "lead-events",
      data: { lead: doc.id, by, kind, from: text(from), to: text(to) },
      overrideAccess: true,
      req,
    });
  if (doc.state !== previousDoc.state) await keep("state", previousDoc.state, doc.state);
  const [before, after] = [idOf(previousDoc.assignee), idOf(doc.assignee)];
  if (before !== after) await keep("assignee", before, after);
};

const text = (value: unknown) => (value === null || value === undefined ? null : String(value));

/** Whoever gets a lead is told, unless they have taken it themselves. @throws Refusal for somebody who may not see it */
export const notifyAssignee: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  const id = idOf(doc.assignee);
  if (operation !== "update" || id === null || id === idOf(previousDoc.assignee)) return;
  const person = await findPerson(req, id as number);
  if (!person || !leadRoles.some((role) => role === person.role)) {
    throw refusal(req, {
      de: "Diese Person darf keine Leads sehen: Wählen Sie jemanden mit der Rolle Vertrieb, Redaktion oder Administration.",
      en: "This person may not see leads: choose somebody who is in sales, an editor or an administrator.",
    });
  }
  if (req.user?.id === person.id) return;
  const by = req.user ? nameOf(req.user) : undefined;
  await sendLeadAssigned(req.payload, { to: String(person.email), language: languageOf(req), by, lead: doc });
};
