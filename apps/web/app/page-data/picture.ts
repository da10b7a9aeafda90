import type { Globals } from "@waku/content";
import type { Locale } from "@waku/i18n/locale";
import type { PictureView } from "../ui/views";

/** A picture with its description in a language; none where there is no picture of that name. */
export function pictureView(name: string | undefined, { pictures }: Globals, locale: Locale): PictureView | undefined {
  const alt = name && pictures.texts[locale][name];
  return name && alt ? { name, alt, hasLight: pictures.light[name] === true } : undefined;
}
