import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { actionSchema, caption, heading, surfaceName } from "./parts.ts";

export const showcase = {
  label: { de: "Produktschau", en: "Showcase" },
  purpose: "Several parts of the product, each with what it is good for.",
  schema: z.strictObject({
    type: z.literal("showcase"),
    ...heading,
    items: z
      .array(z.strictObject({ title: line(60), text: line(300), link: actionSchema, surface: surfaceName, caption }))
      .min(2)
      .max(6)
      .describe("Parts of the product, each with what it is good for"),
  }),
} satisfies BlockDefinition;
