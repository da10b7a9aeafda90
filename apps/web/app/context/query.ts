/** What a page may ask of the query of its address: parameters by name, so that it is known which ones it reads. */
export type Query = Pick<URLSearchParams, "get" | "getAll" | "has" | "keys">;

/** Noted by a page that looks at the names of all parameters, to say which ones mean nothing to it. */
const anyName = "*";

/** Parameters that others hang onto addresses: they mean nothing to any page. */
const foreign = /^(?:utm_|mtm_|pk_|hsa_|_)|^(?:gclid|fbclid|msclkid|gad_source|gbraid|wbraid|ref)$/;

/** Names of the parameters that somebody asks the site for. */
export function ownNames(search: Pick<Query, "keys">): string[] {
  return [...search.keys()].filter((name) => !foreign.test(name));
}

/**
 * Notes the names that a page asks for. A page drawn without a query is right for every query with none of these
 * names: each question it asks has the same answer there.
 */
export function notingQuery(search: URLSearchParams, noted: Set<string>): Query {
  const asked = (name: string) => {
    noted.add(name);
    return name;
  };
  return {
    get: (name) => search.get(asked(name)),
    getAll: (name) => search.getAll(asked(name)),
    has: (name) => search.has(asked(name)),
    keys: () => {
      noted.add(anyName);
      return search.keys();
    },
  };
}

/** Whether a query holds something that a page reads, by the names that were noted when it was drawn without one. */
export function isRead(noted: Iterable<string>, search: URLSearchParams): boolean {
  return [...noted].some((name) => (name === anyName ? ownNames(search).length > 0 : search.has(name)));
}
