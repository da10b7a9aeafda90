import type { Redirect } from "../../schema/index.ts";

/**
 * What became of each address of one language that a document has left: the first address with a document at the end of
 * its chain, or null where the document was taken away for good. Addresses where a document stands (again), and ways that
 * end nowhere or in a circle, are left out.
 * @param isLive whether a document stands at a path
 */
export function leftAddresses(redirects: Redirect[], isLive: (path: string) => boolean): Map<string, string | null> {
  const next = new Map(redirects.map(({ from, to = null }) => [from, to]));
  const left = new Map<string, string | null>();
  for (const from of next.keys()) {
    if (isLive(from)) continue;
    const end = endOfWay(from, next, isLive);
    if (end !== undefined) left.set(from, end);
  }
  return left;
}

function endOfWay(
  from: string,
  next: Map<string, string | null>,
  isLive: (path: string) => boolean,
): string | null | undefined {
  const passed = new Set<string>();
  let path: string | null | undefined = from;
  while (typeof path === "string" && !isLive(path)) {
    if (passed.has(path)) return undefined;
    passed.add(path);
    path = next.get(path);
  }
  return path;
}
