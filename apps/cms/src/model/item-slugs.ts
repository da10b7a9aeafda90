import type { CollectionName } from "@waku/content/schema";

/** The backend's names of the content model's collections. */
export const itemSlugs: Record<CollectionName, string> = {
  article: "articles",
  update: "updates",
  pressRelease: "press-releases",
  job: "jobs",
  client: "clients",
  partner: "partners",
  plainPage: "plain-pages",
};
