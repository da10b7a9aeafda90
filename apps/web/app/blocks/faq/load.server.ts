import { renderMarkdown } from "../../page-data/markdown";
import type { BlockLoader } from "../block-loader.server";
import type { FaqBlockView } from "./view";

export const faq: BlockLoader<FaqBlockView> = {
  async load(block, { site, locale }) {
    const items = block.items.map(async ({ question, answer }) => {
      const { html } = await renderMarkdown(site.content, locale, answer);
      return { question, html };
    });
    return { ...block, items: await Promise.all(items) };
  },
  sample: {},
};
