import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { actionSchema, heading, icon, picture } from "./parts.ts";

export const features = {
  label: { de: "Merkmale", en: "Features" },
  purpose:
    "What something can do, point by point, each with an icon; items with a picture each stand as a row of machines.",
  schema: z.strictObject({
    type: z.literal("features"),
    ...heading,
    items: z
      .array(
        z.strictObject({
          icon,
          title: line(60),
          text: line(460),
          link: actionSchema.optional(),
          picture: picture.optional().describe("Where every item has one, the items are shown as a row of machines"),
        }),
      )
      .min(2)
      .max(9),
  }),
} satisfies BlockDefinition;
