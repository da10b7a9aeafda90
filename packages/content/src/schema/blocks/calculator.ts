import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const calculator = {
  label: { de: "ROI-Rechner", en: "ROI calculator" },
  purpose: "The ROI calculator.",
  schema: z.strictObject({
    type: z.literal("calculator"),
    ...anchor,
    title: line(90).describe("May hold `{company}`, filled from the address"),
    text: line(400),
  }),
} satisfies BlockDefinition;
