import { z } from "zod";
import { confirmation } from "./confirmation.ts";
import { says } from "./says.ts";
import { bothLanguages, day, slug } from "./text.ts";

/** A value measured at a client: what was measured, how, and over which time. */
const resultSchema = z.strictObject({
  value: bothLanguages,
  label: bothLanguages,
  method: bothLanguages,
  period: bothLanguages,
});

/** Words of a person, as released by that person. */
const quoteSchema = z.strictObject({
  text: bothLanguages,
  name: z.string().min(1),
  role: bothLanguages,
  releasedOn: day,
});

/** What may be said of a client. Nothing but the name stands on the site before the client has released it. */
export const customerSchema = z
  .strictObject({
    /** Who of the client agreed to be named, and when. */
    release: confirmation,
    /** Kinds and number of machines, sites. */
    scope: bothLanguages.nullable(),
    timeline: z
      .array(z.strictObject({ when: bothLanguages, what: bothLanguages }))
      .min(1)
      .nullable(),
    results: z.array(resultSchema).min(1).nullable(),
    quote: quoteSchema.nullable(),
  })
  .refine(({ release, ...facts }) => release !== null || Object.values(facts).every((fact) => fact === null), {
    path: ["release"],
    ...says({
      de: "fehlt: Umfang, Zeitverlauf, Ergebnisse und Zitat stehen erst auf der Website, wenn der Kunde sie freigegeben hat; nennen Sie, wer das wann getan hat (by, on)",
      en: "is missing: scope, timeline, results and quote are shown only once the client has released them; say who did so and when (by, on)",
    }),
  });
/** `content/shared/customers.yaml`: name of a client's document → what may be said of the client. */
export const customersSchema = z.record(slug, customerSchema);

export type Customer = z.infer<typeof customerSchema>;
export type Customers = z.infer<typeof customersSchema>;
