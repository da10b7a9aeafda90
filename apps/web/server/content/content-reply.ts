import { isContentFile, redirectsFile } from "@waku/content";
import { redirectsSchema } from "@waku/content/schema";
import { z } from "zod";

/** Largest uploaded file that is taken over, in bytes. */
const maxMediaBytes = 500 * 1024 * 1024;

/** Kinds of files that editors may upload. */
const mediaKinds =
  "avif csv docx gif ics jpeg jpg mp3 mp4 odt ods pdf png pptx svg txt vtt webm webp xlsx zip".replaceAll(" ", "|");
const mediaPath = new RegExp(`^(?:[a-zA-Z0-9_-]+/)*[a-zA-Z0-9_-][a-zA-Z0-9._-]*\\.(?:${mediaKinds})$`);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, "must be a SHA-256 in hex");
const mediaSchema = z.object({ url: z.string().min(1), bytes: z.int().min(0).max(maxMediaBytes), sha256 });

/** Largest text that is taken over; the largest ones of the site are tables of 0.1 MB. */
const maxTextMb = 4;
/** Largest sum of all texts. */
const maxContentMb = 512;

const textSchema = z.object(
  {
    bytes: z.int().min(0).max(mebibytes(maxTextMb), `is larger than the ${maxTextMb} MB that a text may have`),
    sha256,
  },
  "must be size and SHA-256 of a text, as a backend of the same release sends them",
);

/** Names a state of the content, and its folder. */
const version = z.string().regex(/^[0-9a-f]{16,64}$/, "must be 16 to 64 hex digits");
const textPath = z
  .string()
  // Redirects are an entry of their own.
  .refine((path) => isContentFile(path) && path !== redirectsFile, "is no place for a text of the content");

/** Which texts a version has, not they themselves. No path of it leads out of its folder. */
const textsSchema = z.object({
  version,
  /** The version whose texts these differ from; without one, these are all. */
  since: version.optional(),
  /** Texts by their path in the content folder. */
  files: z.record(textPath, textSchema),
  /** Texts of the version before that are none any more. */
  gone: z.array(textPath).default([]),
  redirects: redirectsSchema,
});

/** What is published. */
const manifestSchema = textsSchema.extend({
  /** Uploaded files by their path below `media/`. */
  media: z.record(z.string().regex(mediaPath, "is no place for a media file"), mediaSchema),
});

/** Texts by their SHA-256. */
const textsReplySchema = z.object({ texts: z.record(sha256, z.string()) });

const wordsSchema = z.object({ de: z.string(), en: z.string() });

/** The newest texts, drafts included. Uploaded files are published with their upload and come with the content. */
const draftManifestSchema = textsSchema.extend({
  /** Address below which documents are edited, by their language-neutral name. */
  edit: z.url({ protocol: /^https?$/ }),
  /** What cannot be published yet: where, by the backend's own names, and why. */
  problems: z.array(
    z.object({
      document: wordsSchema,
      field: wordsSchema.optional(),
      message: wordsSchema,
      /** Where it is edited. */
      url: z.url({ protocol: /^https?$/ }).optional(),
    }),
  ),
});

const editorSessionSchema = z.object({
  session: z.string().regex(/^[!-~]{1,1000}$/, "must be up to 1000 characters, without spaces"),
  /** How long it is good for. */
  seconds: z
    .int()
    .min(1)
    .max(30 * 24 * 3600),
});

/** Who sees drafts. */
const editorSchema = z.object({ name: z.string().min(1).max(300) });

/** All texts of a version, by what they are known by. */
type Texts = { files: ReadonlyMap<string, TextFile> };
/** All that is published. */
export type Manifest = Pick<z.infer<typeof manifestSchema>, "version" | "media" | "redirects"> & Texts;
/** All there is for editors. */
export type DraftManifest = Pick<z.infer<typeof draftManifestSchema>, "version" | "redirects" | "edit" | "problems"> &
  Texts;
export type DraftProblem = DraftManifest["problems"][number];
export type EditorSession = z.infer<typeof editorSessionSchema>;
export type Editor = z.infer<typeof editorSchema>;
export type MediaFile = z.infer<typeof mediaSchema>;
/** A text by what it is known by. */
export type TextFile = z.infer<typeof textSchema>;

/** So many faults of an answer are named; the others are counted. */
const namedFaults = 5;

/** Each reads an answer of the content backend. @throws Error that says what is wrong with it */
export const parseTexts = (text: string) => parseReply(text, textsReplySchema).texts;
export const parseEditorSession = (text: string) => parseReply(text, editorSessionSchema);
export const parseEditor = (text: string) => parseReply(text, editorSchema);

/**
 * Reads a manifest, or what differs from the one before.
 * @throws Error like the others, also when all texts are too large together
 */
export function parseManifest(text: string, before?: Manifest): Manifest {
  const { version, media, redirects, ...texts } = parseReply(text, manifestSchema);
  return { version, media, redirects, files: allTexts(texts, before) };
}

/** Reads a manifest for editors; all else as `parseManifest`. */
export function parseDraftManifest(text: string, before?: DraftManifest): DraftManifest {
  const { version, redirects, edit, problems, ...texts } = parseReply(text, draftManifestSchema);
  return { version, redirects, edit, problems, files: allTexts(texts, before) };
}

function allTexts(
  { since, files: changed, gone }: Pick<z.infer<typeof textsSchema>, "since" | "files" | "gone">,
  before: (Texts & { version: string }) | undefined,
): Texts["files"] {
  if (since !== before?.version && since !== undefined)
    throw new Error('the answer is not as agreed: "since" is another version than the one that was named');
  const files = new Map(since === undefined ? [] : before?.files);
  for (const file of gone) files.delete(file);
  for (const [file, digest] of Object.entries(changed)) files.set(file, digest);
  if (files.values().reduce((sum, { bytes }) => sum + bytes, 0) > mebibytes(maxContentMb))
    throw new Error(`its texts are larger than ${maxContentMb} MB together`);
  return files;
}

function mebibytes(count: number): number {
  return count * 1024 * 1024;
}

function parseReply<T>(text: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(parseJson(text));
  if (result.success) return result.data;
  const { issues } = result.error;
  const named = issues.slice(0, namedFaults).map(faultOf);
  const more = issues.length > namedFaults ? [`and ${issues.length - namedFaults} more`] : [];
  throw new Error(`the answer is not as agreed: ${[...named, ...more].join("; ")}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error("the answer is not JSON");
  }
}

function faultOf(issue: z.core.$ZodIssue): string {
  const message = issue.code === "invalid_key" ? issue.issues[0]?.message : issue.message;
  const at = issue.path.map((part) => JSON.stringify(part)).join(" ");
  return `${at || "the whole"} ${message}`.slice(0, 300);
}
