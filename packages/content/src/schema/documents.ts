import { z } from "zod";
import { blockSchema } from "./blocks/index.ts";
import { downloadTarget } from "./blocks/media-file.ts";
import { heroWords, picture } from "./blocks/parts.ts";
import { drawingNames, formGroups, registerNames } from "./names.ts";
import { lineDrawingNames, mainEntities, openingMarks, openingTones, pageFamilies } from "./page-kinds.ts";
import { says } from "./says.ts";
import { sheetSchema } from "./sheet.ts";
import { day, line, markdown, moment, slug, texts } from "./text.ts";

/** So many characters search engines show, and find enough. */
export const metaLimits = { title: { least: 1, most: 60 }, description: { least: 110, most: 160 } } as const;

/** Title and description for search engines and share cards; the product name is appended to the title. */
export const metaSchema = z.strictObject({
  title: line(metaLimits.title.most),
  description: line(metaLimits.description.most).refine(
    (value) => value.length >= metaLimits.description.least,
    says((value) => ({
      de: `ist ${String(value).length} Zeichen lang, Suchergebnisse brauchen mindestens ${metaLimits.description.least}`,
      en: `is ${String(value).length} characters long, search results want at least ${metaLimits.description.least}`,
    })),
  ),
});

/** What the opening of a page says while its event is still to come, or under way. */
const eventWords = z.strictObject({ meta: metaSchema, ...heroWords });

/**
 * An event by its days: the opening as it stands is for afterwards, with `notice` at its top; `before` and `during` take
 * its place until then. Without `begins` there is no during.
 */
const eventSchema = z
  .strictObject({
    begins: day.optional(),
    ended: day,
    notice: line(240),
    before: eventWords.optional(),
    during: eventWords.optional(),
  })
  .refine(({ begins, ended }) => begins === undefined || begins <= ended, {
    path: ["begins"],
    ...says({ de: "liegt nach dem letzten Tag", en: "is after the last day" }),
  });

/** A page: `content/<locale>/pages/<path>.yaml`. It opens with a hero. */
export const pageSchema = z.strictObject({
  /** What kind of page it is, which decides how it looks. */
  family: z.enum(pageFamilies),
  /** A quieter opening, for a page that leads into a collection or a handbook; else its family's. */
  opening: z.strictObject({ tone: z.enum(openingTones), mark: z.enum(openingMarks) }).optional(),
  /** Group of pages that decides where inquiries go; pages without one keep the site's own forms. */
  inquiries: z.enum(formGroups).optional(),
  /** What search engines are told that the page is about. */
  mainEntity: z.enum(mainEntities).optional(),
  /** What its share picture shows beside the title; else a mobile robot. */
  shareDrawing: z.enum(lineDrawingNames).optional(),
  meta: metaSchema,
  event: eventSchema.optional(),
  blocks: z
    .array(blockSchema)
    .min(2)
    .refine(
      (blocks) => blocks[0]?.type === "hero",
      says({ de: "müssen mit einem Seitenkopf beginnen", en: "must open with a hero" }),
    )
    .refine(
      (blocks) => blocks.filter((block) => block.type === "hero").length === 1,
      says({ de: "müssen genau einen Seitenkopf enthalten", en: "must hold exactly one hero" }),
    ),
});

/**
 * A recording of an update, in each language its own or none. The file is one of ours: a foreign address would tell
 * others who listens.
 */
const recordingSchema = z.strictObject({
  file: z
    .string()
    .refine(
      (value) => /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.mp3$/.test(value),
      says({ de: "muss eine Datei wie files/update-7.mp3 nennen", en: "must name a file such as files/update-7.mp3" }),
    )
    .register(texts, { text: "line" }),
  duration: z
    .string()
    .refine(
      (value) => /^\d{1,3}:[0-5]\d$/.test(value),
      says({ de: "muss Minuten und Sekunden nennen, etwa 5:12", en: "must be minutes and seconds, such as 5:12" }),
    )
    .register(texts, { text: "line" }),
  /** What is said, where it is not the text of the update read out. */
  transcript: markdown.optional(),
});

const item = {
  /** Address in this language; the file name when left out. */
  slug: slug.clone().register(texts, { text: "slug" }).optional(),
  meta: metaSchema,
  title: line(90),
  teaser: line(280),
};
/** A picture above the text; the caption says what it has to do with it, what is to be seen on it is known. */
const openingPictureSchema = z.strictObject({ name: picture, caption: line(240).optional() });
/** Shown from this moment on; until then there is no such document. */
const dated = { published: moment, picture: openingPictureSchema.optional() };

/** Front matter of the Markdown items: `content/<locale>/<folder>/<id>.md`. The body is the text. */
export const itemSchemas = {
  article: z
    .strictObject({
      ...item,
      ...dated,
      tags: z.array(line(30)).max(5).register(texts, { text: "list" }).default([]),
      /** Opens the text. */
      drawing: z.strictObject({ scene: z.enum(drawingNames), caption: line(240) }).optional(),
      sheet: sheetSchema.optional(),
    })
    .refine(({ picture, drawing }) => !picture || !drawing, {
      path: ["picture"],
      ...says({
        de: "steht neben einer Zeichnung; ein Artikel beginnt mit einem von beiden",
        en: "stands beside a drawing; an article opens with one of them",
      }),
    }),
  update: z.strictObject({
    ...item,
    ...dated,
    /** Key of the recording in the site settings, as for video blocks. */
    video: slug.optional(),
    audio: recordingSchema.optional(),
  }),
  pressRelease: z.strictObject({ ...item, ...dated }),
  job: z.strictObject({
    ...item,
    published: moment,
    employment: z.enum(["FULL_TIME", "PART_TIME", "INTERN"]),
    /** Where the work is done, as the reader sees it. */
    workplace: line(80),
    remote: z.boolean().default(false),
    /** Last day on which applications are taken, by the clock of the appointments; the page stays and says so afterwards. */
    closes: day.optional(),
  }),
  client: z.strictObject({ ...item, industry: line(60), story: z.string().startsWith("/success-stories/") }),
  partner: z.strictObject({ ...item }),
  plainPage: z.strictObject({
    ...item,
    /** A register to show below the text. */
    register: z.enum(registerNames).optional(),
  }),
} as const;

const order = z.int().min(1);
const downloads = z
  .array(z.strictObject({ title: line(90), text: line(300), file: downloadTarget }))
  .max(6)
  .default([]);

/** `content/<locale>/handbooks/<handbook>/<chapter>/index.md` */
export const chapterSchema = z.strictObject({ ...item, order, downloads });
/** `content/<locale>/handbooks/<handbook>/<chapter>/<section>.md` */
export const sectionSchema = z.strictObject({ ...item, order, downloads });

export type OpeningPicture = z.infer<typeof openingPictureSchema>;
export type Recording = z.infer<typeof recordingSchema>;
export type Page = z.infer<typeof pageSchema>;
export type Meta = z.infer<typeof metaSchema>;
export type ItemOf<C extends keyof typeof itemSchemas> = z.infer<(typeof itemSchemas)[C]>;
export type Chapter = z.infer<typeof chapterSchema>;
export type Section = z.infer<typeof sectionSchema>;
