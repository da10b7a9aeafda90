import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { actionSchema, from, heading, picture } from "./parts.ts";

export const steps = {
  label: { de: "Schritte", en: "Steps" },
  purpose: "Steps in their order: a short sequence, or a long way as a timeline.",
  schema: z.strictObject({
    type: z.literal("steps"),
    ...heading,
    picture: picture.optional().describe("Stands with the heading"),
    layout: z.enum(["sequence", "timeline"]).default("sequence"),
    from,
    items: z
      .array(z.strictObject({ title: line(70), text: line(520), link: actionSchema.optional() }))
      .min(2)
      .max(10),
  }),
} satisfies BlockDefinition;
