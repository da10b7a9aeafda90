import { type Robot, type RobotChange, readChange } from "@waku/content/schema";

/** A value of a model that says something else. */
export type ToldChange = { robot: Robot; change: RobotChange };
/** What came into the table on a day, and what changed in it. */
export type DayOfChanges = { day: string; added: Robot[]; changed: ToldChange[] };

/** All days on which something came or changed, the newest first. */
export function changesByDay(robots: readonly Robot[]): DayOfChanges[] {
  const days = new Map<string, DayOfChanges>();
  const at = (day: string) => {
    const known = days.get(day) ?? { day, added: [], changed: [] };
    days.set(day, known);
    return known;
  };
  for (const robot of robots) {
    if (robot.added !== undefined) at(robot.added).added.push(robot);
    for (const change of (robot.changes ?? []).flatMap((text) => readChange(text) ?? []))
      at(change.day).changed.push({ robot, change });
  }
  return [...days.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** Whether anything of the data is dated, so that there is a feed. */
export function hasChanges(robots: readonly Robot[]): boolean {
  return robots.some(({ added, changes = [] }) => added !== undefined || changes.length > 0);
}
