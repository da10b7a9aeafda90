import type { FaultDevice } from "@waku/content/fault-names";
import { robotNumbers, robotTypes } from "@waku/content/robot-names";
import type { Manufacturer, Robot, RobotNumber, RobotType } from "@waku/content/schema";
import { formatDay } from "@waku/i18n/format";
import { type Locale, localePath } from "@waku/i18n/locale";
import { faultsHref } from "../faults/model";
import { faultTexts } from "../faults/texts";
import { makerPath, robotIndex, robotPath, typePath } from "../robots/addresses";
import { placeOn, type Scale, scaleOf } from "../robots/charts/scale";
import { countryName } from "../robots/country-name";
import { nameOf } from "../robots/finder/finder-view";
import { formatImperial, formatMetric, formatNumber } from "../robots/format";
import { comparisonHref } from "../robots/model/compare";
import { emptyFilter } from "../robots/model/filter";
import { filterHref } from "../robots/model/filter-href";
import { knownValues, median, type Position, positions } from "../robots/model/positions";
import { similarRobots } from "../robots/model/similar-robots";
import { sourceHref, sourceName } from "../robots/model/source-link";
import type { MakerPageView, RobotPageView, ScatterView, SpreadView, TypePageView } from "../robots/pages/views";
import { makerName, robotRow } from "../robots/robot-rows";
import { robotTexts } from "../robots/texts";
import { pageListJsonLd, robotJsonLd } from "../seo/json-ld";
import { type DataDocument, type DataScope, dataDocument } from "./data-document";
import { robotFeedTitle } from "./document";
import { pictureView } from "./picture";

/** Longest title that search results show in full. */
const maxTitle = 60;

/** Where the maintenance of a type of robot is described; nowhere for types that no page is about. */
const carePages: Partial<Record<RobotType, string>> = {
  amr: "devices/mobile-robots-agv-amr",
  agv: "devices/mobile-robots-agv-amr",
  "autonomous-forklift": "devices/mobile-robots-agv-amr",
  "mobile-manipulator": "devices/mobile-robots-agv-amr",
  "industrial-arm": "devices/stationary-robots-industrial-arms",
  cobot: "devices/cobots",
  cleaning: "industries/cleaning",
  serving: "industries/gastronomy",
  delivery: "devices/mobile-robots-agv-amr",
  humanoid: "devices/humanoid-robots",
  drone: "devices/drones",
};

/** Kinds of devices by which the fault codes of a type of robot are found. */
const faultDevices: Partial<Record<RobotType, FaultDevice>> = {
  amr: "mobile",
  agv: "mobile",
  "autonomous-forklift": "mobile",
  "mobile-manipulator": "mobile",
  "industrial-arm": "arm",
  cobot: "cobot",
  cleaning: "other",
  serving: "mobile",
  delivery: "mobile",
  humanoid: "humanoid",
  drone: "drone",
};

/** Where the fault codes of all makers are put into one list. */
const faultCodes = "section:robot-operations/faults-and-escalation/one-code-list";

/** Our own picture of such a machine; none for types without one. */
const pictures: Partial<Record<RobotType, string>> = {
  amr: "amr",
  agv: "agv-tugger",
  "autonomous-forklift": "autonomous-forklift",
  "industrial-arm": "industrial-arm",
  cobot: "cobot",
  cleaning: "cleaning-robot",
  serving: "serving-robot",
  inspection: "inspection-quadruped",
  quadruped: "inspection-quadruped",
  humanoid: "humanoid",
  drone: "drone",
};

/** Head, alternates and breadcrumb of a page below the finder. */
function robotDocument(scope: DataScope, document: DataDocument) {
  const { globals, locale } = scope;
  const finder = { title: robotTexts[locale].finderName, path: "robots" };
  const { head, ...rest } = dataDocument(scope, { ...document, crumbs: [finder, ...document.crumbs] });
  return { ...rest, head: { ...head, robotFeed: robotFeedTitle(globals, locale) } };
}

/** What the page of a robot shows, and its document. */
export async function robotPage(robot: Robot, scope: DataScope) {
  const { globals, locale } = scope;
  const { robots: data } = globals;
  const t = robotTexts[locale];
  const { id, model, type, status } = robot;
  const maker = makerName(data.manufacturers, robot.manufacturer);
  const name = nameOf({ model, maker });
  const path = robotPath(id);
  const { many, one } = t.types[type];
  const known = positions(data, robot);
  const similar = similarRobots(data, robot).map((other) => other.robot);
  const care = await carePage(type, scope);
  const href = sourceHref(robot);
  const view: RobotPageView = {
    model,
    maker: { name: maker, href: localePath(locale, makerPath(robot.manufacturer)) },
    country: countryName(makerCountry(robot, scope), locale),
    type: { one, many, href: localePath(locale, typePath(type)) },
    status: status === "available" ? undefined : t.statuses[status],
    values: robotNumbers.map((number) => {
      const position = known.find((one) => one.number === number);
      return {
        number,
        label: t.numbers[number].label,
        short: t.numbers[number].short,
        hint: t.numbers[number].hint,
        metric: position && formatMetric(number, position.value, locale),
        imperial: position && formatImperial(number, position.value, locale),
        place: position && placeView(position, locale),
      };
    }),
    facts: [
      { label: t.navigationLabel, text: robot.navigation.map((kind) => t.navigation[kind]).join(", ") },
      { label: t.interfaces, text: robot.protocols.join(", "), note: t.interfacesNote },
      { label: t.statusLabel, text: t.statuses[status].label, note: t.statuses[status].text },
    ],
    source: {
      ...t.sourceKinds[robot.sourceKind],
      name: sourceName(robot.source),
      day: formatDay(robot.read, locale),
      iso: robot.read,
      note: robot.note?.[locale],
      href,
    },
    care,
    similar: similar.map((other) => robotRow(other, data.manufacturers)),
    compareHref: comparisonHref([id, ...similar.map((other) => other.id)], localePath(locale, "robots/compare")),
    correctHref: `${localePath(locale, "robots/correct")}?${new URLSearchParams({ model: name })}`,
  };
  const description = t.robotDescription(model, maker, one, valuesText(robot, locale));
  const jsonLd = robotJsonLd(
    {
      name: model,
      maker,
      category: one,
      path,
      description,
      values: known.map(({ number, value }) => ({ name: t.numbers[number].label, number, value })),
    },
    { locale, globals, settings: scope.site.settings },
  );
  const long = t.robotTitle(model, maker);
  const crumbs = [
    { title: t.allOfType(many), path: typePath(type) },
    { title: model, path },
  ];
  const title = long.length <= maxTitle ? long : name;
  return { view, document: robotDocument(scope, { path, title, cardTitle: name, description, crumbs, jsonLd }) };
}

function makerCountry({ manufacturer }: Robot, { globals }: DataScope): string {
  return robotIndex(globals.robots).manufacturers.get(manufacturer)?.country ?? "";
}

/** The known values of a robot in a line. */
export function valuesText(robot: Robot, locale: Locale): string {
  const t = robotTexts[locale];
  const values = robotNumbers.flatMap((number) => {
    const value = robot[number];
    return value === undefined ? [] : [`${t.numbers[number].label} ${formatMetric(number, value, locale)}`];
  });
  return values.slice(0, 3).join(", ") || t.noValues;
}

/** Where a value stands among those of its type; nothing where it is the only one. */
function placeView(position: Position, locale: Locale): NonNullable<RobotPageView["values"][number]["place"]> {
  const t = robotTexts[locale];
  const { number, value, values, known, min, max } = position;
  const scale = scaleOf(values);
  const text = (amount: number) => formatMetric(number, amount, locale);
  if (!scale || known === 1) return { text: t.onlyOne };
  return {
    text: placeText(position, locale),
    chart: {
      label: t.chartLabel(t.numbers[number].label, text(value), text(min), text(max)),
      marks: values.map((each) => placeOn(scale, each)),
      own: placeOn(scale, value),
      ends: [text(min), text(max)],
    },
  };
}

function placeText({ known, below, equal }: Position, locale: Locale): string {
  const t = robotTexts[locale];
  const others = formatNumber(equal - 1, locale);
  const all = formatNumber(known, locale);
  if (below === 0 && equal < known) return t.placeLowest(others, all);
  if (below > 0 && below + equal === known) return t.placeHighest(others, all);
  return t.placeText(formatNumber(below, locale), others, all);
}

async function carePage(type: RobotType, { site, globals, locale }: DataScope): Promise<RobotPageView["care"]> {
  const path = carePages[type];
  const entry = path && (await site.content.find(locale, path));
  if (!entry) return undefined;
  const codes = await site.content.get(locale, faultCodes);
  const device = faultDevices[type];
  const faults =
    device && globals.faultCodes.length > 0
      ? {
          title: faultTexts[locale].forDevices(faultTexts[locale].devices[device]),
          href: faultsHref(locale, { text: "", device }),
        }
      : undefined;
  const opening = entry.kind === "page" ? entry.page.blocks.find((block) => block.type === "hero") : undefined;
  return {
    title: opening?.pretitle ?? entry.title,
    href: localePath(locale, entry.path),
    faults,
    codes: codes && { title: codes.title, href: localePath(locale, codes.path) },
    picture: pictureView(pictures[type], globals, locale),
  };
}

/** What the page of a maker shows, and its document. */
export async function makerPage({ id, name, country }: Manufacturer, scope: DataScope) {
  const { globals, locale, site } = scope;
  const t = robotTexts[locale];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const robots = globals.robots.robots
    .filter(({ manufacturer }) => manufacturer === id)
    .toSorted(
      (one, other) => robotTypes.indexOf(one.type) - robotTypes.indexOf(other.type) || compare(one.model, other.model),
    );
  const byType = Map.groupBy(robots, ({ type }) => type);
  const types = [...byType].map(([type, of]) =>
    t.countOfType(formatNumber(of.length, locale), nameOfType(type, of.length, locale)),
  );
  const models = t.models(formatNumber(robots.length, locale));
  const path = makerPath(id);
  const view: MakerPageView = {
    name,
    country: countryName(country, locale),
    text: t.makerText(models, types.join(", ")),
    groups: [...byType].map(([type, of]) => ({
      title: t.types[type].many,
      name: t.allOfType(t.types[type].many),
      href: localePath(locale, typePath(type)),
      rows: of.map((robot) => robotRow(robot)),
      numbers: numbersOf(of),
    })),
    filterHref: finderAddress({ maker: [id] }, locale),
  };
  const jsonLd = pageListJsonLd(
    robots.map((robot) => ({ name: nameOf({ model: robot.model, maker: name }), path: robotPath(robot.id) })),
    { locale, globals, settings: site.settings },
  );
  const title = t.makerTitle(name);
  const description = t.makerDescription(name, models, types.join(", "));
  return {
    view,
    document: robotDocument(scope, {
      path,
      title,
      cardTitle: name,
      description,
      crumbs: [{ title: name, path }],
      jsonLd,
    }),
  };
}

/** Values of which at least one of some robots has one, so that no column stands empty. */
function numbersOf(robots: Robot[]): RobotNumber[] {
  return robotNumbers.filter((number) => robots.some((robot) => robot[number] !== undefined));
}

function nameOfType(type: RobotType, count: number, locale: Locale): string {
  const { one, many } = robotTexts[locale].types[type];
  return count === 1 ? one : many;
}

/** The finder with what a page is about already chosen. */
function finderAddress(chosen: { maker?: string[]; type?: RobotType[] }, locale: Locale): string {
  return `${filterHref({ ...emptyFilter, ...chosen }, localePath(locale, "robots"))}#finder`;
}

/** Pairs of values that say most against one another, in the order they are tried. */
const pairs: [x: RobotNumber, y: RobotNumber][] = [
  ["reachMm", "payloadKg"],
  ["maxSpeedMps", "payloadKg"],
  ["weightKg", "payloadKg"],
  ["weightKg", "runTimeH"],
  ["weightKg", "maxSpeedMps"],
];

/** With fewer robots a chart says no more than its table. */
const fewest = 5;

/** What the page of a type shows, and its document. */
export async function typePage(type: RobotType, scope: DataScope) {
  const { globals, locale, site } = scope;
  const { robots: all, manufacturers } = globals.robots;
  const t = robotTexts[locale];
  const { many } = t.types[type];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const makerOf = ({ manufacturer }: Robot) => makerName(manufacturers, manufacturer);
  const robots = all
    .filter((robot) => robot.type === type)
    .toSorted((one, other) => compare(makerOf(one), makerOf(other)) || compare(one.model, other.model));
  const byMaker = Map.groupBy(robots, ({ manufacturer }) => manufacturer);
  const models = t.models(formatNumber(robots.length, locale));
  const makers = t.makers(formatNumber(byMaker.size, locale));
  const path = typePath(type);
  const care = await carePage(type, scope);
  const view: TypePageView = {
    title: many,
    text: t.typeText(models, makers),
    picture: pictureView(pictures[type], globals, locale),
    filterHref: finderAddress({ type: [type] }, locale),
    spreads: robotNumbers.flatMap((number) => spreadView(number, robots, locale)),
    scatters: pairs.flatMap((pair) => scatterView(pair, robots, makerOf, locale)).slice(0, 2),
    rows: robots.map((robot) => robotRow(robot, manufacturers)),
    numbers: numbersOf(robots),
    makers: [...byMaker].map(([id, of]) => ({
      name: makerName(manufacturers, id),
      href: localePath(locale, makerPath(id)),
      count: formatNumber(of.length, locale),
    })),
    // Its picture opens the page already.
    care: care && { ...care, picture: undefined },
    others: robotTypes
      .filter((other) => other !== type && robotIndex(globals.robots).types.has(other))
      .map((other) => ({
        label: t.types[other].many,
        name: t.allOfType(t.types[other].many),
        href: localePath(locale, typePath(other)),
      })),
  };
  const jsonLd = pageListJsonLd(
    robots.map((robot) => ({ name: nameOf({ model: robot.model, maker: makerOf(robot) }), path: robotPath(robot.id) })),
    { locale, globals, settings: site.settings },
  );
  const title = t.typeTitle(many);
  const description = t.typeDescription(many, models, makers);
  return {
    view,
    document: robotDocument(scope, {
      path,
      title,
      cardTitle: many,
      description,
      crumbs: [{ title: many, path }],
      jsonLd,
    }),
  };
}

function spreadView(number: RobotNumber, robots: Robot[], locale: Locale): SpreadView[] {
  const t = robotTexts[locale];
  const values = knownValues(robots, number);
  const scale = scaleOf(values);
  if (!scale || values.length < 2) return [];
  const text = (value: number) => formatMetric(number, value, locale);
  const middle = median(values);
  const { label } = t.numbers[number];
  const known = formatNumber(values.length, locale);
  return [
    {
      label,
      known: t.known(known, formatNumber(robots.length, locale)),
      median: t.median(text(middle)),
      chart: {
        label: t.spreadLabel(label, known, text(scale.min), text(middle), text(scale.max)),
        marks: values.map((value) => placeOn(scale, value)),
        median: placeOn(scale, middle),
        ends: [text(scale.min), text(scale.max)],
      },
    },
  ];
}

function scatterView(
  [x, y]: [RobotNumber, RobotNumber],
  robots: Robot[],
  makerOf: (robot: Robot) => string,
  locale: Locale,
): ScatterView[] {
  const t = robotTexts[locale];
  const points = robots.flatMap((robot) => {
    const [atX, atY] = [robot[x], robot[y]];
    return atX === undefined || atY === undefined ? [] : [{ robot, atX, atY }];
  });
  const xs = scaleOf(points.map(({ atX }) => atX));
  const ys = scaleOf(points.map(({ atY }) => atY));
  if (!xs || !ys || points.length < fewest) return [];
  const [nameX, nameY] = [t.numbers[x].label, t.numbers[y].label];
  const count = formatNumber(points.length, locale);
  const range = (number: RobotNumber, { min, max }: Scale) =>
    t.fromTo(formatMetric(number, min, locale), formatMetric(number, max, locale));
  const axis = (number: RobotNumber, scale: Scale) => ({
    title: `${t.numbers[number].label} (${formatMetric(number, 1, locale).replace(/^\S+\s/, "")})`,
    ticks: scale.ticks.map((tick) => ({ at: placeOn(scale, tick), text: formatNumber(tick, locale) })),
  });
  return [
    {
      title: t.scatterTitle(nameX, nameY),
      text: t.scatterText(count, formatNumber(robots.length, locale)),
      chart: {
        label: t.scatterLabel(nameX, nameY, count, range(x, xs), range(y, ys)),
        x: axis(x, xs),
        y: axis(y, ys),
        points: points.map(({ robot, atX, atY }) => ({
          id: robot.id,
          name: `${nameOf({ model: robot.model, maker: makerOf(robot) })}: ${formatMetric(y, atY, locale)}, ${formatMetric(x, atX, locale)}`,
          x: placeOn(xs, atX),
          y: placeOn(ys, atY),
        })),
      },
    },
  ];
}
