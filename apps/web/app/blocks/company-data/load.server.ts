import { settingViews } from "../../page-data/settings";
import type { BlockLoader } from "../block-loader.server";
import type { CompanyDataBlockView } from "./view";

export const companyData: BlockLoader<CompanyDataBlockView> = {
  load({ fields, ...rest }, { site, globals }) {
    const views = settingViews(fields, globals, site.settings.showGaps);
    return views.length > 0 ? { ...rest, settings: views } : undefined;
  },
  sample: {},
};
