import type { DefaultServerCellComponentProps, Payload } from "payload";
import { cache } from "react";
import { titleOf } from "../leads/lead-page.ts";
import { peopleOf } from "../leads/people.ts";

/** Read once for all rows of a list. */
const people = cache((payload: Payload) => peopleOf({ payload }));

/** In the list: the name of whoever has a lead. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = typeof cellData === "object" && cellData !== null && "id" in cellData ? cellData.id : cellData;
  if (id === null || id === undefined) return <span>–</span>;
  return <span>{(await people(payload)).get(String(id)) ?? "–"}</span>;
}

/** In the list: the form by the name that visitors read. */
export function FormCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const lead = rowData as Parameters<typeof titleOf>[0];
  return <span>{titleOf(lead, i18n.language === "de" ? "de" : "en")}</span>;
}
