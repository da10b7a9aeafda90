import type { Locale } from "@waku/i18n/locale";
import { expect, it } from "vitest";
import { ErrorPages } from "./error-pages";

/** Pages over a content that can change, and what was rendered for them. */
function pagesOver() {
  const rendered: string[] = [];
  let change: () => void = () => undefined;
  const content = { onChange: (listener: () => void) => (change = listener) } as never;
  const errorPage = async (locale: Locale, _requestId: string, { status }: { status: number }) => {
    rendered.push(`${locale} ${status}`);
    return new Response("<p>");
  };
  return { pages: new ErrorPages(content, { errorPage }), rendered, change: () => change() };
}

it("renders each refusal once in each language, however many are refused", async () => {
  const { pages, rendered, change } = pagesOver();
  const refuse = async () => {
    for (let index = 0; index < 1000; index++)
      for (const locale of ["de", "en"] as const)
        for (const status of [403, 429]) await pages.page({ locale, status, requestId: `request ${index}` });
    return rendered.splice(0).sort();
  };
  const once = ["de 403", "de 429", "en 403", "en 429"];
  expect(await refuse()).toEqual(once);
  change();
  expect(await refuse()).toEqual(once);
});
