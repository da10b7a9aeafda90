import type { Query } from "../../context/query";
import type { FinderResult } from "./finder-view";

/** Where the browser gets what it needs to search by itself (server/rules/documents.ts). */
const dataAddress = "/robots.json";

/** The finder in the browser. */
export type LiveFinder = { read: (search: Query) => FinderResult };

let loading: Promise<LiveFinder | undefined> | undefined;

/** Code and data of the search, fetched once; undefined where they cannot be had: the server then answers. */
export function loadLiveFinder(): Promise<LiveFinder | undefined> {
  loading ??= load().catch(() => {
    // The next touch tries again.
    loading = undefined;
    return undefined;
  });
  return loading;
}

async function load(): Promise<LiveFinder | undefined> {
  const [{ finderResult }, { prepareTextSearch }, { readListData }, response] = await Promise.all([
    import("./finder-result"),
    import("../model/find-robots"),
    import("../model/list-data"),
    fetch(dataAddress),
  ]);
  const data = response.ok ? readListData(await response.json()) : undefined;
  if (!data) return undefined;
  await prepareTextSearch(data);
  const read = (search: Query) => finderResult(search, data);
  // The first search sorts all rows; nobody should wait for that.
  read(new URLSearchParams());
  return { read };
}
