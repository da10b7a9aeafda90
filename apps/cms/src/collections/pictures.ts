import { pictureFormats, pictureHeight, pictureWidths } from "@waku/content/schema";
import { type Locale, locales, type Words } from "@waku/i18n/locale";
import type { CollectionConfig, Endpoint, Field, PayloadRequest } from "payload";
import { hasRole, isEditor } from "../access/roles.ts";
import { isSite } from "../access/site-token.ts";
import { pictureShownPath } from "../admin/paths.ts";
import { languageOf } from "../language.ts";
import { labelOf } from "../model/labels.ts";
import { releaseFiles, restoreFiles } from "../pictures/held-files.ts";
import { isShipped, pictureFolder, thumbnail } from "../pictures/picture-folder.ts";
import { textFault, textFields } from "../pictures/text-fields.ts";
import { holdDeleted, namesOf, takePicture } from "../pictures/upload.ts";
import { demandBase } from "../publishing/base-version.ts";
import { clean } from "../publishing/clean.ts";
import { publish } from "../publishing/publish.ts";
import { together } from "../publishing/together.ts";
import { refusal } from "../refusal.ts";
import { demandRoom } from "./upload-room.ts";

function textField(locale: Locale): Field {
  return {
    name: textFields[locale],
    label: labelOf(textFields[locale]),
    type: "textarea",
    required: true,
    maxLength: 160,
    validate: (value: unknown, { req }: { req: PayloadRequest }) => textFault(value)?.[languageOf(req)] ?? true,
    admin: {
      description: {
        de: "Für alle, die das Bild nicht sehen: was darauf ist, nicht, was es bedeuten soll",
        en: "For all who do not see it: what is on it, not what it is to mean",
      },
    },
  };
}

/** What comes with the site stays; that nothing shows a picture any more is seen when it is gone from what is published. */
async function demandUpload(id: number | string, req: PayloadRequest): Promise<void> {
  const [name = ""] = await namesOf(req, { id: { equals: id } });
  if (await isShipped(name))
    throw refusal(req, {
      de: `„${name}“ gehört zur Website und bleibt. Seine Datei können Sie durch eine andere ersetzen.`,
      en: `“${name}” comes with the site and stays. You can replace its file by another one.`,
    });
}

/**
 * `GET /api/pictures/thumbnail/:name`: a small form of a picture, uploaded or shipped with the site, for the panel. 404
 * where there is none.
 */
const thumbnailEndpoint: Endpoint = {
  path: "/thumbnail/:name",
  method: "get",
  handler: async (req) => {
    if (!hasRole({ req }, "translator")) return new Response(null, { status: 403 });
    const bytes = await thumbnail(String(req.routeParams?.name));
    if (!bytes) return new Response(null, { status: 404 });
    return new Response(bytes, { headers: { "Content-Type": "image/webp", "Cache-Control": "private, no-cache" } });
  },
};

const nameRule: Words = {
  de: "So wird das Bild auf Seiten genannt; leer: wie die Datei. Bleibt.",
  en: "By this name pages show it; empty: that of the file. It stays.",
};

/** An editor waits for it: a third of the time that sharp takes by default, for files 6 % larger. */
const avif = { quality: 55, effort: 3 };

/** Operations that change pictures; others read, also in the course of a change. */
const changes: ReadonlySet<string> = new Set(["create", "updateByID", "deleteByID", "delete"]);

/** Pictures that pages show: their files in every size, what is to be seen on them, and what matters most on them. */
export const pictures: CollectionConfig = {
  slug: "pictures",
  labels: { singular: { de: "Bild", en: "Picture" }, plural: { de: "Bilder", en: "Pictures" } },
  admin: {
    useAsTitle: "name",
    group: { de: "Inhalte", en: "Content" },
    defaultColumns: ["name", "filename", ...Object.values(textFields)],
    listSearchableFields: ["name", ...Object.values(textFields)],
    pagination: { defaultLimit: 50 },
  },
  defaultSort: "name",
  access: {
    read: (args) => hasRole(args, "translator") || isSite(args.req.headers),
    // What is uploaded is public at once.
    create: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  disableDuplicate: true,
  upload: {
    staticDir: pictureFolder,
    mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    filesRequiredOnCreate: false,
    adminThumbnail: ({ doc }) => `/api/pictures/thumbnail/${doc.name}?of=${encodeURIComponent(String(doc.updatedAt))}`,
    displayPreview: true,
    // Pages show all pictures in one shape: what matters on it is said by its focal point.
    crop: false,
    focalPoint: true,
    pasteURL: false,
    hideRemoveFile: true,
    bulkUpload: false,
    imageSizes: pictureWidths.flatMap((width) =>
      pictureFormats.map((format) => ({
        name: `${format}${width}`,
        width,
        height: pictureHeight(width),
        formatOptions: { format, options: format === "avif" ? avif : { quality: 80 } },
        generateImageName: ({ originalName }: { originalName: string }) => `${originalName}-navy-${width}.${format}`,
      })),
    ),
  },
  endpoints: [thumbnailEndpoint],
  hooks: {
    beforeOperation: [demandBase, takePicture, holdDeleted, demandRoom(pictureFolder)],
    beforeValidate: [({ data }) => clean(data)],
    // Lists of the panel would say "null" of what comes with the site.
    afterRead: [({ doc, findMany }) => (findMany ? { ...doc, filename: doc.filename ?? "" } : doc)],
    beforeDelete: [({ id, req }) => demandUpload(id, req)],
    afterChange: [publishUnlessTogether],
    afterDelete: [publishUnlessTogether],
    afterOperation: [
      async ({ operation, req, result }) => {
        // Several at once go all or none: a refusal of one would be noted, and it would be gone all the same.
        if (operation === "delete") await publish(req);
        if (changes.has(operation)) await releaseFiles(req);
        return result;
      },
    ],
    afterError: [({ req }) => restoreFiles(req)],
  },
  fields: [
    { name: "shown", type: "ui", admin: { components: { Field: pictureShownPath }, disableListColumn: true } },
    {
      name: "name",
      label: labelOf("name"),
      type: "text",
      index: true,
      unique: true,
      admin: { description: nameRule },
      access: { update: () => false },
    },
    ...locales.map(textField),
  ],
};

async function publishUnlessTogether({ req }: { req: PayloadRequest }): Promise<void> {
  if (!req.context[together]) await publish(req);
}
