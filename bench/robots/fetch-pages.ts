import { median } from "../report.ts";
import { BenchError } from "../run.ts";

/** The list as it begins, in an address of a search: rendered for each request, as filtered pages are. */
const unfiltered = "sort=relevance";

/** Milliseconds until a filtered page is there, and one without a filter beside it. */
export type FetchedPage = { name: string; pageMs: number; unfilteredMs: number };

/** Fetches filtered pages of the finder. Turns about with the unfiltered one, so that both meet the same machine. */
export async function fetchPages(
  finder: string,
  queries: { name: string; query: string }[],
  rounds: number,
): Promise<FetchedPage[]> {
  await timeOf(`${finder}?${unfiltered}`);
  const measured: FetchedPage[] = [];
  for (const { name, query } of queries) {
    const times = { page: [] as number[], unfiltered: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      times.unfiltered.push(await timeOf(`${finder}?${unfiltered}`));
      times.page.push(await timeOf(`${finder}?${query}`));
    }
    measured.push({ name, pageMs: median(times.page), unfilteredMs: median(times.unfiltered) });
  }
  return measured;
}

async function timeOf(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.text();
  if (!response.ok) throw new BenchError(`${url} answered ${response.status}.`);
  return performance.now() - start;
}
