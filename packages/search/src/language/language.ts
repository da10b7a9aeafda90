/** A language that texts are taken apart in. */
export type Language = "de" | "en";
