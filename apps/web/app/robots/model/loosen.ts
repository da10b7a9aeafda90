import type { RobotFilter } from "./filter";
import { type Chosen, chosen } from "./filter-href";
import { countRobots } from "./find-robots";
import type { Searched } from "./robot-index";

/** What to give up when a filter finds nothing: what would find most comes first; nothing that finds none. */
export function loosen(data: Searched, filter: RobotFilter): { chosen: Chosen; total: number }[] {
  return chosen(filter)
    .map((one) => ({ chosen: one, total: countRobots(data, one.without) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}
