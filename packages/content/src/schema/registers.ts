import { z } from "zod";
import { confirmation } from "./confirmation.ts";
import { says } from "./says.ts";
import { bothLanguages, day, slug } from "./text.ts";
import { webAddress } from "./web-address.ts";

/** Words by which texts are recognised; short ones would be found in anything. */
const mention = z
  .string()
  .trim()
  .refine(
    (value) => /^[^\n]*[\p{L}\d][^\n]+$/u.test(value),
    says({
      de: "muss in einer Zeile stehen und mindestens zwei Zeichen haben",
      en: "must be a line of at least two characters",
    }),
  );
const mentions = z.array(mention).min(1);

/** A standard, guideline or law, and what this site says about it. */
export const standardSchema = z.strictObject({
  /** As each language calls it, without the edition. */
  name: bothLanguages,
  /** Edition or date on which our texts rest; null for what is not dated. */
  edition: z.string().min(1).nullable(),
  /** Who has to follow it. */
  addressee: bothLanguages,
  /** What our texts say that it says. */
  says: bothLanguages,
  /** Where it was compared. */
  source: webAddress.nullable(),
  /** Day on which what we say was last compared with a source; null: it never was, it rests on knowledge. */
  read: day.nullable(),
  /** How texts of either language write it, letter by letter. */
  mentions,
  /** What only a specialist can tell. */
  confirm: bothLanguages.optional(),
});
/** `content/shared/standards.yaml`: id → standard. */
export const standardsSchema = z.record(slug, standardSchema);

/** Something that texts say the product can do. */
export const claimSchema = z.strictObject({
  statement: bothLanguages,
  /** Words by which texts make it; capitals do not count. */
  mentions: z.strictObject({ de: mentions, en: mentions }),
  /** Who of the product's people says that it is so, and since when. */
  confirmed: confirmation,
});
/** `content/shared/claims.yaml`: id → claim. */
export const claimsSchema = z.record(slug, claimSchema);

/** An asterisk stands for further letters, nothing else but words counts. */
const wordPattern = z.string().refine(
  (value) => /^\*?[\p{L}\d]+(?:(?:, |[ '’-])[\p{L}\d]+)*\*?$/u.test(value),
  says({
    de: "muss aus Wörtern bestehen; ein Stern am Anfang oder Ende steht für weitere Buchstaben",
    en: "must be words; an asterisk at the start or end stands for further letters",
  }),
);
/** As somebody types it: up to five words. */
const searchPhrase = z.string().refine(
  (value) => /^[\p{L}\d]+(?:[ /'’.-][\p{L}\d]+){0,4}$/u.test(value),
  says({
    de: "muss ein Wort oder eine Wendung aus bis zu fünf Wörtern sein",
    en: "must be a word or a phrase of up to five",
  }),
);
const usage = z
  .strictObject({
    /** The word of this site. */
    use: z.string().min(1),
    /** Words that texts must not use for it. */
    avoid: z.array(wordPattern).default([]),
    /** Phrases in which an avoided word is right. */
    except: z.array(wordPattern).default([]),
    /** Words and phrases by which visitors look for it; the site's search takes them and `use` for one another. */
    also: z.array(searchPhrase).default([]),
    /** Words by which visitors ask for it without naming it; a question that has them all, in any place, means it. */
    asked: z.array(searchPhrase).default([]),
  })
  .refine(
    ({ avoid, also, asked }) => avoid.length + also.length + asked.length > 0,
    says({ de: "braucht Wörter in avoid, also oder asked", en: "needs words in avoid, also or asked" }),
  )
  .refine(
    ({ use, also, asked }) => also.length + asked.length === 0 || searchPhrase.safeParse(use).success,
    says({
      de: "braucht in use ein einziges Wort oder eine einzige Wendung, wenn also oder asked etwas nennt",
      en: "needs a single word or phrase in use where also or asked names something",
    }),
  );
/** One thing, one word. A language in which nothing is mistaken for it may be left out. */
export const termSchema = z
  .strictObject({ de: usage.optional(), en: usage.optional() })
  .refine(
    ({ de, en }) => de !== undefined || en !== undefined,
    says({ de: "braucht mindestens eine Sprache (de, en)", en: "needs one language at least (de, en)" }),
  );
/** `content/shared/terms.yaml`: id → term. */
export const termsSchema = z.record(slug, termSchema);

export type Standard = z.infer<typeof standardSchema>;
export type Standards = z.infer<typeof standardsSchema>;
export type Claim = z.infer<typeof claimSchema>;
export type Claims = z.infer<typeof claimsSchema>;
export type Terms = z.infer<typeof termsSchema>;
