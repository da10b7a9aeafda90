import type { FaultCode } from "@waku/content/schema";

/** Path of the library of fault codes below the language prefix. */
export const faultsPath = "fault-codes";

/** Path of the page of a fault code below the language prefix. */
export function faultPath(id: string): string {
  return `${faultsPath}/${id}`;
}

/** How a code is written for people. */
export function codeOf(id: string): string {
  return id.toUpperCase();
}

const byList = new WeakMap<readonly FaultCode[], Map<string, FaultCode>>();

/** The fault whose page stands at a path below the language prefix. */
export function faultAt(path: string, codes: readonly FaultCode[]): FaultCode | undefined {
  const [, id] = /^fault-codes\/([a-z]+-\d+)$/.exec(path) ?? [];
  if (id === undefined) return undefined;
  const known = byList.get(codes) ?? new Map(codes.map((code) => [code.id, code]));
  byList.set(codes, known);
  return known.get(id);
}
