import type { PictureName } from "./names.ts";

/** Grounds a picture is made for: a light studio for pages in the light scheme, navy for bands and the dark scheme. */
export const pictureGrounds = ["light", "navy"] as const;
export type PictureGround = (typeof pictureGrounds)[number];

/** Widths in pixels, all at 4:3. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** One file of a picture, relative to `content/media`. Every picture has all grounds, widths and formats. */
export function pictureFile(
  name: PictureName,
  ground: PictureGround,
  width: (typeof pictureWidths)[number],
  format: PictureFormat,
): string {
  return `pictures/${name}-${ground}-${width}.${format}`;
}
