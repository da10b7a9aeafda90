import type { HTMLElement } from "node-html-parser";

const statements: Record<string, string> = { de: "page/barrierefreiheit", en: "page/accessibility" };

/** What every page must lead to from its foot, by law: those addresses that it has no link to. */
export function missingLegalLinks(page: HTMLElement, locale: string): string[] {
  const addresses = ["imprint", "privacy", statements[locale]].map((path) => `/${locale}/${path}`);
  return addresses.filter((address) => !page.querySelector(`footer a[href="${address}"]`));
}
