/** What a page may ask of the query of its address: parameters by name, so that it is known which ones it reads. */
export type Query = Pick<URLSearchParams, "get" | "getAll" | "has">;

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
  };
}
