import { z } from "zod";
import { formNames } from "../names.ts";
import { day, line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { mediaFile } from "./media-file.ts";
import { anchor } from "./parts.ts";

export const form = {
  label: { de: "Formular", en: "Form" },
  purpose: "One of the site's forms, or the way to the hosted form that takes its place.",
  schema: z.strictObject({
    type: z.literal("form"),
    ...anchor,
    title: line(90),
    text: line(400),
    form: z.enum([...formNames, "newsletter"]),
    until: day
      .optional()
      .describe(
        "Last day on which the form is open, by the clock of the appointments; from then on the block leads to the demo",
      ),
    document: mediaFile
      .optional()
      .describe("The document a whitepaper form sends, under `content/media`. Without it the page itself, as PDF"),
  }),
} satisfies BlockDefinition;
