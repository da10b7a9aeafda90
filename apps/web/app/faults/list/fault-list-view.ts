import type { FaultArea, FaultDevice, FaultPart } from "@waku/content/fault-names";
import type { FaultFilter } from "../model";

/** A code in the list. */
type FaultRow = { id: string; code: string; title: string; name: string; sign: string; part: string; href: string };

/** The library of fault codes, ready to be read. */
export type FaultListView = {
  filter: FaultFilter;
  devices: FaultDevice[];
  parts: FaultPart[];
  /** How many codes and areas there are, and how many codes fit; as text. */
  all: string;
  areas: string;
  found: string;
  /** One for each area in reading order; a single one without area when words were searched for: best first. */
  groups: { area?: FaultArea; codes: FaultRow[] }[];
  /** What of the address could not be used. */
  issues: { field: "device" | "part"; value: string }[];
  /** What was searched for instead of what was typed. */
  spelling?: string;
  /** Filters to give up where nothing fits, with what is left then. */
  ways: { name: string; href: string }[];
  /** Whether it shows anything else than everything. */
  isNarrowed: boolean;
};
