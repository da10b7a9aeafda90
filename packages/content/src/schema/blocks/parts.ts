import { z } from "zod";
import { linkTarget } from "../link.ts";
import { iconNames, surfaceNames } from "../names.ts";
import { pictureName } from "../pictures.ts";
import { says } from "../says.ts";
import { line, slug } from "../text.ts";
import { references } from "./references.ts";

export const icon = z.enum(iconNames).register(references, { refersTo: "icon" });
export const surfaceName = z.enum(surfaceNames);
export const picture = pictureName.clone().register(references, { refersTo: "picture" });

/** A button or link: what it says and where it leads. The first action of a block is its primary one. */
export const actionSchema = z.strictObject({ label: line(40), to: linkTarget });
export type Action = z.infer<typeof actionSchema>;

/** What every block may carry: an anchor for links and a heading of its own. */
export const anchor = { anchor: slug.optional().describe("For links that lead to the block: `/pricing#bills`") };
export const heading = { ...anchor, pretitle: line(50).optional(), title: line(90), intro: line(400).optional() };

/** Names what to look at in a drawing of the product; stands below it. */
export const caption = line(160).optional().describe("What to look at in the part of the product, below it");

/** What a hero or an info block shows beside its words: a part of the product or a picture, not both. */
export const shown = {
  visual: surfaceName.optional().describe("A part of the product; not together with `picture`"),
  caption,
  picture: picture.optional().describe("Not together with `visual`"),
};

export function showsOne(block: { visual?: unknown; picture?: unknown }): boolean {
  return block.visual === undefined || block.picture === undefined;
}
export const showsOneMessage = says({
  de: "nennt eine Produktansicht und ein Bild; ein Block zeigt eines von beiden",
  en: "names a visual and a picture; a block shows one of them",
});

export function captionsVisual(block: { visual?: unknown; caption?: unknown }): boolean {
  return block.caption === undefined || block.visual !== undefined;
}
export const captionsVisualMessage = {
  path: ["caption"],
  ...says({
    de: "sagt, worauf in einer Produktansicht zu achten ist; ohne `visual` fällt sie weg",
    en: "says what to look at in a part of the product; without `visual` there is none",
  }),
};

/** What the opening of a page says. */
export const heroWords = {
  pretitle: line(50).optional(),
  title: line(60),
  text: line(240),
  actions: z.array(actionSchema).max(3).default([]),
};

export const from = z
  .int()
  .min(1)
  .max(200)
  .optional()
  .describe("Number of the first item, where a count runs through the blocks of a page");
