import type { RobotNumber } from "@waku/content/schema";
import type { ComponentProps } from "react";
import type { PictureView } from "../../ui/views";
import type { Scatter } from "../charts/scatter";
import type { Strip } from "../charts/strip";
import type { RobotRow } from "../finder/finder-view";

/** The page of this site on the maintenance of such machines, their fault codes, and the page on lists of such codes. */
type CareView = {
  title: string;
  href: string;
  faults?: { title: string; href: string };
  codes?: { title: string; href: string };
  picture?: PictureView;
};

/** A robot's page, ready to be read. */
export type RobotPageView = {
  model: string;
  maker: { name: string; href: string };
  country: string;
  type: { one: string; many: string; href: string };
  /** Said where the model is not simply on offer. */
  status?: { label: string; text: string };
  values: {
    number: RobotNumber;
    label: string;
    short: string;
    hint?: string;
    /** Absent where no value was read. */
    metric?: string;
    imperial?: string;
    place?: { text: string; chart?: ComponentProps<typeof Strip> };
  }[];
  facts: { label: string; text: string; note?: string }[];
  source: { label: string; text: string; name: string; day: string; iso: string; note?: string; href?: string };
  care?: CareView;
  similar: RobotRow[];
  compareHref: string;
  correctHref: string;
};

/** A maker's page, ready to be read. */
export type MakerPageView = {
  name: string;
  country: string;
  text: string;
  groups: { title: string; name: string; href: string; rows: RobotRow[]; numbers: RobotNumber[] }[];
  filterHref: string;
};

/** How the values of one kind spread. */
export type SpreadView = { label: string; known: string; median: string; chart: ComponentProps<typeof Strip> };

/** Two values against one another. */
export type ScatterView = { title: string; text: string; chart: ComponentProps<typeof Scatter> };

/** The page of a type of robot, ready to be read. */
export type TypePageView = {
  title: string;
  text: string;
  picture?: PictureView;
  filterHref: string;
  spreads: SpreadView[];
  scatters: ScatterView[];
  rows: RobotRow[];
  numbers: RobotNumber[];
  makers: { name: string; href: string; count: string }[];
  care?: CareView;
  /** `name` tells the link from others that are called the same. */
  others: { label: string; name: string; href: string }[];
};
