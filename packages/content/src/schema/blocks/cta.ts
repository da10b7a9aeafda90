import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { actionSchema, anchor } from "./parts.ts";

export const cta = {
  label: { de: "Handlungsaufruf", en: "Call to action" },
  purpose: "Closes a page: one thing to do next.",
  schema: z.strictObject({
    type: z.literal("cta"),
    ...anchor,
    title: line(90),
    text: line(300),
    actions: z.array(actionSchema).min(1).max(3),
  }),
} satisfies BlockDefinition;
