import { z } from "zod";
import type { BlockDefinition } from "./definition.ts";
import { heading } from "./parts.ts";

export const library = {
  label: { de: "Alle Downloads", en: "All downloads" },
  purpose: "Every download of the site in one list, found in the content itself.",
  schema: z.strictObject({ type: z.literal("library"), ...heading }),
} satisfies BlockDefinition;
