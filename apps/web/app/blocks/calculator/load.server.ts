import { roiForm, roiTexts } from "@waku/roi";
import { roiSettings } from "@waku/roi/settings";
import type { BlockLoader } from "../block-loader.server";
import type { CalculatorBlockView } from "./view";

export const calculator: BlockLoader<CalculatorBlockView> = {
  load(block, { globals, locale, search }) {
    const settings = roiSettings(globals, locale);
    const form = roiForm(search, settings, locale);
    const title = block.title.replace("{company}", () => form.company ?? roiTexts[locale].yourCompany);
    return { ...block, title, settings, form };
  },
  sample: {},
};
