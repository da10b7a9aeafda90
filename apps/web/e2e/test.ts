import { test as base, expect, type Page } from "@playwright/test";

export { expect };

type Options = {
  /** Console errors a test provokes on purpose; every other one fails it. */
  expectedErrors: RegExp | undefined;
};

/**
 * Who goes on before a transition or a navigation has ended cuts it short; browser and router report that as if
 * something had failed.
 */
const cutShort = /^(Transition was (skipped|aborted)|signal is aborted without reason$)/;

/** Playwright's test, failing on any error in console or page that it does not expect. */
export const test = base.extend<Options & { noErrors: undefined }>({
  expectedErrors: [undefined, { option: true }],
  noErrors: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors?.test(text) && !cutShort.test(text)) errors.push(text);
      };
      page.on("console", (message) => message.type() === "error" && note(message.text()));
      page.on("pageerror", (error) => note(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** The two languages with words that tests look for. */
export const languages = [
  { locale: "de", tag: "de-DE", product: "Produkt", other: "en", otherName: "English" },
  { locale: "en", tag: "en-US", product: "Product", other: "de", otherName: "Deutsch" },
] as const;

/** Opens a page and waits until its scripts have taken it over. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptsReady(page);
}

/** Scripts start at the first key; once they run, the code of the other routes is fetched in advance. */
export async function scriptsReady(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await page.locator('head link[rel="modulepreload"]').first().waitFor({ state: "attached" });
}

/** Counts the documents a page loads from now on, by path. */
export function recordDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}
