import { z } from "zod";
import { says } from "./says.ts";
import { line, slug } from "./text.ts";

/** Name of a picture, by which pages show it: `amr`. Its files are called by it, so it must not read like one of them. */
export const pictureName = slug.max(60).refine(
  (name) => !/-(?:navy|light)(?:-\d+)?$/.test(name),
  says({
    de: "darf nicht auf -navy oder -light enden: so heißen die Dateien eines Bildes",
    en: "must not end in -navy or -light: the files of a picture are called so",
  }),
);

/** What is to be seen on a picture, for those who do not see it. */
export const pictureText = line(160);

/** Texts of the pictures there are in a language: `content/<locale>/pictures.yaml`, picture name → text. */
export const picturesSchema = z.record(pictureName, pictureText);
export type Pictures = z.infer<typeof picturesSchema>;
