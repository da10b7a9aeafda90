import { plainLine } from "@waku/i18n/plain-text";
import type { Query } from "../../context/query";
import { modelsParam } from "../model/compare";
import type { RobotFilter } from "../model/filter";
import { filterHref } from "../model/filter-href";

/** More than can be compared, so that the comparison can say what it leaves out. */
const maxTicked = 24;

/** Ids of robots that an address names for the comparison, each once. */
export function tickedIds(search: Query): string[] {
  const named = search.getAll(modelsParam).flatMap((value) => value.slice(0, 2000).split(","));
  return [...new Set(named.map(plainLine).filter((id) => /^[a-z0-9-]{1,80}$/.test(id)))].slice(0, maxTicked);
}

/** Query of the finder's address, without its question mark: the filter, and what is ticked. */
export function finderQuery(filter: RobotFilter, ticked: readonly { id: string }[]): string {
  const query = filterHref(filter).replace(/^\?/, "");
  // Ids hold nothing that has to be escaped; commas stay readable.
  const models = ticked.length > 0 ? `${modelsParam}=${ticked.map(({ id }) => id).join(",")}` : "";
  return [query, models].filter(Boolean).join("&");
}
