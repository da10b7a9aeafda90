import type { CollectionName } from "../../schema/index.ts";

/**
 * Where each collection's Markdown files lie under `content/<locale>/`,
 * and below which public path its items stand.
 */
export const collectionLayout: Record<CollectionName, { folder: string; basePath: string }> = {
  article: { folder: "magazine", basePath: "magazine" },
  update: { folder: "updates", basePath: "robot-journey/waku-update" },
  pressRelease: { folder: "press", basePath: "company/press" },
  job: { folder: "jobs", basePath: "company/jobs" },
  client: { folder: "clients", basePath: "company/clients" },
  partner: { folder: "partners", basePath: "company/partners" },
  plainPage: { folder: "plain-pages", basePath: "page" },
};

/** File of a static page, relative to `content/<locale>/pages`. */
export function pageFile(path: string): string {
  return `${path === "" ? "start" : path}.yaml`;
}

/** Static path of a page file; the inverse of `pageFile`. */
export function pagePath(file: string): string {
  const path = file.replace(/\.yaml$/, "");
  return path === "start" ? "" : path;
}
