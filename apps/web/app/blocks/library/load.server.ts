import { libraryShelves } from "../../page-data/library";
import type { BlockLoader } from "../block-loader.server";
import type { LibraryBlockView } from "./view";

export const library: BlockLoader<LibraryBlockView> = {
  async load(block, scope) {
    return { ...block, shelves: await libraryShelves(scope) };
  },
  sample: {},
};
