import { withLink } from "../../page-data/links";
import { pictureView } from "../../page-data/picture";
import type { BlockLoader } from "../block-loader.server";
import type { FeaturesBlockView } from "./view";

export const features: BlockLoader<FeaturesBlockView> = {
  async load(block, { site, globals, locale }) {
    const items = block.items.map(async ({ picture, ...item }) => ({
      ...(await withLink(site.content, locale, item)),
      picture: pictureView(picture, globals, locale),
    }));
    return { ...block, items: await Promise.all(items) };
  },
  sample: {},
};
