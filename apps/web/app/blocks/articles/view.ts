import type { CollectionName } from "@waku/content/schema";
import type { CardView, PictureView } from "../../ui/views";
import type { Heading } from "../heading";

/** A client's success story, or the plan in its place, with the picture that opens it. */
export type StoryView = CardView & {
  /** What it is: whose story, or a plan for what kind of company. */
  label: string;
  picture?: PictureView;
};

/** An item in the list of its collection: the teaser with what the collection adds. */
export type ListItemView = CardView & {
  /** Place in the collection, the oldest is 1. */
  number: number;
  /** Reading time, in minutes. */
  minutes: number;
  employment?: "FULL_TIME" | "PART_TIME" | "INTERN";
  workplace?: string;
  industry?: string;
  /** Of the recording of an update, as minutes and seconds. */
  duration?: string;
  /** Present where clients are listed by their stories. */
  story?: StoryView;
};

export type ArticlesBlockView = Heading & {
  type: "articles";
  collection: CollectionName;
  /** Whether the block shows the collection as a whole, not a selection on another page. */
  isIndex: boolean;
  as?: "stories";
  items: ListItemView[];
  /** Present when the list is split into pages. */
  pages?: { current: number; total: number; basePath: string };
};
