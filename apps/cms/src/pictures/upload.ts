import { pictureHeight, pictureName, pictureWidths } from "@waku/content/schema";
import type { Words } from "@waku/i18n/locale";
import type { CollectionBeforeOperationHook, PayloadRequest, Where } from "payload";
import sharp from "sharp";
import { hasRole } from "../access/roles.ts";
import { fieldError, fieldErrors } from "../collections/identity.ts";
import type { Stored } from "../model/convert.ts";
import { mediaName } from "../model/media-name.ts";
import { together } from "../publishing/together.ts";
import { refusal } from "../refusal.ts";
import { holdFiles } from "./held-files.ts";
import { isShipped } from "./picture-folder.ts";
import { textFault, textFields } from "./text-fields.ts";

const maxBytes = 30_000_000;
/** Beyond this, to scale a picture down takes more memory than the whole backend. */
const maxPixels = 50_000_000;
const [width, height] = [Math.max(...pictureWidths), pictureHeight(1200)];

/** Endings by what a file is, whatever it is called. */
const endings: Record<string, string> = { jpeg: "jpg", png: "png", webp: "webp", heif: "avif" };

/**
 * Looks at a picture before anything is written: its name, its texts, and whether the file is a picture of a size that pages can
 * show. Its files are called by its name, also where they replace others.
 */
export const takePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "create" && operation !== "update") return;
  if (!mayChange(req)) return;
  const data = (args as { data?: Stored }).data ?? {};
  demandTexts(data, req);
  const current = "id" in args ? await namesOf(req, { id: { equals: args.id } }) : [];
  const name = operation === "create" ? await newName(data, req) : current[0];
  if (name === undefined) return;
  if (req.file) req.file.name = `${name}.${await endingOf(req.file, req)}`;
  else if (operation === "create" && req.user && !(await isShipped(name))) throw refusal(req, noFile);
  await holdFiles(req, [name]);
  if (operation === "create") data.name = name;
  Object.assign(args, { data, overwriteExistingFiles: true });
};

/** Files of pictures that may go are held until they have gone. */
export const holdDeleted: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "delete" || !mayChange(req)) return;
  const { id, where } = args as { id?: unknown; where?: Where };
  if (id === undefined) req.context[together] = true;
  await holdFiles(req, await namesOf(req, id === undefined ? (where ?? {}) : { id: { equals: id } }));
};

/** This comes before Payload asks who may: whoever may not makes no work and touches no file. */
function mayChange(req: PayloadRequest): boolean {
  return req.payloadAPI !== "REST" || hasRole({ req }, "editor");
}

/** Names of pictures. */
export async function namesOf(req: PayloadRequest, where: Where): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: "pictures",
    where,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs.map(({ name }) => String(name));
}

/** Payload looks at texts when the files are written already. */
function demandTexts(data: Stored, req: PayloadRequest): void {
  const faults = Object.values(textFields).flatMap((path) => {
    const words = path in data ? textFault(data[path]) : undefined;
    return words ? [{ path, words }] : [];
  });
  if (faults.length > 0) throw fieldErrors(req, faults);
}

/** The name that was given, else that of the file. @throws ValidationError where there is none, or it is taken */
async function newName({ name: given }: Stored, req: PayloadRequest): Promise<string> {
  const fromFile =
    req.file &&
    mediaName(req.file.name)
      ?.replace(/\.[a-z0-9]+$/, "")
      .slice(0, 60);
  const name = typeof given === "string" && given.trim() !== "" ? given.trim() : fromFile?.replace(/-+$/, "");
  if (!name) throw refusal(req, noFile);
  if (!pictureName.safeParse(name).success) throw fieldError(req, "name", nameRule);
  if ((await namesOf(req, { name: { equals: name } })).length > 0) throw fieldError(req, "name", nameTaken(name));
  return name;
}

/** @throws Refusal where a file is no picture that pages can show */
async function endingOf({ data, name, size }: NonNullable<PayloadRequest["file"]>, req: PayloadRequest) {
  if (size > maxBytes) throw refusal(req, tooHeavy(name, size));
  // Of what the file begins with; the whole is not read.
  const found = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const ending = found && (found.pages ?? 1) === 1 ? endings[found.format] : undefined;
  if (!found || !ending) throw refusal(req, noPicture(name));
  const isTurned = (found.orientation ?? 1) > 4;
  const [wide, high] = isTurned ? [found.height, found.width] : [found.width, found.height];
  if (wide * high > maxPixels) throw refusal(req, tooLarge(name, wide, high));
  if (wide < width || high < height) throw refusal(req, tooSmall(name, wide, high));
  // Whoever sends a damaged file is told now, not by a page with half a picture.
  await sharp(data, { failOn: "error", limitInputPixels: maxPixels })
    .stats()
    .catch(() => {
      throw refusal(req, noPicture(name));
    });
  return ending;
}

const noFile: Words = {
  de: "Bitte wählen Sie eine Bilddatei: JPEG, PNG, WebP oder AVIF.",
  en: "Please choose a picture file: JPEG, PNG, WebP or AVIF.",
};
const nameRule: Words = {
  de: "Erlaubt sind a–z, 0–9 und Bindestriche, höchstens 60 Zeichen; am Ende nicht -navy oder -light.",
  en: "May have a–z, 0–9 and hyphens, at most 60 characters; not -navy or -light at its end.",
};
const nameTaken = (name: string): Words => ({
  de: `Ein Bild „${name}“ gibt es schon. Öffnen Sie es, um seine Datei zu ersetzen, oder wählen Sie einen anderen Namen.`,
  en: `There is a picture “${name}” already. Open it to replace its file, or choose another name.`,
});
const noPicture = (name: string): Words => ({
  de: `„${name}“ ist beschädigt oder kein Bild, das die Website zeigen kann: JPEG, PNG, WebP oder AVIF, nicht bewegt.`,
  en: `“${name}” is damaged or no picture that the site can show: JPEG, PNG, WebP or AVIF, not animated.`,
});
const tooHeavy = (name: string, size: number): Words => ({
  de: `„${name}“ hat ${Math.ceil(size / 1e6)} MB; ein Bild darf ${maxBytes / 1e6} MB haben.`,
  en: `“${name}” has ${Math.ceil(size / 1e6)} MB; a picture may have ${maxBytes / 1e6} MB.`,
});
const tooLarge = (name: string, wide: number, high: number): Words => ({
  de: `„${name}“ hat ${wide} × ${high} Pixel; ein Bild darf ${maxPixels / 1e6} Millionen Pixel haben.`,
  en: `“${name}” has ${wide} × ${high} pixels; a picture may have ${maxPixels / 1e6} million pixels.`,
});
const tooSmall = (name: string, wide: number, high: number): Words => ({
  de: `„${name}“ hat ${wide} × ${high} Pixel; auf großen Bildschirmen braucht ein Bild ${width} × ${height}.`,
  en: `“${name}” has ${wide} × ${high} pixels; on large screens a picture needs ${width} × ${height}.`,
});
