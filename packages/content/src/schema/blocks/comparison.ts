import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { heading } from "./parts.ts";

export const comparison = {
  label: { de: "Vergleichstabelle", en: "Comparison table" },
  purpose: "A table that sets two to four things side by side.",
  schema: z.strictObject({
    type: z.literal("comparison"),
    ...heading,
    columns: z.array(line(40)).min(2).max(4).describe("Heads of the value columns; the column of row labels has none"),
    rows: z
      .array(z.strictObject({ label: line(80), cells: z.array(line(160)).min(2).max(4) }))
      .min(2)
      .max(16),
    highlight: z.literal("last").optional().describe("Marks the last column, where it is the one the page speaks for"),
  }),
} satisfies BlockDefinition;
