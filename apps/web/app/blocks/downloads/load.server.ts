import { downloadViews } from "../../page-data/downloads";
import type { BlockLoader } from "../block-loader.server";
import type { DownloadsBlockView } from "./view";

export const downloads: BlockLoader<DownloadsBlockView> = {
  async load(block, { site, locale }) {
    const items = await downloadViews(site.content, locale, block.items);
    return items.length > 0 ? { ...block, items } : undefined;
  },
  sample: {
    // The press kit that content names may be unset.
    example: {
      type: "downloads",
      title: "Templates of the handbooks",
      items: [
        {
          title: "Battery log",
          text: "One row for each battery and check.",
          file: "handbooks/battery-log.csv",
        },
        {
          title: "Failure code list",
          text: "One row for each code, with cause and remedy.",
          file: "handbooks/failure-code-list-template.csv",
        },
      ],
    },
  },
};
