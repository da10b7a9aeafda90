import { type RobotNumber, robotNumbers } from "@waku/content/robot-names";
import { type ChoiceFacet, choiceFacets, emptyFilter, numberFacets, type RobotFilter } from "./filter";
import { rangeName } from "./read-filter";

/** The address of what a filter shows; two filters that say the same have the same address. */
export function filterHref(filter: RobotFilter, path = ""): string {
  const search = new URLSearchParams();
  if (filter.text !== "") search.set("q", filter.text);
  for (const facet of choiceFacets) for (const value of filter[facet].toSorted()) search.append(facet, value);
  for (const number of robotNumbers) {
    const { min, max } = filter.ranges[number] ?? {};
    if (min !== undefined) search.set(rangeName(number, "min"), String(min));
    if (max !== undefined) search.set(rangeName(number, "max"), String(max));
  }
  for (const number of robotNumbers)
    if (filter.known.includes(number)) search.append("known", numberFacets[number].name);
  if (filter.sort !== emptyFilter.sort) search.set("sort", filter.sort);
  if (filter.page > 1) search.set("page", String(filter.page));
  const query = search.toString();
  return query === "" ? path : `${path}?${query}`;
}

/** The same filter with one value of a facet chosen or not, from its first page. */
export function withChoice(filter: RobotFilter, facet: ChoiceFacet, value: string, isChosen: boolean): RobotFilter {
  const others = (filter[facet] as string[]).filter((one) => one !== value);
  return { ...filter, [facet]: isChosen ? [...others, value] : others, page: 1 };
}

/** One thing that a filter asks for, as a chip shows it. */
export type Chosen = (
  | { kind: "text"; text: string }
  | { kind: "choice"; facet: ChoiceFacet; value: string }
  | { kind: "range"; number: RobotNumber; min: number | undefined; max: number | undefined }
  | { kind: "known"; number: RobotNumber }
) & {
  /** The filter that no longer asks for it. */
  without: RobotFilter;
};

/** Everything that a filter asks for, in the order of the form. */
export function chosen(filter: RobotFilter): Chosen[] {
  const first = { ...filter, page: 1 };
  return [
    ...(filter.text === ""
      ? []
      : [{ kind: "text" as const, text: filter.text, without: { ...first, text: "" } satisfies RobotFilter }]),
    ...choiceFacets.flatMap((facet) =>
      filter[facet].map((value) => ({
        kind: "choice" as const,
        facet,
        value,
        without: withChoice(filter, facet, value, false),
      })),
    ),
    ...robotNumbers.flatMap((number) => {
      const { [number]: range, ...ranges } = filter.ranges;
      if (!range) return [];
      return [{ kind: "range" as const, number, min: range.min, max: range.max, without: { ...first, ranges } }];
    }),
    ...filter.known.map((number) => ({
      kind: "known" as const,
      number,
      without: { ...first, known: filter.known.filter((one) => one !== number) },
    })),
  ];
}
