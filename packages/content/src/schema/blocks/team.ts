import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const team = {
  label: { de: "Team", en: "Team" },
  purpose: "The people of the settings.",
  schema: z.strictObject({ type: z.literal("team"), ...anchor, title: line(90), intro: line(400) }),
} satisfies BlockDefinition;
