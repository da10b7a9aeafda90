import { withLink } from "../../page-data/links";
import type { BlockLoader } from "../block-loader.server";
import type { ShowcaseBlockView } from "./view";

export const showcase: BlockLoader<ShowcaseBlockView> = {
  async load(block, { site, locale }) {
    return { ...block, items: await Promise.all(block.items.map((item) => withLink(site.content, locale, item))) };
  },
  sample: {},
};
