import { z } from "zod";
import { readChange } from "./robot-changes.ts";
import { navigationKinds, robotStatuses, robotTypes, sourceKinds } from "./robot-names.ts";
import { says } from "./says.ts";
import { bothLanguages, day, slug } from "./text.ts";

const value = z.number().positive().max(1_000_000).optional();

/** Some makers' old pages know no https; whether a source is linked is for its kind to say. */
const sourceAddress = /^https?:\/\/[^\s\\@]+$/;
/** `owner/name:path` of a public repository. */
const repositoryPath = /^[\w.-]+\/[\w.-]+:\S+$/;

/** One model. A value that is missing was not read, which never means "no" or "none". */
export const robotSchema = z.strictObject({
  id: slug,
  model: z.string().trim().min(1).max(80),
  /** Id of a manufacturer. */
  manufacturer: slug,
  type: z.enum(robotTypes),
  status: z.enum(robotStatuses),
  payloadKg: value,
  reachMm: value,
  maxSpeedMps: value,
  weightKg: value,
  runTimeH: value,
  degreesOfFreedom: z.int().min(1).max(100).optional(),
  navigation: z.array(z.enum(navigationKinds)),
  /** Shown, never searched: what is not listed was not read. */
  protocols: z.array(z.string().min(1).max(60)),
  source: z.string().refine(
    (text) => sourceAddress.test(text) || repositoryPath.test(text),
    says({
      de: "muss eine Adresse mit https:// (oder http://) oder eine Stelle der Form besitzer/name:pfad sein",
      en: "must be an address with https:// (or http://) or a place of the form owner/name:path",
    }),
  ),
  sourceKind: z.enum(sourceKinds),
  /** When the source was read. */
  read: day,
  /** What else the source says of the values. */
  note: bothLanguages.optional(),
  /** When the model came into the table; what nobody dated is not in the feed of changes. */
  added: day.optional(),
  /** What was changed since, oldest first, written by the import (`robot-changes.ts`). */
  changes: z
    .array(
      z.string().refine(
        (text) => readChange(text) !== undefined,
        says({
          de: "muss so geschrieben sein: 2026-12-03 payload_kg: 100 → 120",
          en: "must be written like this: 2026-12-03 payload_kg: 100 → 120",
        }),
      ),
    )
    .optional(),
});

export const manufacturerSchema = z.strictObject({
  id: slug,
  name: z.string().trim().min(1).max(80),
  /** Home of the maker, ISO 3166-1 alpha-2. */
  country: z.string().refine(
    (text) => /^[A-Z]{2}$/.test(text),
    says({
      de: "muss ein Länderkürzel aus zwei Großbuchstaben sein, etwa DE",
      en: "must be a country code of two capital letters such as DE",
    }),
  ),
});

export type Robot = z.infer<typeof robotSchema>;
export type Manufacturer = z.infer<typeof manufacturerSchema>;
/** Everything that the robot finder knows; `content/shared/robots.csv` and `manufacturers.csv`. */
export type RobotData = { robots: Robot[]; manufacturers: Manufacturer[] };
