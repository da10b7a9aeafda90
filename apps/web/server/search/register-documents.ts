import type { ContentSource, Globals } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import { codeOf, faultPath } from "../../app/faults/addresses";
import { areaOf } from "../../app/faults/model";
import { faultTexts } from "../../app/faults/texts";
import { valuesText } from "../../app/page-data/robot-pages";
import { makerPath, robotPath, typePath } from "../../app/robots/addresses";
import { countryName } from "../../app/robots/country-name";
import { nameOf } from "../../app/robots/finder/finder-view";
import { makerName } from "../../app/robots/robot-rows";
import { robotTexts } from "../../app/robots/texts";
import type { SearchEntry } from "./search-entry";

/** Robots, makers and types of robots, which have pages that no document makes. */
export function robotDocuments({ robots: data }: Globals, locale: Locale): SearchEntry[] {
  const t = robotTexts[locale];
  const byMaker = Map.groupBy(data.robots, ({ manufacturer }) => manufacturer);
  const robots = data.robots.map((robot): SearchEntry => {
    const maker = makerName(data.manufacturers, robot.manufacturer);
    const facts = [
      t.types[robot.type].one,
      valuesText(robot, locale),
      ...robot.navigation.map((kind) => t.navigation[kind]),
      ...robot.protocols,
      robot.note?.[locale] ?? "",
    ];
    return {
      id: `robot:${robot.id}`,
      kind: "robot",
      title: nameOf({ model: robot.model, maker }),
      names: [],
      headings: [],
      text: `${facts.filter(Boolean).join(". ")}.`,
      path: robotPath(robot.id),
    };
  });
  const makers = data.manufacturers.map(({ id, name, country }): SearchEntry => {
    const models = byMaker.get(id) ?? [];
    const types = [...new Set(models.map(({ type }) => t.types[type].many))];
    return {
      id: `maker:${id}`,
      kind: "maker",
      title: name,
      names: [],
      headings: [],
      text: `${[countryName(country, locale), ...types].join(", ")}: ${models.map(({ model }) => model).join(", ")}.`,
      path: makerPath(id),
    };
  });
  const types = [...Map.groupBy(data.robots, ({ type }) => type)].map(([type, models]): SearchEntry => {
    const makers = new Set(models.map(({ manufacturer }) => makerName(data.manufacturers, manufacturer)));
    return {
      id: `type:${type}`,
      kind: "robot",
      title: t.types[type].many,
      names: [t.types[type].one],
      headings: [],
      text: `${t.typeText(t.models(String(models.length)), t.makers(String(makers.size)))}`,
      path: typePath(type),
    };
  });
  return [...types, ...makers, ...robots];
}

/** Standards and laws, each with its row on the page that shows the register. */
export async function standardDocuments(
  content: ContentSource,
  { standards }: Globals,
  locale: Locale,
): Promise<SearchEntry[]> {
  const { items } = await content.list(locale, "plainPage");
  const page = items.find(({ fields }) => fields.register === "standards");
  if (!page) return [];
  return Object.entries(standards).map(
    ([id, { name, addressee, says }]): SearchEntry => ({
      id: `standard:${id}`,
      kind: "term",
      title: name[locale],
      names: [],
      headings: [],
      text: `${says[locale]} ${addressee[locale]}`,
      path: page.path,
      anchor: id,
      ref: page.ref,
    }),
  );
}

/** Kinds of faults, each with a page of its own. */
export function faultDocuments({ faultCodes }: Globals, locale: Locale): SearchEntry[] {
  const t = faultTexts[locale];
  return faultCodes.map((fault): SearchEntry => {
    const { title, sign, meaning, check, likely } = fault[locale];
    return {
      id: `fault:${fault.id}`,
      kind: "fault",
      title: t.title(codeOf(fault.id), title),
      names: [t.parts[fault.part]],
      headings: [t.areas[areaOf(fault.id)]],
      text: [sign, meaning, check, likely].join(" "),
      path: faultPath(fault.id),
    };
  });
}
