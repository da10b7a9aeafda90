import { localePath } from "@waku/i18n/locale";
import type { OwnRedirect, Redirect } from "../../schema/index.ts";

/**
 * What became of each address where no page stands any more: the first address with a page at the end of its chain, or
 * null where the page is gone for good. Addresses where a page stands (again), and ways of documents that end nowhere or
 * in a circle, are left out. What editors wrote goes before what documents left, and never leads nowhere: where its target
 * has no page, its address is gone.
 * @param redirects addresses that documents have left
 * @param own what editors wrote
 * @param isLive whether a page stands at an address
 */
export function leftAddresses(
  redirects: Redirect[],
  own: OwnRedirect[],
  isLive: (address: string) => boolean,
): Map<string, string | null> {
  const written = new Map(own.map(({ address, target = null }) => [address, target]));
  const next = new Map(
    redirects.map(({ locale, from, to }) => [
      localePath(locale, from),
      to === undefined ? null : localePath(locale, to),
    ]),
  );
  for (const [address, target] of written) next.set(address, target);
  const left = new Map<string, string | null>();
  for (const from of next.keys()) {
    if (isLive(from)) continue;
    const end = endOfWay(from, next, isLive);
    if (end !== undefined) left.set(from, end);
    else if (written.has(from)) left.set(from, null);
  }
  return left;
}

function endOfWay(
  from: string,
  next: Map<string, string | null>,
  isLive: (address: string) => boolean,
): string | null | undefined {
  const passed = new Set<string>();
  let address: string | null | undefined = from;
  while (typeof address === "string" && !isLive(address)) {
    if (passed.has(address)) return undefined;
    passed.add(address);
    address = next.get(address);
  }
  return address;
}
