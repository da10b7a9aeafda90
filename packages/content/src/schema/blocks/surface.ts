import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor, caption, surfaceName } from "./parts.ts";

export const surface = {
  label: { de: "Produktansicht", en: "Product surface" },
  purpose: "A part of the product, drawn, with words of its own.",
  schema: z.strictObject({
    type: z.literal("surface"),
    ...anchor,
    pretitle: line(50).optional(),
    title: line(90),
    text: line(400),
    surface: surfaceName,
    caption,
  }),
} satisfies BlockDefinition;
