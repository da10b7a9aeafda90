import { callToAction } from "../../page-data/form-targets";
import { pictureView } from "../../page-data/picture";
import type { BlockLoader } from "../block-loader.server";
import type { HeroBlockView } from "./view";

export const hero: BlockLoader<HeroBlockView> = {
  async load({ actions, picture, ...rest }, scope) {
    const { globals, locale } = scope;
    return {
      ...rest,
      actions: await callToAction(actions, scope),
      picture: pictureView(picture, globals, locale),
    };
  },
  sample: { byPresence: ["visual", "picture"] },
};
