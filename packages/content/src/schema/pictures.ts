import { z } from "zod";
import { pictureNames } from "./names.ts";
import { line } from "./text.ts";

/** What each picture shows, for those who do not see it: `content/<locale>/pictures.yaml`, picture name → text. */
export const picturesSchema = z.partialRecord(z.enum(pictureNames), line(160));
export type Pictures = z.infer<typeof picturesSchema>;
