import type { RobotNumber, RobotStatus, RobotType } from "@waku/content/schema";
import type { FilterIssue, ListedRobot, RobotFilter } from "../model/filter";
import type { Chosen } from "../model/filter-href";
import type { Found } from "../model/find-robots";

/** A robot that is ticked for the comparison. */
type Ticked = { id: string; name: string };

/** What the finder shows for a filter: made by the server, and by the browser once it has the data. */
export type FinderResult = Omit<Found<ListedRobot>, "items"> & {
  filter: RobotFilter;
  issues: FilterIssue[];
  rows: RobotRow[];
  /** Place of the first row among all that were found. */
  first: number;
  /** For an empty list: what would be left without one of the filters, most first. */
  loosened: { chosen: Chosen; total: number }[];
  ticked: Ticked[];
};

/** Names of makers by id and of countries by code, each in alphabetical order of the language. */
export type FinderNames = { makers: [id: string, name: string][]; countries: [code: string, name: string][] };

/** The finder as its page needs it. */
export type FinderView = {
  result: FinderResult;
  /** Numbers as they were typed, where they could not be read. */
  typed: Record<string, string>;
  names: FinderNames;
  /** How many robots and makers there are. */
  all: { robots: number; makers: number };
  /** Terms of the data, without which they are not offered as a whole. */
  licence: string | undefined;
};

/** A row of a list of robots. */
export type RobotRow = {
  id: string;
  model: string;
  /** Left out where all rows have the same one. */
  maker?: string;
  type: RobotType;
  status: RobotStatus;
  values: Partial<Record<RobotNumber, number>>;
};

/** How a robot is called where its maker is not said beside it. */
export function nameOf({ model, maker }: Pick<RobotRow, "model" | "maker">): string {
  return maker ? `${maker} ${model}` : model;
}
