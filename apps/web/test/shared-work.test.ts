import { once } from "node:events";
import { connect } from "node:net";
import { type Site, startSite } from "@waku/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { send } from "./send";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

/** Asks for an address. @returns once the site has begun to answer; called, it ends as if its visitor had closed the tab */
async function begin(path: string): Promise<() => Promise<void>> {
  const socket = connect(site.port, "127.0.0.1");
  // Said to whoever asks like this when his request has been read.
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n`);
  await once(socket, "data");
  return async () => {
    socket.resetAndDestroy();
    await once(socket, "close");
  };
}

/** Nothing of this is in memory when a test asks for it. */
const paths = {
  pages: ["/en/features/live-map", "/de/features/traffic-control", "/en/pricing", "/de/solutions", "/en/contact"],
  data: ["/en/magazine.data", "/de/solutions.data", "/en/pricing.data"],
  "share pictures": ["/share/en/pricing.png", "/share/de/contact.png"],
  documents: ["/de/company/jobs/serviceingenieur-robotik.pdf", "/en/pricing.pdf"],
  "machine documents": ["/sitemap.xml", "/en/feed.xml"],
  "lists of robots": ["/robots.json", "/sitemap-robots.xml", "/de/robots.xml"],
  twins: ["/en/company.md", "/de/contact.md"],
  "all twins in one text": ["/de/llms-full.txt"],
  searches: ["/en/search.json?q=battery", "/de/search?q=Batterie"],
};

describe("work for all does not depend on one visitor", () => {
  it.each(Object.entries(paths))("%s: the first one leaves, all others get their answer", async (_, group) => {
    for (const path of group) {
      const leave = await begin(path);
      const others = Array.from({ length: 30 }, () => send(site, path));
      await leave();
      const answers = await Promise.all(others);
      const whole = Math.max(...answers.map(({ body }) => body.length));
      for (const { status, body } of answers) expect([status, body.length], path).toEqual([200, whole]);
      expect(whole, path).toBeGreaterThan(200);
    }
  });

  it("what the first one sends is in nobody else's answer", async () => {
    const headers = { Cookie: "locale=de; mark=of-the-first", "Accept-Language": "de", "User-Agent": "of-the-first" };
    const [own, ...others] = await Promise.all([
      send(site, "/en/devices", { headers }),
      ...Array.from({ length: 5 }, () => send(site, "/en/devices")),
    ]);
    for (const { text } of others) expect(text).toBe(own?.text);
    expect(own?.text).toContain('<html lang="en-US"');
    expect(own?.text).not.toContain("of-the-first");
  });
});

describe("addresses without language are for one visitor", () => {
  it.each(["/.data", "/_.data", "/_root.data", "/pricing.data", "/nope"])(
    "%s says to each what his own languages ask for, and is kept nowhere",
    async (path) => {
      for (const language of ["de", "en", "de"]) {
        const answer = await send(site, path, { headers: { "Accept-Language": language } });
        expect(answer.headers.etag).toBeUndefined();
        expect(answer.headers["cache-control"]).not.toContain("public");
        expect(answer.text).toContain(language === "de" ? "analysieren" : "analyze");
      }
    },
  );
});
