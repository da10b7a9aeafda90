import { z } from "zod";
import { line, slug } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";

export const customerFacts = {
  label: { de: "Was ein Kunde freigegeben hat", en: "What a client released" },
  purpose: "What a client has released, or that it is nothing yet.",
  schema: z.strictObject({
    type: z.literal("customerFacts"),
    ...anchor,
    title: line(90),
    client: slug.describe("Name of the client's document and of its entry in the register of customers"),
    none: line(600).describe("Shown as long as the client has released nothing"),
  }),
} satisfies BlockDefinition;
