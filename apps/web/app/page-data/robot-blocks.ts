import { robotNumbers } from "@waku/content/robot-names";
import type { BlockOf, Robot, RobotData } from "@waku/content/schema";
import { type Locale, localePath } from "@waku/i18n/locale";
import { redirect } from "react-router";
import type { BlockViewOf } from "../blocks/views";
import { robotIndex, robotPath } from "../robots/addresses";
import { comparisonRows } from "../robots/comparison/comparison-rows";
import type { ComparisonView } from "../robots/comparison/comparison-view";
import { finderResult } from "../robots/finder/finder-result";
import { type FinderNames, type FinderView, nameOf } from "../robots/finder/finder-view";
import { finderQuery, tickedIds } from "../robots/finder/params";
import { formatNumber } from "../robots/format";
import { comparisonHref, modelsParam, readComparison } from "../robots/model/compare";
import { emptyFilter } from "../robots/model/filter";
import { chosen } from "../robots/model/filter-href";
import { rangeName } from "../robots/model/read-filter";
import { makerName, robotRow } from "../robots/robot-rows";
import { robotTexts } from "../robots/texts";
import type { PageScope } from "./page-scope";

/** The finder with what the address asks for. */
export function robotFinderView(
  block: BlockOf<"robotFinder">,
  { globals: { robots, site }, locale, search, parameterNames }: PageScope,
): BlockViewOf<"robotFinder"> {
  const result = finderResult(search, robots, parameterNames);
  const typed = Object.fromEntries(
    result.issues.flatMap((issue) => {
      if (!("edge" in issue)) return [];
      const name = rangeName(issue.number, issue.edge);
      return [[name, search.get(name) ?? ""]];
    }),
  );
  const all = { robots: robots.robots.length, makers: robots.manufacturers.length };
  const licence = site.robotDataLicence?.[locale];
  const view: FinderView = { result, typed, names: finderNames(robots, locale), all, licence };
  return { ...block, view };
}

/** Whether a finder shows anything else than all there is, page by page. */
export function isNarrowed({ result: { filter, ticked, issues } }: FinderView): boolean {
  return chosen(filter).length > 0 || filter.sort !== emptyFilter.sort || ticked.length + issues.length > 0;
}

const namesByLocale = new WeakMap<RobotData, Partial<Record<Locale, FinderNames>>>();

/** Names of makers and countries in the order of a language. */
function finderNames(data: RobotData, locale: Locale): FinderNames {
  const known = namesByLocale.get(data) ?? {};
  const names = known[locale] ?? sortedNames(data, locale);
  namesByLocale.set(data, { ...known, [locale]: names });
  return names;
}

function sortedNames({ manufacturers }: RobotData, locale: Locale): FinderNames {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = ([, one]: [string, string], [, other]: [string, string]) => compare(one, other);
  return {
    makers: manufacturers.map(({ id, name }): [string, string] => [id, name]).sort(byName),
    countries: [...new Set(manufacturers.map(({ country }) => country))]
      .map((code): [string, string] => [code, countryName(code, locale)])
      .sort(byName),
  };
}

/** Name of a country in a language. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;
}

/** The models that the address names, side by side. */
export function robotComparisonView(
  block: BlockOf<"robotComparison">,
  { globals, locale, path, search }: PageScope,
): BlockViewOf<"robotComparison"> {
  const data = globals.robots;
  const page = localePath(locale, path);
  // The finder's form comes with everything it holds: what is compared gets an address that can be passed on.
  if (search.getAll(modelsParam).length > 1 || search.has("sort"))
    throw redirect(comparisonHref(tickedIds(search), page), { headers: { "Cache-Control": "no-store" } });
  const { robots, issues } = readComparison(search, data);
  const { manufacturers } = data;
  const t = robotTexts[locale];
  const ids = robots.map(({ id }) => id);
  const named = robots.map((robot) => ({ id: robot.id, name: nameOf(robotRow(robot, manufacturers)) }));
  const fullName = (id: string) => {
    const robot = robotIndex(data).robots.get(id);
    return robot ? nameOf(robotRow(robot, manufacturers)) : id;
  };
  const finderAddress = localePath(locale, "robots");
  const finderSearch = finderQuery(emptyFilter, named);
  const view: ComparisonView = {
    models: robots.map(({ id, model, manufacturer }) => ({
      id,
      model,
      maker: makerName(manufacturers, manufacturer),
      href: localePath(locale, robotPath(id)),
      withoutHref: comparisonHref(
        ids.filter((other) => other !== id),
        page,
      ),
    })),
    ...comparisonRows(robots, locale),
    issues: issues.map((issue) => {
      if (issue.kind === "unknownRobot") return t.unknownRobot(issue.id);
      if (issue.kind === "twice") return t.twice(fullName(issue.id));
      return t.tooManyRobots(formatNumber(issue.limit, locale), issue.left.map(fullName).join(", "));
    }),
    offerHref: offerAddress(
      named.map(({ name }) => name),
      locale,
    ),
    csvHref: comparisonHref(ids, `${page}.csv`),
    pdfHref: comparisonHref(ids, `${page}.pdf`),
    finderHref: `${finderAddress}${finderSearch && `?${finderSearch}`}#finder`,
    examples: robots.length > 0 ? [] : examples(data, locale, page),
  };
  return { ...block, view };
}

/** The request for an offer, with the models in its message. */
function offerAddress(names: string[], locale: Locale): string {
  const query = new URLSearchParams({ message: robotTexts[locale].offerLine(names.join(", ")) });
  return `${localePath(locale, "request-offer")}?${query}`;
}

/** For each of some types the models with most values known, of three makers. */
function examples({ robots, manufacturers }: RobotData, locale: Locale, page: string): ComparisonView["examples"] {
  const t = robotTexts[locale];
  return (["cobot", "industrial-arm", "amr", "quadruped", "cleaning"] as const).flatMap((type) => {
    const known = (robot: Robot) => robotNumbers.filter((number) => robot[number] !== undefined).length;
    const best = robots
      .filter((robot) => robot.type === type && robot.status === "available")
      .toSorted((one, other) => known(other) - known(one));
    const ofThree = best.filter(
      ({ manufacturer }, place) => best.findIndex((other) => other.manufacturer === manufacturer) === place,
    );
    const picked = ofThree.slice(0, 3);
    if (picked.length < 2) return [];
    return [
      {
        label: t.compareType(t.types[type].many),
        text: picked.map((robot) => nameOf(robotRow(robot, manufacturers))).join(", "),
        href: comparisonHref(
          picked.map(({ id }) => id),
          page,
        ),
      },
    ];
  });
}
