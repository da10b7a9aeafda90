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

/** The same for every picture, whoever made it. */
export const pictureHeight = (width: PictureWidth) => (width * 3) / 4;
export type PictureWidth = (typeof pictureWidths)[number];

/** One file of a picture, relative to `content/media`. Every studio has all widths and formats. */
export function pictureFile(name: string, ground: PictureGround, width: PictureWidth, format: PictureFormat): string {
  return `pictures/${name}-${ground}-${width}.${format}`;
}
