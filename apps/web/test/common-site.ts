import { type Site, startSite } from "@waku/testing";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    siteUrl: string;
  }
}

/**
 * Before the tests of the site: starts it once as it is without any setting, for all files that only read its pages.
 * @returns what ends it
 */
export default async function startCommonSite(project: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  project.provide("siteUrl", site.url);
  return async () => {
    await site.stop();
  };
}

/** The site that files share. Who sends forms, fills it or looks into its log or data starts one of their own. */
export function commonSite(): Pick<Site, "url" | "port"> {
  const url = inject("siteUrl");
  return { url, port: Number(new URL(url).port) };
}
