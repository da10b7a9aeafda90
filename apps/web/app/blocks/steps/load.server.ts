import { withLink } from "../../page-data/links";
import type { BlockLoader } from "../block-loader.server";
import type { StepsBlockView } from "./view";

export const steps: BlockLoader<StepsBlockView> = {
  async load(block, { site, locale }) {
    return { ...block, items: await Promise.all(block.items.map((item) => withLink(site.content, locale, item))) };
  },
  sample: { byValue: ["layout"] },
};
