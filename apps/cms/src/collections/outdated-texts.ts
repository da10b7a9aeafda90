import { locales } from "@waku/i18n/locale";
import type { CollectionConfig } from "payload";

const nobody = { read: () => false, create: () => false, update: () => false, delete: () => false };

/** Published texts whose other language says something newer: see `translation/outdated.ts`. */
export const outdatedTexts: CollectionConfig = {
  slug: "outdated-texts",
  admin: { hidden: true },
  access: nobody,
  lockDocuments: false,
  timestamps: false,
  fields: [
    { name: "ref", type: "text", required: true, index: true },
    { name: "language", type: "select", options: [...locales], required: true },
    { name: "since", type: "date", required: true },
  ],
};
