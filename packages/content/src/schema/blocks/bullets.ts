import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { from, heading } from "./parts.ts";

export const bullets = {
  label: { de: "Aufzählung", en: "Bullets" },
  purpose: "Short statements of one line each, ticked or numbered.",
  schema: z.strictObject({
    type: z.literal("bullets"),
    ...heading,
    from,
    items: z.array(line(240)).min(2).max(14),
  }),
} satisfies BlockDefinition;
