import type { DefaultServerCellComponentProps, Payload } from "payload";
import { createLocalReq } from "payload";
import { cache } from "react";
import { statesIn } from "../translation/state.ts";

const words = {
  de: { missing: "fehlt", otherOutdated: "älter", outdated: "neuer", same: "–" },
  en: { missing: "missing", otherOutdated: "older", outdated: "newer", same: "–" },
};

/** Read once for all rows of a list. */
const states = cache(async (payload: Payload, collection: string) =>
  statesIn(await createLocalReq({}, payload), collection),
);

/** In a list: how the other language of a text stands to it. */
export async function OtherLanguageCell({ collectionSlug, rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const found = await states(payload, collectionSlug);
  const said = words[i18n.language === "de" ? "de" : "en"];
  const id = Number((rowData as { id?: unknown }).id);
  const state = (["missing", "otherOutdated", "outdated"] as const).find((name) => found[name].has(id)) ?? "same";
  return <span>{said[state]}</span>;
}
