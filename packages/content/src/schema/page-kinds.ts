/** Closed lists of what a page can be and look like. Adding a name means adding its look, too. */

/** Families of pages. Each has a composition of its own: how it opens, its grounds, its way to list things. */
export const pageFamilies = [
  "start",
  "product",
  "feature",
  "useCase",
  "device",
  "industry",
  "benefit",
  "solution",
  "consulting",
  "getStarted",
  "training",
  "story",
  "whitePaper",
  "event",
  "contact",
  "booking",
  "tool",
  "company",
  "overview",
  "reading",
  "legal",
] as const;
export type PageFamily = (typeof pageFamilies)[number];

/** Line drawings of machines and work. */
export const lineDrawingNames = [
  "amr",
  "forklift",
  "arm",
  "drone",
  "humanoid",
  "cleaner",
  "conveyor",
  "plan",
  "chart",
  "book",
  "sheet",
  "roles",
  "handbooks",
  "releases",
  "schedule",
  "letter",
] as const;
export type LineDrawingName = (typeof lineDrawingNames)[number];

/** Grounds of the opening of an index. */
export const openingTones = ["paper", "navy", "mint"] as const;
/** What stands with the words of such an opening: the page's name as a masthead or letterhead, or a drawing. */
export const openingMarks = ["word", "rule", ...lineDrawingNames] as const;

/** What search engines can be told that a page is about. */
export const mainEntities = ["software"] as const;
