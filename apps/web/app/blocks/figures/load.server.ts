import { figureViews } from "../../page-data/figures";
import type { BlockLoader } from "../block-loader.server";
import type { FiguresBlockView } from "./view";

export const figures: BlockLoader<FiguresBlockView> = {
  async load({ ids, ...rest }, scope) {
    return { ...rest, figures: await figureViews(ids, scope) };
  },
  sample: {},
};
