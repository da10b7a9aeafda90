import { z } from "zod";
import { collectionNames } from "../names.ts";
import type { BlockDefinition } from "./definition.ts";
import { heading } from "./parts.ts";

export const articles = {
  label: { de: "Beiträge einer Sammlung", en: "Items of a collection" },
  purpose: "Items of a collection, newest first: all of them in pages, or the newest few.",
  schema: z.strictObject({
    type: z.literal("articles"),
    ...heading,
    collection: z.enum(collectionNames),
    limit: z
      .int()
      .min(1)
      .max(12)
      .optional()
      .describe("How many of the newest items to show; without it all, in pages of 12"),
    as: z.literal("stories").optional().describe("Clients only: each with its success story, and leading there"),
  }),
} satisfies BlockDefinition;
