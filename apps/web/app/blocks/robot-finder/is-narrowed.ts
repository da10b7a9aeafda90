import type { FinderView } from "../../robots/finder/finder-view";
import { emptyFilter } from "../../robots/model/filter";
import { chosen } from "../../robots/model/filter-href";

/** Whether a finder shows anything else than all there is, page by page. */
export function isNarrowed({ result: { filter, ticked, issues } }: FinderView): boolean {
  return chosen(filter).length > 0 || filter.sort !== emptyFilter.sort || ticked.length + issues.length > 0;
}
