import { z } from "zod";
import { line, markdown } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const richText = {
  label: { de: "Fließtext", en: "Running text" },
  purpose: "Markdown with headings of its own, for long texts.",
  schema: z.strictObject({
    type: z.literal("richText"),
    ...anchor,
    title: line(90).optional(),
    body: markdown,
  }),
} satisfies BlockDefinition;
