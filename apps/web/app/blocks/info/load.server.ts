import { renderMarkdown } from "../../page-data/markdown";
import { pictureView } from "../../page-data/picture";
import type { BlockLoader } from "../block-loader.server";
import type { InfoBlockView } from "./view";

export const info: BlockLoader<InfoBlockView> = {
  async load({ text, picture, ...rest }, { site, globals, locale }) {
    const { html } = await renderMarkdown(site.content, locale, text);
    return { ...rest, html, picture: pictureView(picture, globals, locale) };
  },
  sample: { byPresence: ["visual", "picture"] },
};
