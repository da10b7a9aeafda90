import { z } from "zod";
import { linkTarget } from "../link.ts";
import { says } from "../says.ts";
import { references } from "./references.ts";

/** A file under `content/media`. */
export const mediaFile = z
  .string()
  .describe("A file under `content/media`")
  .refine(
    (value) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/.test(value),
    says({ de: "muss eine Datei wie files/liste.pdf nennen", en: "must name a file such as files/list.pdf" }),
  )
  .register(references, { refersTo: "file" });

/** What a download gives: a file under `content/media`, or a link, also one from the settings. */
export const downloadTarget = z
  .union([mediaFile, linkTarget])
  .describe("A file under `content/media`, or a link target")
  .register(references, { refersTo: "file" });
