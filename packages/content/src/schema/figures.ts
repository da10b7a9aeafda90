import { z } from "zod";
import { confirmation } from "./confirmation.ts";
import { figureKinds } from "./names.ts";
import { says } from "./says.ts";
import { bothLanguages, bothParagraphs, slug } from "./text.ts";

type Draft = { kind: (typeof figureKinds)[number]; client?: unknown; method?: unknown; source?: unknown };

/** Whether a figure has a part if its kind needs it, and has none otherwise. */
function belongs(part: "client" | "method" | "source", kinds: Draft["kind"][]) {
  return (figure: Draft) => kinds.includes(figure.kind) === (figure[part] !== undefined);
}

/**
 * A figure of the register: the value as it stands in running text, the label under a big number, and what it rests on.
 * `customerResult`: measured at a client who has released it. `guideValue`: what planned maintenance can bring.
 * `companyFact`: about WAKU itself.
 */
export const figureSchema = z
  .strictObject({
    value: bothLanguages,
    label: bothLanguages,
    kind: z.enum(figureKinds),
    /** The client at whom it was measured, as named in the register of customers. */
    client: slug.optional(),
    /** What is measured, against what, how readers measure it themselves, what changes it. */
    method: bothParagraphs.optional(),
    /** Where a fact about the company comes from. */
    source: bothLanguages.optional(),
    /** Who confirmed value and basis, and on which day. */
    confirmed: confirmation,
  })
  .refine(belongs("client", ["customerResult"]), {
    path: ["client"],
    ...says({
      de: "nennt den Kunden, der das Ergebnis freigegeben hat (shared/customers.yaml); Kundenergebnisse brauchen ihn, andere Zahlen haben keinen",
      en: "names the client who released the result (shared/customers.yaml); customer results need it, other figures have none",
    }),
  })
  .refine(belongs("method", ["customerResult", "guideValue"]), {
    path: ["method"],
    ...says({
      de: "sagt, was wogegen gemessen wird und wie man es nachmisst; Richtwerte und Kundenergebnisse brauchen es, Angaben über uns haben eine Quelle (source)",
      en: "says what is measured against what, and how to check it; guide values and customer results need it, facts about the company have a source instead",
    }),
  })
  .refine(belongs("source", ["companyFact"]), {
    path: ["source"],
    ...says({
      de: "sagt, woher eine Angabe über uns stammt; Richtwerte und Kundenergebnisse haben stattdessen eine Messvorschrift (method)",
      en: "says where a fact about the company comes from; guide values and customer results have a method instead",
    }),
  });
/** `content/shared/figures.yaml`: figure id → figure. */
export const figuresSchema = z.record(slug, figureSchema);

export type Figure = z.infer<typeof figureSchema>;
export type Figures = z.infer<typeof figuresSchema>;
