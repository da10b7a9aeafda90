import { type Site, startSite } from "@waku/testing";
import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commonSite } from "./common-site";
import { type ContentCopy, copyContent } from "./content-copy";
import { send } from "./send";

const locales = ["de", "en"] as const;
const policy = { de: "/de/page/redaktionelle-grundsaetze", en: "/en/page/figures-policy" };
const kinds = {
  de: ["Kundenergebnis", "Richtwert", "Angabe über uns"],
  en: ["Customer result", "Guide value", "Fact about us"],
};

async function pageOf(site: Pick<Site, "port">, path: string): Promise<HTMLElement> {
  const answer = await send(site, path);
  expect(answer.status, path).toBe(200);
  return parse(answer.text);
}

/** Each figure of the figure blocks of a page: label, value, and what stands below it. */
function figuresOn(page: HTMLElement): { label: string; value: string; basis: string; href?: string }[] {
  return page.querySelectorAll("dl[data-count] > div").map((figure) => {
    const [value, basis] = figure.querySelectorAll("dd");
    return {
      label: figure.querySelector("dt")?.text ?? "",
      value: value?.text ?? "",
      basis: basis?.text ?? "",
      href: basis?.querySelector("a")?.getAttribute("href"),
    };
  });
}

describe("figures as shipped", () => {
  const site = commonSite();

  // The strip of the start page mixes kinds; the other two are a band and a ledger.
  it.each(["", "/devices/mobile-robots-agv-amr", "/success-stories/otto-group", "/benefits/operations"])(
    "on %s each carry their own kind, and guide values lead to their method",
    async (path) => {
      for (const locale of locales) {
        const register = await pageOf(site, policy[locale]);
        const figures = figuresOn(await pageOf(site, `/${locale}${path}`));
        expect(figures.length).toBeGreaterThan(2);
        for (const { value, basis, href } of figures) {
          const [, guideValue = "", companyFact = ""] = kinds[locale];
          const isEffect = value.includes("%");
          expect(basis.startsWith(isEffect ? guideValue : companyFact), `${value}: ${basis}`).toBe(true);
          if (!isEffect) continue;
          const [address, anchor = ""] = href?.split("#") ?? [];
          expect(address).toBe(policy[locale]);
          const entry = register.querySelector(`#${anchor}`);
          expect(entry?.querySelector("h3")?.text).toContain(value);
          expect(entry?.querySelector("p")?.text.length).toBeGreaterThan(200);
        }
      }
    },
  );

  it("are all on the page of the register, each once", async () => {
    for (const locale of locales) {
      const page = await pageOf(site, policy[locale]);
      const anchors = page.querySelectorAll("li[id^=figure-]").map(({ id }) => id);
      expect(new Set(anchors).size).toBe(anchors.length);
      expect(anchors.length).toBeGreaterThan(20);
      const contents = page.querySelectorAll('main nav a[href="#guide-values"]');
      expect(contents.length).toBe(1);
    }
  });

  it("claim no results of clients, and nobody has released any", async () => {
    for (const locale of locales)
      for (const path of ["success-stories", "success-stories/otto-group", "company/clients/otto-group"]) {
        const page = await pageOf(site, `/${locale}/${path}`);
        expect(page.querySelector("blockquote")).toBeNull();
        expect(page.querySelector("main")?.text).not.toContain(kinds[locale][0]);
      }
  });
});

describe("what a client has released", () => {
  let site: Site;
  let content: ContentCopy;
  beforeAll(async () => {
    content = await copyContent();
    await content.edit("shared/customers.yaml", (text) =>
      text.replace(/otto-group:[\s\S]*$/, `otto-group: ${JSON.stringify(released)}\n`),
    );
    await content.edit("shared/figures.yaml", (text) =>
      text.replace(/(story-utilisation:[\s\S]*?)kind: guideValue/, "$1kind: customerResult\n  client: otto-group"),
    );
    site = await startSite({ CONTENT_DIR: content.folder });
  });
  afterAll(async () => {
    site.stop();
    await content.remove();
  });

  it.each(["success-stories/otto-group", "company/clients/otto-group"])("stands on %s", async (path) => {
    for (const locale of locales) {
      const main = (await pageOf(site, `/${locale}/${path}`)).querySelector("main");
      for (const text of [
        released.scope,
        released.timeline[0]?.when,
        released.timeline[0]?.what,
        released.results[0]?.value,
        released.results[0]?.method,
        released.results[0]?.period,
        released.quote.text,
        released.quote.role,
      ])
        expect(main?.text).toContain(text?.[locale]);
      expect(main?.querySelector("figure figcaption")?.text).toContain("Test Person");
      expect(main?.text).toContain({ de: "1. Dezember 2026", en: "December 1, 2026" }[locale]);
    }
  });

  it("stands in place of the sentence that there is nothing", async () => {
    const released = (await pageOf(site, "/en/success-stories/otto-group")).querySelector("main")?.text;
    expect(released).not.toContain("There is no released measurement");
    const other = (await pageOf(site, "/en/success-stories/akkurat-gsv")).querySelector("main")?.text;
    expect(other).toContain("akkurat GSV has released no figures");
  });

  it("makes a figure a result of this client wherever it is shown", async () => {
    for (const locale of locales) {
      const figures = figuresOn(await pageOf(site, `/${locale}/success-stories/otto-group`));
      const result = figures.find(({ href }) => href?.endsWith("#figure-story-utilisation"));
      expect(result?.basis).toMatch(new RegExp(`^${kinds[locale][0]}.*: Otto Group$`));
    }
  });
});

/** Made up for this test. */
const released = {
  release: { by: "Test", on: "2026-12-01" },
  scope: { de: "Sieben Testfahrzeuge an einem Standort", en: "Seven test vehicles at one site" },
  timeline: [{ when: { de: "Woche 1", en: "Week 1" }, what: { de: "Test begonnen", en: "Test begun" } }],
  results: [
    {
      value: { de: "minus 3", en: "minus 3" },
      label: { de: "Halte im Test", en: "Stops in the test" },
      method: { de: "Im Test gezählt", en: "Counted in the test" },
      period: { de: "Ein Testtag", en: "One test day" },
    },
  ],
  quote: {
    text: { de: "Ein Satz aus dem Test.", en: "A sentence from the test." },
    name: "Test Person",
    role: { de: "Testleitung", en: "Head of tests" },
    releasedOn: "2026-12-01",
  },
};
