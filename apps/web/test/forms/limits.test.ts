import { expect, test } from "vitest";
import { type FormSite, startFormSite } from "./form-site";

const contact = { form: "contact", name: "Ada", email: "ada@example.com", message: "Hello" };

async function statuses(site: FormSite, addresses: string[]): Promise<number[]> {
  const answers: number[] = [];
  for (const address of addresses)
    answers.push((await site.send("/en/contact", contact, { "X-Forwarded-For": address })).status);
  return answers;
}

test("without trusted proxies a forged header does not get around the limit; values stay", async () => {
  const site = await startFormSite({ FORM_LIMIT_PER_10_MIN: "3" });
  try {
    expect(await statuses(site, ["192.0.2.1", "192.0.2.2", "198.51.100.3", "203.0.113.4"])).toEqual([
      303, 303, 303, 429,
    ]);
    const html = await (await site.send("/de/contact", contact)).text();
    expect(html).toContain("Bitte versuchen Sie es in zehn Minuten noch einmal");
    expect(html).toContain('value="ada@example.com"');
  } finally {
    await site.stop();
  }
});

test("behind one trusted proxy each visitor has his own limit, and a network has one", async () => {
  const site = await startFormSite({ FORM_LIMIT_PER_10_MIN: "2", TRUSTED_PROXY_HOPS: "1" });
  try {
    expect(await statuses(site, ["6.6.6.1, 192.0.2.1", "6.6.6.2, 192.0.2.1", "6.6.6.3, 192.0.2.1"])).toEqual([
      303, 303, 429,
    ]);
    expect(await statuses(site, ["192.0.2.1, 198.51.100.7"])).toEqual([303]);
    // Two more addresses use up what the /24 may send in all (three times two).
    const network = ["192.0.2.2", "192.0.2.2", "192.0.2.3", "192.0.2.3", "192.0.2.4"];
    expect(await statuses(site, network)).toEqual([303, 303, 303, 303, 429]);
  } finally {
    await site.stop();
  }
});
