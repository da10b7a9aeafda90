import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Site, send, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Data that client navigation asks for: one document per route file, beside the page. */
describe("data of client navigation", () => {
  it.each([
    ["the start page", "/de.data", "analysieren"],
    ["a static page", "/en/pricing.data", "analyze"],
    ["an item", "/de/company/jobs/serviceingenieur-robotik.data", "analysieren"],
    ["a chapter", "/en/robot-journey/robot-operations/shift-start-and-handover.data", "analyze"],
    ["the list of plain pages", "/de/page.data", "analysieren"],
  ])("answers for %s", async (_, path, sloganWord) => {
    const { status, headers, text } = await send(site, path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toContain("max-age=30");
    expect(text).toContain(`"${sloganWord}"`);
    expect(text).not.toContain("ErrorResponse");
  });

  it("answers 404 for a page that does not exist", async () => {
    expect((await send(site, "/de/pricingg.data")).status).toBe(404);
    expect((await send(site, "/de/company/jobs/service-engineer-robotics.data")).status).toBe(404);
  });
});
