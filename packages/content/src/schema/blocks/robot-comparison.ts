import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const robotComparison = {
  label: { de: "Robotervergleich", en: "Robot comparison" },
  purpose: "The robots that the address names, side by side.",
  schema: z.strictObject({
    type: z.literal("robotComparison"),
    ...anchor,
    title: line(90),
    text: line(400),
  }),
} satisfies BlockDefinition;
