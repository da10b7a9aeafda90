import type { Globals } from "@waku/content";
import { faultAt } from "../faults/addresses";
import { robotPlace } from "../robots/addresses";

/** Whether data make a page at a path below the language prefix, not a document: of the robot finder or of a fault. */
export function isDataPage(path: string, { robots, faultCodes }: Globals): boolean {
  return (
    (path.startsWith("robots/") && robotPlace(path, robots) !== undefined) || faultAt(path, faultCodes) !== undefined
  );
}
