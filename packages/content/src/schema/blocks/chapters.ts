import { z } from "zod";
import { handbookNames } from "../names.ts";
import type { BlockDefinition } from "./definition.ts";
import { heading } from "./parts.ts";

export const chapters = {
  label: { de: "Kapitel eines Handbuchs", en: "Chapters of a handbook" },
  purpose: "The chapters and sections of a handbook.",
  schema: z.strictObject({ type: z.literal("chapters"), ...heading, handbook: z.enum(handbookNames) }),
} satisfies BlockDefinition;
