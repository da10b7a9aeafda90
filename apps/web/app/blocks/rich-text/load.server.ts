import { renderMarkdown } from "../../page-data/markdown";
import type { BlockLoader } from "../block-loader.server";
import type { RichTextBlockView } from "./view";

export const richText: BlockLoader<RichTextBlockView> = {
  async load({ body, ...rest }, { site, locale }) {
    return { ...rest, ...(await renderMarkdown(site.content, locale, body)) };
  },
  sample: {},
};
