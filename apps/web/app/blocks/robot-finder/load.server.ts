import type { Manufacturer } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { plainLine } from "@waku/i18n/plain-text";
import { countryName } from "../../robots/country-name";
import { finderResult } from "../../robots/finder/finder-result";
import type { FinderNames, FinderView } from "../../robots/finder/finder-view";
import { rangeName } from "../../robots/model/read-filter";
import type { BlockLoader } from "../block-loader.server";
import type { RobotFinderBlockView } from "./view";

/** The finder with what the address asks for. */
export const robotFinder: BlockLoader<RobotFinderBlockView> = {
  load(block, { globals: { robots, site }, locale, search }) {
    const result = finderResult(search, robots);
    const typed = Object.fromEntries(
      result.issues.flatMap((issue) => {
        if (!("edge" in issue)) return [];
        const name = rangeName(issue.number, issue.edge);
        return [[name, plainLine(search.get(name) ?? "")]];
      }),
    );
    const all = { robots: robots.robots.length, makers: robots.manufacturers.length };
    const licence = site.robotDataLicence?.[locale];
    const view: FinderView = { result, typed, names: finderNames(robots.manufacturers, locale), all, licence };
    return { ...block, view };
  },
  sample: {},
};

const namesByLocale = new WeakMap<Manufacturer[], Partial<Record<Locale, FinderNames>>>();

/** Names of makers and countries in the order of a language. */
function finderNames(manufacturers: Manufacturer[], locale: Locale): FinderNames {
  const known = namesByLocale.get(manufacturers) ?? {};
  const names = known[locale] ?? sortedNames(manufacturers, locale);
  namesByLocale.set(manufacturers, { ...known, [locale]: names });
  return names;
}

function sortedNames(manufacturers: Manufacturer[], locale: Locale): FinderNames {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = ([, one]: [string, string], [, other]: [string, string]) => compare(one, other);
  return {
    makers: manufacturers.map(({ id, name }): [string, string] => [id, name]).sort(byName),
    countries: [...new Set(manufacturers.map(({ country }) => country))]
      .map((code): [string, string] => [code, countryName(code, locale)])
      .sort(byName),
  };
}
