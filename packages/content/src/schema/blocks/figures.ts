import { z } from "zod";
import { line, slug } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const figures = {
  label: { de: "Kennzahlen", en: "Figures" },
  purpose: "Figures of the register, each with its kind and source.",
  schema: z.strictObject({
    type: z.literal("figures"),
    ...anchor,
    title: line(90),
    intro: line(400).optional(),
    ids: z.array(slug).min(1).max(6).describe("Ids from the figures register"),
  }),
} satisfies BlockDefinition;
