import type { DefaultServerCellComponentProps } from "payload";
import { titleOf } from "../leads/lead-page.ts";
import { peopleOf } from "../leads/people.ts";

/** In the list: the name of whoever has a lead. */
export async function AssigneeCell({ cellData, payload }: DefaultServerCellComponentProps) {
  const id = typeof cellData === "object" && cellData !== null && "id" in cellData ? cellData.id : cellData;
  if (id === null || id === undefined) return <span>–</span>;
  return <span>{(await peopleOf({ payload })).get(String(id)) ?? "–"}</span>;
}

/** In the list: the form by the name that visitors read. */
export function FormCell({ rowData, i18n }: DefaultServerCellComponentProps) {
  const lead = rowData as Parameters<typeof titleOf>[0];
  return <span>{titleOf(lead, i18n.language === "de" ? "de" : "en")}</span>;
}
