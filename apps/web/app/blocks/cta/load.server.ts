import { callToAction } from "../../page-data/form-targets";
import type { BlockLoader } from "../block-loader.server";
import type { CtaBlockView } from "./view";

export const cta: BlockLoader<CtaBlockView> = {
  async load(block, scope) {
    return { ...block, actions: await callToAction(block.actions, scope) };
  },
  sample: {},
};
