import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { type Site, startSite } from "@waku/testing";
import {
  type ContentServer,
  contentToken,
  readTexts,
  startContentServer,
} from "../server/content/testing/content-server";
import { axeFindings, schemeOf } from "./axe";
import { hiddenStops } from "./focus-faults";
import { expect, languages, test } from "./test";

const shipped = readTexts(resolve(import.meta.dirname, "../../../content"));
const slug = "mtbf-mttr-robot-fleets";
const articles = {
  de: "/de/magazine/mtbf-mttr-roboterflotten",
  en: `/en/magazine/${slug}`,
};
const words = {
  de: {
    draft: "Entwurf",
    edit: "Bearbeiten",
    leave: "Verlassen",
    problems: "2 Probleme",
    problem: "Ersatzteile“, Englisch → Titel: ist 99 Zeichen lang",
  },
  en: {
    draft: "Draft",
    edit: "Edit",
    leave: "Leave",
    problems: "2 problems",
    problem: "Spare parts”, English → Title: is 99 characters long",
  },
};

// One worker: one start of both servers.
test.describe.configure({ mode: "default" });

let backend: ContentServer;
let site: Site;
let codes = 0;

test.beforeAll(async () => {
  backend = await startContentServer();
  site = await startSite({ CMS_URL: backend.url, CMS_TOKEN: contentToken, CMS_POLL_SECONDS: "3600" });
  const files = { ...shipped };
  for (const locale of ["de", "en"]) {
    const file = `${locale}/magazine/${slug}.md`;
    // Of today, since older articles stand on later pages of the list.
    files[file] = (shipped[file] ?? "")
      .replace(/^title: .*$/m, `title: Words of a draft ${locale}`)
      .replace(/^published: .*$/m, `published: ${new Date().toISOString().slice(0, 10)}`);
    const other = `${locale}/magazine/spare-parts-for-20-amr.md`;
    files[other] = (shipped[other] ?? "").replace(/^title: .*$/m, `title: ${"x".repeat(99)}`);
  }
  const problems = ["German", "English"].map((language) => ({
    document: {
      de: `Artikel „Ersatzteile“, ${language === "German" ? "Deutsch" : "Englisch"}`,
      en: `Article “Spare parts”, ${language}`,
    },
    field: { de: "Titel", en: "Title" },
    message: { de: "ist 99 Zeichen lang, erlaubt sind 90", en: "is 99 characters long, the limit is 90" },
    url: "https://cms.example/admin/collections/articles/9",
  }));
  backend.editors.save(files, problems);
});
test.afterAll(async () => {
  await site?.stop();
  await backend?.close();
});

async function open(page: Page, to: string) {
  const code = `code-${++codes}`;
  backend.editors.letIn(code, "Ada Lovelace");
  await page.goto(`${site.url}/preview?${new URLSearchParams({ code, to })}`);
  await expect(page).toHaveURL(site.url + to);
}

for (const { locale } of languages)
  test(`the bar over drafts, ${locale}`, async ({ page }) => {
    const t = words[locale];
    await open(page, articles[locale]);
    const bar = page.getByRole("region", { name: t.draft });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Words of a draft ${locale}`);
    await expect(bar).toContainText("Ada Lovelace");
    await expect(bar.getByRole("link", { name: t.edit })).toHaveAttribute(
      "href",
      `https://cms.example/api/preview/edit/article%3A${slug}?locale=${locale}`,
    );
    await bar.getByText(t.problems).focus();
    await page.keyboard.press("Enter");
    const problem = bar.getByRole("listitem").filter({ hasText: t.problem });
    await expect(problem).toHaveCount(1);
    await expect(problem.getByRole("link")).toHaveAttribute("href", "https://cms.example/admin/collections/articles/9");
    expect(await axeFindings(page, { within: "draft-bar" })).toEqual([]);

    // The page's own scripts run, and leave the bar where it is.
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll("script[type=module]").length))
      .toBeGreaterThan(0);
    await page
      .getByRole("main")
      .getByRole("link", { name: /^(Magazin|Magazine)$/ })
      .first()
      .click();
    await expect(page).toHaveURL(`${site.url}/${locale}/magazine`);
    await expect(page.getByRole("main")).toContainText(`Words of a draft ${locale}`);
    await expect(bar.getByRole("link", { name: t.edit })).toHaveAttribute(
      "href",
      `https://cms.example/api/preview/edit/page%3Amagazine?locale=${locale}`,
    );

    await bar.getByRole("button", { name: t.leave }).click();
    await expect(page).toHaveURL(`${site.url}/${locale}/magazine`);
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText("Words of a draft");
  });

for (const { locale } of languages)
  test.describe(`on a small screen, ${locale}`, () => {
    test.use({
      viewport: { width: 320, height: 640 },
      colorScheme: schemeOf(locale),
      contextOptions: { reducedMotion: "reduce" },
    });

    test(`the bar fits, and covers nothing at the end of a page, ${locale}`, async ({ page }) => {
      await open(page, articles[locale]);
      const bar = page.locator("draft-bar");
      await bar.getByText(words[locale].problems).click();
      const sizes = await bar.evaluate((element) => {
        const parts = [...(element.shadowRoot?.querySelectorAll("a, button, summary, .problems, p") ?? [])];
        return parts
          .map((part) => part.getBoundingClientRect())
          .map(({ left, right, height }) => ({ left, right, height }));
      });
      expect(sizes.length).toBeGreaterThan(4);
      for (const { left, right, height } of sizes) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(320);
        expect(height).toBeGreaterThanOrEqual(20);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await bar.getByText(words[locale].problems).click();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
      const gap = await page.evaluate(() => {
        const end = document.querySelector("body > footer")?.getBoundingClientRect().bottom ?? Number.NaN;
        return (document.querySelector("draft-bar")?.getBoundingClientRect().top ?? Number.NaN) - end;
      });
      expect(gap).toBeGreaterThanOrEqual(-1);
    });
  });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
])
  test(`the bar covers nothing that has the focus at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, articles.de);
    await expect(page.getByRole("region", { name: words.de.draft })).toBeAttached();
    expect(await hiddenStops(page)).toEqual([]);
  });
