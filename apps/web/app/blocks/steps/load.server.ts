import { withLink } from "../../page-data/links";
import { pictureView } from "../../page-data/picture";
import type { BlockLoader } from "../block-loader.server";
import type { StepsBlockView } from "./view";

export const steps: BlockLoader<StepsBlockView> = {
  async load({ picture, ...block }, { site, globals, locale }) {
    return {
      ...block,
      picture: pictureView(picture, globals, locale),
      items: await Promise.all(block.items.map((item) => withLink(site.content, locale, item))),
    };
  },
  sample: { byValue: ["layout"], byPresence: ["picture"] },
};
