import { z } from "zod";
import { linkTarget } from "../link.ts";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const related = {
  label: { de: "Weiterführende Seiten", en: "Related pages" },
  purpose: "Further pages, as cards made of their own titles and descriptions.",
  schema: z.strictObject({
    type: z.literal("related"),
    ...anchor,
    title: line(90),
    links: z.array(linkTarget).min(2).max(8).describe("Pages whose own titles and descriptions make the cards"),
  }),
} satisfies BlockDefinition;
