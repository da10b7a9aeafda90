import { isDeepStrictEqual } from "node:util";
import type { Globals, Tag } from "../content-source.ts";

/** So deep values of the settings have names of their own: `globals.figures.uptime.value`. */
export const settingsDepth = 4;

/** The values that differ between two states of the settings, with everything that holds them. */
export function settingsTags(before: Globals, now: Globals): Tag[] {
  return differing(before, now, "globals", settingsDepth) as Tag[];
}

function differing(before: unknown, now: unknown, name: string, depth: number): string[] {
  if (before === now || isDeepStrictEqual(before, now)) return [];
  if (depth === 0 || !isRecord(before) || !isRecord(now))
    return [name, ...namesIn(before, name, depth), ...namesIn(now, name, depth)];
  const keys = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [name, ...[...keys].flatMap((key) => differing(before[key], now[key], `${name}.${key}`, depth - 1))];
}

/** Names of all values within one that came or went as a whole. */
function namesIn(value: unknown, name: string, depth: number): string[] {
  if (depth === 0 || !isRecord(value)) return [];
  return Object.keys(value).flatMap((key) => [`${name}.${key}`, ...namesIn(value[key], `${name}.${key}`, depth - 1)]);
}

/** Whether a value of the settings is one whose parts have names of their own. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
