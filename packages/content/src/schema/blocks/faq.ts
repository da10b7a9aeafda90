import { z } from "zod";
import { line, markdown } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { heading } from "./parts.ts";

export const faq = {
  label: { de: "Fragen und Antworten", en: "Questions and answers" },
  purpose: "Questions that open to their answers; search engines get them as structured data.",
  schema: z.strictObject({
    type: z.literal("faq"),
    ...heading,
    items: z
      .array(z.strictObject({ question: line(140), answer: markdown }))
      .min(2)
      .max(12),
  }),
} satisfies BlockDefinition;
