import { createServer } from "node:net";
import { reservePort } from "@waku/testing";
import { expect, test } from "vitest";
import { startFormSite, until } from "./forms/form-site";
import { startWebhookSink } from "./forms/sinks";

const token = "a-token-for-the-scraper";

test("a port that cannot be had ends the start with a sentence, and the process", async () => {
  const taken = createServer();
  const port = await reservePort();
  await new Promise<void>((resolve) => taken.listen(port, "127.0.0.1", resolve));
  try {
    await expect(startFormSite({ METRICS_PORT: String(port) })).rejects.toThrow(
      `The site cannot start. Port ${port} is in use: choose another with METRICS_PORT=…`,
    );
  } finally {
    await new Promise((resolve) => taken.close(resolve));
  }
});

test("metrics count requests, deliveries and the cache on a port of their own, without a word about visitors", async () => {
  const crm = await startWebhookSink((_, response) => {
    response.writeHead(500).end();
    return true;
  });
  const port = await reservePort();
  const site = await startFormSite({
    METRICS_PORT: String(port),
    METRICS_TOKEN: token,
    WEBHOOK_URL: crm.url,
    WEBHOOK_SECRET: "a-shared-secret-of-the-crm",
  });
  const ask = (path: string, authorization = `Bearer ${token}`) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { Authorization: authorization } });
  const scrape = async () => (await ask("/metrics")).text();
  const value = (text: string, name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length),
    );
  try {
    expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
    expect([(await ask("/metrics", "")).status, (await ask("/metrics", "Bearer wrong")).status]).toEqual([401, 401]);
    expect((await ask("/other")).status).toBe(404);

    for (let visit = 0; visit < 3; visit++) await (await fetch(`${site.url}/en/contact`)).text();
    await site.send("/en/contact", {
      form: "contact",
      name: "Quintessa",
      email: "quintessa@example.com",
      message: "Hi",
    });
    await until(
      async () => /attempts_total\{sink="team-mail",outcome="delivered"\} 1$/m.test(await scrape()),
      "the mail",
    );
    await until(async () => /outcome="postponed"\} 1$/m.test(await scrape()), "the webhook's first attempt");
    const text = await scrape();
    expect(value(text, 'site_request_duration_seconds_count{group="page",status="200"}')).toBeGreaterThanOrEqual(3);
    expect(value(text, 'site_request_duration_seconds_count{group="form",status="303"}')).toBe(1);
    expect(value(text, 'site_outbox_deliveries{sink="webhook",state="pending"}')).toBe(1);
    expect(value(text, "site_outbox_oldest_pending_seconds")).toBeGreaterThan(0);
    expect(value(text, "site_page_cache_hits_total")).toBeGreaterThanOrEqual(2);
    for (const name of ["site_page_cache_stored_total", "site_page_cache_bytes", "site_disk_free_bytes"])
      expect(value(text, name), name).toBeGreaterThan(0);
    expect(value(text, "process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(value(text, "nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    for (const personal of ["quintessa", "example.com", "contact", "127.0.0.1"]) expect(text).not.toContain(personal);
  } finally {
    await site.stop();
    await crm.close();
  }
});

test("queries and spellings of an address add nothing to the page cache", async () => {
  const port = await reservePort();
  const site = await startFormSite({ METRICS_PORT: String(port), CACHE_WARM_UP: "yes" });
  const cached = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return text.split("\n").filter((line) => /^site_page_cache_(?:stored_total|pages) /.test(line));
  };
  try {
    await until(() => site.output().includes("page cache filled"), "the cache");
    const before = await cached();
    expect(before).toHaveLength(2);
    for (let index = 0; index < 20; index++)
      for (const path of [
        `/en/contact?x=${index}`,
        `/en/contact.data?_routes=${index}`,
        `/en/${encodeURIComponent(`contact;${index}`)}`,
        `/en//contact/?x=${index}`,
        "/en/c%6Fntact",
        "/en/contact?",
      ])
        await (
          await fetch(site.url + path, { headers: { Host: `host-${index}.example`, Cookie: `a=${index}` } })
        ).text();
    expect(await cached()).toEqual(before);
  } finally {
    await site.stop();
  }
});
