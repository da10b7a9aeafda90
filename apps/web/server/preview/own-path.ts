/**
 * A path of our own to lead to, from an address that somebody may have changed.
 * @returns undefined for whatever could lead to another host: other origins, `//host`, backslashes, written plainly or not
 */
export function ownPath(given: string | null | undefined): string | undefined {
  if (!given || given.length > 2000 || !/^\/(?![/\\])/.test(given)) return undefined;
  if (/[\\\p{Cc}\s]|%5c|%2f|\/\//iu.test(given)) return undefined;
  const url = URL.parse(given, "http://own");
  return url?.host === "own" ? url.pathname + url.search + url.hash : undefined;
}
