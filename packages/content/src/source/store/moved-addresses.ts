import type { Redirect } from "../../schema/index.ts";

/**
 * Where to go from each address of one language that a document has left: chains end at the first address with a
 * document. Addresses where a document stands (again), and ways that end nowhere or in a circle, are left out.
 * @param isLive whether a document stands at a path
 */
export function movedAddresses(redirects: Redirect[], isLive: (path: string) => boolean): Map<string, string> {
  const next = new Map(redirects.map(({ from, to }) => [from, to]));
  const moved = new Map<string, string>();
  for (const from of next.keys()) {
    if (isLive(from)) continue;
    const end = endOfWay(from, next, isLive);
    if (end !== undefined) moved.set(from, end);
  }
  return moved;
}

function endOfWay(from: string, next: Map<string, string>, isLive: (path: string) => boolean): string | undefined {
  const passed = new Set<string>();
  let path: string | undefined = from;
  while (path !== undefined && !isLive(path)) {
    if (passed.has(path)) return undefined;
    passed.add(path);
    path = next.get(path);
  }
  return path;
}
