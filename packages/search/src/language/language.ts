export const languages = ["de", "en"] as const;

/** A language that texts are taken apart in. */
export type Language = (typeof languages)[number];
