import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const faultCodes = {
  label: { de: "Störungscodes", en: "Fault codes" },
  purpose: "The library of fault codes: a search with filters, and every kind of fault below its area.",
  schema: z.strictObject({
    type: z.literal("faultCodes"),
    ...anchor,
    title: line(90),
    text: line(400),
  }),
} satisfies BlockDefinition;
