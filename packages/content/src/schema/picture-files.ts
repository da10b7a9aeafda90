import type { PictureName } from "./names.ts";

/**
 * Studios a picture is taken in: navy, which every picture has, for bands and the dark scheme; light for pages in the
 * light scheme. Where there is no light one, navy stands in.
 */
export const pictureGrounds = ["navy", "light"] as const;
export type PictureGround = (typeof pictureGrounds)[number];

/** Widths in pixels, all at 4:3. */
export const pictureWidths = [480, 800, 1200] as const;
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** One file of a picture, relative to `content/media`. Every studio has all widths and formats. */
export function pictureFile(
  name: PictureName,
  ground: PictureGround,
  width: (typeof pictureWidths)[number],
  format: PictureFormat,
): string {
  return `pictures/${name}-${ground}-${width}.${format}`;
}
