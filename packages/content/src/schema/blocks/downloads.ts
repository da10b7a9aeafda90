import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { downloadTarget } from "./media-file.ts";
import { heading } from "./parts.ts";

export const downloads = {
  label: { de: "Downloads", en: "Downloads" },
  purpose: "Files or links to take away; those whose setting is not set are left out.",
  schema: z.strictObject({
    type: z.literal("downloads"),
    ...heading,
    items: z
      .array(
        z.strictObject({
          title: line(90),
          text: line(300),
          file: downloadTarget,
        }),
      )
      .min(1)
      .max(12),
  }),
} satisfies BlockDefinition;
