import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const integrations = {
  label: { de: "Dienste Dritter", en: "Third-party services" },
  purpose: "The third-party services that are switched on.",
  schema: z.strictObject({
    type: z.literal("integrations"),
    ...anchor,
    title: line(90),
    intro: line(600),
    none: line(400).describe("Shown instead of the list when no integration is switched on"),
  }),
} satisfies BlockDefinition;
