import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startFormSite, until } from "./form-site";
import { storedLeads } from "./stored-leads";

const email = "young@example.com";
const lead = { form: "contact", name: "Ada", email, message: "A question." };

test("starts of which some are a year ahead delete no lead that is younger than its period", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "wrong-clock-"));
  const kept = () =>
    storedLeads(dataDir, email).map(({ deliveries }) => deliveries.every(({ state }) => state === "delivered"));
  const times = ["2026-03-02T09:00:00Z", "2027-03-02T10:00:00Z", "2026-03-02T11:00:00Z", "2027-03-02T12:00:00Z"];
  for (const [start, now] of times.entries()) {
    const site = await startFormSite({ RETENTION_DAYS: "30" }, { dataDir, now });
    if (start === 0) {
      expect((await site.send("/en/contact", lead)).status).toBe(303);
      await until(() => kept().every(Boolean), "the lead everywhere");
    }
    // What a start deletes is gone before a lead that comes after it is on disk.
    const later = `later-${start}@example.com`;
    expect((await site.send("/en/contact", { ...lead, email: later })).status).toBe(303);
    expect(storedLeads(dataDir, later)).toHaveLength(1);
    expect(kept(), now).toEqual([true]);
    if (start === times.length - 1) await site.stop();
    else await site.kill();
  }
});
