import { z } from "zod";
import type { BlockDefinition } from "./definition.ts";
import { captionsVisual, captionsVisualMessage, heroWords, shown, showsOne, showsOneMessage } from "./parts.ts";

export const hero = {
  label: { de: "Seitenkopf", en: "Hero" },
  purpose: "Opens every page: what it is about, and what to do next.",
  schema: z
    .strictObject({
      type: z.literal("hero"),
      ...heroWords,
      ...shown,
    })
    .refine(showsOne, showsOneMessage)
    .refine(captionsVisual, captionsVisualMessage),
} satisfies BlockDefinition;
