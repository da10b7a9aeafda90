import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";

/** Spaces of number formats read as plain ones. */
export function withPlainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ");
}

/** The text of the PDF behind a link of the page, in one line. */
export async function pdfText(page: Page, link: string): Promise<string> {
  const href = (await page.locator(link).first().getAttribute("href")) ?? "";
  const response = await page.request.get(href);
  const document = await getDocumentProxy(new Uint8Array(await response.body()));
  const { text } = await extractText(document, { mergePages: true });
  return withPlainSpaces(text).replace(/\s+/g, " ");
}
