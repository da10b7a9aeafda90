import { pictureView } from "../../page-data/picture";
import type { BlockLoader } from "../block-loader.server";
import type { WeakPointsBlockView } from "./view";

export const weakPoints: BlockLoader<WeakPointsBlockView> = {
  load: ({ picture, ...rest }, { globals, locale }) => ({ ...rest, picture: pictureView(picture, globals, locale) }),
  sample: {},
};
