import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const robotFinder = {
  label: { de: "Roboterfinder", en: "Robot finder" },
  purpose: "The robot finder: filters, results and the way to compare.",
  schema: z.strictObject({
    type: z.literal("robotFinder"),
    ...anchor,
    title: line(90),
    text: line(400),
  }),
} satisfies BlockDefinition;
