import type { Globals } from "@waku/content";
import { robotNumbers } from "@waku/content/robot-names";
import type { LineDrawingName, Robot, RobotType } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import type { ComponentProps } from "react";
import { robotPlace } from "../../app/robots/addresses";
import { countryName } from "../../app/robots/country-name";
import { nameOf } from "../../app/robots/finder/finder-view";
import { formatMetric, formatNumber } from "../../app/robots/format";
import { makerName, robotRow } from "../../app/robots/robot-rows";
import { robotTexts } from "../../app/robots/texts";
import type { ShareCard } from "./share-card";

type Card = Omit<ComponentProps<typeof ShareCard>, "sender">;

/** The drawing closest to each type of robot. */
const drawings: Record<RobotType, LineDrawingName> = {
  amr: "amr",
  agv: "amr",
  "autonomous-forklift": "forklift",
  "mobile-manipulator": "arm",
  "industrial-arm": "arm",
  cobot: "arm",
  cleaning: "cleaner",
  serving: "amr",
  delivery: "amr",
  inspection: "amr",
  quadruped: "amr",
  humanoid: "humanoid",
  drone: "drone",
  exoskeleton: "humanoid",
  other: "amr",
};

/** What the share picture of a robot, a maker or a type says; undefined for any other address. */
export function robotCard(path: string, { robots: data }: Globals, locale: Locale): Card | undefined {
  const place = robotPlace(path, data);
  const t = robotTexts[locale];
  switch (place?.kind) {
    case "robot": {
      const { robot } = place;
      const title = nameOf(robotRow(robot, data.manufacturers));
      const { one } = t.types[robot.type];
      return { title, label: one, drawing: drawings[robot.type], note: valuesLine(robot, locale) };
    }
    case "maker": {
      const { id, name, country } = place.manufacturer;
      const robots = data.robots.filter(({ manufacturer }) => manufacturer === id);
      const models = t.models(formatNumber(robots.length, locale));
      const note = line([models, countryName(country, locale)]);
      return { title: name, label: t.makerPretitle, drawing: drawings[mostOf(robots)], note };
    }
    case "type": {
      const robots = data.robots.filter(({ type }) => type === place.type);
      const makers = new Set(robots.map(({ manufacturer }) => makerName(data.manufacturers, manufacturer)));
      const note = t.ofMakers(
        t.models(formatNumber(robots.length, locale)),
        t.makers(formatNumber(makers.size, locale)),
      );
      return { title: t.types[place.type].many, label: t.typePretitle, drawing: drawings[place.type], note };
    }
    case undefined:
      return undefined;
  }
}

/** How much the finder holds, for its own picture. */
export function finderNote({ robots: { robots, manufacturers } }: Globals, locale: Locale): string | undefined {
  if (robots.length === 0) return undefined;
  return robotTexts[locale].counted(formatNumber(robots.length, locale), formatNumber(manufacturers.length, locale));
}

/** The first known values. */
function valuesLine(robot: Robot, locale: Locale): string {
  const t = robotTexts[locale];
  const values = robotNumbers.flatMap((number) => {
    const value = robot[number];
    return value === undefined ? [] : [`${t.numbers[number].short}\u00a0${formatMetric(number, value, locale)}`];
  });
  return line(values.slice(0, 3));
}

const line = (parts: string[]) => parts.join(" · ");

function mostOf(robots: readonly Robot[]): RobotType {
  const byType = [...Map.groupBy(robots, ({ type }) => type)].sort(([, one], [, other]) => other.length - one.length);
  return byType[0]?.[0] ?? "other";
}
