/** Something that can be found. */
export type SearchDocument<Kind extends string = string> = {
  id: string;
  kind: Kind;
  title: string;
  /** Further names that it goes by: what stands above its title, its name in menus, tags. */
  names: string[];
  headings: string[];
  /** Everything else that is read there, in the order in which it stands. */
  text: string;
  /** Says what it is about, where its text has no place that fits better. */
  summary?: string;
};

/** Part of a text; what was searched for is marked. */
export type MarkedText = { text: string; isMatch: boolean }[];
