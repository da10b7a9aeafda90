import { z } from "zod";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { actionSchema, heading } from "./parts.ts";

export const pathways = {
  label: { de: "Einstiege", en: "Pathways" },
  purpose: "Ways into the site, each with whom or what it is for.",
  schema: z.strictObject({
    type: z.literal("pathways"),
    ...heading,
    items: z
      .array(z.strictObject({ text: line(200), link: actionSchema }))
      .min(2)
      .max(8)
      .describe("Ways into the site; the label of a link says whom or what it is for"),
  }),
} satisfies BlockDefinition;
