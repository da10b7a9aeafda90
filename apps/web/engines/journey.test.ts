import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Site, startSite } from "@waku/testing";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFailed } from "vitest";
import { findFirefox, findWebKit } from "../../../scripts/engines.mjs";
import type { ContentCopy } from "../test/content-copy";
import { openCalendar, ordinaryDay } from "../test/forms/open-calendar";
import { storedLeads } from "../test/forms/stored-leads";
import type { Browser } from "./browser";
import { launchFirefox } from "./firefox";
import { launchWebKit } from "./webkit";

const firefox = findFirefox();
const webKit = findWebKit();
const engines = [
  ["Firefox", firefox && (() => launchFirefox(firefox))],
  ["WebKit", webKit && (() => launchWebKit(webKit))],
] as const;

const words = {
  de: { saved: "159.500 €", more: "239.500 €", booked: "Ihre Demo ist gebucht" },
  en: { saved: "€159,500", more: "€239,500", booked: "Your demo is booked" },
} as const;
/** The same numbers as in e2e/roi-calculator.spec.ts, which says how they come about. */
const roi = {
  de: "notation=de&employees=10&wage=40&downtimes=10&duration=2&unit=h&cost=1.000&parts=50.000&scenario=expected&hours=1600&share=50&rate-downtime=30&rate-productivity=25&rate-parts=15",
  en: "notation=en&employees=10&wage=40&downtimes=10&duration=2&unit=h&cost=1,000&parts=50,000&scenario=expected&hours=1600&share=50&rate-downtime=30&rate-productivity=25&rate-parts=15",
} as const;

/** What a page looked like in the end of a test that failed. */
const results = resolve(import.meta.dirname, "../../../test-results/engines");
/** For browsers of machines that are busy. */
const patient = { timeout: 30_000, interval: 50 };

let content: ContentCopy;
let dataDir: string;
let site: Site;

beforeAll(async () => {
  content = await openCalendar(ordinaryDay);
  // Something to consent to; nobody listens there.
  await content.edit("shared/integrations.yaml", () => {
    return 'analytics: null\nchat: { name: Chat, script: "http://127.0.0.1:9/chat.js" }\nvisitorIdentification: null\n';
  });
  dataDir = mkdtempSync(join(tmpdir(), "engines-"));
  const settings = { CONTENT_DIR: content.folder, DATA_DIR: dataDir, DISK_MIN_FREE_MB: "0" };
  site = await startSite({ ...settings, FORM_LIMIT_PER_10_MIN: "1000" }, { now: ordinaryDay });
});
afterAll(async () => {
  await site?.stop();
  await content?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(engines)("%s", (engine, launch) => {
  let browser: Browser;

  beforeAll(async () => {
    if (launch) browser = await launch();
  });
  afterAll(() => browser?.close());
  beforeEach(() => {
    onTestFailed(async ({ task }) => {
      mkdirSync(results, { recursive: true });
      writeFileSync(join(results, `${engine} ${task.name}.png`), await browser.screenshot());
    });
  });
  afterEach(() => expect(browser?.errors()).toEqual([]));

  describe.skipIf(!launch).each(["de", "en"] as const)("%s", (locale) => {
    const t = words[locale];
    const at = (path: string) => `${site.url}/${locale}${path}`;
    const count = (selector: string) =>
      browser.run((wanted: string) => document.querySelectorAll(wanted).length, selector);
    const textOf = async (selector: string) => {
      const text = await browser.run((wanted: string) => document.querySelector(wanted)?.textContent, selector);
      return text?.replace(/\s/g, " ");
    };
    const isShown = (selector: string) =>
      browser.run(
        (wanted: string) => document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
        selector,
      );
    const isFocused = (selector: string) =>
      browser.run((wanted: string) => document.activeElement?.matches(wanted) ?? false, selector);
    const path = () => browser.run(() => location.pathname);

    /** Opens a page as a new visitor and waits until its scripts have taken it over. */
    async function visit(address: string) {
      await browser.visit(at(address));
      await scriptsReady();
    }
    async function scriptsReady() {
      await browser.press("Shift");
      await expect.poll(() => count('head link[rel="modulepreload"]'), patient).toBeGreaterThan(0);
    }

    it("menus open and close, and lead to pages", async () => {
      await browser.resize(1280, 800);
      await visit("");
      await browser.click("#site-menu details summary");
      await expect.poll(() => count("#site-menu details[open]"), patient).toBe(1);
      await browser.press("Escape");
      await expect.poll(() => count("#site-menu details[open]"), patient).toBe(0);
      expect(await isFocused("#site-menu summary")).toBe(true);
      await browser.press("Enter");
      await expect.poll(() => isShown("#site-menu details[open] a"), patient).toBe(true);
      const href = await browser.run(() => document.querySelector("#site-menu details[open] a")?.getAttribute("href"));
      await browser.click("#site-menu details[open] a");
      await expect.poll(path, patient).toBe(href);
      await expect.poll(() => count("#site-menu details[open]"), patient).toBe(0);
    });

    it("the drawer opens and closes on a phone", async () => {
      await browser.resize(390, 740);
      await visit("");
      expect(await isShown("#site-menu")).toBe(false);
      await browser.click('button[popovertarget="site-menu"]:not([popovertargetaction])');
      await expect.poll(() => isShown("#site-menu"), patient).toBe(true);
      await browser.press("Escape");
      await expect.poll(() => isShown("#site-menu"), patient).toBe(false);
      await browser.resize(1280, 800);
    });

    it("consent is asked for once, and a refusal is kept", async () => {
      await visit("/imprint");
      await expect.poll(() => isShown("#cc-main .cm"), patient).toBe(true);
      await browser.click('#cc-main .cm [data-role="necessary"]');
      await expect.poll(() => isShown("#cc-main .cm"), patient).toBe(false);
      await browser.open(at("/contact"));
      await scriptsReady();
      await expect.poll(() => count("[data-cc='show-preferencesModal']"), patient).toBe(1);
      expect(await isShown("#cc-main .cm")).toBe(false);
    });

    it("the calculator follows what is typed", async () => {
      await visit(`/roi-calculator?${roi[locale]}`);
      expect(await textOf("main section h3 + p")).toBe(t.saved);
      await browser.fill("main input[name=employees]", "20");
      const value = () => browser.run(() => document.querySelector<HTMLInputElement>("main [name=employees]")?.value);
      await expect.poll(value, patient).toBe("20");
      await expect.poll(() => textOf("main section h3 + p"), patient).toBe(t.more);
      await expect.poll(() => browser.run(() => location.search), patient).toContain("employees=20");
    });

    it("a form says what is missing, keeps what is there, and reaches the team", async () => {
      const email = `${engine.toLowerCase()}-${locale}@example.com`;
      await visit("/contact");
      await refuseCookies();
      await browser.fill("#contact-email", email);
      await browser.click("main form button[type=submit]");
      await expect.poll(() => count("main form [role=alert] a"), patient).toBeGreaterThan(0);
      expect(await count('main form [aria-invalid="true"]')).toBeGreaterThan(0);
      expect(await browser.run(() => document.querySelector<HTMLInputElement>("#contact-email")?.value)).toBe(email);
      await browser.fill("#contact-name", "Ada Lovelace");
      await browser.fill("#contact-company", "Müller & Söhne");
      await browser.fill("#contact-message", "Hallo");
      await browser.click("main form button[type=submit]");
      await expect.poll(path, patient).toBe(`/${locale}/thank-you`);
      const [entry] = storedLeads(dataDir, email);
      expect(entry?.lead.form).toBe("contact");
      expect(entry?.lead.fields).toContainEqual(expect.objectContaining({ name: "company", value: "Müller & Söhne" }));
    });

    it("an appointment is booked", async () => {
      const email = `demo-${engine.toLowerCase()}-${locale}@example.com`;
      await visit("/platform/live-demo");
      await refuseCookies();
      await browser.click('main form details[open] label:has(input[type=radio][value$="Z"])');
      await browser.fill("#demo-name", "Ada Lovelace");
      await browser.fill("#demo-email", email);
      await browser.fill("#demo-company", "Engines");
      await browser.click("main form button[type=submit]");
      await expect.poll(() => textOf("h1"), patient).toBe(t.booked);
      expect(storedLeads(dataDir, email)[0]?.bookings).toHaveLength(1);
    });

    async function refuseCookies() {
      await browser.click('#cc-main .cm [data-role="necessary"]');
      await expect.poll(() => isShown("#cc-main .cm"), patient).toBe(false);
    }
  });
});
