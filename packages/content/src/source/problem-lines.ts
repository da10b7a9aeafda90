import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EVENT_ID, type Event, parseEvents, YAMLException } from "js-yaml";
import type { Problem } from "./problem.ts";

/**
 * Problems with the lines where they stand, for those who write in files.
 * @param folder in which the files lie
 */
export function withLines(folder: string, problems: Problem[]): Problem[] {
  return problems.map((problem) => {
    const text = problem.at === undefined ? undefined : textOf(join(folder, problem.file));
    const line = text === undefined ? undefined : lineOf(text, problem.at ?? "");
    return line === undefined ? problem : { ...problem, line };
  });
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

const front = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/**
 * The line of a value in a YAML file, or in the front matter of a Markdown file; where it is missing, of what is around it.
 * @param at place as problems name it, for example `blocks.2.items.0.icon`
 * @returns counted from 1; undefined for a text that is no YAML, or a place that is not in it at all
 */
export function lineOf(text: string, at: string): number | undefined {
  const [, yaml = text] = front.exec(text) ?? [];
  const places = placesIn(yaml);
  for (let place = at; place !== ""; place = place.slice(0, Math.max(0, place.lastIndexOf(".")))) {
    const offset = places?.get(place);
    if (offset !== undefined) return text.slice(0, text.indexOf(yaml) + offset).split("\n").length;
  }
  return undefined;
}

/** Where everything stands in a text, by its place. */
function placesIn(text: string): Map<string, number> | undefined {
  try {
    const events = parseEvents(text, {})[Symbol.iterator]();
    const places = new Map<string, number>();
    const next = () => events.next().value;
    if (next()?.type === EVENT_ID.DOCUMENT) walk(next(), "", text, next, places);
    return places;
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

/** Reads a value and all that is in it. @param place of the value, empty for the whole */
function walk(
  event: Event | undefined,
  place: string,
  text: string,
  next: () => Event | undefined,
  places: Map<string, number>,
): void {
  const below = (name: string | number) => (place === "" ? String(name) : `${place}.${name}`);
  if (event?.type === EVENT_ID.SEQUENCE)
    for (let index = 0, item = next(); item && item.type !== EVENT_ID.POP; item = next(), index++) {
      places.set(below(index), startOf(item));
      walk(item, below(index), text, next, places);
    }
  if (event?.type === EVENT_ID.MAPPING)
    for (let key = next(); key?.type === EVENT_ID.SCALAR; key = next()) {
      const name = below(text.slice(key.valueStart, key.valueEnd));
      places.set(name, key.valueStart);
      walk(next(), name, text, next, places);
    }
}

function startOf(event: Event): number {
  if ("start" in event) return event.start;
  return "valueStart" in event ? event.valueStart : 0;
}
