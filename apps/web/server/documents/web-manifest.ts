import type { ContentSource } from "@waku/content";
import { theme } from "../../app/constants";
import appIcon from "../../app/styles/icons/app-icon.png?url";
import symbol from "../../app/styles/icons/symbol.svg?url";

/** Name, colours and icons for home screens. */
export async function webManifest({ content }: { content: ContentSource }): Promise<string> {
  const { site } = await content.globals();
  return JSON.stringify({
    name: site.brand,
    short_name: site.product,
    start_url: "/",
    display: "browser",
    background_color: theme.primary,
    theme_color: theme.primary,
    icons: [
      { src: symbol, type: "image/svg+xml", sizes: "any" },
      { src: appIcon, type: "image/png", sizes: "512x512" },
    ],
  });
}
