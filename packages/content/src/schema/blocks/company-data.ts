import { z } from "zod";
import { settingNames } from "../names.ts";
import { line } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const companyData = {
  label: { de: "Firmendaten", en: "Company data" },
  purpose: "Company data of the settings; what is not set is left out in production.",
  schema: z.strictObject({
    type: z.literal("companyData"),
    ...anchor,
    title: line(90),
    intro: line(400).optional(),
    fields: z.array(z.enum(settingNames)).min(1).describe("Settings to list; unset ones are left out in production"),
  }),
} satisfies BlockDefinition;
