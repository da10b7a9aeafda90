import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FormSite, startFormSite, until } from "./form-site";

/** The site stands behind a proxy that terminates TLS, as in production: the request itself says http. */
const siteUrl = "https://www.waku.example";

let site: FormSite;
beforeAll(async () => {
  site = await startFormSite({ SITE_URL: siteUrl });
});
afterAll(() => site.stop());

const contact = { form: "contact", name: "Ada", email: "ada@example.com", message: "Hello" };

type StoredLead = {
  form: string;
  email: string;
  campaign: Record<string, string>;
  suspicions: string[];
  fields: { name: string; value: string }[];
};

function leads(email: string): StoredLead[] {
  const database = new DatabaseSync(join(site.dataDir, "outbox.sqlite"), { readOnly: true });
  const rows = database.prepare("SELECT lead FROM submissions WHERE person = ?").all(email);
  database.close();
  return rows.map(({ lead }) => JSON.parse(String(lead)));
}

async function teamMails() {
  const folder = join(site.dataDir, "mail");
  const files = readdirSync(folder).filter((file) => file.endsWith("team-mail.eml"));
  return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

async function stamp(): Promise<string> {
  return (await fetch(`${site.url}/forms/stamp`)).text();
}

describe("answers", () => {
  test("accepted: on to the form's own thank-you page, which can be reloaded", async () => {
    const response = await site.send("/en/request-offer", {
      form: "offer",
      name: "Ada",
      email: "offer@example.com",
      company: "Engines",
    });
    expect([response.status, response.headers.get("location")]).toEqual([303, "/en/thank-you?form=offer"]);
    const thanks = await fetch(`${site.url}/en/thank-you?form=offer`);
    expect(thanks.status).toBe(200);
    expect(await thanks.text()).toContain("Thank you, we are calculating</h1>");
  });

  test.each([
    ["de", "Gewicht"],
    ["en", "Weight"],
  ])("a correction of the robot finder tells the team model, detail, value and source, %s", async (locale, detail) => {
    const entered = { model: `UR5e ${locale}`, value: "20.6 kg", source: "User manual 5.12, page 9" };
    const form = { form: "robot-correction", field: "weightKg", email: "ada@example.com", ...entered };
    const page = `/${locale}/robots/correct?${new URLSearchParams({ model: entered.model })}`;
    expect(await (await fetch(site.url + page)).text()).toContain(`value="${entered.model}"`);
    const response = await site.send(page, form);
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      `/${locale}/thank-you?form=robot-correction`,
    ]);
    let text = "";
    await until(async () => {
      text = (await teamMails()).find((mail) => mail.text?.includes(entered.model))?.text ?? "";
      return text !== "";
    }, "the team's mail");
    for (const part of [detail, ...Object.values(entered)]) expect(text).toContain(part);
    const withoutSource = await site.send(page, { ...form, source: " " });
    expect([withoutSource.status, (await withoutSource.text()).includes(`value="${entered.value}"`)]).toEqual([
      422,
      true,
    ]);
  });

  test.each([
    ["de", "Bitte ausfüllen: Ihr Name.", "2 Angaben fehlen noch"],
    ["en", "Please fill in: Your name.", "2 entries are missing"],
  ])(
    "not accepted in %s: 422, values kept, a message per field, focus on the first",
    async (locale, message, summary) => {
      const response = await site.send(`/${locale}/contact`, {
        ...contact,
        name: " ",
        email: "ada@",
        message: '<"Hi">',
      });
      const html = await response.text();
      expect(response.status).toBe(422);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(html).toContain(message);
      expect(html).toContain(summary);
      expect(html).toContain('value="ada@"');
      expect(html).toContain("&lt;&quot;Hi&quot;&gt;</textarea>");
      expect(html.split("<main")[1]?.match(/autofocus/gi)).toHaveLength(1);
      expect(html).toMatch(/<input id="contact-name"[^>]*autofocus/i);
      expect(leads("ada@")).toEqual([]);
    },
  );

  test("with scripts the same answer comes as data", async () => {
    const response = await site.send("/en/contact.data", { ...contact, email: "ada@" });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Please enter an email address");
    const accepted = await site.send("/en/contact.data", { ...contact, email: "data@example.com" });
    expect(accepted.headers.get("cache-control")).toBe("no-store");
    expect(await accepted.text()).toContain("/en/thank-you?form=contact");
  });

  test("forms that do not stand on the page, and bodies that are none", async () => {
    expect((await site.send("/en/contact", { ...contact, form: "offer" })).status).toBe(404);
    expect((await site.send("/en/contact", { ...contact, form: "toString" })).status).toBe(404);
    expect((await site.send("/en/no-such-page", contact)).status).toBe(405);
    const headers = { "Content-Type": "text/plain", Origin: siteUrl };
    expect((await fetch(`${site.url}/en/contact`, { method: "POST", body: "hi", headers })).status).toBe(400);
  });

  test("a body beyond 64 KB is refused", async () => {
    expect((await site.send("/en/contact", { ...contact, message: "x".repeat(65 * 1024) })).status).toBe(413);
  });

  test("a store that cannot be written: an honest message, values kept, never a thank-you", async () => {
    const database = new DatabaseSync(join(site.dataDir, "outbox.sqlite"));
    database.exec("BEGIN IMMEDIATE");
    const response = await site.send("/en/contact", { ...contact, email: "locked@example.com" });
    const html = await response.text();
    expect(response.status).toBe(503);
    expect(html).toContain("has not reached us");
    expect(html).toContain('value="locked@example.com"');
    database.exec("ROLLBACK");
    database.close();
    expect((await site.send("/en/contact", { ...contact, email: "locked@example.com" })).status).toBe(303);
    expect(leads("locked@example.com")).toHaveLength(1);
  });
});

describe("one lead", () => {
  test("double clicks and two tabs", async () => {
    const form = { ...contact, email: "double@example.com" };
    const [first, second] = await Promise.all([stamp(), stamp()]);
    await Promise.all([
      site.send("/en/contact", { ...form, wk_stamp: first }),
      site.send("/en/contact", { ...form, wk_stamp: first }),
      site.send("/en/contact", { ...form, wk_stamp: second }),
      site.send("/en/contact", form),
    ]);
    expect(leads("double@example.com")).toHaveLength(1);
    await site.send("/en/contact", { ...form, message: "Something else" });
    expect(leads("double@example.com")).toHaveLength(2);
  });
});

describe("protection", () => {
  test("the configured origin passes behind a proxy, others do not", async () => {
    const from = (Origin: string) => site.send("/en/contact", { ...contact, email: "origin@example.com" }, { Origin });
    for (const origin of ["https://evil.example", "http://www.waku.example", site.url, "null"])
      expect((await from(origin)).status, origin).toBe(403);
    expect(leads("origin@example.com")).toEqual([]);
    const proxied = { Origin: siteUrl, "X-Forwarded-Proto": "https", "X-Forwarded-Host": "www.waku.example" };
    expect((await site.send("/en/contact", { ...contact, email: "origin@example.com" }, proxied)).status).toBe(303);
  });

  test("a suspected bot's lead is kept and flagged", async () => {
    const email = "bot@example.com";
    await site.send("/en/contact", { ...contact, email, wk_q7: "spam", wk_stamp: "forged" });
    await site.send("/en/contact", { ...contact, email, message: "fast", wk_stamp: await stamp() });
    expect(leads(email).map(({ suspicions }) => suspicions)).toEqual([
      ["hidden field filled", "invalid stamp"],
      ["filled in under 2 seconds"],
    ]);
    const mails = () => readdirSync(join(site.dataDir, "mail")).length;
    await until(() => mails() >= 2, "the mails to the team");
  });

  test("the hidden field tempts no autofill and no keyboard", async () => {
    const html = await (await fetch(`${site.url}/en/contact`)).text();
    const [, box = "", trap = ""] =
      /<div class="[^"]*"([^>]*)><label [^>]*>[^<]*<\/label>(<input [^>]*name="wk_q7"[^>]*>)/.exec(html) ?? [];
    expect(box).toContain('aria-hidden="true"');
    expect(trap).toMatch(/tabindex="-1"/i);
    expect(trap).toMatch(/autocomplete="off"/i);
    // Autofill and password managers go by words in name and id.
    expect(trap).not.toMatch(/company|organi|url|web|zip|fax|phone|mail|name="[^"]*name|address|city|user|pass/i);
  });

  test("cached pages hold no stamp and nothing of a visitor; pages with entries are for one visitor", async () => {
    const page = await fetch(`${site.url}/en/contact`);
    expect(page.headers.get("cache-control")).toContain("s-maxage");
    expect(await page.text()).toContain('name="wk_stamp" value=""');
    const prefilled = await fetch(`${site.url}/en/newsletter?email=a%2Bb@example.com`);
    expect(prefilled.headers.get("cache-control")).toBe("no-store");
    expect(await prefilled.text()).toContain('value="a+b@example.com"');
    const offer = await fetch(
      `${site.url}/de/request-offer?numbers=${encodeURIComponent("Kosten: 3.400 €")}&utm_source=x`,
    );
    expect(offer.headers.get("cache-control")).toBe("no-store");
    const html = await offer.text();
    expect(html).toContain("Kosten: 3.400 €</textarea>");
    expect(html).toContain('name="utm_source" value="x"');
    expect(await (await fetch(`${site.url}/de/request-offer`)).text()).not.toContain("offer-numbers");
    const known = "module=platform&module=evil&module=maintenance&machines=300+Ger%C3%A4te&company=Acme";
    const filled = await (await fetch(`${site.url}/de/request-offer?${known}`)).text();
    const ticked = filled.match(/<input[^>]*name="modules"[^>]*checked[^>]*>/g) ?? [];
    expect(ticked.map((box) => /value="([^"]*)"/.exec(box)?.[1])).toEqual(["maintenance", "platform"]);
    expect(filled).toContain('value="300 Geräte"');
    expect(filled).toContain('value="Acme"');
    expect(filled).not.toContain('value="evil"');
    const stamps = await fetch(`${site.url}/forms/stamp`);
    expect(stamps.headers.get("cache-control")).toBe("no-store");
  });
});

describe("characters that show nothing or deceive", () => {
  test("they are cleaned where they mean nothing", async () => {
    const response = await site.send("/en/contact", {
      ...contact,
      name: "\u202eAda\u200b\u00a0Lovelace\u202e",
      email: "\u200bseen@example.com\u2060",
      message: "One\u0000\u2028t\u00adwo",
      utm_source: "fa\u200bir",
    });
    expect(response.status).toBe(303);
    const [lead] = leads("seen@example.com");
    expect(lead).toMatchObject({ email: "seen@example.com", campaign: { utm_source: "fair" } });
    const value = (name: string) => lead?.fields.find((field) => field.name === name)?.value;
    expect([value("name"), value("message")]).toEqual(["Ada Lovelace", "One\ntwo"]);
  });

  test.each([
    "a@example.com/evil",
    "a@example.com?bcc=x",
    "a@exam\u200bple.com",
    "in\u200bfo@example.com",
    "info\u202e@example.com",
    "=?utf-8?q?a?=@example.com",
  ])("an address that could be read as another is refused by its field: %j", async (email) => {
    for (const [path, form] of [
      ["/en/contact", "contact"],
      ["/en/newsletter", "newsletter"],
    ] as const) {
      const response = await site.send(path, { ...contact, form, email });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain("Please enter an email address like name@company.com.");
    }
  });

  test("a name of such characters alone is none", async () => {
    const response = await site.send("/en/contact", { ...contact, name: "\u3164\u200b\u2800" });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain("Please fill in: Your name.");
  });

  test("what looks like the encoding of a mail header reads in the subject as it was written", async () => {
    const name = `=?utf-8?q?hi?= ${"=?utf-8?b?aGk=?=".repeat(4)} and =?utf-8?q?more?=`;
    expect((await site.send("/en/contact", { ...contact, email: "literal@example.com", name })).status).toBe(303);
    await until(
      async () => (await teamMails()).some(({ subject }) => subject === `Message: ${name}`),
      "the team's mail",
    );
  });

  test("numbers and names in addresses of calculators are read as they look", async () => {
    const html = await (await fetch(`${site.url}/en/roi-calculator?parts=%E2%80%8B40000&company=%E2%80%8BAcme`)).text();
    expect(html).toMatch(/name="parts"[^>]*value="40,000"|value="40,000"[^>]*name="parts"/);
    expect(html).not.toContain("\u200b");
    expect(html).toContain("Acme");
  });
});
