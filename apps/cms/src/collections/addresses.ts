import { locales } from "@waku/i18n/locale";
import type { CollectionConfig, GlobalConfig } from "payload";

const nobody = { read: () => false, create: () => false, update: () => false, delete: () => false };

/** Every address a published document has ever had; the backend writes it, and redirects come from it. */
export const addresses: CollectionConfig = {
  slug: "addresses",
  admin: { hidden: true },
  access: nobody,
  timestamps: false,
  fields: [
    { name: "locale", type: "select", options: [...locales], required: true, index: true },
    { name: "path", type: "text", index: true },
    { name: "ref", type: "text", required: true },
  ],
};

/** Which version of the content is published. */
export const publication: GlobalConfig = {
  slug: "publication",
  admin: { hidden: true },
  access: { read: () => false, update: () => false },
  fields: [{ name: "version", type: "text" }],
};
