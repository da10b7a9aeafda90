import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const pricing = {
  label: { de: "Preiskonfigurator", en: "Pricing configurator" },
  purpose: "The price configurator.",
  schema: z.strictObject({ type: z.literal("pricing"), ...anchor, title: line(90), text: line(400) }),
} satisfies BlockDefinition;
