import type { Query } from "../../context/query";
import { findRobots, robotsPerPage } from "../model/find-robots";
import { loosen } from "../model/loosen";
import { readFilter } from "../model/read-filter";
import type { Searched } from "../model/robot-index";
import { robotRow } from "../robot-rows";
import { type FinderResult, nameOf } from "./finder-view";
import { tickedIds } from "./params";

/** What the finder shows for an address or its form. */
export function finderResult(search: Query, data: Searched): FinderResult {
  const { filter, issues } = readFilter(search, data);
  const { items, ...found } = findRobots(data, filter);
  const ticked = tickedIds(search).flatMap((id) => {
    const robot = data.robots.find((one) => one.id === id);
    return robot ? [{ id, name: nameOf(robotRow(robot, data.manufacturers)) }] : [];
  });
  return {
    ...found,
    filter,
    issues,
    first: (found.page - 1) * robotsPerPage + 1,
    rows: items.map((robot) => robotRow(robot, data.manufacturers)),
    loosened: found.total === 0 ? loosen(data, filter).slice(0, 6) : [],
    ticked,
  };
}
