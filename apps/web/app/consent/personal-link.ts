import { newsletterSteps, preferencesParameter } from "@waku/leads";

/** Query parameters with the token of a link in a mail: who knows it acts for the person the mail went to. */
const tokenParameters = [...newsletterSteps, preferencesParameter, "token"];

/**
 * Whether this document was opened by a link that is for one person. Scripts of others can read its address at any time,
 * so none is started in it, not even after client navigation.
 */
export function isOpenedByPersonalLink(): boolean {
  const addresses = [location.href, ...performance.getEntriesByType("navigation").map(({ name }) => name)];
  return addresses.some((address) => isPersonalLink(address));
}

/** @param address an absolute address */
function isPersonalLink(address: string): boolean {
  const search = URL.parse(address)?.searchParams;
  return tokenParameters.some((name) => search?.has(name));
}
