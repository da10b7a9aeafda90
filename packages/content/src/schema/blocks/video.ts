import { z } from "zod";
import { line, slug } from "../text.ts";
import type { BlockDefinition } from "./definition.ts";
import { anchor } from "./parts.ts";
import { references } from "./references.ts";

export const video = {
  label: { de: "Video", en: "Video" },
  purpose: "A video of the settings, loaded from its platform only after a visitor agrees.",
  schema: z.strictObject({
    type: z.literal("video"),
    ...anchor,
    title: line(90),
    text: line(400),
    video: slug
      .describe("Key of the video in the site settings (`videos`), which name platform and id")
      .register(references, { refersTo: "video" }),
  }),
} satisfies BlockDefinition;
