import type { Globals } from "@waku/content";
import type { PictureName } from "@waku/content/schema";
import type { Locale } from "@waku/i18n/locale";
import type { PictureView } from "../ui/views";

/** A picture with its description in a language. */
export function pictureView(
  name: PictureName | undefined,
  { pictures }: Globals,
  locale: Locale,
): PictureView | undefined {
  return name && { name, alt: pictures.texts[locale][name] ?? "", hasLight: pictures.light.includes(name) };
}
