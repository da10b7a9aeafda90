import type { RobotNumber } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import { numberFormat } from "@waku/i18n/numbers";
import { toInches, toMph, toPounds } from "./model/units";

/** Between a number and its unit, so that no line ends there. */
const space = "\u00A0";

const metricUnits: Record<RobotNumber, string> = {
  payloadKg: "kg",
  reachMm: "mm",
  maxSpeedMps: "m/s",
  weightKg: "kg",
  runTimeH: "h",
  degreesOfFreedom: "",
};

const imperialUnits: Partial<Record<RobotNumber, { unit: string; convert: (value: number) => number }>> = {
  payloadKg: { unit: "lb", convert: toPounds },
  reachMm: { unit: "in", convert: toInches },
  maxSpeedMps: { unit: "mph", convert: toMph },
  weightKg: { unit: "lb", convert: toPounds },
};

/** A number as people of the language write it. */
export function formatNumber(value: number, locale: Locale): string {
  return numberFormat(locale, 0, 3).format(value);
}

/** A value with its unit, as the source states it. */
export function formatMetric(number: RobotNumber, value: number, locale: Locale): string {
  const unit = metricUnits[number];
  return formatNumber(value, locale) + (unit && space + unit);
}

/** The same in the units of the United States, where they are others. */
export function formatImperial(number: RobotNumber, value: number, locale: Locale): string | undefined {
  const other = imperialUnits[number];
  return other && formatNumber(other.convert(value), locale) + space + other.unit;
}

/** Unit of a value; empty for plain numbers. */
export function metricUnit(number: RobotNumber): string {
  return metricUnits[number];
}
