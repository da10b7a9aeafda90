import { z } from "zod";
import { line, markdown } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor, captionsVisual, captionsVisualMessage, shown, showsOne, showsOneMessage } from "./parts.ts";

export const info = {
  label: { de: "Infoblock", en: "Info" },
  purpose: "Running text under a heading, with a part of the product or a picture beside it where the page names one.",
  schema: z
    .strictObject({
      type: z.literal("info"),
      ...anchor,
      pretitle: line(50).optional(),
      title: line(90),
      text: markdown,
      ...shown,
    })
    .refine(showsOne, showsOneMessage)
    .refine(captionsVisual, captionsVisualMessage),
} satisfies BlockDefinition;
