import { type CollectionName, handbookNames, locales } from "../../schema/index.ts";

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

/** Addresses that documents have left, relative to the content folder; there need not be any. */
export const redirectsFile = "shared/redirects.yaml";

/** Redirects that editors wrote, relative to the content folder. */
export const ownRedirectsFile = "shared/own-redirects.yaml";

const collectionFolders = Object.values(collectionLayout).map(({ folder }) => folder);
const name = "[a-z0-9-]+";
const contentFile = new RegExp(
  `^(?:shared/${name}\\.yaml|shared/(?:robots|manufacturers)\\.csv|(?:${locales.join("|")})/(?:${[
    "(?:navigation|pictures)\\.yaml",
    `pages/(?:${name}/)*${name}\\.yaml`,
    `(?:${collectionFolders.join("|")})/${name}\\.md`,
    `handbooks/(?:${handbookNames.join("|")})/${name}/${name}\\.md`,
  ].join("|")}))$`,
);

/** Whether a path relative to the content folder is one where a text file of the content may lie. */
export function isContentFile(path: string): boolean {
  return contentFile.test(path);
}
