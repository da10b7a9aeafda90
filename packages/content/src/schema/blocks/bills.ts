import { z } from "zod";
import { says } from "../says.ts";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { heading } from "./parts.ts";

export const bills = {
  label: { de: "Beispielrechnungen", en: "Worked bills" },
  purpose: "Worked bills: what the configurator computes for a few choices.",
  schema: z.strictObject({
    type: z.literal("bills"),
    ...heading,
    items: z
      .array(
        z.strictObject({
          title: line(70),
          text: line(300),
          query: z
            .string()
            .describe(
              "The choice as the configurator's address holds it, without payment: `model=team&module=maintenance&devices=12`",
            )
            .refine(
              (value) => /^model=(?:team|provider)(?:&[a-z]+=[a-z0-9-]+)+$/.test(value),
              says({
                de: "muss die Auswahl so nennen, wie sie in der Adresse des Konfigurators steht: model=team&module=maintenance&devices=12",
                en: "must be the choice as the configurator's address holds it: model=team&module=maintenance&devices=12",
              }),
            ),
        }),
      )
      .min(1)
      .max(4),
  }),
} satisfies BlockDefinition;
