import type { ContentSource } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import { siteName } from "../../app/constants";
import type { PageRenderer } from "./page-renderer";

type Page = { html: string; policy: string };

type ErrorPage = {
  status: number;
  /** Said in place of the sentence for the status. */
  text?: string;
  locale: Locale;
  requestId: string;
};

/**
 * Pages for answers that no page gives, in the site's frame. Anybody can be refused at any rate, so these pages are
 * kept; there are few, since all their texts are the site's own.
 */
export class ErrorPages {
  readonly #content: ContentSource;
  readonly #renderer: Pick<PageRenderer, "errorPage">;
  readonly #kept = new Map<string, Promise<Page>>();

  constructor(content: ContentSource, renderer: Pick<PageRenderer, "errorPage">) {
    this.#content = content;
    this.#renderer = renderer;
    content.onChange(() => this.#kept.clear());
  }

  /** @throws when it cannot be rendered */
  async page(page: ErrorPage): Promise<Page> {
    // A failure shows the id of its request.
    if (page.status === 500) return this.#render(page);
    const key = [page.locale, page.status, page.text].join("\n");
    const known = this.#kept.get(key);
    if (known) return known;
    const rendering = this.#render(page);
    this.#kept.set(key, rendering);
    rendering.catch(() => this.#kept.delete(key));
    return rendering;
  }

  /** Name of the site as content says it, if content can be read. */
  async siteName(): Promise<string> {
    return this.#content.globals().then(
      ({ site }) => site.product,
      () => siteName,
    );
  }

  async #render({ locale, requestId, ...refusal }: ErrorPage): Promise<Page> {
    const response = await this.#renderer.errorPage(locale, requestId, refusal);
    return { html: await response.text(), policy: response.headers.get("content-security-policy") ?? "" };
  }
}
