import { join } from "node:path";
import type { Locale } from "@waku/i18n/locale";
import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from "payload";
import { hasRole, isEditor } from "../access/roles.ts";
import { isSite } from "../access/site-token.ts";
import { env } from "../current-env.ts";
import { isWhatItsNameSays } from "../model/file-kind.ts";
import { mediaName } from "../model/media-name.ts";
import { exportContent } from "../publishing/export-content.ts";
import { Places } from "../publishing/place.ts";
import { refusal } from "../refusal.ts";
import { demandRoom, rememberName, removeHalf } from "./upload-room.ts";

/** Below which folder the site serves uploaded files: `files/name.pdf` in a file field is one of them. */
export const mediaPrefix = "files";
/** Media folder of the uploads, laid out like the site's own. */
export const uploadFolder = join(env.dataDir, "cms-media");
/** Where the files themselves lie. */
export const fileFolder = join(uploadFolder, mediaPrefix);

const maxBytes = 100_000_000;

/** Files beyond this are not even read to their end. */
export const hardUploadLimit = {
  limits: { fileSize: 2 * maxBytes },
  requestSizeLimit: 2 * maxBytes,
  responseOnLimit: `Eine Datei darf ${megabytes(maxBytes)} MB haben. / A file may have ${megabytes(maxBytes)} MB.`,
};

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1_000_000);
}

/** A file gets a name that addresses can hold. One that pages show keeps it, hence is not replaced by another. */
const nameUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!req.file || (operation !== "create" && operation !== "update")) return;
  const name = mediaName(req.file.name);
  if (!name) {
    throw refusal(req, {
      de: `„${req.file.name}“ hat keine der Endungen, die die Website zeigt: pdf, zip, csv, png, jpg, webp, docx, xlsx, pptx, mp3.`,
      en: `“${req.file.name}” has none of the endings the site shows: pdf, zip, csv, png, jpg, webp, docx, xlsx, pptx, mp3.`,
    });
  }
  if (req.file.size > maxBytes) {
    throw refusal(req, {
      de: `„${req.file.name}“ hat ${megabytes(req.file.size)} MB; eine Datei darf ${megabytes(maxBytes)} MB haben.`,
      en: `“${req.file.name}” has ${megabytes(req.file.size)} MB; a file may have ${megabytes(maxBytes)} MB.`,
    });
  }
  if (!isWhatItsNameSays(name, req.file.data)) {
    throw refusal(req, {
      de: `„${req.file.name}“ ist beschädigt oder eine Datei anderer Art als ihre Endung sagt.`,
      en: `“${req.file.name}” is damaged, or a file of another kind than its ending says.`,
    });
  }
  if ("id" in args) await demandUnused(args.id as number, req);
  req.file.name = name;
};

/** @throws APIError that names the published texts which offer a file */
async function demandUnused(id: number | string, req: PayloadRequest): Promise<void> {
  const { filename } = await req.payload.findByID({ collection: "files", id, overrideAccess: true, req });
  const content = await exportContent(req);
  const places = new Places(content, req.payload.config);
  const users = [...content.files].flatMap(([file, text]) =>
    text.includes(`${mediaPrefix}/${filename}`) ? [places.of({ file }).document] : [],
  );
  if (users.length === 0) return;
  const list = (locale: Locale) => users.map((document) => `• ${document[locale]}`).join("\n");
  throw refusal(req, {
    de: `${filename} wird noch angeboten. Bitte zuerst dort entfernen oder ersetzen:\n${list("de")}`,
    en: `${filename} is still offered. Please remove or replace it there first:\n${list("en")}`,
  });
}

/** Files for downloads, and recordings of updates: checklists, handbook materials, press kits. */
export const files: CollectionConfig = {
  slug: "files",
  labels: { singular: { de: "Datei", en: "File" }, plural: { de: "Dateien", en: "Files" } },
  admin: { useAsTitle: "filename", group: { de: "Inhalte", en: "Content" } },
  access: {
    read: (args) => hasRole(args, "translator") || isSite(args.req.headers),
    // What is uploaded is public at once.
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  upload: {
    staticDir: fileFolder,
    mimeTypes: [
      "application/pdf",
      "application/zip",
      "text/csv",
      "image/png",
      "image/jpeg",
      "image/webp",
      "audio/mpeg",
      "application/vnd.openxmlformats-officedocument.*",
    ],
    displayPreview: false,
    // Files are taken as they are, and from the editor's machine only.
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [nameUpload, demandRoom(fileFolder)],
    beforeChange: [rememberName],
    afterError: [removeHalf(fileFolder)],
    beforeDelete: [({ id, req }) => demandUnused(id, req)],
  },
  fields: [{ name: "note", label: { de: "Notiz", en: "Note" }, type: "text" }],
};
