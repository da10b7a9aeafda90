import { expect, it } from "vitest";
import { PageCache } from "../page-cache";
import type { Visit } from "../render/page-renderer";
import { tooBusy } from "../rules/refusal";
import { Twins } from "./twins";

const path = "/de/pricing";
const visitOf = (clientAddress: string): Visit => ({ requestId: "1", clientAddress, files: [], locale: "de" });

it("one that is refused to whoever asks first is made for who waits for the same", async () => {
  const cache = new PageCache(1_000_000, "quick");
  const respond = async () => {
    const { generation } = cache;
    const html = "<html><body><main><h1>Preise</h1></main></body></html>";
    await cache.store(path, Buffer.from(html), { "Content-Type": "text/html" }, { tags: new Set(), generation });
    return new Response(html, { headers: { "Content-Type": "text/html" } });
  };
  const answers = {
    admit: async () => undefined,
    async respond(_request: Request, { clientAddress }: Visit) {
      await new Promise((done) => setImmediate(done));
      if (clientAddress === "greedy") throw tooBusy(429, 60);
      return respond();
    },
  };
  const twins = new Twins({ answers, cache, siteUrl: "https://www.example.com", isBuilt: true });
  const [greedy, ...others] = await Promise.allSettled(
    ["greedy", "a", "b"].map((who) => twins.get(path, visitOf(who))),
  );
  expect(greedy).toMatchObject({ status: "rejected", reason: { status: 429 } });
  for (const other of others)
    expect(other).toMatchObject({ status: "fulfilled", value: { text: expect.stringContaining("# Preise") } });
});
