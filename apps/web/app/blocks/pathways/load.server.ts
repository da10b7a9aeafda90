import { withLink } from "../../page-data/links";
import type { BlockLoader } from "../block-loader.server";
import type { PathwaysBlockView } from "./view";

export const pathways: BlockLoader<PathwaysBlockView> = {
  async load(block, { site, locale }) {
    const items = await Promise.all(block.items.map((item) => withLink(site.content, locale, item)));
    // A link to a setting that is not set leads nowhere: its row is left out.
    return { ...block, items: items.flatMap(({ text, link }) => (link ? [{ text, link }] : [])) };
  },
  sample: {},
};
