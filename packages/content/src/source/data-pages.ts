import type { Globals } from "./content-source.ts";

/** Whether data make a page at a path below the language prefix, not a document: of the robot finder or of a fault. */
export function isDataPage(
  path: string,
  { robots: data, faultCodes }: Pick<Globals, "robots" | "faultCodes">,
): boolean {
  const [, fault] = /^fault-codes\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (fault !== undefined) return faultCodes.some(({ id }) => id === fault);
  const [, group, name] = /^robots\/(?:(makers|types)\/)?([a-z0-9-]+)$/.exec(path) ?? [];
  if (name === undefined) return false;
  if (group === "makers") return data.manufacturers.some(({ id }) => id === name);
  return data.robots.some(({ id, type }) => (group === "types" ? type : id) === name);
}
