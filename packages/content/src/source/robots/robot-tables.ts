import type { z } from "zod";
import { type Manufacturer, manufacturerSchema, type Robot, robotSchema } from "../../schema/index.ts";
import { type Columns, type ReadTable, readTable, writeTable } from "./table.ts";

/** Where the robot finder's tables lie, relative to the content folder; there need not be any. */
export const robotsFile = "shared/robots.csv";
export const manufacturersFile = "shared/manufacturers.csv";

/** Units stand in the names of the columns. */
const robotColumns: Columns = {
  id: { field: "id", kind: "text" },
  model: { field: "model", kind: "text" },
  manufacturer: { field: "manufacturer", kind: "text" },
  type: { field: "type", kind: "text" },
  status: { field: "status", kind: "text" },
  payload_kg: { field: "payloadKg", kind: "number" },
  reach_mm: { field: "reachMm", kind: "number" },
  max_speed_m_per_s: { field: "maxSpeedMps", kind: "number" },
  weight_kg: { field: "weightKg", kind: "number" },
  run_time_h: { field: "runTimeH", kind: "number" },
  degrees_of_freedom: { field: "degreesOfFreedom", kind: "number" },
  navigation: { field: "navigation", kind: "list" },
  protocols: { field: "protocols", kind: "list" },
  source: { field: "source", kind: "text" },
  source_kind: { field: "sourceKind", kind: "text" },
  read: { field: "read", kind: "text" },
  note_de: { field: "note", kind: "de" },
  note_en: { field: "note", kind: "en" },
  added: { field: "added", kind: "text" },
  changes: { field: "changes", kind: "list" },
};
/** Came with a later release: tables without them are sound. */
const laterColumns = ["added", "changes"];
const requiredColumns = Object.keys(robotColumns).filter((name) => !laterColumns.includes(name));
const manufacturerColumns: Columns = {
  id: { field: "id", kind: "text" },
  name: { field: "name", kind: "text" },
  country: { field: "country", kind: "text" },
};

export const readRobots = (text: string, file = robotsFile): ReadTable<Robot> =>
  readTable(text, file, robotColumns, robotSchema, requiredColumns);
export const readManufacturers = (text: string, file = manufacturersFile): ReadTable<Manufacturer> =>
  readTable(text, file, manufacturerColumns, manufacturerSchema);
export const writeRobots = (robots: Robot[]): string => writeTable(robots, robotColumns);
export const writeManufacturers = (manufacturers: Manufacturer[]): string =>
  writeTable(manufacturers, manufacturerColumns);

const importedSchema = robotSchema.extend({
  status: robotSchema.shape.status.optional(),
  navigation: robotSchema.shape.navigation.default([]),
  protocols: robotSchema.shape.protocols.default([]),
  manufacturerName: manufacturerSchema.shape.name.optional(),
  manufacturerCountry: manufacturerSchema.shape.country.optional(),
});
/** A row of a table to import: what it leaves empty says nothing. */
export type ImportedRobot = z.infer<typeof importedSchema>;

const importedColumns: Columns = {
  ...robotColumns,
  manufacturer_name: { field: "manufacturerName", kind: "text" },
  manufacturer_country: { field: "manufacturerCountry", kind: "text" },
};
const requiredOfImports = ["id", "model", "manufacturer", "type", "source", "source_kind", "read"];

/** Reads a table to import: columns of values may be missing, name and country of makers may be there. */
export const readImportedRobots = (text: string, file: string): ReadTable<ImportedRobot> =>
  readTable(text, file, importedColumns, importedSchema, requiredOfImports);

/** The column that holds a value of a robot. */
export function robotColumn(field: keyof Robot): string {
  return Object.keys(robotColumns).find((name) => robotColumns[name]?.field === field) ?? field;
}

/** The field that a column holds, if it is one of a robot's. */
export function robotField(column: string): keyof Robot | undefined {
  return robotColumns[column]?.field as keyof Robot | undefined;
}

/** A value as its cell says it. */
export function cellText(value: Robot[keyof Robot]): string {
  if (value === undefined) return "";
  if (Array.isArray(value)) return value.join("; ");
  return typeof value === "object" ? `${value.de} / ${value.en}` : String(value);
}
