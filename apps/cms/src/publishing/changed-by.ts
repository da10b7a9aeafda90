import type { Field, PayloadRequest } from "payload";
import { nameOf } from "../access/people.ts";
import type { Stored } from "../model/convert.ts";
import { labelOf } from "../model/labels.ts";

/** Who has saved last, by name: it stays when somebody leaves. */
export const changedByField: Field = {
  name: "changedBy",
  label: labelOf("changedBy"),
  type: "text",
  access: { create: () => false, update: () => false },
  admin: { readOnly: true, position: "sidebar" },
};

/** Whoever is signed in is who saves; the backend itself is nobody. */
export function noteAuthor({ data, req }: { data: Stored; req: PayloadRequest }): Stored {
  return req.user ? { ...data, changedBy: nameOf(req.user as unknown as Stored) } : data;
}
