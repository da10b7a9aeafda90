import type { Globals } from "@waku/content";
import type { PictureName } from "@waku/content/schema";
import type { PictureView } from "../blocks/views";
import type { Locale } from "../i18n/locale";

/** A picture with its description in a language. */
export function pictureView(
  name: PictureName | undefined,
  { pictures }: Globals,
  locale: Locale,
): PictureView | undefined {
  return name && { name, alt: pictures.texts[locale][name] ?? "", hasLight: pictures.light.includes(name) };
}
