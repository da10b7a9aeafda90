declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2" | "truetype";
      variationAxes?: Record<string, { min: number; max: number }>;
      /** OpenType features that stay, with the glyphs they bring; all of them unless given. */
      keepFeatures?: string[];
    },
  ): Promise<Buffer>;
}
