import { PurgeCSS } from "purgecss";

/** Cuts the site's stylesheet down to the rules one page uses. */
export class PageStyles {
  readonly #css: string;
  readonly #purger = new PurgeCSS();

  /** @param css the whole stylesheet, as built */
  constructor(css: string) {
    this.#css = css;
  }

  /** Rules whose selectors occur in the page, with the keyframes and font faces they use. */
  async usedBy(html: string): Promise<string> {
    const [result] = await this.#purger.purge({
      content: [{ raw: html, extension: "html" }],
      css: [{ raw: this.#css }],
      keyframes: true,
    });
    return result?.css ?? this.#css;
  }
}
