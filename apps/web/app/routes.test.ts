import { noPlaceForPage } from "@waku/content";
import { requiredPaths } from "@waku/content/schema";
import { matchRoutes } from "react-router";
import { describe, expect, it } from "vitest";
import routes from "./routes";

const table = routes.map(({ path, id, file }) => ({ path, id: id ?? file, file }));
const fileAt = (path: string) => {
  const id = matchRoutes(table, `/de/${path}`)?.at(-1)?.route.id;
  return table.find((route) => route.id === id)?.file;
};

describe("routes", () => {
  it("lead to pages that the site must have, and to pages that nobody has thought of", () => {
    for (const path of [...requiredPaths, "news", "news/robot-dogs", "company/news", "magazine/2027/robot-dogs"])
      expect([path, fileAt(path), noPlaceForPage(path)]).toEqual([path, "pages/page.tsx", undefined]);
  });

  it("take no address where a page document can be", () => {
    const others = table.flatMap(({ path = "", file }) => (file === "pages/page.tsx" ? [] : [path]));
    expect(others.length).toBeGreaterThan(15);
    for (const path of others) {
      const address = path.replace(":locale/", "").replace(/:\w+/g, "name");
      expect([address, noPlaceForPage(address)]).toEqual([address, expect.anything()]);
    }
  });
});
