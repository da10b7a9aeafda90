import type { DefaultServerCellComponentProps, Payload } from "payload";
import { createLocalReq } from "payload";
import { cache } from "react";
import { statesIn } from "../translation/state.ts";

const words = {
  de: { missing: "fehlt", differing: "anders aufgebaut", otherOutdated: "älter", outdated: "neuer", same: "–" },
  en: { missing: "missing", differing: "other structure", otherOutdated: "older", outdated: "newer", same: "–" },
};

/** Read once for all rows of a list. */
const statesOf = cache(async (payload: Payload, collection: string) =>
  statesIn(await createLocalReq({}, payload), collection),
);

/** In a list: how the other language of a text stands to it. */
export async function OtherLanguageCell({ collectionSlug, rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const found = await statesOf(payload, collectionSlug);
  const said = words[i18n.language === "de" ? "de" : "en"];
  const id = Number((rowData as { id?: unknown }).id);
  const states = (["missing", "differing", "otherOutdated", "outdated"] as const).filter((name) => found[name].has(id));
  return <span>{states.map((state) => said[state]).join(", ") || said.same}</span>;
}
