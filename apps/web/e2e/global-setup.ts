import { startSite } from "@waku/testing";
import { serveSeededData } from "../../cms/test/seeded-data";

/**
 * Starts the sites that most browser tests share, and tells them where: the site as visitors meet it, and the build with
 * the page of all parts, where gaps in the settings are shown, which makes more states. Where an earlier suite of this run
 * has filled a content backend, its database server, too.
 * @returns what ends them
 */
export default async function startSites(): Promise<() => Promise<void>> {
  const [site, uiSite, stopDatabase] = await Promise.all([
    startSite({ DEPLOYMENT: "production" }),
    startSite({ DEPLOYMENT: "development", UI_PAGE: "1" }),
    serveSeededData(),
  ]);
  process.env.E2E_URL = site.url;
  process.env.E2E_UI_URL = uiSite.url;
  return async () => {
    await Promise.all([site.stop(), uiSite.stop(), stopDatabase?.()]);
  };
}
